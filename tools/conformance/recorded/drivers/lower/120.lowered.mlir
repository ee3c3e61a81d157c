// refused, first error in line 3:
// failedtolegalizeoperation'cf.switch'thatwasexplicitlymarkedillegal
