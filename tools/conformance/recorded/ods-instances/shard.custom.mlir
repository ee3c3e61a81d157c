// refused, first error in line 16:
// operationbeingparsedwithanunregistereddialect.Ifthisisintended,pleaseuse-allow-unregistered-dialectwiththeMLIRtoolused
