import type { Texts } from '../../t.ts';

/** Covers restaurants side by side, and what each person at a table can have there. */
export const comparing: Texts = {
  Compare: 'Comparar',
  'Compare {name}': 'Comparar {name}',
  'Compare {count}': 'Comparar {count}',
  'To compare': 'Para comparar',
  'You can compare {most} at most.': 'Puedes comparar {most} como máximo.',
  'Compare with other restaurants': 'Comparar con otros restaurantes',
  'Compare restaurants': 'Comparar restaurantes',
  'Nothing to compare yet. Press “Compare” on restaurants in a list.':
    'Aún no hay nada que comparar. Pulsa «Comparar» en los restaurantes de una lista.',
  'Choose restaurants': 'Elegir restaurantes',
  'Add a restaurant': 'Agregar un restaurante',
  'Restaurants side by side': 'Restaurantes uno al lado del otro',
  'This restaurant is no longer here.': 'Este restaurante ya no está aquí.',
  'This restaurant could not be loaded.': 'No se pudo cargar este restaurante.',
  'Not found': 'No encontrado',
  'Not loaded': 'Sin cargar',
  'Leave out': 'Quitar',
  'Leave out {name}': 'Quitar {name}',
  'For what you avoid': 'Para lo que evitas',
  'How far': 'Distancia',
  Prices: 'Precios',
  'We don’t know where you are': 'No sabemos dónde estás',
  'No prices given': 'Sin precios',
  '{lowest} to {highest}, half of the dishes {middle} or less':
    'De {lowest} a {highest}; la mitad de los platos, {middle} o menos',
  '{distance} from you': 'A {distance} de ti',
  '{distance} from {zip}': 'A {distance} de {zip}',
  '{count} for all': '{count} para todos',
  'Whose dishes': 'Los platos de quién',
  'Only for {name}. Not for {others}.': 'Solo para {name}. No para {others}.',
  'that you avoid': 'que evitas',
};
