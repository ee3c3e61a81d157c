// refused, first error in line 3:
// operationbeingparsedwithanunregistereddialect.Ifthisisintended,pleaseuse-allow-unregistered-dialectwiththeMLIRtoolused
