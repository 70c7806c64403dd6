import { sayDate } from '@clearplate/domain/instants';
import type { AllergenStatement } from '@clearplate/domain/dish-record';
import type { Standing } from '@clearplate/domain/statement-standing';
import { say } from '../../translations/say.ts';

const speakers = {
  restaurant: '',
  get import() {
    return say('from an import');
  },
  get published() {
    return say('from the chain’s chart');
  },
  get claimed() {
    return say('claimed by menu data');
  },
  get kitchen() {
    return say('by your kitchen');
  },
} as const;

const sayStanding: Readonly<Record<Standing, string>> = {
  current: '',
  get expiring() {
    return say('expires soon');
  },
  get expired() {
    return say('too old: confirm it again');
  },
  get to_confirm() {
    return say('to be confirmed: the dish changed, or nobody knows when it was said');
  },
};

/** When it was said, by whom, and what it is worth: "3 Nov 2026 · expires soon". `isPending`: it isn't saved yet. */
export function sayStatement({ source, statedAt }: AllergenStatement, standing: Standing, isPending: boolean): string {
  const when = isPending && statedAt !== null ? say('dated when you save') : sayDate(statedAt, say);
  return [when, speakers[source], sayStanding[standing]].filter(Boolean).join(' · ');
}
