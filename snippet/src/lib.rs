//! The C++ expression subset of .td and .pdll files, evaluated on the IR.
