// Sets without their class.
def a;
