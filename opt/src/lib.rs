//! Passes, pass manager, conversion specs and opt_main.
