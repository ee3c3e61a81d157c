// Embedded prelude: small helpers that every other file uses.

#ifndef UTILS_TD
#define UTILS_TD

// A definition that is on its way out, and one whose generated C++ is.
class Deprecated<string why> { string odsDeprecated = why; }
class CppDeprecated<string why> { string odsCppDeprecated = why; }

// A function from template arguments to text.
class StrFunc<string text> { string result = text; }

// Operators of the dags that list operands and results.
def ins;
def outs;

// A builder's parameter that has a default.
class CArg<string ty, string value = ""> {
  string type = ty;
  string defaultValue = value;
}

class firstCharToUpper<string str> {
  string ret = !if(!empty(str), "", !toupper(!substr(str, 0, 1)) # !substr(str, 1));
}

// Drops the first underscore and capitalises what follows it.
class _snakeCaseHelper<string str> {
  int idx = !find(str, "_");
  string ret = !if(!lt(idx, 0), str,
    !substr(str, 0, idx) # firstCharToUpper<!substr(str, !add(idx, 1))>.ret);
}

class snakeCaseToCamelCase<string str> {
  string ret = !foldl(firstCharToUpper<str>.ret, !range(0, !size(str)), sofar, i,
                      _snakeCaseHelper<sofar>.ret);
}

#endif
