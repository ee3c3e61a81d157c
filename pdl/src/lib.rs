//! PDL dialect text to and from the pattern model.
