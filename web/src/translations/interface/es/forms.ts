import type { Texts } from '../../t.ts';

/** Has texts of forms, and reasons why something was not done. */
export const forms: Texts = {
  'There is a problem': 'Hay un problema',
  'Enter an e-mail address like name@example.com': 'Escribe una dirección de correo como nombre@example.com',
  'Enter a phone number of exactly 10 digits': 'Escribe un número de teléfono de exactamente 10 dígitos',
  'Enter a zip code of five digits': 'Escribe un código postal de cinco dígitos',
  'Enter a web address that starts with https:// or http://':
    'Escribe una dirección web que empiece con https:// o http://',
  'Invalid file type. Only images and PDFs are allowed.': 'Tipo de archivo no válido. Solo se permiten imágenes y PDF.',
  'Invalid file type. Only JPEG and PNG images are allowed.':
    'Tipo de archivo no válido. Solo se permiten imágenes JPEG y PNG.',
  'Choose a JPEG or PNG picture. Other files, including PDFs, don’t work here.':
    'Elige una imagen JPEG o PNG. Otros archivos, también los PDF, no sirven aquí.',
  'Choose a picture of at most 5 MB.': 'Elige una imagen de 5 MB como máximo.',
  'We couldn’t read the picture on your device. Choose it again.':
    'No pudimos leer la imagen de tu dispositivo. Elígela otra vez.',
  '{what}: Clearplate isn’t answering right now. Please try again.':
    '{what}: Clearplate no responde en este momento. Inténtalo de nuevo.',
  '{what}: you have been signed out. Please sign in again.': '{what}: se cerró tu sesión. Inicia sesión de nuevo.',
  '{what}: please try again {when}.': '{what}: inténtalo de nuevo {when}.',
  '{what}: it no longer exists.': '{what}: ya no existe.',
  '{what}: please look at it again.': '{what}: míralo otra vez.',
  '{what}. Please try again.': '{what}. Inténtalo de nuevo.',
  'within the last hour': 'en la última hora',
  'about {count} hours ago': { one: 'hace cerca de {count} hora', other: 'hace cerca de {count} horas' },
  'on {date}': 'el {date}',
  'in a few minutes': 'en unos minutos',
  'in {count} seconds': { one: 'en {count} segundo', other: 'en {count} segundos' },
  'in {minutes} minutes (at {clock})': 'en {minutes} minutos (a las {clock})',

  // Enquiries
  'Phone number': 'Número de teléfono',
  'your phone number': 'tu número de teléfono',
  '10 digits, for example (617) 555-0123': '10 dígitos, por ejemplo (617) 555-0123',
  Message: 'Mensaje',
  'your message': 'tu mensaje',
  'Contact name': 'Nombre de contacto',
  'Contact email': 'Correo de contacto',
  'Contact phone number': 'Teléfono de contacto',
  'Restaurant name': 'Nombre del restaurante',
  'the restaurant’s name': 'el nombre del restaurante',
  'Restaurant address': 'Dirección del restaurante',
  'the restaurant’s address': 'la dirección del restaurante',
  Website: 'Sitio web',
  'the restaurant’s website': 'el sitio web del restaurante',
  'For example https://example.com': 'Por ejemplo, https://example.com',
  Send: 'Enviar',
  'Thanks. We got your message.': 'Gracias. Recibimos tu mensaje.',
  'Too many messages came from your connection. Please try again {when}.':
    'Llegaron demasiados mensajes desde tu conexión. Inténtalo de nuevo {when}.',
  'Something in the form isn’t right. Please check it again.': 'Algo del formulario no está bien. Revísalo otra vez.',
  'We couldn’t send your message. It’s still here: please try again.':
    'No pudimos enviar tu mensaje. Sigue aquí: inténtalo de nuevo.',
  'Success!': '¡Listo!',
  'General Enquiry': 'Consulta general',
  'A question, a mistake you found, an idea.': 'Una pregunta, un error que encontraste, una idea.',
  'Restaurant Enquiry': 'Consulta de un restaurante',
  'You run a restaurant that is listed here, or should be.':
    'Llevas un restaurante que está en la lista, o debería estar.',
  'You say that {strong} is yours.': 'Dices que {strong} es tuyo.',
  'What happens next': 'Qué pasa después',
  'We check that it’s yours: by the phone number we list, an e-mail to the restaurant’s own domain, or a code by post.':
    'Comprobamos que es tuyo: por el teléfono que publicamos, por un correo al dominio del restaurante o con un código por correo postal.',
  'We write to the e-mail address you give here. Register with the same one.':
    'Escribimos a la dirección de correo que das aquí. Regístrate con esa misma.',
  'You add your menu and state what is in each dish. Until then nothing changes.':
    'Agregas tu menú y declaras qué lleva cada plato. Hasta entonces no cambia nada.',
  'Fields with {mark} are required.': 'Los campos con {mark} son obligatorios.',
  'Thanks. Somebody will check that the restaurant is yours and write to you.':
    'Gracias. Alguien comprobará que el restaurante es tuyo y te escribirá.',
  'Thanks. Somebody will check that the restaurant is yours and write to you, usually within {count} days.': {
    one: 'Gracias. Alguien comprobará que el restaurante es tuyo y te escribirá, normalmente en un día.',
    other: 'Gracias. Alguien comprobará que el restaurante es tuyo y te escribirá, normalmente en {count} días.',
  },
  'What is it about?': '¿De qué se trata?',
};
