// refused, first error in line 4:
// regionentryargument'%i'isalreadyinuse
