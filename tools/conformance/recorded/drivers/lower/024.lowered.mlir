// refused, first error in line 4:
// failedtolegalizeoperation'cf.br'thatwasexplicitlymarkedillegal
