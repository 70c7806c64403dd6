import type { Texts } from '../../t.ts';

/** Covers a menu for other systems, and menus that arrive by themselves. */
export const menusOut: Texts = {
  'For other systems': 'Para otros sistemas',
  'the formats': 'los formatos',
  'Each file warns of what your menu warns of, as far as its format can. “Free” stands only where your statement is current, covers traces and leaves nothing open. None but GS1 carries a date: send a new one when your menu changes.':
    'Cada archivo avisa de lo que avisa tu menú, hasta donde su formato puede. «Sin» aparece solo donde tu declaración está vigente, incluye las trazas y no deja nada abierto. Ninguno salvo GS1 lleva fecha: envía uno nuevo cuando cambie tu menú.',
  'No warning of your menu gets lost.': 'No se pierde ningún aviso de tu menú.',
  'Download for {system}': 'Descargar para {system}',
  '{count} dishes warn of less there than on your menu': {
    one: '{count} plato avisa allí de menos que en tu menú',
    other: '{count} platos avisan allí de menos que en tu menú',
  },
  'not said: contains {names}': 'no se dice: contiene {names}',
  'not said: may contain {names}': 'no se dice: puede contener {names}',
  'It can’t say that traces are possible, nor wheat apart from gluten. “Nut free” is never written: it doesn’t say of which nuts.':
    'No puede decir que haya trazas posibles, ni distinguir el trigo del gluten. «Nut free» no se escribe nunca: no dice de qué frutos secos.',
  'It can’t say that traces are possible. Opening hours and taxes are not in the file.':
    'No puede decir que haya trazas posibles. Los horarios y los impuestos no están en el archivo.',
  'It can’t say that traces are possible, nor that anything is absent.':
    'No puede decir que haya trazas posibles, ni que algo esté ausente.',
  'It can’t say that traces are possible, nor wheat apart from gluten. “No allergens” is never written: it would deny fourteen at once, without a date.':
    'No puede decir que haya trazas posibles, ni distinguir el trigo del gluten. «No allergens» no se escribe nunca: negaría catorce a la vez, sin fecha.',
  'It has no word for sesame or gluten, and none for celery, mustard, lupin or sulphites. It can’t say that traces are possible, nor that anything is absent. “Shellfish” stands for crustaceans and molluscs.':
    'No tiene palabra para el sésamo ni el gluten, ni para el apio, la mostaza, los altramuces o los sulfitos. No puede decir que haya trazas posibles, ni que algo esté ausente. «Shellfish» vale para crustáceos y moluscos.',
  'It can say “gluten-free”, and nothing else of allergens: neither what is in a dish, nor traces.':
    'Puede decir «sin gluten» y nada más sobre alérgenos: ni lo que lleva un plato, ni las trazas.',
  '“Free from” is written with its date, and only where traces are covered as well. What has no code is named beside the codes.':
    '«Free from» se escribe con su fecha, y solo donde las trazas también están incluidas. Lo que no tiene código se nombra junto a los códigos.',

  // What arrived by itself
  'What arrived by itself': 'Lo que llegó por sí solo',
  'Loading what arrived': 'Cargando lo que llegó',
  'Loading the formats': 'Cargando los formatos',
  'Loading the review': 'Cargando la revisión',
  'what arrived': 'lo que llegó',
  'Done.': 'Listo.',
  'Nothing is waiting for you.': 'No hay nada pendiente.',
  'Files that arrive by themselves are shown here until you have looked at them.':
    'Los archivos que llegan por sí solos se muestran aquí hasta que los hayas mirado.',
  'Arrived on {day}.': 'Llegó el {day}.',
  'It is dated {day}.': 'Lleva la fecha del {day}.',
  '{count} dishes are as on your menu.': {
    one: '{count} plato está como en tu menú.',
    other: '{count} platos están como en tu menú.',
  },
  'Diners are warned already': 'A los clientes ya se les avisa',
  'The file warns of more than your menu did. That counts since it arrived.':
    'El archivo avisa de más que tu menú. Eso cuenta desde que llegó.',
  '{count} dishes of your menu are not in the file, and stay': {
    one: '{count} plato de tu menú no está en el archivo, y se queda',
    other: '{count} platos de tu menú no están en el archivo, y se quedan',
  },
  'Take all of it, without what it denies': 'Tomarlo todo, sin lo que niega',
  'Leave all of it': 'Dejarlo todo como está',
  'I’ve seen it': 'Visto',
  'It warns: {warnings}.': 'Avisa: {warnings}.',
  'contains {names}': 'contiene {names}',
  'You state no {names}, and the file warns of it: diners are warned. State it again in the menu if you are right.':
    'Declaras que no lleva {names}, y el archivo avisa de ello: a los clientes se les avisa. Decláralo otra vez en el menú si tienes razón.',
  'The file says “{words}”. As of today I state: no {allergen}.':
    'El archivo dice «{words}». Con fecha de hoy declaro: sin {allergen}.',
  'Read with doubt: {doubt}': 'Leído con duda: {doubt}',
  'State it': 'Declararlo',
  'Take it': 'Tomarlo',
  'Leave it': 'Dejarlo',
  'Nothing was changed: the menu has changed since. Look at it again.':
    'No se cambió nada: el menú ha cambiado entretanto. Míralo otra vez.',
  'The menu could not be changed': 'No se pudo cambiar el menú',
};
