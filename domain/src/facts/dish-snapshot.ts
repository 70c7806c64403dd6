import type { AllergenId } from './allergens.ts';
import type { Instant, StatementLevel, StatementSource } from './dish-record.ts';

export interface StatementSnapshot {
  readonly allergen_id: AllergenId;
  readonly level: StatementLevel;
  readonly reason: string | null;
  readonly source: StatementSource;
  readonly stated_at: Instant | null;
  /** What was said at once has the same one; `null`: it stands by itself. */
  readonly act?: string | null;
  readonly ingredient?: 'absent' | null;
  readonly address?: string | null;
}

/** A dish as its history keeps it, before and after a change: everything that is said of it, as the tables name it. */
export interface DishSnapshot {
  readonly name: string;
  readonly description: string;
  readonly section: string;
  readonly price_cents: number | null;
  readonly image_url: string | null;
  readonly archived: boolean;
  readonly ingredients: readonly string[];
  readonly ingredients_changed_at: Instant | null;
  readonly ingredients_complete_at: Instant | null;
  readonly cross_contact_stated_at: Instant | null;
  readonly statements: readonly StatementSnapshot[];
  /** Open reports of a reaction. */
  readonly reaction_reports: readonly { readonly allergen_id: AllergenId; readonly reported_at: Instant }[];
  /** Open reports of a reaction of unknown cause. */
  readonly unexplained_reports?: readonly Instant[];
}

const nothingSaid: DishSnapshot = {
  name: '',
  description: '',
  section: '',
  price_cents: null,
  image_url: null,
  archived: false,
  ingredients: [],
  ingredients_changed_at: null,
  ingredients_complete_at: null,
  cross_contact_stated_at: null,
  statements: [],
  reaction_reports: [],
};

/** A row of the history as a snapshot: what an older version didn't keep was nothing. */
export function readSnapshot(row: Partial<DishSnapshot>): DishSnapshot {
  return { ...nothingSaid, ...row };
}
