//! PDLL text to the pattern model.
