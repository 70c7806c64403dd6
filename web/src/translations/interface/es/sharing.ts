import type { Texts } from '../../t.ts';

/** Has texts for sending a dish or a restaurant to somebody, and for its link preview. */
export const sharing: Texts = {
  Share: 'Compartir',
  'Link copied. It says nothing about what you avoid.': 'Enlace copiado. No dice nada de lo que evitas.',
  'The link could not be copied: it is {address}.': 'No se pudo copiar el enlace: es {address}.',
  '{name} at {restaurant}: its ingredients and allergens as the restaurant states them, and what it has not stated.':
    '{name} en {restaurant}: sus ingredientes y alérgenos según los declara el restaurante, y lo que no ha declarado.',
};
