// Some bytes.
