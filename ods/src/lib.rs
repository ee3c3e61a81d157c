//! Op definitions from TableGen records, registered at run time.
