//! Declarative rewrite rules (DRR) to the pattern model.
