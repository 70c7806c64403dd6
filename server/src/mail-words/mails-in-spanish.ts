/** What mails say, in Spanish: by the English. As the pages speak to people; no native speaker has checked it yet. */
export const mailsInSpanish: Readonly<Record<string, string>> = {
  // Accounts
  'Set a new Clearplate password': 'Pon una contraseña nueva en Clearplate',
  'You get this mail because somebody asked for a new password for the Clearplate account with this address.':
    'Recibes este correo porque se pidió una contraseña nueva para la cuenta de Clearplate con esta dirección.',
  'Set it here:': 'Ponla aquí:',
  'The link works once, within 30 minutes. Setting a password signs the account out everywhere.':
    'El enlace sirve una vez, durante 30 minutos. Al poner una contraseña se cierran todas las sesiones de la cuenta.',
  'If you did not ask, do nothing: your password stays as it is.':
    'Si no la pediste, no hagas nada: tu contraseña queda como está.',
  'Your link to sign in to Clearplate': 'Tu enlace para iniciar sesión en Clearplate',
  'You get this mail because somebody asked for a link to sign in to the Clearplate account with this address, or because a wrong password was given so often that only a link signs in for now.':
    'Recibes este correo porque se pidió un enlace para iniciar sesión en la cuenta de Clearplate con esta dirección, o porque se dio tantas veces una contraseña equivocada que por ahora solo se entra con un enlace.',
  'Sign in here:': 'Inicia sesión aquí:',
  'The link works once, within 30 minutes. Once you have used it, your password works again too.':
    'El enlace sirve una vez, durante 30 minutos. Cuando lo hayas usado, tu contraseña vuelve a servir.',
  'If this was not you, do nothing: without this mail nobody gets in.':
    'Si no fuiste tú, no hagas nada: sin este correo no entra nadie.',
  'Confirm your e-mail address for Clearplate': 'Confirma tu dirección de correo para Clearplate',
  'You get this mail because this address was given for a Clearplate account.':
    'Recibes este correo porque se dio esta dirección para una cuenta de Clearplate.',
  'Confirm that it is yours:': 'Confirma que es tuya:',
  'The link works once, within 7 days.': 'El enlace sirve una vez, durante 7 días.',
  'If you have no such account, do nothing: somebody mistyped.':
    'Si no tienes esa cuenta, no hagas nada: alguien escribió mal su dirección.',
  'The e-mail address of your Clearplate account was changed':
    'Cambió la dirección de correo de tu cuenta de Clearplate',
  'You get this mail because the Clearplate account with this address was given another one. If that was you, there is nothing to do.':
    'Recibes este correo porque la cuenta de Clearplate con esta dirección pasó a tener otra. Si fuiste tú, no hay nada que hacer.',
  'If it was not you, take the change back here:': 'Si no fuiste tú, deshaz el cambio aquí:',
  'The link works once, within 7 days. It gives the account this address again, signs it out everywhere and ends its password: you get another mail to set a new one.':
    'El enlace sirve una vez, durante 7 días. Devuelve esta dirección a la cuenta, cierra todas sus sesiones y anula su contraseña: recibirás otro correo para poner una nueva.',
  'The password of your Clearplate account was changed': 'Cambió la contraseña de tu cuenta de Clearplate',
  'You get this mail because the password of the Clearplate account with this address was changed. If that was you, there is nothing to do.':
    'Recibes este correo porque cambió la contraseña de la cuenta de Clearplate con esta dirección. Si fuiste tú, no hay nada que hacer.',
  'If it was not you, set another one, which signs the account out everywhere:':
    'Si no fuiste tú, pon otra, y se cerrarán todas las sesiones de la cuenta:',

  // Enquiries
  '{restaurant} is yours now on Clearplate. Sign in, and you find it on your home page: there you can change its details, its opening hours and its menu, and say what is in each dish.':
    '{restaurant} ya es tuyo en Clearplate. Inicia sesión y lo verás en tu página de inicio: allí puedes cambiar sus datos, su horario y su menú, y decir qué lleva cada plato.',
  'About the restaurant {name}': 'Sobre el restaurante {name}',
  'Your question to Clearplate': 'Tu pregunta a Clearplate',
  '{name} on Clearplate': '{name} en Clearplate',
  'Hello {name},': 'Hola, {name}:',
  'On {day} you wrote to us:': 'El {day} nos escribiste:',

  // Statements that end
  '{dish}: until {date}': '{dish}: hasta el {date}',
  'and {more} more': 'y {more} más',
  'A dish of {name} has to be confirmed soon': 'Hay que confirmar pronto un plato de {name}',
  '{count} dishes of {name} have to be confirmed soon': 'Hay que confirmar pronto {count} platos de {name}',
  'What is stated about allergens holds for {days} days on Clearplate. Then diners read “Not verified” until you confirm that it is still so. At {name} that comes next for:':
    'Lo declarado sobre alérgenos vale en Clearplate durante {days} días. Después los comensales leen «Sin verificar» hasta que confirmes que sigue siendo así. En {name} eso llega ahora para:',
  'Look through them and confirm what is still true:': 'Revísalos y confirma lo que siga siendo cierto:',

  // Watched dishes
  'One more dish that you watch has changed.': 'Ha cambiado un plato más de los que sigues.',
  '{count} more dishes that you watch have changed.': 'Han cambiado {count} platos más de los que sigues.',
  'A dish that you watch has changed': 'Ha cambiado un plato que sigues',
  '{count} dishes that you watch have changed': 'Han cambiado {count} platos que sigues',
  'You get this mail because you asked to be told when these dishes change.':
    'Recibes este correo porque pediste que te avisáramos cuando cambien estos platos.',
  'What that means for you is under your favourites:': 'Lo que eso significa para ti está en tus favoritos:',
  'To stop all of these mails:': 'Para dejar de recibir todos estos correos:',

  // Reports
  'You reported “{dish}” on {date}.': 'Informaste sobre «{dish}» el {date}.',
  '{name} has answered it, for everybody to read:': '{name} ha respondido, a la vista de todos:',
  'The restaurant has stated anew what is in the dish, and we have looked at that: your report no longer counts. What it states is what it says, and no promise; ask when you order. Should it happen again, please report it again.':
    'El restaurante ha declarado de nuevo qué lleva el plato, y lo hemos revisado: tu informe ya no cuenta. Lo que declara es lo que dice él, y no una promesa; pregunta cuando pidas. Si vuelve a pasar, infórmanos otra vez.',
  'We have looked at it and do not count it. If you think that this is wrong, please write to us through Contact Us.':
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
  'They do not know to what. It stands on the dish as reported.':
    'No sabe a qué. Está en el plato como reacción informada.',
  'For people who avoid that allergen the dish says “Avoid”, with the words “Reaction reported”, until you have stated anew what is in it and we have looked at that.':
    'A quienes evitan ese alérgeno el plato les dice «Evitar», con las palabras «Reacción informada», hasta que hayas declarado de nuevo qué lleva y lo hayamos revisado.',
  'For people who avoid these allergens the dish says “Avoid”, with the words “Reaction reported”, until you have stated anew what is in it and we have looked at that.':
    'A quienes evitan estos alérgenos el plato les dice «Evitar», con las palabras «Reacción informada», hasta que hayas declarado de nuevo qué lleva y lo hayamos revisado.',
  'Please look at the recipe and the kitchen, correct what the menu says, and state the allergens anew. You can also answer: what you write stands on the dish, for everybody to read.':
    'Revisa la receta y la cocina, corrige lo que dice el menú y declara de nuevo los alérgenos. También puedes responder: lo que escribas está en el plato, a la vista de todos.',
  '{name} on Clearplate:': '{name} en Clearplate:',
  'We do not tell who reported it.': 'No decimos quién informó.',
  'A diner reported a reaction': 'Un comensal informó de una reacción',
  'A diner says that something looks wrong': 'Un comensal dice que algo parece estar mal',
};
