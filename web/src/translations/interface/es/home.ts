import type { Texts } from '../../t.ts';

export const home: Texts = {
  'Find allergen friendly food around you': 'Encuentra cerca de ti comida que tiene en cuenta tus alergias',
  'What each kitchen has said about its dishes, and what it has not.':
    'Lo que cada cocina ha dicho de sus platos, y lo que no ha dicho.',
  '{link} that you have in hand.': '{link} que tienes a mano.',
  'First {link}: nothing is checked before that.': 'Primero {link}: antes de eso no se revisa nada.',
  'say what has to be avoided': 'di qué hay que evitar',
  'Your account was deleted, with everything of yours.': 'Tu cuenta se eliminó, con todo lo tuyo.',
  'Your Restaurants': 'Tus restaurantes',
  'Popular Restaurants around You': 'Restaurantes populares cerca de ti',
  'No restaurants available in this area for the specified zipcode':
    'No hay restaurantes en esta zona para el código postal indicado',
};
