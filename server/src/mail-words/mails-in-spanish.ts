/**
 * Holds the texts of mails in Spanish, by the English. They address people as the pages do. No native speaker has
 * checked them yet.
 */
export const mailsInSpanish: Readonly<Record<string, string>> = {
  // These mails are about accounts.
  'Set a new Clearplate password': 'Pon una contraseña nueva en Clearplate',
  'You get this e-mail because somebody asked for a new password for the Clearplate account with this address.':
    'Recibes este correo porque se pidió una contraseña nueva para la cuenta de Clearplate con esta dirección.',
  'Set it here:': 'Ponla aquí:',
  'The link works once, within 30 minutes. Setting a password signs the account out everywhere.':
    'El enlace sirve una vez, durante 30 minutos. Al poner una contraseña se cierran todas las sesiones de la cuenta.',
  'If you did not ask, do nothing: your password stays as it is.':
    'Si no la pediste, no hagas nada: tu contraseña queda como está.',
  'Your link to sign in to Clearplate': 'Tu enlace para iniciar sesión en Clearplate',
  'You get this e-mail because somebody asked for a link to sign in to the Clearplate account with this address, or because somebody gave a wrong password so often that only a link signs in for now.':
    'Recibes este correo porque se pidió un enlace para iniciar sesión en la cuenta de Clearplate con esta dirección, o porque se dio tantas veces una contraseña equivocada que por ahora solo se entra con un enlace.',
  'Sign in here:': 'Inicia sesión aquí:',
  'The link works once, within 30 minutes. Once you have used it, your password works again too.':
    'El enlace sirve una vez, durante 30 minutos. Cuando lo hayas usado, tu contraseña vuelve a servir.',
  'If this was not you, do nothing: nobody gets in without this e-mail.':
    'Si no fuiste tú, no hagas nada: sin este correo no entra nadie.',
  'Confirm your e-mail address for Clearplate': 'Confirma tu dirección de correo para Clearplate',
  'You get this e-mail because somebody gave this address for a Clearplate account.':
    'Recibes este correo porque alguien dio esta dirección para una cuenta de Clearplate.',
  'Confirm that it is yours:': 'Confirma que es tuya:',
  'The link works once, within 7 days.': 'El enlace sirve una vez, durante 7 días.',
  'If you have no such account, do nothing: somebody mistyped.':
    'Si no tienes esa cuenta, no hagas nada: alguien escribió mal su dirección.',
  'The e-mail address of your Clearplate account was changed':
    'Cambió la dirección de correo de tu cuenta de Clearplate',
  'You get this e-mail because the address of this Clearplate account was changed. If that was you, there is nothing to do.':
    'Recibes este correo porque cambió la dirección de esta cuenta de Clearplate. Si fuiste tú, no hay nada que hacer.',
  'If it was not you, undo the change here:': 'Si no fuiste tú, deshaz el cambio aquí:',
  'The link works once, within 7 days. It gives the account this address again, signs it out everywhere and ends its password: you get another e-mail to set a new one.':
    'El enlace sirve una vez, durante 7 días. Devuelve esta dirección a la cuenta, cierra todas sus sesiones y anula su contraseña: recibirás otro correo para poner una nueva.',
  'The password of your Clearplate account was changed': 'Cambió la contraseña de tu cuenta de Clearplate',
  'You get this e-mail because the password of the Clearplate account with this address was changed. If that was you, there is nothing to do.':
    'Recibes este correo porque cambió la contraseña de la cuenta de Clearplate con esta dirección. Si fuiste tú, no hay nada que hacer.',
  'If it was not you, set another one, which signs the account out everywhere:':
    'Si no fuiste tú, pon otra, y se cerrarán todas las sesiones de la cuenta:',

  // These mails are about enquiries.
  '{restaurant} is now yours on Clearplate. Sign in to find it on your home page. There you can change its details, its opening hours and its menu, and say what is in each dish.':
    '{restaurant} ya es tuyo en Clearplate. Inicia sesión y lo verás en tu página de inicio. Allí puedes cambiar sus datos, su horario y su menú, y decir qué lleva cada plato.',
  'About the restaurant {name}': 'Sobre el restaurante {name}',
  'Your question to Clearplate': 'Tu pregunta a Clearplate',
  '{name} on Clearplate': '{name} en Clearplate',
  'Hello {name},': 'Hola, {name}:',
  'On {day} you wrote to us:': 'El {day} nos escribiste:',

  // These mails are about statements that end.
  '{dish}: until {date}': '{dish}: hasta el {date}',
  'and {more} more': 'y {more} más',
  'Please confirm a dish of {name} soon': 'Confirma pronto un plato de {name}',
  'Please confirm {count} dishes of {name} soon': 'Confirma pronto {count} platos de {name}',
  'A statement about allergens counts for {days} days on Clearplate. After that diners read “Not verified” until you confirm it again. At {name} these are next:':
    'Lo declarado sobre alérgenos vale en Clearplate durante {days} días. Después los comensales leen «Sin verificar» hasta que lo confirmes de nuevo. En {name} los próximos son:',
  'Look through them and confirm what is still true:': 'Revísalos y confirma lo que siga siendo cierto:',

  // These mails are about watched dishes.
  'One more dish that you watch has changed.': 'Ha cambiado un plato más de los que sigues.',
  '{count} more dishes that you watch have changed.': 'Han cambiado {count} platos más de los que sigues.',
  'A dish that you watch has changed': 'Ha cambiado un plato que sigues',
  '{count} dishes that you watch have changed': 'Han cambiado {count} platos que sigues',
  'You get this e-mail because you asked to be told when these dishes change.':
    'Recibes este correo porque pediste que te avisáramos cuando cambien estos platos.',
  'See in your favourites what that means for you:': 'Mira en tus favoritos lo que eso significa para ti:',
  'To stop all of these e-mails:': 'Para dejar de recibir todos estos correos:',

  // These mails are about reports.
  'You reported “{dish}” on {date}.': 'Informaste sobre «{dish}» el {date}.',
  '{name} has answered. Everybody can read this:': '{name} ha respondido. Todos pueden leerlo:',
  'The restaurant has made a new statement about the dish, and we have checked it, so your report no longer counts. A statement is no promise: ask when you order. If it happens again, please report it again.':
    'El restaurante ha hecho una declaración nueva sobre el plato, y la hemos revisado: tu informe ya no cuenta. Una declaración no es una promesa: pregunta cuando pidas. Si vuelve a pasar, infórmanos otra vez.',
  'We have checked it and do not count it. If you think that this is wrong, please write to us through Contact Us.':
    'Lo hemos revisado y no lo contamos. Si crees que eso está mal, escríbenos desde Contacto.',
  'The dish on Clearplate:': 'El plato en Clearplate:',
  'Your report on Clearplate': 'Tu informe en Clearplate',
  'A diner says that something about “{dish}” looks wrong ({date}).':
    'Un comensal dice que algo de «{dish}» parece estar mal ({date}).',
  'A diner reported a reaction after “{dish}” ({date}).':
    'Un comensal informó de una reacción después de «{dish}» ({date}).',
  'A diner reported a reaction to {what} after “{dish}” ({date}).':
    'Un comensal informó de una reacción a {what} después de «{dish}» ({date}).',
  'What they wrote is beside the dish in your reports.': 'Lo que escribió está junto al plato, en tus informes.',
  'They do not know what caused it. The dish says that a reaction was reported.':
    'No sabe a qué. El plato dice que se informó de una reacción.',
  'People who avoid that allergen now see “Avoid” on this dish, with the words “Reaction reported”, until you update the dish and we have checked that.':
    'Quienes evitan ese alérgeno ven ahora «Evitar» en este plato, con las palabras «Reacción informada», hasta que actualices el plato y lo hayamos revisado.',
  'People who avoid these allergens now see “Avoid” on this dish, with the words “Reaction reported”, until you update the dish and we have checked that.':
    'Quienes evitan estos alérgenos ven ahora «Evitar» en este plato, con las palabras «Reacción informada», hasta que actualices el plato y lo hayamos revisado.',
  'Please check the recipe and the kitchen, correct what the menu says, and state the allergens again. You can also answer: everybody can read your answer beside the dish.':
    'Revisa la receta y la cocina, corrige lo que dice el menú y declara de nuevo los alérgenos. También puedes responder: todos pueden leer tu respuesta junto al plato.',
  '{name} on Clearplate:': '{name} en Clearplate:',
  'We do not say who reported it.': 'No decimos quién informó.',
  'A diner was told at your restaurant that “{dish}” contains {what} ({date}).':
    'A un comensal le dijeron en tu restaurante que «{dish}» lleva {what} ({date}).',
  'People who avoid what it is said to contain now see “Avoid” on this dish, until you state it anew and we have checked that.':
    'Quienes evitan lo que dicen que lleva ven ahora «Evitar» en este plato, hasta que lo declares de nuevo y lo hayamos revisado.',
  'A diner was told what a dish contains': 'A un comensal le dijeron qué lleva un plato',
  'A diner reported a reaction': 'Un comensal informó de una reacción',
  'A diner says that something looks wrong': 'Un comensal dice que algo parece estar mal',

  // These mails are about a file that came by itself.
  '1 dish changed': '1 plato cambió',
  '{count} dishes changed': '{count} platos cambiaron',
  '1 statement needs you': '1 declaración te necesita',
  '{count} statements need you': '{count} declaraciones te necesitan',
  'A file with the menu of {name} came in. Compared with what is on Clearplate: {news}.':
    'Llegó un archivo con el menú de {name}. Comparado con lo que hay en Clearplate: {news}.',
  'What it newly warns of is on your menu already, so that nobody is told too little. Nothing else changes, and nothing is said to be absent, until you look at it:':
    'Sus avisos nuevos ya están en tu menú, para que a nadie se le diga de menos. Nada más cambia, y nada se da por ausente, hasta que lo mires:',
};
