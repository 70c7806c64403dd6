import { sayDate } from '@clearplate/domain/instants';
import type { AllergenStatement } from '@clearplate/domain/dish-record';
import type { Standing } from '@clearplate/domain/statement-standing';

const speakers = { restaurant: '', import: 'from an import', kitchen: 'by your kitchen' } as const;

const sayStanding: Readonly<Record<Standing, string>> = {
  current: '',
  expiring: 'expires soon',
  expired: 'too old: confirm it again',
  to_confirm: 'to be confirmed: the dish changed, or nobody knows when it was said',
};

/** When it was said, by whom, and what it is worth: "3 Nov 2026 · expires soon". `isPending`: it isn't saved yet. */
export function sayStatement({ source, statedAt }: AllergenStatement, standing: Standing, isPending: boolean): string {
  const when = isPending && statedAt !== null ? 'dated when you save' : sayDate(statedAt);
  return [when, speakers[source], sayStanding[standing]].filter(Boolean).join(' · ');
}
