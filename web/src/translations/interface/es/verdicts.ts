import type { Texts } from '../../say.ts';

/** As careful as the English: nothing here says that something can do no harm. */
export const verdicts: Texts = {
  // Labels
  Avoid: 'Evitar',
  'Not verified': 'Sin verificar',
  'Cross-contact': 'Contacto cruzado',
  'Nothing checked': 'Nada revisado',
  'No conflict declared': 'Ningún conflicto declarado',
  'No milk declared': 'Declarado: sin leche',
  'No {what} declared': 'Declarado: sin {what}',
  'No {what} listed': 'No aparece en la lista: {what}',
  '{one} or {other}': '{one} ni {other}',
  'Your allergens are not being applied': 'Tus alérgenos no se están aplicando',

  // What is there, or may be
  'Contains {what}': 'Contiene {what}',
  'Contains {what}: {why}': 'Contiene {what}: {why}',
  'May contain {what}': 'Puede contener {what}',
  'May contain {what}: {why}': 'Puede contener {what}: {why}',
  'Traces are dangerous': 'Las trazas son peligrosas',
  'Reaction to {what} reported': 'Se informó de una reacción a {what}',
  'Reaction to {what} reported {date}': 'Se informó de una reacción a {what} el {date}',
  'Stated absent {by}': 'Declarado ausente {by}',
  'declared {by}': 'declarado {by}',
  'by the restaurant': 'por el restaurante',
  'by the kitchen': 'por la cocina',
  'in imported data': 'en datos importados',
  'usual in {words}': 'suele estar en {words}',
  'usual in something that is in it': 'suele estar en algo que lleva',
  it: 'lo mismo',
  'an estimate': 'una estimación',
  '{words} (an estimate)': '{words} (una estimación)',
  'an estimate names {words} as likely': 'una estimación da por probable: {words}',
  'an estimate names {words} as possible': 'una estimación da por posible: {words}',

  // What is not known, and why
  '{what} not verified: {why}': '{what} sin verificar: {why}',
  'what was stated is not current': 'lo que se declaró ya no está vigente',
  'what was stated on {date} is not current': 'lo que se declaró el {date} ya no está vigente',
  'the dish changed after the restaurant’s statement': 'el plato cambió después de lo que declaró el restaurante',
  'nothing is stated about cross-contact': 'no se ha declarado nada sobre el contacto cruzado',
  'the restaurant has not said which': 'el restaurante no ha dicho cuál',
  'it is mentioned, ask how it is meant': 'se menciona; pregunta qué quieren decir',
  'the ingredient list may not be complete': 'la lista de ingredientes puede estar incompleta',
  'we don’t know this name': 'no conocemos este nombre',
  'the dish has to be checked again': 'hay que volver a revisar el plato',
  'the statement has no date': 'la declaración no tiene fecha',
  'the restaurant has not said': 'el restaurante no lo ha dicho',

  // What was stated
  'No {what} declared {by}': 'Declarado {by}: sin {what}',
  'No {what} declared as an ingredient': 'Declarado: sin {what} como ingrediente',
  'No {what} declared as an ingredient, {date}': 'Declarado el {date}: sin {what} como ingrediente',
  'No {what} listed, list confirmed {date}': 'No aparece en la lista, confirmada el {date}: {what}',

  // What to ask
  'Ask: {questions}?': 'Pregunta por: {questions}',
  'Ask also: {questions}?': 'Pregunta también por: {questions}',
  'Ask: {questions}? And {more} more under “Why?”': 'Pregunta por: {questions}. Y {more} más en «¿Por qué?»',
  'and {more} more under “Why?”': 'y {more} más en «¿Por qué?»',
  '{reason} (and {count} more)': '{reason} (y {count} más)',
  '{allergen} in {words}': '{allergen} en {words}',
  '{allergen} (not counted as a tree nut since 2025)': '{allergen} (desde 2025 ya no se cuenta entre los frutos secos)',
  'shared fryer': 'freidora compartida',
  'Ask the restaurant about': 'Pregunta al restaurante por',

  // How many
  '{count} to ask': '{count} por preguntar',
  '{count} hidden': 'ocultos: {count}',
  '{count} not checked': '{count} sin revisar',
  '{count} without a conflict declared': '{count} sin conflicto declarado',

  // What the marks mean
  'What the marks mean': 'Qué significan las marcas',
  'It contains what you avoid, or an ingredient in it does.':
    'Contiene lo que evitas, o lo contiene uno de sus ingredientes.',
  'The restaurant has not said, or said it too long ago. It may well be in there.':
    'El restaurante no lo ha dicho, o lo dijo hace demasiado tiempo. Es muy posible que lo contenga.',
  'Traces may get in, for example from a shared fryer.':
    'Pueden entrar trazas, por ejemplo de una freidora compartida.',
  'The restaurant states, on the date shown, that it is not in the dish. Milk stands for what you avoid; for several things it reads “No conflict declared”.':
    'El restaurante declara, en la fecha indicada, que no está en el plato. «Leche» representa lo que evitas; si son varias cosas, dice «Ningún conflicto declarado».',
  'Traces are fine': 'Las trazas no importan',
  'Ask about traces': 'Preguntar por las trazas',
  'traces are dangerous': 'las trazas son peligrosas',
  'ask about traces': 'preguntar por las trazas',
  'traces are fine': 'las trazas no importan',
};
