"""Runs: many games between bots in a folder, played by processes of this machine or by a cluster.

    from rondel.research.runs import Manifest, Run, summary, work

    run = Run.begin("run", Manifest.of("imperial", ["greedy", "random", "random"], games=1000, seed=1))
    work(run)
    print(summary(run).to_dict())

A run is a manifest and shards. What a shard holds follows from the manifest alone, and its file appears when it is
complete: the file is the proof of the work, so a worker may die at any time.
"""

from rondel.extras import optional_packages

with optional_packages():
    from rondel.research.runs.manifest import Manifest, RunError
    from rondel.research.runs.run import Run, ShardsFailed, play_shard, summary, work

__all__ = ["Manifest", "Run", "RunError", "ShardsFailed", "play_shard", "summary", "work"]
