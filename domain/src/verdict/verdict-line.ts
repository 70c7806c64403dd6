import type { Cause } from './verdict.ts';

/** A line of a verdict before its eater and avoidance are added. */
export type Line = Omit<Cause, 'eater' | 'avoidance'>;
