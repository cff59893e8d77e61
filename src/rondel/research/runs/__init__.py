"""Runs: many games between bots in a folder, played by any number of workers on any number of machines.

    from rondel.research.runs import Manifest, Run, summary, work

    run = Run.begin("run", Manifest.of("imperial", ["greedy", "random", "random"], games=1000, seed=1))
    work(run)
    print(summary(run).to_dict())

A run is a manifest and shards. What a shard holds follows from the manifest alone, and its file appears when it is
complete: the file is the proof of the work, so a worker may die at any time and any two may do the same.
"""

from rondel.extras import optional_packages

with optional_packages():
    from rondel.research.runs.manifest import Manifest, RunError
    from rondel.research.runs.run import Run, ShardsFailed, summary
    from rondel.research.runs.worker import play_shard, work

__all__ = ["Manifest", "Run", "RunError", "ShardsFailed", "play_shard", "summary", "work"]
