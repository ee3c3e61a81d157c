// refused, first error in line 22:
// operationbeingparsedwithanunregistereddialect.Ifthisisintended,pleaseuse-allow-unregistered-dialectwiththeMLIRtoolused
