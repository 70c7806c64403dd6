import type { Cause } from './verdict.ts';

/** This is a line of a verdict before its eater and avoidance are added. */
export type Line = Omit<Cause, 'eater' | 'avoidance'>;
