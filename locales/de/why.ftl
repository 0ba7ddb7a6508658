hurried = Er wurde gedrängt; mit mehr Zeit hätte er etwas anderes gespielt.
