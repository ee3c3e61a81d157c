//! MLIR text: reading and printing.

/// Reads one operation's custom form.
pub struct OpParser<'p, 'src> {
    _marker: std::marker::PhantomData<(&'p (), &'src ())>,
}

/// Prints one operation's custom form.
pub struct OpPrinter<'a> {
    _marker: std::marker::PhantomData<&'a ()>,
}
