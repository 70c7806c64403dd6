import type { Texts } from '../../t.ts';

export const home: Texts = {
  'Find allergen friendly food around you': 'Encuentra cerca de ti comida que tiene en cuenta tus alergias',
  'See what each kitchen says about its dishes, and what it doesn’t.':
    'Mira lo que cada cocina dice de sus platos, y lo que no dice.',
  '{link} that you have in hand.': '{link} que tienes a mano.',
  '{link}. Until then we check nothing.': '{link}. Hasta entonces no revisamos nada.',
  'Tell us what you avoid': 'Dinos qué evitas',
  'Your account was deleted, and everything in it.': 'Tu cuenta se eliminó, con todo lo que contenía.',
  'Your Restaurants': 'Tus restaurantes',
  'Popular Restaurants around You': 'Restaurantes populares cerca de ti',
  'No restaurants available in this area for the specified zipcode':
    'No hay restaurantes en esta zona para el código postal indicado',
};
