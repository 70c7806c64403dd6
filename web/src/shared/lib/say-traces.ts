import type { Strictness } from '@clearplate/domain/eater';

/** How strict an eater is about one allergen, in words. */
export const sayTraces: Readonly<Record<Strictness, string>> = {
  dangerous: 'traces are dangerous',
  ask: 'ask about traces',
  fine: 'traces are fine',
};
