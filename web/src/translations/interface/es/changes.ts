import type { Texts } from '../../say.ts';

/** What has changed about a dish, and when. */
export const changes: Texts = {
  ' on {date}': ' el {date}',
  ' since {date}': ' desde el {date}',
  'no price': 'sin precio',
  'no {what}': 'sin {what}',
  'may contain {what}': 'puede contener {what}',
  'may contain {what}: {why}': 'puede contener {what}: {why}',
  '“{said}” follows from the kitchen{on}': '«{said}» se sigue de la cocina{on}',
  '“{said}” no longer follows from the kitchen{on}': '«{said}» ya no se sigue de la cocina{on}',
  '{what} was added to this dish{on}': 'Se agregó a este plato{on}: {what}',
  'The restaurant stated “{said}”{on}': 'El restaurante declaró «{said}»{on}',
  'The restaurant stated “{said}”{on}, before: “{before}”': 'El restaurante declaró «{said}»{on}; antes: «{before}»',
  'The restaurant confirmed “{said}”{on}': 'El restaurante confirmó «{said}»{on}',
  'The restaurant withdrew what it said about {what}{on}: “{said}”':
    'El restaurante retiró lo que dijo sobre {what}{on}: «{said}»',
  '“{said}” has to be confirmed again{since}': 'Hay que volver a confirmar «{said}»{since}',
  'The dish came onto the menu{on}': 'El plato entró en el menú{on}',
  'The dish was taken off the menu{on}': 'El plato salió del menú{on}',
  'The dish came back onto the menu{on}': 'El plato volvió al menú{on}',
  '“{from}” was renamed to “{to}”{on}': '«{from}» pasó a llamarse «{to}»{on}',
  'The dish moved to no section{on}': 'El plato quedó sin sección{on}',
  'The dish moved to “{section}”{on}': 'El plato pasó a «{section}»{on}',
  'The description was changed{on}': 'Cambió la descripción{on}',
  'The picture was changed{on}': 'Cambió la foto{on}',
  'The price changed from {from} to {to}{on}': 'El precio cambió de {from} a {to}{on}',
  '“{name}” was added to the ingredients{on}': 'Se agregó «{name}» a los ingredientes{on}',
  '“{name}” was taken out of the ingredients{on}': 'Se quitó «{name}» de los ingredientes{on}',
  'The restaurant confirmed the list of ingredients as complete{on}':
    'El restaurante confirmó que la lista de ingredientes está completa{on}',
  'The list of ingredients is no longer confirmed as complete{since}':
    'Ya no está confirmado que la lista de ingredientes esté completa{since}',
  'The restaurant stated what it knows about cross-contact{on}':
    'El restaurante declaró lo que sabe sobre el contacto cruzado{on}',
  'Nothing is stated about cross-contact any more{since}': 'Ya no hay nada declarado sobre el contacto cruzado{since}',
  'A reaction to {what} was reported{on}': 'Se informó de una reacción a {what}{on}',
  'The report of a reaction to {what} was closed{on}': 'Se cerró el informe de una reacción a {what}{on}',
  'The history could not be loaded.': 'No se pudo cargar el historial.',
  'Loading the history': 'Cargando el historial',
  'Show earlier changes': 'Ver cambios anteriores',
  '{time}, by {by}': '{time}, por {by}',
};
