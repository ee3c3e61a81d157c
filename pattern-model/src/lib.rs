//! The shared pattern model: rewrite patterns as plain data.
