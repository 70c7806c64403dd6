import type { Texts } from '../../t.ts';

/** Has headings and sentences of single pages. */
export const pages: Texts = {
  'Update Address': 'Actualizar dirección',
  'This address no longer exists.': 'Esta dirección ya no existe.',
  'See your addresses': 'Ver tus direcciones',
  'the address': 'la dirección',
  'Your address was not saved': 'Tu dirección no se guardó',
  'New Address': 'Nueva dirección',
  'Choose one on the home page to see the restaurants near it.':
    'Elige una de ellas en la página de inicio para ver los restaurantes cercanos.',
  'your addresses': 'tus direcciones',
  'Tick everything to avoid. We then check every menu and dish for it.':
    'Marca todo lo que hay que evitar. Entonces lo revisamos en cada menú y cada plato.',
  'Your saved allergens could not be loaded.': 'No se pudieron cargar tus alérgenos guardados.',
  'Loading your saved allergens': 'Cargando tus alérgenos guardados',
  'This person isn’t in your household.': 'Esta persona no está en tu hogar.',
  'These are for {strong}. The others are under {link}.': 'Estos son para {strong}. Los demás están en {link}.',
  'Your Cart': 'Tu carrito',
  'You have no items in your cart, start adding some!': '¡Tu carrito está vacío, empieza a agregar platos!',
  'Find a restaurant': 'Buscar un restaurante',
  'Loading your cart': 'Cargando tu carrito',
  'We couldn’t check your cart again, so it’s shown as it was.':
    'No pudimos volver a revisar tu carrito: se muestra como estaba.',
  'Your cart could not be loaded.': 'No se pudo cargar tu carrito.',
  'Checking your cart again…': 'Revisando tu carrito otra vez…',
  'We couldn’t check your cart again. Something may have changed that isn’t shown here.':
    'No pudimos volver a revisar tu carrito. Puede haber cambiado algo que no se ve aquí.',
  'Before you order at {service}': 'Antes de pedir en {service}',
  'There is nothing to ask right now. Confirm with the restaurant anyway.':
    'Ahora mismo no hay nada que preguntar. Confírmalo de todos modos con el restaurante.',
  'Back to the cart': 'Volver al carrito',
  'Continue to {service} anyway': 'Ir a {service} de todos modos',
  'Continue to {service}': 'Ir a {service}',
  'Take these dishes out, or ask {restaurant} before you order:': {
    one: 'Quita este plato o pregunta a {restaurant} antes de pedir:',
    other: 'Quita estos platos o pregunta a {restaurant} antes de pedir:',
  },
  'Ask {restaurant} about these dishes before you order:': {
    one: 'Pregunta a {restaurant} por este plato antes de pedir:',
    other: 'Pregunta a {restaurant} por estos platos antes de pedir:',
  },
  'No delivery service is listed: order from the restaurant itself.':
    'No hay ningún servicio de entrega en la lista: pide directamente al restaurante.',
  'Order at {deliveryName}': 'Pedir en {deliveryName}',
  'Show it or print it: what you can’t eat and how to keep it out of your food, in the kitchen’s language and in English.':
    'Muéstrala o imprímela: lo que no puedes comer y cómo mantenerlo fuera de tu comida, en el idioma de la cocina y en inglés.',
  'Your card could not be loaded.': 'No se pudo cargar tu tarjeta.',
  'Loading your card': 'Cargando tu tarjeta',
  'Show to the kitchen': 'Mostrar a la cocina',
  'This is too long for one page, so it prints on several. Hand over all of them.':
    'Es demasiado para una página y se imprime en varias. Entrégalas todas.',
  'There is nothing to put on this card yet.': 'Aún no hay nada que poner en esta tarjeta.',
  'Choose allergens': 'Elegir alérgenos',
  'Note for the kitchen': 'Nota para la cocina',
  'Making the note': 'Haciendo la nota',
  'We can’t make a note until we know your allergens.': 'No podemos hacer la nota hasta conocer tus alérgenos.',
  'Your cart has nothing from this restaurant.': 'No hay nada de este restaurante en tu carrito.',
  'There is nothing to tell the kitchen: nobody eating today avoids anything.':
    'No hay nada que decir a la cocina: nadie de los que comen hoy evita nada.',
  'We check every dish for everyone who eats today, and each reason says who it’s for.':
    'Revisamos cada plato para todos los que comen hoy, y cada motivo dice para quién es.',
  'your household': 'tu hogar',
  'Your household': 'Tu hogar',
  'Who is eating today?': '¿Quién come hoy?',
  'Stays on for all your devices until you change it.': 'Queda así en todos tus dispositivos hasta que lo cambies.',
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
  'Nothing saved yet. Press the heart on a dish or a restaurant to save it here.':
    'Aún no guardaste nada. Pulsa el corazón de un plato o de un restaurante para guardarlo aquí.',
  'See restaurants': 'Ver restaurantes',
  'Forgotten password': 'Contraseña olvidada',
  'We’ll e-mail you a link to set a new one.': 'Te enviamos un enlace para poner una nueva.',
  'Send the link': 'Enviar el enlace',
  'set a new password': 'poner una contraseña nueva',
  'Back to Login': 'Volver a iniciar sesión',
  'You are signed out everywhere.': 'Se cerraron todas tus sesiones.',
  'You’ve been signed out. Please sign in again.': 'Se cerró tu sesión. Inicia sesión de nuevo.',
  'Discover safe restaurants around you': 'Descubre cerca de ti restaurantes que hablan claro de los alérgenos',
  'or Sign Up': 'o crear una cuenta',
  'Forgotten password?': '¿Olvidaste tu contraseña?',
  'Signing out': 'Cerrando la sesión',
  'One moment.': 'Un momento.',
  'What you tell Clearplate is yours: download it, or delete it.':
    'Lo que cuentas a Clearplate es tuyo: descárgalo o elimínalo.',
  Download: 'Descargar',
  'Everything we store about you, in one file: account, household, allergens, preferences, addresses, cart, favourites.':
    'Todo lo que guardamos de ti, en un archivo: cuenta, hogar, alérgenos, preferencias, direcciones, carrito, favoritos.',
  'Deleting your account deletes everything in it, right away. The page about {link} says what stays, and why.':
    'Eliminar tu cuenta elimina todo lo que contiene, de inmediato. La página sobre {link} dice qué queda y por qué.',
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
  'Your profile can’t be loaded right now. Please try again later.':
    'Ahora mismo no se puede cargar tu perfil. Inténtalo más tarde.',
  'Say once what you can’t eat, and never explain it again. What you tell us stays yours: {link}.':
    'Di una vez lo que no puedes comer y no tendrás que explicarlo más. Lo que nos cuentas sigue siendo tuyo: {link}.',
  'Already have an account? Login': '¿Ya tienes una cuenta? Inicia sesión',
  'About {name}': 'Sobre {name}',
  'About this dish': 'Sobre este plato',
  'Back to the dish': 'Volver al plato',
  'Please sign in to report something: each person’s report counts once for a dish.':
    'Inicia sesión para informar de algo: el informe de cada persona cuenta una vez por plato.',
  'Loading your account': 'Cargando tu cuenta',
  'Please confirm your e-mail address first: a report changes right away what others are told.':
    'Confirma antes tu correo: un informe cambia de inmediato lo que se dice a los demás.',
  'your report': 'tu informe',
  'Thank you': 'Gracias',
  'People who avoid {what} now see Avoid on this dish, until the restaurant updates it and we’ve checked.':
    'Quienes evitan {what} ven ahora Evitar en este plato, hasta que el restaurante lo actualice y lo hayamos revisado.',
  'Diners now see on this dish that somebody reacted, cause not known.':
    'Los comensales ven ahora en este plato que alguien reaccionó, sin causa conocida.',
  'The restaurant is told, without your name.': 'Se le dice al restaurante, sin tu nombre.',
  'Get a new link': 'Pedir un enlace nuevo',
  'Confirm your e-mail': 'Confirma tu correo',
  'Confirm my e-mail': 'Confirmar mi correo',
  'Your e-mail was not confirmed': 'Tu correo no se confirmó',
  'Your e-mail is confirmed': 'Tu correo está confirmado',
  'This lets us reach you, and nobody else, if you forget your password.':
    'Así podemos escribirte a ti, y a nadie más, si olvidas tu contraseña.',
  'Your e-mail is already confirmed': 'Tu correo ya está confirmado',
  '7 days': '7 días',
  '30 minutes': '30 minutos',
  'There is nothing more to do.': 'No hay nada más que hacer.',
  'Find food around you': 'Buscar comida cerca de ti',
  'Your new password is set': 'Tu contraseña nueva está puesta',
  'Your account is signed out everywhere. Sign in with the new password.':
    'Se cerraron todas las sesiones de tu cuenta. Inicia sesión con la contraseña nueva.',
  'Can’t get into your account? {link}, or {link2}.': '¿No puedes entrar en tu cuenta? {link}, o {link2}.',
  'write to us': 'escríbenos',
  'Undo the change of e-mail': 'Deshacer el cambio de correo',
  'The change was not undone': 'El cambio no se deshizo',
  'Somebody gave your account another e-mail address. If that was you, close this page. If it wasn’t, press the button: your account gets this address back and is signed out everywhere, and you set a new password.':
    'Alguien puso otra dirección de correo en tu cuenta. Si fuiste tú, cierra esta página. Si no, pulsa el botón: tu cuenta recupera esta dirección, se cierran todas las sesiones y pones una contraseña nueva.',
  'Your account has its address back': 'Tu cuenta recuperó su dirección',
  'It’s signed out everywhere, and its password no longer works, since somebody may know it. An e-mail with a link to set a new one is on its way. Until then nobody can sign in.':
    'Se cerraron todas las sesiones, y su contraseña ya no sirve, porque alguien puede conocerla. Un correo con un enlace para poner otra está en camino. Hasta entonces no entra nadie.',
  'Your account could not be loaded.': 'No se pudo cargar tu cuenta.',
  'E-mail': 'Correo',
  'Change the address': 'Cambiar la dirección',
  'A new password signs out your other devices. This one stays signed in.':
    'Con una contraseña nueva se cierra la sesión en tus otros dispositivos. En este sigue abierta.',
  'Where you are signed in': 'Dónde tienes la sesión abierta',
  'See a device that isn’t yours? Sign it out, and change your password.':
    '¿Ves un dispositivo que no es tuyo? Cierra esa sesión y cambia tu contraseña.',
  'your devices': 'tus dispositivos',
  'Send me a link': 'Envíame un enlace',
  'sign in': 'iniciar sesión',
  'Sign in by e-mail': 'Iniciar sesión por correo',
  'We’ll e-mail you a link that signs you in without a password.':
    'Te enviamos un enlace que inicia tu sesión, sin contraseña.',
  'Sign in': 'Iniciar sesión',
  'You are not signed in': 'No has iniciado sesión',
  'The link in your e-mail signs you in here. It works once.':
    'El enlace de tu correo inicia tu sesión aquí. Sirve una vez.',
  'Stop these e-mails': 'Dejar de recibir estos correos',
  'Stop all of these e-mails': 'Dejar de recibir todos estos correos',
  'The e-mails were not stopped': 'Los correos no se detuvieron',
  'We no longer tell you when dishes change, by e-mail or in the app. They stay in your favourites, and you can watch any of them again.':
    'Ya no te avisamos cuando cambian los platos, ni por correo ni aquí. Siguen en tus favoritos, y puedes volver a seguir los que quieras.',
  'No more e-mails about dishes': 'No más correos sobre platos',
  'You can switch them on again for each dish in your favourites.':
    'Puedes volver a activarlos para cada plato en tus favoritos.',
  'The account was deleted, so these e-mails have stopped.':
    'La cuenta se eliminó, así que estos correos ya no se envían.',
};
