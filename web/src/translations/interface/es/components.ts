import type { Texts } from '../../t.ts';

/** What a kitchen makes once and uses in many dishes. */
export const components: Texts = {
  Components: 'Preparaciones',
  'House sauce': 'Salsa de la casa',
  'Say once what is in a sauce, a batter, a stock or the frying oil. It then counts in each dish that uses it, and a change of it in all of them.':
    'Di una sola vez qué lleva una salsa, un rebozado, un caldo o el aceite de freír. Vale para cada plato que lo usa, y cualquier cambio vale para todos.',
  'The components could not be loaded.': 'No se pudieron cargar las preparaciones.',
  'Loading the components': 'Cargando las preparaciones',
  'Said once, it answers many dishes': 'Dicho una vez, responde por muchos platos',
  'State what is in “{name}”: {count} dishes get an answer': 'Di qué lleva «{name}»: {count} platos quedan respondidos',
  'Add a component': 'Agregar una preparación',
  'There are no components yet.': 'Todavía no hay preparaciones.',
  'Nobody has said all that is in it.': 'Nadie ha dicho todo lo que lleva.',
  'List confirmed as complete': 'Lista confirmada como completa',
  'In {count} dishes': 'En {count} platos',
  'The chain keeps it.': 'La mantiene la cadena.',
  'What this changes': 'Lo que cambia',
  'No dish uses it yet, so nothing changes for diners.':
    'Ningún plato la usa todavía, así que nada cambia para los comensales.',
  'It is in {count} dishes.': 'Está en {count} platos.',
  '{count} of them will newly warn of {allergen}.': '{count} de ellos pasarán a avisar de {allergen}.',
  'What you said {count} of them are without has to be confirmed again.':
    'Hay que volver a confirmar lo que dijiste que no llevan {count} de ellos.',
  'So many dishes take some minutes. Until then they warn, and nothing is said to be without.':
    'Tantos platos tardan unos minutos. Hasta entonces avisan, y de ninguno se dice que no lleve algo.',
  'It was not saved': 'No se guardó',
  'Somebody else changed these in the meantime. Nothing was saved yet: check yours once more, then save.':
    'Otra persona las cambió mientras tanto. Aún no se guardó nada: revisa lo tuyo y guarda de nuevo.',
  'Ingredients, one a line': 'Ingredientes, uno por línea',
  'This is all that is in it': 'Esto es todo lo que lleva',
  'Other components in it': 'Otras preparaciones que lleva',
  'Dishes that use it': 'Platos que la usan',
  'What it is said to be without clears no dish by itself: say that of the dish.':
    'Lo que se dice que no lleva no basta para ningún plato: dilo del plato.',
  'is not in it': 'no lo lleva',
  'a change of what is in it': 'un cambio en lo que lleva',
  '{words} in the {component}': '{words} en «{component}»',
  'in the {component}': 'en «{component}»',
};
