import type { Texts } from '../../t.ts';

/** Covers components, which a kitchen makes once and uses in many dishes. */
export const components: Texts = {
  Components: 'Preparaciones',
  'House sauce': 'Salsa de la casa',
  'Say once what is in a sauce, a batter, a stock or the frying oil. It then counts in each dish that uses it, and a change of it in all of them.':
    'Di una sola vez qué lleva una salsa, un rebozado, un caldo o el aceite de freír. Vale para cada plato que lo usa, y cualquier cambio vale para todos.',
  'The components could not be loaded.': 'No se pudieron cargar las preparaciones.',
  'Loading the components': 'Cargando las preparaciones',
  'Said once, it holds for many dishes': 'Dicho una vez, vale para muchos platos',
  'Add a component': 'Agregar una preparación',
  'There are no components yet.': 'Todavía no hay preparaciones.',
  'Nobody has said all that is in it.': 'Nadie ha dicho todo lo que lleva.',
  'That its list is complete counts no longer: confirm it again.':
    'La confirmación de que la lista está completa ya no vale: vuelve a confirmarla.',
  'List confirmed as complete': 'Lista confirmada como completa',
  'In {count} dishes': { one: 'En {count} plato', other: 'En {count} platos' },
  'Other ways to make {count} dishes add it': {
    one: 'Otra forma de hacer {count} plato la agrega',
    other: 'Otras formas de hacer {count} platos la agregan',
  },
  'The chain keeps it: you can use it in your dishes, and not change it.':
    'La mantiene la cadena: puedes usarla en tus platos, pero no cambiarla.',
  'What this changes': 'Lo que cambia',
  'No dish uses it yet, so nothing changes for diners.':
    'Ningún plato la usa todavía, así que nada cambia para los comensales.',
  'It is in {count} dishes.': { one: 'Está en {count} plato.', other: 'Está en {count} platos.' },
  '{count} of them will newly warn of {allergen}.': {
    one: '{count} de ellos pasará a avisar de {allergen}.',
    other: '{count} de ellos pasarán a avisar de {allergen}.',
  },
  '{count} of them will no longer warn of {allergen}.': {
    one: '{count} de ellos dejará de avisar de {allergen}.',
    other: '{count} de ellos dejarán de avisar de {allergen}.',
  },
  'What you said {count} of them are without has to be confirmed again.': {
    one: 'Hay que volver a confirmar lo que dijiste que no lleva {count} de ellos.',
    other: 'Hay que volver a confirmar lo que dijiste que no llevan {count} de ellos.',
  },
  'Until it is, guests who avoid that see “Not verified” there.':
    'Mientras tanto, quien lo evita ve ahí «Sin verificar».',
  'It can’t be brought back: what is in it would have to be stated anew.':
    'No se puede recuperar: habría que volver a declarar lo que lleva.',
  'So many dishes take some minutes. Until then they warn, and nothing is said to be without.':
    'Tantos platos tardan unos minutos. Hasta entonces avisan, y de ninguno se dice que no lleve algo.',
  'It was not saved': 'No se guardó',
  'Somebody else changed these in the meantime. Nothing was saved yet: check yours once more, then save.':
    'Otra persona las cambió mientras tanto. Aún no se guardó nada: revisa lo tuyo y guarda de nuevo.',
  'Removed meanwhile, and no longer in this list: {names}.':
    'Eliminado mientras tanto, y ya no está en esta lista: {names}.',
  'Somebody removed it in the meantime.': 'Otra persona la eliminó mientras tanto.',
  'Somebody removed it in the meantime. What you typed is below as a new one: check it, and save it if you still need it.':
    'Otra persona la eliminó mientras tanto. Lo que escribiste está abajo como una nueva: revísala y guárdala si aún la necesitas.',
  'Clearplate didn’t answer: it may have been saved, or not. Save once more to be sure.':
    'Clearplate no respondió: puede que se haya guardado o puede que no. Guarda otra vez para saberlo.',
  'Your save before had arrived, though its answer got lost. What you changed since is below: save it now.':
    'Lo que guardaste antes sí llegó, aunque se perdió la respuesta. Lo que cambiaste desde entonces está abajo: guárdalo ahora.',
  'They put in: {names}.': 'Puso: {names}.',
  'They took out: {names}.': 'Quitó: {names}.',
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
  'It comes from {components}.': 'Viene de {components}.',
  '{name} and {count} more': '{name} y {count} más',
  'What the kitchen makes once and uses in many dishes: a sauce, a batter, the frying oil.':
    'Lo que la cocina prepara una vez y usa en muchos platos: una salsa, un rebozado, el aceite de freír.',
  'Find a component': 'Buscar una preparación',
  'No other component is called so.': 'Ninguna otra preparación se llama así.',
  'the chain’s': 'de la cadena',
  new: 'nueva',
  'Use “{name}”, which its list names': 'Usar «{name}», que ya figura en su lista',
  'Looking at what it brings…': 'Mirando qué aporta…',
  'Brings {what}.': 'Aporta {what}.',
  'May bring {what}.': 'Puede aportar {what}.',
  'We found no allergen in it.': 'No le encontramos ningún alérgeno.',
  'Diners are told to ask about {what}.': 'A los comensales se les dice que pregunten por {what}.',
  'Nobody has said all that is in it, so diners are told to ask.':
    'Nadie ha dicho todo lo que lleva, así que a los comensales se les dice que pregunten.',
  'Make one of a part of the list': 'Hacer una con parte de la lista',
  'What belongs to it?': '¿Qué forma parte de ella?',
  'Choose at least one ingredient.': 'Elige al menos un ingrediente.',
  'What is it called?': '¿Cómo se llama?',
  'There is one of that name: find it above.': 'Ya hay una con ese nombre: búscala arriba.',
  'It needs a name.': 'Necesita un nombre.',
  'Make it': 'Crearla',
  'What changed about it': 'Qué cambió en ella',
  'It was made': 'Se creó',
  'Stated: contains {what}': 'Se declaró: contiene {what}',
  '“{name}” is in it now': 'Ahora lleva «{name}»',
  '“{name}” is no longer in it': 'Ya no lleva «{name}»',
  'No dish had it then.': 'Entonces ningún plato la llevaba.',
  'It touched {count} dishes': { one: 'Afectó a {count} plato', other: 'Afectó a {count} platos' },
  'This chain has no components yet.': 'Esta cadena todavía no tiene preparaciones.',
  'No place uses it yet.': 'Ningún local la usa todavía.',
  '{count} places use it': { one: '{count} local la usa', other: '{count} locales la usan' },
  'A chain’s components': 'Preparaciones de una cadena',
  'Components of chains': 'Preparaciones de las cadenas',
  'Say what is in a sauce that all places of a chain make alike':
    'Di qué lleva una salsa que todos los locales de una cadena hacen igual',
  'the chain’s components': 'las preparaciones de la cadena',
  'What is in a component is in each dish of each place that uses it. Their owners see it and can’t change it.':
    'Lo que lleva una preparación lo lleva cada plato que la usa, en cada local. Sus dueños la ven y no pueden cambiarla.',
  'What answers most dishes': 'Lo que da respuesta a más platos',
  'State what is in “{name}” and confirm {count} dishes anew: they get an answer': {
    one: 'Di qué lleva «{name}» y vuelve a confirmar {count} plato: queda con respuesta',
    other: 'Di qué lleva «{name}» y vuelve a confirmar {count} platos: quedan con respuesta',
  },
  'State what is in “{name}”: {count} dishes name it': {
    one: 'Di qué lleva «{name}»: {count} plato lo nombra',
    other: 'Di qué lleva «{name}»: {count} platos lo nombran',
  },
  'Say what is in the {words} of “{name}” and confirm {count} dishes anew: they get an answer': {
    one: 'Di qué hay en {words} de «{name}» y vuelve a confirmar {count} plato: queda con respuesta',
    other: 'Di qué hay en {words} de «{name}» y vuelve a confirmar {count} platos: quedan con respuesta',
  },
  'Say what is in the {words} of “{name}”: {count} dishes': {
    one: 'Di qué hay en {words} de «{name}»: {count} plato',
    other: 'Di qué hay en {words} de «{name}»: {count} platos',
  },
  'Enter the fryer of {count} dishes with “{name}”': {
    one: 'Anota la freidora de {count} plato con «{name}»',
    other: 'Anota la freidora de {count} platos con «{name}»',
  },
  'Dishes fried in one oil leave traces in each other.':
    'Los platos que se fríen en el mismo aceite dejan trazas unos en otros.',
  'If they are fried in it: dishes fried in one oil leave traces in each other.':
    'Si se fríen en él: los platos que se fríen en el mismo aceite dejan trazas unos en otros.',
  'Dishes fried in one oil leave traces in each other. Choose those that are fried in “{name}”, and save.':
    'Los platos que se fríen en el mismo aceite dejan trazas unos en otros. Elige los que se fríen en «{name}» y guarda.',
  'State the traces: {count} dishes get an answer': {
    one: 'Declara las trazas: {count} plato queda con respuesta',
    other: 'Declara las trazas: {count} platos quedan con respuesta',
  },
  'State {what}: {count} dishes get an answer': {
    one: 'Di si lleva {what}: {count} plato queda con respuesta',
    other: 'Di si llevan {what}: {count} platos quedan con respuesta',
  },
  'Is there {what} in it? {count} dishes get an answer': {
    one: '¿Lleva {what}? {count} plato queda con respuesta',
    other: '¿Llevan {what}? {count} platos quedan con respuesta',
  },
  'Does it share oil, pans or surfaces with {what}? {count} dishes get an answer': {
    one: '¿Comparte aceite, sartenes o superficies con {what}? {count} plato queda con respuesta',
    other: '¿Comparten aceite, sartenes o superficies con {what}? {count} platos quedan con respuesta',
  },
  'Can traces of {what} be kept out? {count} dishes get an answer': {
    one: '¿Se pueden evitar las trazas de {what}? {count} plato queda con respuesta',
    other: '¿Se pueden evitar las trazas de {what}? {count} platos quedan con respuesta',
  },
  '{count} diners asked at the table and nobody could say, the last on {day}': {
    one: '{count} comensal preguntó en la mesa el {day} y nadie supo responder',
    other: '{count} comensales preguntaron en la mesa y nadie supo responder; el último, el {day}',
  },
  'What diners asked at the table could not be loaded.':
    'No se pudo cargar lo que preguntaron los comensales en la mesa.',
  '{names} and {count} more': '{names} y {count} más',
  'Show fewer': 'Mostrar menos',
  'Show {count} more': 'Mostrar {count} más',
  'What diners want to know': 'Lo que quieren saber los comensales',
  'Something that looked wrong': 'Algo que parecía un error',
  'A reaction whose cause isn’t known': 'Una reacción de causa desconocida',
  'A reaction to {what}': 'Una reacción a {what}',
  'Told that it contains {what}': 'Se dijo que lleva {what}',
  '{what}: {count} diners': { one: '{what}: {count} comensal', other: '{what}: {count} comensales' },
  'Older reports are not counted here.': 'Los avisos más antiguos no se cuentan aquí.',
  'Answer them': 'Responderles',
};
