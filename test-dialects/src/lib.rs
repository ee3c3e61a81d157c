//! Operations, patterns and conversions of the test dialect.
