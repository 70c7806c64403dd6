import type { Texts } from '../../t.ts';

/** Covers the board of a menu, and what is stated about many dishes at once. */
export const manyDishes: Texts = {
  'What you answer for': 'De qué respondes',
  'Always: {nine}, as US law names them. Each one that you add gets a column for every dish.':
    'Siempre: {nine}, como los nombra la ley de EE. UU. Cada uno que agregues tendrá una columna para todos los platos.',
  'Somebody else changed this restaurant in the meantime. Nothing you ticked is lost: save again.':
    'Otra persona cambió este restaurante mientras tanto. No se perdió nada de lo que marcaste: guarda otra vez.',
  'What you answer for was not saved': 'No se guardó de qué respondes',
  'Select all {dishes}': 'Seleccionar todo: {dishes}',
  'Select all of {called}': 'Seleccionar todo de {called}',
  'Select {name}': 'Seleccionar {name}',
  '{count} dishes selected': { one: '{count} plato seleccionado', other: '{count} platos seleccionados' },
  'State for all selected': 'Declarar para todos',
  'Clear the selection': 'Quitar la selección',
  'Stated for {count} dishes, not saved yet.': {
    one: 'Declarado de {count} plato, aún sin guardar.',
    other: 'Declarado de {count} platos, aún sin guardar.',
  },
  '{count} dishes stated, not saved yet': {
    one: '{count} plato declarado, aún sin guardar',
    other: '{count} platos declarados, aún sin guardar',
  },
  '{count} dishes silent about traces': {
    one: '{count} plato no dice nada de trazas',
    other: '{count} platos no dicen nada de trazas',
  },
  '{count} lists not confirmed complete': {
    one: '{count} lista sin confirmar como completa',
    other: '{count} listas sin confirmar como completas',
  },
  'Resolve {count} dishes that contradict themselves': {
    one: 'Resolver el plato que se contradice',
    other: 'Resolver {count} platos que se contradicen',
  },
  'Confirm {count} dishes again': {
    one: 'Confirmar {count} plato de nuevo',
    other: 'Confirmar {count} platos de nuevo',
  },
  'State what is in {count} dishes, at once': {
    one: 'Declarar qué lleva {count} plato',
    other: 'Declarar a la vez qué llevan {count} platos',
  },
  'State the traces of {count} dishes, at once': {
    one: 'Declarar las trazas de {count} plato',
    other: 'Declarar a la vez las trazas de {count} platos',
  },
  'Confirm the lists of {count} dishes, at once': {
    one: 'Confirmar la lista de {count} plato',
    other: 'Confirmar a la vez las listas de {count} platos',
  },
  'Look at {count} dishes that expire soon': {
    one: 'Ver el plato que vence pronto',
    other: 'Ver {count} platos que vencen pronto',
  },
  '{percent} answered: {count} allergens × {dishes}': '{percent} respondido: {count} alérgenos × {dishes}',
  'Nothing is left to do today.': 'Hoy no queda nada por hacer.',
  'Next:': 'Ahora:',
  'You answer for the nine major allergens.': 'Respondes de los nueve alérgenos principales.',
  'You answer for the nine major allergens, and for {others}.':
    'Respondes de los nueve alérgenos principales y, además, de {others}.',
  'what you answer for': 'de qué respondes',
  'Answers for, besides the nine': 'Responde también de',
  'You manage this restaurant': 'Administras este restaurante',
  'State for {count} dishes at once': {
    one: 'Declarar de {count} plato',
    other: 'Declarar de {count} platos a la vez',
  },
  'I’ve listed every cross-contact risk for these dishes':
    'He indicado todos los riesgos de contacto cruzado de estos platos',
  'I’ve listed every cross-contact risk for this dish':
    'He indicado todos los riesgos de contacto cruzado de este plato',
  'Their ingredient lists are complete': 'Sus listas de ingredientes están completas',
  'State this for {count} dishes': { one: 'Declarar esto de {count} plato', other: 'Declarar esto de {count} platos' },
  'Contains what the words of each dish name': 'Contiene lo que nombran las palabras de cada plato',
  'None of the other major allergens': 'Ninguno de los demás alérgenos principales',
  'In each dish, states absent those that nothing in it points to: {allergens}.':
    'En cada plato declara ausentes los que nada en él indica: {allergens}.',
  'And no gluten: no wheat, barley, rye, spelt or oats that have it':
    'Y sin gluten: nada de trigo, cebada, centeno, espelta ni avena que lo tenga',
  'The same for all of them': 'Lo mismo para todos',
  Level: 'Nivel',
  'What this says': 'Qué dice esto',
  'Nothing yet: tick what you want to state.': 'Todavía nada: marca lo que quieres declarar.',
  '{count} dishes change.': { one: 'Cambia {count} plato.', other: 'Cambian {count} platos.' },
  'Every cross-contact risk is listed: {dishes}. People for whom traces are dangerous rely on this.':
    'Está indicado todo riesgo de contacto cruzado: {dishes}. De ello se fían quienes corren peligro con las trazas.',
  'Ingredient lists': 'Listas de ingredientes',
  'Confirmed complete: {dishes}.': 'Confirmadas como completas: {dishes}.',
  'Left out: {count} dishes that list no ingredients.': {
    one: 'Queda fuera {count} plato que no indica ingredientes.',
    other: 'Quedan fuera {count} platos que no indican ingredientes.',
  },
  'What you state gets the date on which you save it. What a dish leaves open stays a question to ask.':
    'Lo que declaras lleva la fecha en que lo guardas. Lo que un plato deja abierto sigue como pregunta.',
  '{count} dishes already say so.': { one: '{count} plato ya lo dice.', other: '{count} platos ya lo dicen.' },
  'newly stated for {count} dishes.': {
    one: 'se declara ahora de {count} plato.',
    other: 'se declara ahora de {count} platos.',
  },
  'Left out: {count} dishes': { one: 'Queda fuera {count} plato', other: 'Quedan fuera {count} platos' },
  'Diners read: “{words}”': 'Los comensales leen: «{words}»',
  'If traces are dangerous to them: “{words}”': 'Si las trazas son peligrosas para ellos: «{words}»',
  'is stated to contain it': 'está declarado que lo contiene',
  'is stated as “may contain”': 'está declarado como «puede contener»',
  'has it by its words: {words}': 'lo lleva según sus palabras: {words}',
  'has it, as {what} is stated': 'lo lleva, pues está declarado: {what}',
  'usually has it: {words}': 'suele llevarlo: {words}',
  'is stated as “contains” or “may contain” for {what}': 'está declarado como «contiene» o «puede contener»: {what}',
  'a diner reacted to it': 'un comensal tuvo una reacción',
  'States absent: {allergens}.': 'Declara ausente: {allergens}.',
  'It says nothing about molluscs, coconut or chestnut.': 'No dice nada de moluscos, coco ni castaña.',
  'It says nothing about gluten, molluscs, coconut or chestnut.': 'No dice nada de gluten, moluscos, coco ni castaña.',
  'Nor about {spoken}: this dish’s words mention it.': 'Ni de {spoken}: las palabras de este plato lo mencionan.',
  'No reason given': 'Sin motivo indicado',
  'Another reason': 'Otro motivo',
  'The reason, in your words': 'El motivo, con tus palabras',
};
