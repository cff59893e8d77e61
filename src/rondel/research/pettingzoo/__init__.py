"""PettingZoo environments of both editions: `imperial_v0` and `imperial_2030_v0`, each with `env` and `raw_env`.

from rondel.research.pettingzoo import imperial_v0

env = imperial_v0.env(players=4)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    over = termination or truncation
    env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

from rondel.extras import optional_packages

with optional_packages():
    from rondel.research.pettingzoo import imperial_2030_v0, imperial_v0

__all__ = ["imperial_2030_v0", "imperial_v0"]
