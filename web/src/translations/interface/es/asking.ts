import type { Texts } from '../../t.ts';

/** Covers what to ask a restaurant, the card for its kitchen, and the order to copy. */
export const asking: Texts = {
  'Ask the waiter': 'Preguntar al mesero',
  'What to ask at {name}': 'Qué preguntar en {name}',
  'Call {number}': 'Llamar al {number}',
  'We can’t say what to ask until we know your allergens.':
    'No podemos decir qué preguntar hasta conocer tus alérgenos.',
  'The questions come back when you’re online again.': 'Las preguntas volverán cuando tengas conexión.',
  'Then we’ll show here what to ask about this menu.': 'Entonces mostraremos aquí qué preguntar sobre este menú.',
  'What we don’t know yet': 'Qué falta por saber',
  'The restaurant has answered for what you avoid. Ask whether that is still true today.':
    'El restaurante ya respondió sobre lo que evitas. Pregunta si hoy sigue siendo así.',
  'Of the other dishes the restaurant has answered for what you avoid. Ask whether that is still true today.':
    'De los demás platos, el restaurante ya respondió sobre lo que evitas. Pregunta si hoy sigue siendo así.',
  'No questions about {count} dishes that you avoid anyway.': {
    one: 'Sin preguntas: un plato que evitas de todos modos.',
    other: 'Sin preguntas: {count} platos que evitas de todos modos.',
  },
  'Ask first': 'Pregunta primero',
  'More questions': 'Más preguntas',
  '{count} more questions': '{count} preguntas más',
  'What settles most comes first. Ask at the table, or call before you go.':
    'Lo que más resuelve va primero. Pregunta en la mesa, o llama antes de ir.',
  'What to ask first': 'Qué preguntar primero',
  'All questions, to print or read out': 'Todas las preguntas, para imprimir o leer en voz alta',
  'No single answer would settle more dishes of this menu.': 'Ninguna respuesta resolvería más platos de este menú.',
  'the server': 'el mesero',
  'the chef': 'el chef',
  'the manager': 'el gerente',
  'somebody there': 'alguien del lugar',
  'they couldn’t say about {things}': 'no supieron decir nada de {things}',
  'they couldn’t say about traces of {things}': 'no supieron decir nada de trazas de {things}',
  'they couldn’t say whether anything with {things} shares its oil, pans or surfaces':
    'no supieron decir si algo con {things} comparte aceite, sartenes o superficies',
  'is there {things} in it?': '¿lleva {things}?',
  'does it share oil, pans or surfaces with {things}?': '¿comparte aceite, sartenes o superficies con {things}?',
  'can traces of {things} be kept out?': '¿se pueden evitar las trazas de {things}?',
  'they couldn’t say about the {words}': 'no supieron decir nada de: {words}',
  'the {oil} is highly refined': '{oil}: muy refinado',
  'the {oil} isn’t highly refined': '{oil}: no es muy refinado',
  'contains {things}: the {words}': 'lleva {things}: {words}',
  'no {things} in the {words}': '{words}: sin {things}',
  'contains {things}': 'lleva {things}',
  'no {things}': 'sin {things}',
  'shares oil, pans or surfaces with {things}': 'comparte aceite, sartenes o superficies con {things}',
  'nothing with {things} shares its oil, pans or surfaces':
    'nada con {things} comparte su aceite, sus sartenes ni sus superficies',
  'traces of {things} can’t be kept out': 'no se pueden evitar las trazas de {things}',
  'traces of {things} can be kept out': 'se pueden evitar las trazas de {things}',
  'Something was noted here.': 'Aquí se anotó algo.',
  'Something was noted here, which couldn’t be loaded. Reload the page to read it.':
    'Aquí se anotó algo que no se pudo cargar. Vuelve a cargar la página para leerlo.',
  'Opening hours couldn’t be loaded.': 'No se pudo cargar el horario.',
  'You were told: {said}, by {teller}, {when}': 'Te dijeron: {said} ({teller}, {when})',
  'They couldn’t say': 'No supieron decirlo',
  'Still open: nobody could say': 'Sigue sin respuesta: nadie supo decirlo',
  'Delete this note': 'Borrar esta nota',
  'What were you told?': '¿Qué te dijeron?',
  'What were you told? Is there {things} in it?': '¿Qué te dijeron? ¿Lleva {things}?',
  'What were you told? Is there {things} in the {words}?': '¿Qué te dijeron? ¿Lleva {things} ({words})?',
  'Its dishes aren’t on the menu any more.': 'Sus platos ya no están en el menú.',
  'Told, not stated': 'Dicho, no declarado',
  'Told in part: ask about the rest': 'Dicho en parte: pregunta por lo demás',
  'Noted: {said}': 'Anotado: {said}',
  'Who said it?': '¿Quién lo dijo?',
  'Not noted yet: say who said it.': 'Aún no está anotado: di quién lo dijo.',
  'All {count} dishes. Only some of them?': 'Los {count} platos. ¿Solo algunos?',
  '{some} of {count} dishes': '{some} de {count} platos',
  'Untick the dishes it wasn’t said of. They stay unanswered.':
    'Desmarca los platos de los que no lo dijeron. Siguen sin respuesta.',
  'Tick all': 'Marcar todos',
  'Untick all': 'Desmarcar todos',
  'That was said of other dishes here. Ask whether it is so for this one.':
    'Eso lo dijeron de otros platos de aquí. Pregunta si también es así con este.',
  'What you were told': 'Lo que te dijeron',
  '{count} told, not stated': { one: '1 dicho, no declarado', other: '{count} dichos, no declarados' },
  'Only you see this, on this device, for twelve hours, unless you send it. It changes no answer of the restaurant.':
    'Solo lo ves tú, en este dispositivo, durante doce horas, a menos que lo envíes. No cambia ninguna respuesta del restaurante.',
  'About {count} dishes': { one: 'Sobre un plato', other: 'Sobre {count} platos' },
  'It decides {count} dishes': { one: 'Resuelve un plato', other: 'Resuelve {count} platos' },
  'It can warn of {count} dishes': { one: 'Puede advertirte de un plato', other: 'Puede advertirte de {count} platos' },
  'It decides {decides} of {about} dishes': 'Resuelve {decides} de {about} platos',
  'Is there {things} in the {dish}?': '¿«{dish}» lleva {things}?',
  'Is there {things} in any of these dishes?': '¿Alguno de estos platos lleva {things}?',
  'Is anything with {things} fried in the same oil, or made with the same pans or on the same surfaces?':
    '¿Se fríe algo con {things} en el mismo aceite, o se usan las mismas sartenes o superficies?',
  'Can you keep traces of {things} out?': '¿Pueden evitar las trazas de {things}?',
  'Traces are possible: {because}': 'Puede haber trazas: {because}',
  'Your menu says no {things}. Is that so for the {words} too?':
    'Su menú dice que no lleva {things}. ¿Es así también para «{words}»?',
  'Is the {oil} highly refined?': '¿Es muy refinado el aceite («{oil}»)?',
  'What is in the {words}?': '¿Qué lleva «{words}»?',
  'Is there {words} in it?': '¿Lleva {words}?',
  'A diner reacted on {date}, cause not known. Do you know more?':
    'Un comensal tuvo una reacción el {date}, sin causa conocida. ¿Saben algo más?',
  '{thing} (traces are dangerous)': '{thing} (las trazas son peligrosas)',
  'For {name}: {things}': 'Para {name}: {things}',
  'Because of {things}': 'Por {things}',
  'Guessed from what the restaurant cooks. Choose another language if the kitchen reads another.':
    'Lo suponemos por lo que cocina el restaurante. Elige otro idioma si la cocina lee otro.',
  'Made from what you ticked. Forgotten when you close this tab.':
    'Hecha con lo que marcaste. Se olvida cuando cierras esta pestaña.',
  'We can’t make a card until we know your allergens.': 'No podemos hacer la tarjeta hasta conocer tus alérgenos.',
  'Your cart isn’t sent there: choose the dishes again at {service}.':
    'Tu carrito no se envía allí: vuelve a elegir los platos en {service}.',
  'Copy my order': 'Copiar mi pedido',
  'Your browser wouldn’t copy it. The text is selected: copy it yourself.':
    'Tu navegador no permitió copiarlo. El texto está seleccionado: cópialo tú.',
  'What gets copied:': 'Esto se copia:',
  'Include the note for the kitchen, which says what you avoid':
    'Incluir la nota para la cocina, que dice lo que evitas',
  '{said}. {count} dishes': { one: '{said}. {count} plato', other: '{said}. {count} platos' },
  'Looking for what to ask': 'Buscando qué preguntar',
};
