import type { Texts } from '../../say.ts';

/** What sending a dish or a restaurant to somebody says. */
export const sharing: Texts = {
  Share: 'Compartir',
  'Link copied. It says nothing about what you avoid.': 'Enlace copiado. No dice nada de lo que usted evita.',
  'The link could not be copied: it is {address}.': 'No se pudo copiar el enlace: es {address}.',
};
