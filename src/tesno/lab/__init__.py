"""The laboratory: benchmarks, soak runs, invariants, the compiled core."""
