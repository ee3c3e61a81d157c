// refused, first error in line 3:
// failedtolegalizeoperation'scf.forall'thatwasexplicitlymarkedillegal
