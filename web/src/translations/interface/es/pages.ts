import type { Texts } from '../../t.ts';

/** Headings and sentences of single pages. */
export const pages: Texts = {
  'Update Address': 'Actualizar dirección',
  'This address no longer exists.': 'Esta dirección ya no existe.',
  'See your addresses': 'Ver tus direcciones',
  'the address': 'la dirección',
  'Your address was not saved': 'Tu dirección no se guardó',
  'New Address': 'Nueva dirección',
  'Choose one of them on the home page to see the restaurants around it.':
    'Elige una de ellas en la página de inicio para ver los restaurantes cercanos.',
  'your addresses': 'tus direcciones',
  'Tick whatever has to be avoided. Every menu and every dish is then checked for it.':
    'Marca todo lo que hay que evitar. Cada menú y cada plato se revisan entonces por ello.',
  'Your saved allergens could not be loaded.': 'No se pudieron cargar tus alérgenos guardados.',
  'Loading your saved allergens': 'Cargando tus alérgenos guardados',
  'There is nobody like that in your household.': 'No hay nadie así en tu hogar.',
  'These are for {strong}. The others are under {link}.': 'Estos son para {strong}. Los demás están en {link}.',
  'Your Cart': 'Tu carrito',
  'You have no items in your cart, start adding some!': '¡Tu carrito está vacío, empieza a agregar platos!',
  'Find a restaurant': 'Buscar un restaurante',
  'Loading your cart': 'Cargando tu carrito',
  'Your cart could not be looked up again: it is shown as it was.':
    'No se pudo volver a consultar tu carrito: se muestra como estaba.',
  'Your cart could not be loaded.': 'No se pudo cargar tu carrito.',
  'Looking at your cart once more…': 'Mirando tu carrito una vez más…',
  'Your cart could not be looked up again just now: something may have changed that is not shown here.':
    'Ahora mismo no se pudo volver a consultar tu carrito: puede haber cambiado algo que no se ve aquí.',
  'Before you order at {service}': 'Antes de pedir en {service}',
  'Nothing here has to be asked about by now. Confirm with the restaurant all the same.':
    'Por ahora no hay nada aquí por lo que preguntar. Confírmalo de todos modos con el restaurante.',
  'Back to the cart': 'Volver al carrito',
  'Go on to {service} all the same': 'Ir a {service} de todos modos',
  'Go on to {service}': 'Ir a {service}',
  'Take these dishes out, or ask {restaurant} before you order:': {
    one: 'Quita este plato o pregunta a {restaurant} antes de pedir:',
    other: 'Quita estos platos o pregunta a {restaurant} antes de pedir:',
  },
  'Ask {restaurant} about these dishes before you order:': {
    one: 'Pregunta a {restaurant} por este plato antes de pedir:',
    other: 'Pregunta a {restaurant} por estos platos antes de pedir:',
  },
  'No delivery service is known: order with the restaurant itself.':
    'No se conoce ningún servicio de entrega: pide directamente al restaurante.',
  'Order at {deliveryName}': 'Pedir en {deliveryName}',
  'Show it or print it: what you can’t eat, and how to keep it away, in the language of the kitchen and in English.':
    'Muéstrala o imprímela: lo que no puedes comer y cómo mantenerlo lejos, en el idioma de la cocina y en inglés.',
  'Your card could not be loaded.': 'No se pudo cargar tu tarjeta.',
  'Loading your card': 'Cargando tu tarjeta',
  'Show to the kitchen': 'Mostrar a la cocina',
  'This is too much for one page: the print has several. Hand over all of them.':
    'Es demasiado para una página: la impresión tiene varias. Entrégalas todas.',
  'There is nothing to put on this card yet.': 'Aún no hay nada que poner en esta tarjeta.',
  'Choose allergens': 'Elegir alérgenos',
  'Note for the kitchen': 'Nota para la cocina',
  'Making the note': 'Haciendo la nota',
  'There is no note while your allergens are not known.': 'No hay nota mientras no se sepan tus alérgenos.',
  'There is nothing of this restaurant in your cart.': 'No hay nada de este restaurante en tu carrito.',
  'There is nothing to tell the kitchen: nobody who eats avoids anything.':
    'No hay nada que decir a la cocina: nadie de los que comen evita nada.',
  'Every dish is judged for all who eat today, and each reason says whose it is.':
    'Cada plato se evalúa para todos los que comen hoy, y cada motivo dice de quién es.',
  'your household': 'tu hogar',
  'Your household': 'Tu hogar',
  'Who is eating today?': '¿Quién come hoy?',
  'It stays so until you change it, on all of your devices.':
    'Queda así hasta que lo cambies, en todos tus dispositivos.',
  'Not Found': 'No encontrado',
  Forbidden: 'Prohibido',
  Unauthorized: 'No autorizado',
  'Bad Request': 'Solicitud incorrecta',
  'Method Not Allowed': 'Método no admitido',
  'Unknown error': 'Error desconocido',
  'Oops! Sorry, an unexpected error has occurred.': 'Lo sentimos, ocurrió un error inesperado.',
  'There is nothing at this address. It may have been removed.':
    'No hay nada en esta dirección. Puede que se haya quitado.',
  'Go to the home page': 'Ir a la página de inicio',
  'All restaurants': 'Todos los restaurantes',
  'Something is missing here': 'Aquí falta algo',
  'The dish could not be loaded.': 'No se pudo cargar el plato.',
  'The recipe could not be loaded.': 'No se pudo cargar la receta.',
  'Loading the dish': 'Cargando el plato',
  'Loading the recipe': 'Cargando la receta',
  '{what} could not be loaded.': 'No se pudo cargar: {what}.',
  'Loading your household': 'Cargando tu hogar',
  'The restaurants could not be loaded.': 'No se pudieron cargar los restaurantes.',
  'Loading {what}': 'Cargando {what}',
  'Dishes and restaurants that you saved, checked as of now.':
    'Platos y restaurantes que guardas para más tarde, evaluados a día de hoy.',
  'your favourites': 'tus favoritos',
  'Your favourites': 'Tus favoritos',
  'You keep nothing yet. Press the heart on a dish or a restaurant, and it waits for you here.':
    'Aún no guardas nada. Pulsa el corazón de un plato o de un restaurante y te espera aquí.',
  'Look at restaurants': 'Ver restaurantes',
  'Forgotten password': 'Contraseña olvidada',
  'We mail you a link to set a new one.': 'Te enviamos un enlace para poner una nueva.',
  'Send the link': 'Enviar el enlace',
  'set a new password': 'poner una contraseña nueva',
  'Back to Login': 'Volver a iniciar sesión',
  'You are signed out everywhere.': 'Se cerraron todas tus sesiones.',
  'Your sign-in has ended. Please sign in again.': 'Tu sesión terminó. Inicia sesión de nuevo.',
  'Discover safe restaurants around you': 'Descubre cerca de ti restaurantes que hablan claro de los alérgenos',
  'or Sign Up': 'o crear una cuenta',
  'Forgotten password?': '¿Olvidaste tu contraseña?',
  'Signing out': 'Cerrando la sesión',
  'One moment.': 'Un momento.',
  'What you tell Clearplate is yours: take it with you, or take it away.':
    'Lo que cuentas a Clearplate es tuyo: llévatelo, o quítalo.',
  Download: 'Descargar',
  'Everything that is kept of you, as one file: account, household, allergens, preferences, addresses, cart, favourites.':
    'Todo lo que se guarda de ti, en un archivo: cuenta, hogar, alérgenos, preferencias, direcciones, carrito, favoritos.',
  'Deleting your account takes everything of yours with it, at once. What stays, and why, is on the page about {link}.':
    'Eliminar tu cuenta se lleva todo lo tuyo, de inmediato. Lo que queda, y por qué, está en la página sobre {link}.',
  'your privacy': 'tu privacidad',
  'A preference is an avoid list: dishes that contain one of its ingredients are hidden while it is on.':
    'Una preferencia es una lista de lo que evitas: los platos que contienen uno de sus ingredientes se ocultan mientras está activada.',
  'This preference no longer exists.': 'Esta preferencia ya no existe.',
  'See your preferences': 'Ver tus preferencias',
  'the preference': 'la preferencia',
  'your preferences': 'tus preferencias',
  'Your profile could not be loaded.': 'No se pudo cargar tu perfil.',
  'Please try again later.': 'Inténtalo más tarde.',
  'Loading your profile': 'Cargando tu perfil',
  'Your profile can’t be loaded just now. Please try again later.':
    'Ahora mismo no se puede cargar tu perfil. Inténtalo más tarde.',
  'So that you never have to explain again what you can’t eat. What you tell us stays yours: {link}.':
    'Para que nunca más tengas que explicar lo que no puedes comer. Lo que nos cuentas sigue siendo tuyo: {link}.',
  'Already have an account? Login': '¿Ya tienes una cuenta? Inicia sesión',
  'About {name}': 'Sobre {name}',
  'About this dish': 'Sobre este plato',
  'Back to the dish': 'Volver al plato',
  'To report something, please sign in: one report counts for each person and dish.':
    'Para informar de algo, inicia sesión: cuenta un informe por persona y plato.',
  'Loading your account': 'Cargando tu cuenta',
  'Please confirm your e-mail address first: a report changes at once what others are told.':
    'Confirma antes tu correo: un informe cambia de inmediato lo que se dice a los demás.',
  'your report': 'tu informe',
  'Thank you': 'Gracias',
  'It stands on the dish now. Who avoids what you named is told “Avoid” until the restaurant has stated anew what is in it and we have looked at that.':
    'Ya consta en el plato. A quien evita lo que nombraste se le dice «Evitar» hasta que el restaurante haya declarado de nuevo lo que lleva y lo hayamos revisado.',
  'The restaurant is told, without your name.': 'Se le dice al restaurante, sin tu nombre.',
  'Get a new link': 'Pedir un enlace nuevo',
  'Confirm your e-mail': 'Confirma tu correo',
  'Confirm my e-mail': 'Confirmar mi correo',
  'Your e-mail was not confirmed': 'Tu correo no se confirmó',
  'Your e-mail is confirmed': 'Tu correo está confirmado',
  'So that we can reach you when you forget your password, and nobody else.':
    'Para poder escribirte a ti, y a nadie más, si olvidas tu contraseña.',
  'Your e-mail is confirmed already': 'Tu correo ya está confirmado',
  '7 days': '7 días',
  '30 minutes': '30 minutos',
  'There is nothing more to do.': 'No hay nada más que hacer.',
  'Find food around you': 'Buscar comida cerca de ti',
  'Your new password is set': 'Tu contraseña nueva está puesta',
  'Your account is signed out everywhere. Sign in with the new password.':
    'Se cerraron todas las sesiones de tu cuenta. Inicia sesión con la contraseña nueva.',
  'Can’t get into your account? {link}, or {link2}.': '¿No puedes entrar en tu cuenta? {link}, o {link2}.',
  'write to us': 'escríbenos',
  'Take back the change of e-mail': 'Deshacer el cambio de correo',
  'The change was not taken back': 'El cambio no se deshizo',
  'Somebody gave your account another e-mail address. If that was you, close this page. If it wasn’t, your account gets this address back and is signed out everywhere, and you set a new password.':
    'Alguien puso otra dirección de correo en tu cuenta. Si fuiste tú, cierra esta página. Si no, tu cuenta recupera esta dirección, se cierran todas las sesiones y pones una contraseña nueva.',
  'Your account has its address back': 'Tu cuenta recuperó su dirección',
  'It is signed out everywhere, and its password no longer signs in, since somebody may know it. A mail with a link to set a new one is on its way. Until then nobody gets in.':
    'Se cerraron todas las sesiones, y su contraseña ya no sirve, porque alguien puede conocerla. Un correo con un enlace para poner otra está en camino. Hasta entonces no entra nadie.',
  'Your account could not be loaded.': 'No se pudo cargar tu cuenta.',
  'E-mail': 'Correo',
  'Change the address': 'Cambiar la dirección',
  'A new password signs out your other devices. This one stays signed in.':
    'Con una contraseña nueva se cierra la sesión en tus otros dispositivos. En este sigue abierta.',
  'Where you are signed in': 'Dónde tienes la sesión abierta',
  'Something here that isn’t yours? Sign it out, and change your password.':
    '¿Algo de esto no es tuyo? Cierra esa sesión y cambia tu contraseña.',
  'your devices': 'tus dispositivos',
  'Send me a link': 'Envíame un enlace',
  'sign in': 'iniciar sesión',
  'Sign in by e-mail': 'Iniciar sesión por correo',
  'We mail you a link that signs you in, without a password.':
    'Te enviamos un enlace que inicia tu sesión, sin contraseña.',
  'Sign in': 'Iniciar sesión',
  'You are not signed in': 'No has iniciado sesión',
  'The link from your mail signs you in here. It works once.':
    'El enlace de tu correo inicia tu sesión aquí. Sirve una vez.',
  'Stop these mails': 'Dejar de recibir estos correos',
  'Stop all of these mails': 'Dejar de recibir todos estos correos',
  'The mails were not stopped': 'Los correos no se detuvieron',
  'You are no longer told when dishes change, neither by mail nor in the app. You keep them all the same, and can watch single ones again.':
    'Ya no se te avisa cuando cambian los platos, ni por correo ni aquí. Los conservas de todos modos, y puedes volver a seguir algunos.',
  'No more mails about dishes': 'No más correos sobre platos',
  'You can switch them on again for each dish under your favourites.':
    'Puedes volver a activarlos para cada plato en tus favoritos.',
  'The account that it was for is gone, and with it these mails.':
    'La cuenta a la que iban ya no existe, y con ella estos correos.',
};
