# The screens that hand a match, or everything, from one device to another by QR codes.
title = Desde otro dispositivo
lead = Muestra el código en el otro dispositivo y apúntale con esta cámara. Nada pasa por una red.

# The camera.
camera = Cámara
camera_picture = La imagen de la cámara
camera_start = Usar la cámara
camera_stop = Apagar la cámara
camera_again = Reintentar
camera_off = La cámara está apagada.
camera_starting = La cámara se está encendiendo…
camera_point = Apunta al código con la cámara
camera_refused = La cámara no está permitida aquí. Permítela para esta página en los ajustes del navegador y vuelve a intentarlo.
camera_absent = Este dispositivo no tiene cámara. Elige una imagen del código o pega su texto.
camera_busy = Otra app está usando la cámara. Ciérrala y vuelve a intentarlo.
camera_unplugged = La cámara se ha desconectado. Conéctala de nuevo y vuelve a intentarlo.
camera_unsupported = Este navegador no ofrece cámara aquí: hace falta una dirección que empiece por https. Elige una imagen del código o pega su texto.
reader_missing = No se ha podido cargar el lector de códigos. Conéctate una vez a internet y vuelve a intentarlo.

# The other ways in.
picture = Una imagen del código
picture_choose = Elegir una imagen
picture_reading = Buscando el código…
picture_unreadable = Este navegador no puede abrir ese archivo como imagen.
picture_without_code = En esta imagen no hay ningún código legible. Hazla otra vez: más cerca, nítida y con el código entero.
text = El texto del código
text_paste = Pega el texto
text_read = Leer el texto
text_empty = Aún no hay texto. Pégalo primero.

# The codes that arrive, and those that are shown.
arriving = Recibido hasta ahora
arriving_line = Mantén la cámara sobre los códigos hasta que el anillo esté lleno. Lo leído se queda mientras esta pantalla esté abierta.
percent = { $n } %
code = Código QR para el otro dispositivo

# The device that shows the code.
to_another = A otro dispositivo
share_match = Compartir esta partida
share_position = Compartir esta posición
share_set = Compartir este conjunto
share_problem = Compartir este problema
code_line = Apunta la cámara del otro dispositivo a este código. Su propia app de cámara también lo abre.
code_plain_line = Para un dispositivo sin red: abre allí las partidas guardadas y luego «Desde otro dispositivo».
code_plain = Código sin dirección
code_address = Código con dirección
copy_link = Copiar el enlace
share_link = Compartir el enlace
link_copied = Enlace copiado. Quien lo tenga tiene la partida entera.
link_copied_small = Enlace copiado.
code_safe = No se envía nada. Quien fotografíe el código tiene lo que contiene.
codes_line = Un código tras otro: mantén la otra cámara sobre ellos hasta que su anillo esté lleno. Necesita al menos { $n ->
    [one] { $n } código
   *[other] { $n } códigos
}.
codes_stop = Parar los códigos
codes_go = Seguir
codes_too_large = Es demasiado grande para códigos. Usa el archivo.

# A match that is handed over.
hand_over_line = ¿La partida sigue allí? Bloquéala aquí: tu copia se queda y puedes recuperarla.
hand_over = Bloquear aquí
handed_over = Entregada. Tu copia se queda.
handed_title = Esta partida está en otro dispositivo
handed_text = La entregaste el { $when }. Recupérala solo si no sigue allí.
take_back = Recuperarla

# What has arrived.
open_match = Abrir la partida
open_saves = Ver las partidas
position_arrived = Ha llegado una posición de Barragoon
position_start = Preparar una partida
set_arrived = Ha llegado un conjunto de cartas de pecio para Barrakuda: { $name }
set_keep = Guardar este conjunto
set_kept = Guardado: elígelo en las opciones, en «Cartas de pecio».
sequence_restart = Empezar de nuevo con estos códigos
fault_foreign = Este código no es de Bar à Jeux.
fault_newer = Este código es de una versión más nueva. Actualiza este dispositivo y prueba otra vez.
fault_broken = El código no se ha leído entero. Prueba otra vez.
fault_large = Lo que contiene este código es demasiado grande para este dispositivo.
fault_sequence = Estos códigos son de otra cosa. Los leídos hasta ahora siguen ahí.
fault_position = Ninguna partida puede empezar en esta posición.
