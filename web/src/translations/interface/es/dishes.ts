import type { Texts } from '../../say.ts';

export const dishes: Texts = {
  Contains: 'Contiene',
  'Reaction reported': 'Reacción informada',
  'May contain': 'Puede contener',
  'Possible: an estimate': 'Posible: una estimación',
  'Stated absent, though other words suggest it: ask':
    'Declarado ausente, aunque otras palabras sugieren lo contrario: pregunta',
  'Stated absent': 'Declarado ausente',
  'No allergen information': 'Sin información de alérgenos',
  'Everything else is not stated. Not stated does not mean absent.':
    'De todo lo demás no se ha dicho nada. Que no se diga no significa que no esté.',
  'Confirm with the restaurant before you order: recipes and kitchens change, and only the people who cook know today’s dish.':
    'Confirma con el restaurante antes de pedir: las recetas y las cocinas cambian, y solo quienes cocinan conocen el plato de hoy.',
  'without a date': 'sin fecha',
  'Declared {by}, {when}': 'Declarado {by}, {when}',
  'Stated absent {by}, {when}': 'Declarado ausente {by}, {when}',
  'May be there, stated {by}, {when}': 'Puede estar, declarado {by}, {when}',
  ', which often contains it': ', que a menudo lo contiene',
  'Ingredient: “{words}”{often}': 'Ingrediente: «{words}»{often}',
  'In the dish’s name: “{words}”{often}': 'En el nombre del plato: «{words}»{often}',
  'In the description: “{words}”{often}': 'En la descripción: «{words}»{often}',
  'A reaction was reported, {when}': 'Se informó de una reacción, {when}',
  'Estimated ingredient: “{words}”, probability {band}': 'Ingrediente estimado: «{words}», probabilidad {band}',
  '{body} (as {what})': '{body} (como {what})',
  'Allergens: {allergens}': 'Alérgenos: {allergens}',
  'Reaction reported: {names}': 'Reacción informada: {names}',
  'May contain: {names}': 'Puede contener: {names}',
  'No Dish Information': 'Sin información del plato',
  'No ingredient information': 'Sin información de ingredientes',
  'What these are made of is not said: {opaque}.': 'No se dice de qué están hechos: {opaque}.',
  'Price not given': 'Precio no indicado',
  '{count} hidden because they conflict': {
    one: '{count} oculto porque entra en conflicto',
    other: '{count} ocultos porque entran en conflicto',
  },
  'Hide them again': 'Ocultarlos de nuevo',
  'Look at it': 'Verlo',
  'Look at them': 'Verlos',
  'Hidden because they conflict': 'Ocultos porque entran en conflicto',
  'No menu here yet': 'Aún no hay menú',
  'Not checked just now': 'Ahora mismo sin revisar',
  'This restaurant has no menu here yet.': 'Este restaurante aún no tiene menú aquí.',
  'Every dish on this menu conflicts with what you avoid.':
    'Todos los platos de este menú entran en conflicto con lo que evitas.',
  Low: 'Baja',
  High: 'Alta',
  Medium: 'Media',
  'An estimate: the restaurant has not listed them. Low does not mean absent.':
    'Una estimación: el restaurante no los ha indicado. Baja no significa ausente.',
  'Certain: listed by the restaurant. {completeness}': 'Cierto: lo indica el restaurante. {completeness}',
  'Ingredient Name': 'Ingrediente',
  Probability: 'Probabilidad',
  'This list may be partial: the restaurant has not confirmed it as complete.':
    'Esta lista puede ser parcial: el restaurante no ha confirmado que esté completa.',
  'The restaurant confirmed this list as complete, {date}.':
    'El restaurante confirmó que esta lista está completa, {date}.',
  'Not stated: {names}.': 'Nada dicho de: {names}.',
  'Not stated: the others.': 'Nada dicho de los demás.',
  'Not stated: {names} and others.': 'Nada dicho de: {names} y otros.',
  Verdict: 'Veredicto',
  'Why?': '¿Por qué?',
  'Nothing more is on record.': 'No consta nada más.',
  'Read with Clearplate’s word list, version {version}.':
    'Leído con la lista de palabras de Clearplate, versión {version}.',
};
