"""Baseline network over vocabulary words: one shared hidden layer, one for the policy, one for the value.

Its logits are the network output plus the logarithm of the number of legal actions that continue with each word. The
output is near zero at first, so the initial policy is uniform over actions, not over words.
"""

from __future__ import annotations

from typing import Any

from rondel.extras import optional_packages

with optional_packages():
    import torch
    from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
    from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
    from torch import nn


class FeaturesWithoutCounts(BaseFeaturesExtractor):  # type: ignore[misc]
    """First layer; ignores the completion counts at the end of the observation."""

    def __init__(self, observation_space: Any, words: int, width: int = 256) -> None:
        super().__init__(observation_space, width)
        self.words = words
        self.layer = nn.Sequential(nn.Linear(observation_space.shape[0] - words, width), nn.ReLU())

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        features: torch.Tensor = self.layer(observations[:, : -self.words])
        return features


class CompletionPolicy(MaskableActorCriticPolicy):  # type: ignore[misc]
    """Masked policy over words whose logits start at log(completions)."""

    def __init__(self, observation_space: Any, action_space: Any, lr_schedule: Any, **kwargs: Any) -> None:
        self._words = int(action_space.n)
        kwargs |= {
            "features_extractor_class": FeaturesWithoutCounts,
            "features_extractor_kwargs": {"words": self._words},
            "net_arch": {"pi": [128], "vf": [128]},
            "activation_fn": nn.ReLU,
        }
        super().__init__(observation_space, action_space, lr_schedule, **kwargs)

    def _distribution(self, observations: torch.Tensor, latent: torch.Tensor) -> Any:
        counts = observations[:, -self._words :]
        logits = self.action_net(latent) + torch.log(torch.clamp(counts, min=1.0))
        return self.action_dist.proba_distribution(action_logits=logits)

    def _latent(self, observations: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        latent: tuple[torch.Tensor, torch.Tensor] = self.mlp_extractor(self.extract_features(observations))
        return latent

    def forward(
        self, obs: torch.Tensor, deterministic: bool = False, action_masks: Any = None
    ) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        policy, value = self._latent(obs)
        distribution = self._distribution(obs, policy)
        if action_masks is not None:
            distribution.apply_masking(action_masks)
        actions = distribution.get_actions(deterministic=deterministic)
        return actions, self.value_net(value), distribution.log_prob(actions)

    def evaluate_actions(self, obs: torch.Tensor, actions: torch.Tensor, action_masks: Any = None) -> Any:
        policy, value = self._latent(obs)
        distribution = self._distribution(obs, policy)
        if action_masks is not None:
            distribution.apply_masking(action_masks)
        return self.value_net(value), distribution.log_prob(actions), distribution.entropy()

    def get_distribution(self, obs: torch.Tensor, action_masks: Any = None) -> Any:
        distribution = self._distribution(obs, self._latent(obs)[0])
        if action_masks is not None:
            distribution.apply_masking(action_masks)
        return distribution
