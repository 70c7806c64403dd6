import type { Texts } from '../../t.ts';

/** As careful as the English: nothing here says that something can do no harm. */
export const verdicts: Texts = {
  // Labels
  Avoid: 'Evitar',
  'Not verified': 'Sin verificar',
  'Cross-contact': 'Contacto cruzado',
  'Nothing checked': 'Nada revisado',
  'Said to be without {one} and {other}': 'Según dicen, sin {one} ni {other}',
  'Said to be without all {count}': 'Según dicen, sin ninguno de los {count}',
  'Not in the list: {names}': 'No está en la lista: {names}',
  'Restaurant says: none of your {count}': 'El restaurante dice: ninguno de tus {count}',
  '{one} or {other}': '{one} o {other}',
  'Your allergens are not being applied': 'Tus alérgenos no se están aplicando',

  // Who says it
  'Restaurant says: {what}': 'El restaurante dice: {what}',
  'Restaurant says: no milk': 'El restaurante dice: sin leche',
  'The kitchen says: {what}': 'La cocina dice: {what}',
  'Menu data says: {what}': 'Los datos de la carta dicen: {what}',
  'Menu data claims: {what}': 'Los datos de la carta afirman: {what}',
  'Menu data claims none': 'Los datos de la carta afirman que no lleva',
  'Menu data claims none, {date}': 'Los datos de la carta afirman que no lleva, {date}',
  'The chain’s chart says: {what}': 'La tabla de la cadena dice: {what}',
  'contains {what}': 'contiene {what}',
  'no {what}': 'sin {what}',
  'no {one}, no {other}': 'sin {one} ni {other}',
  'none of these: {names}': 'ninguno de estos: {names}',
  '{what} ({which})': '{what} ({which})',
  'by the restaurant': 'por el restaurante',
  'by the kitchen': 'por la cocina',
  'in imported data': 'en datos importados',
  'in menu data that nobody vouches for': 'en datos de la carta que nadie avala',
  'in the chain’s chart': 'en la tabla de la cadena',
  'As an ingredient': 'Como ingrediente',
  'As an ingredient, on {date}': 'Como ingrediente, el {date}',
  'No traces either, it says': 'Tampoco trazas, según dice',
  'No traces either, it says, {date}': 'Tampoco trazas, según dice, {date}',
  'List confirmed {date}': 'Lista confirmada el {date}',
  'The list is confirmed': 'La lista está confirmada',
  'Ask before you order': 'Pregunta antes de pedir',

  // What is there, or may be
  'Contains {what}': 'Contiene {what}',
  'Contains {what}: {words}': 'Contiene {what}: {words}',
  'Traces possible: {what}': 'Posibles trazas: {what}',
  'said of {what}': 'se dijo de {what}',
  '{what} possible': 'Posible: {what}',
  '{possible}: {words} may have it': '{possible}, por {words}',
  '{words} may have it': '{words} puede llevarlo',
  'Only an estimate': 'Solo una estimación',
  'Only an estimate: {words}': 'Solo una estimación: {words}',
  'Dangerous to you': 'Peligroso para ti',
  'Dangerous to {name}': 'Peligroso para {name}',
  'A diner reacted': 'Una persona reaccionó',
  'A diner reacted on {date}': 'Una persona reaccionó el {date}',

  // What is not known, and why
  '{what}: not verified': '{what}: sin verificar',
  'Last stated {date}': 'Declarado por última vez el {date}',
  'Stated too long ago': 'Se declaró hace demasiado tiempo',
  'Changed since it was stated': 'Ha cambiado desde que se declaró',
  'Says {none}; hasn’t said about traces': 'Dice {none}; de las trazas no ha dicho nada',
  'Not in the list; nothing said about traces': 'No está en la lista; nada dicho de las trazas',
  'Contains {what}, not said which': 'Contiene {what}, sin decir cuál',
  'Its words leave open which': 'Sus palabras no dicen cuál',
  'It is mentioned: ask how it is meant': 'Se menciona: pregunta qué quieren decir',
  'The ingredient list may not be complete': 'La lista de ingredientes puede estar incompleta',
  'Not all in its list is broken down': 'No todo en su lista está desglosado',
  'We don’t know this name': 'No conocemos este nombre',
  'The dish has to be checked again': 'Hay que volver a revisar el plato',
  'The statement has no date': 'La declaración no tiene fecha',
  'Not found in its list, which may name it otherwise': 'No aparece en su lista, que puede llamarlo de otra manera',
  'The restaurant has not said': 'El restaurante no lo ha dicho',

  // What to ask
  'Ask: {questions}?': 'Pregunta por: {questions}',
  'Ask also: {questions}?': 'Pregunta también por: {questions}',
  'Ask: {questions}? And {more} more under “Why?”': 'Pregunta por: {questions}. Y {more} más en «¿Por qué?»',
  'and {more} more under “Why?”': 'y {more} más en «¿Por qué?»',
  'and {count} more': { one: 'y {count} más', other: 'y {count} más' },
  '{allergen} in {words}': '{allergen} en {words}',
  '{words} in it': 'si lleva {words}',
  '{allergen} (not counted as a tree nut since 2025)': '{allergen} (desde 2025 ya no se cuenta entre los frutos secos)',
  'traces (shared oil, pans, surfaces)': 'trazas (aceite, sartenes, superficies compartidas)',
  'a diner reacted on {date}, cause not known': 'una persona reaccionó el {date}, causa desconocida',
  'Ask the restaurant about': 'Pregunta al restaurante por',

  // How many
  '{count} said to be without': '{count} sin ello, según se declara',
  '{count} traces possible': '{count} con posibles trazas',
  '{count} not verified': '{count} sin verificar',
  '{count} to avoid': '{count} para evitar',
  '{count} not checked': '{count} sin revisar',
  '{count} with what you’d rather not eat': '{count} con algo que prefieres no comer',

  // What the marks mean
  'What the marks mean': 'Qué significan las marcas',
  'It contains what you avoid, or an ingredient in it does.':
    'Contiene lo que evitas, o lo contiene uno de sus ingredientes.',
  'The restaurant has not said, or said it too long ago. It may well be in there.':
    'El restaurante no lo ha dicho, o lo dijo hace demasiado tiempo. Es muy posible que lo contenga.',
  'Traces may get in, for example from a shared fryer.':
    'Pueden entrar trazas, por ejemplo de una freidora compartida.',
  'So the restaurant says, on the date shown: not as an ingredient. Milk stands for what you avoid; for more than two things it reads “none of your 3”.':
    'Así lo dice el restaurante, en la fecha indicada: no como ingrediente. «Leche» representa lo que evitas; si son más de dos cosas, dice «ninguno de tus 3».',
  'Traces are dangerous': 'Las trazas son peligrosas',
  'Traces are fine': 'Las trazas no importan',
  'Ask about traces': 'Preguntar por las trazas',
  'traces are dangerous': 'las trazas son peligrosas',
  'ask about traces': 'preguntar por las trazas',
  'traces are fine': 'las trazas no importan',
};
