import type { Texts } from '../../t.ts';

/** Covers the check of an ingredient list. A text that names nothing clears nothing. */
export const checking: Texts = {
  ask: 'pregunta',
  'Ingredients, or a line of a menu': 'Ingredientes, o una línea de un menú',
  'It’s read on this device: nothing you write here is sent, stored or logged.':
    'Se lee en este dispositivo: nada de lo que escribes aquí se envía, se guarda ni se registra.',
  'Name of the dish (optional)': 'Nombre del plato (opcional)',
  'Try an example': 'Probar un ejemplo',
  'Reading…': 'Leyendo…',
  'The words could not be read right now.': 'Ahora mismo no se pudieron leer las palabras.',
  'What the words say': 'Lo que dicen las palabras',
  'Here you’ll see which allergens the words point to, and which words: the nine of US law (milk, eggs, fish, crustacean shellfish, tree nuts, wheat, peanuts, soybeans, sesame), those that EU law adds, and anything else you avoid.':
    'Aquí verás a qué alérgenos apuntan las palabras, y cuáles son: los nueve de la ley de Estados Unidos (leche, huevo, pescado, crustáceos, frutos secos, trigo, maní, soya, sésamo), los que añade la ley europea, y todo lo demás que evitas. Las palabras se leen en inglés.',
  'you avoid this': 'lo evitas',
  'you avoid {names}': 'evitas {names}',
  'you avoid {names}, which this may be': 'evitas {names}, y esto podría serlo',
  'you avoid {names}: not counted with them since 2025, ask':
    'evitas {names}: desde 2025 ya no se cuenta entre ellos, pregunta',
  'Contains {what}, by these words': 'Contiene {what}, según estas palabras',
  'May contain {what}, by these words: {traces}, avoid':
    'Puede contener {what}, según estas palabras: {traces}, evitar',
  'May contain {what}, by these words': 'Puede contener {what}, según estas palabras',
  'A long text: its beginning is shown here. All of it was read.':
    'Un texto largo: aquí se muestra el comienzo. Se leyó todo.',
  'Ask about': 'Pregunta por',
  'It doesn’t say what these are made of.': 'No se dice de qué están hechos.',
  'Words we don’t know': 'Palabras que no conocemos',
  'They could be anything.': 'Podrían ser cualquier cosa.',
  'What you avoid, by these words': 'Lo que evitas, según estas palabras',
  '{words} and {more} more': '{words} y {more} más',
  'may: {allergens}': 'posible: {allergens}',
  'None of the nine found in these words': 'Ninguno de los nueve aparece en estas palabras',
  'Other words don’t say what is in them.': 'Otras palabras no dicen qué llevan.',
  'May contain {names}': 'Puede contener {names}',
  'Contains {names}': 'Contiene {names}',
  'None of these words could be understood.': 'No se pudo entender ninguna de estas palabras.',
  '{nothing}. A name can warn, but it doesn’t say what is inside.':
    '{nothing}. Un nombre puede advertir, pero no dice qué lleva dentro.',
  '{nothing}, but some don’t say what is in them: ask.': '{nothing}, pero algunas no dicen qué llevan: pregunta.',
  'Not verified: none of the nine found in these words, and nobody stated them absent':
    'Sin verificar: ninguno de los nueve aparece en estas palabras, y nadie los declaró ausentes',
  'A list may leave something out. Ask whoever made it.': 'Una lista puede omitir algo. Pregunta a quien la hizo.',
  'Avoid: {names}': 'Evitar: {names}',
  '{name}: not verified. Ask about “{words}”: unless it is highly refined, it has {what} in it.':
    '{name}: sin verificar. Pregunta por “{words}”: si no está muy refinado, lleva {what}.',
  '{what}: not verified. Not found in these words.': '{what}: sin verificar. No aparece en estas palabras.',
  '{what}: not verified. Only possible traces found in these words, and {traces}.':
    '{what}: sin verificar. Solo posibles trazas en estas palabras, y {traces}.',
};
