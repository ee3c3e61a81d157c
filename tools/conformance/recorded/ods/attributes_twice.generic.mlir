// refused, first error in line 3:
// customop'func.func''sym_visibility'isaninferredattributeandshouldnotbespecifiedintheexplicitattributedictionary
