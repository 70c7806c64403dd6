import type { Texts } from '../../t.ts';

/** Restaurants side by side, and what there is for each at a table. */
export const comparing: Texts = {
  Compare: 'Comparar',
  'Compare {name}': 'Comparar {name}',
  'Compare {count}': 'Comparar {count}',
  'To compare': 'Para comparar',
  '{most} at most can be compared.': 'Se pueden comparar {most} como máximo.',
  'Compare with other restaurants': 'Comparar con otros restaurantes',
  'Compare restaurants': 'Comparar restaurantes',
  'Nothing to compare yet. Press “Compare” at restaurants in a list.':
    'Aún no hay nada que comparar. Pulsa «Comparar» en los restaurantes de una lista.',
  'Choose restaurants': 'Elegir restaurantes',
  'Add a restaurant': 'Agregar un restaurante',
  'Restaurants side by side': 'Restaurantes uno al lado del otro',
  'This restaurant is not here any more.': 'Este restaurante ya no está aquí.',
  'This restaurant could not be loaded.': 'No se pudo cargar este restaurante.',
  'Not found': 'No encontrado',
  'Not loaded': 'Sin cargar',
  'Leave out': 'Quitar',
  'Leave out {name}': 'Quitar {name}',
  'For what you avoid': 'Para lo que evitas',
  Open: 'Horario',
  'How far': 'Distancia',
  Prices: 'Precios',
  'Not known from where': 'No se sabe desde dónde',
  'No prices given': 'Sin precios',
  '{lowest} to {highest}, half of the dishes up to {middle}':
    'De {lowest} a {highest}; la mitad de los platos, hasta {middle}',
  '{distance} from you': 'A {distance} de ti',
  '{distance} from {zip}': 'A {distance} de {zip}',
  '{count} for all': '{count} para todos',
  'Whose dishes': 'Los platos de quién',
  'Only for {name}. Not for {others}.': 'Solo para {name}. No para {others}.',
  'that you avoid': 'que evitas',
};
