//! Rewriter, pattern sets and the walk, greedy and dialect-conversion drivers.
