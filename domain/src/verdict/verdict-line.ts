import type { Cause } from './verdict.ts';

/** One line of a verdict, before it is known whose it is. */
export type Line = Omit<Cause, 'eater' | 'avoidance'>;
