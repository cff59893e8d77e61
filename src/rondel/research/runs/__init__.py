"""Runs: large, resumable series of games between bots, played by local processes or on a cluster.

    from rondel.research.runs import Manifest, Run, summary, work

    run = Run.begin("run", Manifest.of("imperial", ["greedy", "random", "random"], games=1000, seed=1))
    work(run)
    print(summary(run).to_dict())

A run is a folder with a manifest and shards. The manifest alone determines the content of a shard, and shard files are
written atomically, so a worker may die at any time.
"""

from rondel.extras import optional_packages

with optional_packages():
    from rondel.research.runs.manifest import Manifest, RunError
    from rondel.research.runs.run import Run, ShardsFailed, play_shard, summary, work

__all__ = ["Manifest", "Run", "RunError", "ShardsFailed", "play_shard", "summary", "work"]
