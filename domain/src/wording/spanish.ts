import { allergens } from '../facts/allergens.ts';
import { allergensInSpanish } from './allergens-in-spanish.ts';

/**
 * Translates sentences about changes of a dish into Spanish, keyed by the English; pages and mails share them. No
 * native speaker has checked them yet.
 */
export const changesInSpanish: Readonly<Record<string, string>> = {
  Jan: 'ene',
  Feb: 'feb',
  Mar: 'mar',
  Apr: 'abr',
  May: 'may',
  Jun: 'jun',
  Jul: 'jul',
  Aug: 'ago',
  Sep: 'sep',
  Oct: 'oct',
  Nov: 'nov',
  Dec: 'dic',
  'contains {what}': 'contiene {what}',
  ' on {date}': ' el {date}',
  ' since {date}': ' desde el {date}',
  'no price': 'sin precio',
  'no {what}': 'sin {what}',
  'may contain {what}': 'puede contener {what}',
  'may contain {what}: {why}': 'puede contener {what}: {why}',
  'Shared equipment adds “{said}”{on}': 'El equipo compartido añade «{said}»{on}',
  'The chain’s chart says “{said}”{on}': 'La tabla de la cadena dice «{said}»{on}',
  'The chain’s chart no longer says “{said}”{on}': 'La tabla de la cadena ya no dice «{said}»{on}',
  'Menu data claims “{said}”{on}': 'Los datos del menú afirman «{said}»{on}',
  'Menu data no longer claims “{said}”{on}': 'Los datos del menú ya no afirman «{said}»{on}',
  'Shared equipment no longer adds “{said}”{on}': 'El equipo compartido ya no añade «{said}»{on}',
  '{what} was added to this dish{on}': 'Se agregó a este plato{on}: {what}',
  'The restaurant stated “{said}”{on}': 'El restaurante declaró «{said}»{on}',
  'The restaurant stated “{said}”{on}, before: “{before}”': 'El restaurante declaró «{said}»{on}; antes: «{before}»',
  'The restaurant confirmed “{said}”{on}': 'El restaurante confirmó «{said}»{on}',
  'The restaurant withdrew what it said about {what}{on}: “{said}”':
    'El restaurante retiró lo que dijo sobre {what}{on}: «{said}»',
  '“{said}” has to be confirmed again{since}': 'Hay que volver a confirmar «{said}»{since}',
  'The dish was added to the menu{on}': 'El plato se agregó al menú{on}',
  'The dish was taken off the menu{on}': 'El plato salió del menú{on}',
  'The dish was put back on the menu{on}': 'El plato volvió al menú{on}',
  '“{from}” was renamed to “{to}”{on}': '«{from}» pasó a llamarse «{to}»{on}',
  'The dish was taken out of its section{on}': 'El plato salió de su sección{on}',
  'The dish moved to “{section}”{on}': 'El plato pasó a «{section}»{on}',
  'The description was changed{on}': 'Cambió la descripción{on}',
  'The picture was changed{on}': 'Cambió la foto{on}',
  'The price changed from {from} to {to}{on}': 'El precio cambió de {from} a {to}{on}',
  '{component}: {change}': '{component}: {change}',
  '“{name}” is used in this dish{on}': 'Este plato lleva «{name}»{on}',
  '“{name}” is no longer used in this dish{on}': 'Este plato ya no lleva «{name}»{on}',
  '“{name}” was added to the ingredients{on}': 'Se agregó «{name}» a los ingredientes{on}',
  '“{name}” was taken out of the ingredients{on}': 'Se quitó «{name}» de los ingredientes{on}',
  'The dish can be made another way{on}: “{name}”': 'El plato se puede hacer de otra forma{on}: «{name}»',
  'The dish is no longer made “{name}”{since}': 'El plato ya no se hace «{name}»{since}',
  '“{name}” is made differently{on}': '«{name}» se hace de otra manera{on}',
  'Something changed in what “{name}” adds to the dish{on}': 'Algo cambió en lo que «{name}» agrega al plato{on}',
  'The restaurant stated something about “{name}”{on}': 'El restaurante declaró algo sobre «{name}»{on}',
  'The restaurant confirmed the list of ingredients as complete{on}':
    'El restaurante confirmó que la lista de ingredientes está completa{on}',
  'The list of ingredients is no longer confirmed as complete{since}':
    'Ya no está confirmado que la lista de ingredientes esté completa{since}',
  'The restaurant stated what it knows about cross-contact{on}':
    'El restaurante declaró lo que sabe sobre el contacto cruzado{on}',
  'Nothing is stated about cross-contact any more{since}': 'Ya no hay nada declarado sobre el contacto cruzado{since}',
  'A diner reported being told that it contains {what}{on}': 'Un comensal informó que le dijeron que lleva {what}{on}',
  'The report that it contains {what} was closed{on}': 'Se cerró el informe de que lleva {what}{on}',
  'A reaction to {what} was reported{on}': 'Se informó de una reacción a {what}{on}',
  'The report of a reaction to {what} was closed{on}': 'Se cerró el informe de una reacción a {what}{on}',
};

/**
 * Translates the usual reasons of "may contain" into Spanish; pages and mails share them. No native speaker has checked
 * them yet.
 */
export const reasonsInSpanish: Readonly<Record<string, string>> = {
  'Shared fryer': 'Freidora compartida',
  'Shared grill': 'Parrilla compartida',
  'Shared griddle': 'Plancha compartida',
  'Shared oven': 'Horno compartido',
  'Shared pans': 'Sartenes compartidas',
  'Shared wok': 'Wok compartido',
  'Shared prep surface': 'Superficie de trabajo compartida',
  'Shared knives and boards': 'Cuchillos y tablas compartidos',
  'Shared utensils': 'Utensilios compartidos',
  'the same dish made differently': 'el mismo plato hecho de otra manera',
  'The supplier’s label warns of it': 'La etiqueta del proveedor lo advierte',
};

/** Has all of the domain's sentences that mails use as well as pages, keyed by their English. */
export const domainInSpanish: Readonly<Record<string, string>> = {
  ...changesInSpanish,
  ...reasonsInSpanish,
  ...Object.fromEntries(allergens.map(({ id, word }) => [word, allergensInSpanish[id]])),
  // Stands within a list of cereals; the list of foods has a longer heading.
  gluten: 'gluten',
};
