// refused, first error in line 3:
// failedtolegalizeoperation'cf.cond_br'thatwasexplicitlymarkedillegal
