import type { Strictness } from '@clearplate/domain/verdict/eater';
import { say } from '../../translations/say.ts';

/** How strict an eater is about one allergen, in words. */
export function sayTraces(strictness: Strictness): string {
  if (strictness === 'dangerous') return say('traces are dangerous');
  return strictness === 'ask' ? say('ask about traces') : say('traces are fine');
}
