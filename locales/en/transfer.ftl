# The screens that hand a match, or everything, from one device to another by QR codes.
title = From another device
lead = Show the code on the other device and point this camera at it. Nothing is sent over a network.

# The camera.
camera = Camera
camera_picture = The camera’s picture
camera_start = Use the camera
camera_stop = Stop the camera
camera_again = Try again
camera_off = The camera is off.
camera_starting = The camera is starting …
camera_point = Point the camera at the code
camera_refused = The camera is not allowed here. Allow it for this page in the browser’s settings, then try again.
camera_absent = This device has no camera. Choose a picture of the code, or paste its text.
camera_busy = Another app is using the camera. Close it there, then try again.
camera_unplugged = The camera was disconnected. Connect it again, then try again.
camera_unsupported = This browser offers no camera here: it needs an address that starts with https. Choose a picture of the code, or paste its text.
reader_missing = The code reader could not be loaded. Go online once, then try again.

# The other ways in.
picture = A picture of the code
picture_choose = Choose a picture
picture_reading = Looking for the code …
picture_unreadable = This browser cannot open that file as a picture.
picture_without_code = There is no readable code in this picture. Take it again: closer, sharp, and with the whole code on it.
text = The text of the code
text_paste = Paste the text
text_read = Read the text
text_empty = There is no text yet. Paste it first.

# The codes that arrive, and those that are shown.
arriving = Received so far
percent = { $n }%
received = { $n ->
    [one] { $n } byte was read.
   *[other] { $n } bytes were read.
}
code = QR code for the other device
