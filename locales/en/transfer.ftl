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
arriving_line = Keep the camera on the codes until the ring is full. What was read stays while this screen is open.
percent = { $n }%
code = QR code for the other device

# The device that shows the code.
to_another = To another device
share_match = Share this match
share_position = Share this position
share_set = Share this set
share_problem = Share this problem
code_line = Point the other device’s camera at this code. Its own camera app opens it too.
code_plain_line = For a device without a network: on it, open Saved matches, then “From another device”.
code_plain = Code without the address
code_address = Code with the address
copy_link = Copy the link
share_link = Share the link
link_copied = The link is copied. Whoever has it has the whole match.
link_copied_small = The link is copied.
code_safe = Nothing is sent. Whoever photographs the code has what is in it.
codes_line = One code after another: keep the other camera on them until its ring is full. It needs at least { $n ->
    [one] { $n } code
   *[other] { $n } codes
}.
codes_stop = Stop the codes
codes_go = Go on
codes_too_large = This is too large for codes. Take the file instead.

# A match that is handed over.
hand_over_line = Does the match go on there? Then lock it here: your copy stays, and you can take it back.
hand_over = Lock it here
handed_over = Handed over. Your copy is kept.
handed_title = This match went to another device
handed_text = You handed it over on { $when }. Take it back only if it does not go on there.
take_back = Take it back

# What has arrived.
open_match = Open the match
open_saves = Show saved matches
position_arrived = A position of Barragoon has arrived
position_start = Set up a match from it
set_arrived = A set of wreck cards for Barrakuda has arrived: { $name }
set_keep = Keep this set
set_kept = Kept: choose it in the options under “Wreck cards”.
sequence_restart = Start again with these codes
fault_foreign = This is not a code of Bar à Jeux.
fault_newer = This code is from a newer version of the app. Update this device, then try again.
fault_broken = The code could not be read whole. Try again.
fault_large = What this code holds is too large for this device.
fault_sequence = These codes belong to something else. The codes read so far are still there.
fault_position = No match can start from this position.
