import type { Texts } from '../../t.ts';

/** Covers the history of a dish; the changes themselves are worded in the domain. */
export const changes: Texts = {
  'The history could not be loaded.': 'No se pudo cargar el historial.',
  'Loading the history': 'Cargando el historial',
  'Show earlier changes': 'Ver cambios anteriores',
  '{time}, by {by}': '{time}, por {by}',
};
