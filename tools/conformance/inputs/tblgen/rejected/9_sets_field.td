// A class of sets without elements.
class Set;
def a : Set;
