import type { Texts } from '../../t.ts';

export const navigation: Texts = {
  Search: 'Buscar',
  Restaurants: 'Restaurantes',
  Dishes: 'Platos',
  'Contact Us': 'Contacto',
  Cart: 'Carrito',
  Admin: 'Administración',
  // It is short, because it is beside the name on the narrowest phones.
  Login: 'Entrar',
  Profile: 'Perfil',
  'Profile: {news}': 'Perfil: {news}',
  Menu: 'Menú',
  Main: 'Principal',
  'Clearplate, home': 'Clearplate, inicio',
  dishes: { one: 'plato', other: 'platos' },
  '{count} dishes that you watch have changed': {
    one: 'un plato que sigues ha cambiado',
    other: '{count} platos que sigues han cambiado',
  },
  'Always confirm with the restaurant before you order.': 'Confirma siempre con el restaurante antes de pedir.',
  'A picture doesn’t show everything in a dish.': 'Una foto no muestra todo lo que lleva un plato.',
  'Check an ingredient list': 'Revisar una lista de ingredientes',
  'Your privacy': 'Tu privacidad',
  Language: 'Idioma',
  'These texts have not been checked by a native speaker.':
    'Estos textos aún no los ha revisado una persona hispanohablante. El texto original está en inglés.',
};
