import { describeAllergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import { othersOfTheNine } from '@clearplate/domain/facts/answered-allergens';
import { denies, type StatementLevel } from '@clearplate/domain/facts/dish';
import { allergensNamed, type NamedAllergen } from '@clearplate/domain/reading/allergens-named';
import type { DishRecord } from './import-record.ts';

export interface ResolvedStatement {
  readonly allergen: AllergenId;
  readonly level: StatementLevel;
  readonly reason?: string | undefined;
  /** Is `absent` beside `may_contain` if it is no ingredient. */
  readonly ingredient?: 'absent' | undefined;
  readonly day?: string | undefined;
}

/** Holds the statements of a record, about a dish or a row of a chart. */
type Stating = Pick<DishRecord, 'statements' | 'none_of_the_others' | 'stated_on'>;

type Resolved = { readonly statements: ResolvedStatement[] } | { readonly problem: string };

/** Returns the graver of two statements about one allergen; "absent" contradicts a warning. */
function merge(one: ResolvedStatement, other: ResolvedStatement): ResolvedStatement | undefined {
  if (one.level !== other.level) {
    if (denies(one) || denies(other)) return undefined;
    return one.level === 'contains' ? one : other;
  }
  // The older day counts, so that repeating a statement never makes it clear for longer.
  const older = one.day === undefined || (other.day !== undefined && one.day <= other.day) ? one : other;
  const ingredient = denies(one) && denies(other) ? older.ingredient : undefined;
  return { ...older, reason: one.reason ?? other.reason, ingredient };
}

/** Says why a name can't deny: "no wheat flour" leaves semolina possible, and "no nuts" leaves open which. */
function describePart([first, ...others]: readonly NamedAllergen[]): string {
  return first === undefined || others.length > 0
    ? 'may mean several allergens: name those that are absent'
    : `names a part: say ${describeAllergen(first.allergen)}`;
}

/** Returns a record's statements by allergen of the catalogue, one each, sorted; or what is wrong with them. */
export function resolveStatements(record: Stating): Resolved {
  const byAllergen = new Map<AllergenId, ResolvedStatement>();
  for (const { allergen: name, level, reason, ingredient, date } of record.statements) {
    const allergens = allergensNamed(name);
    if (allergens.length === 0) return { problem: `statements: "${name}" is not an allergen of the catalogue` };
    if (denies({ level, ingredient }) && !allergens.every(({ whole }) => whole))
      return { problem: `statements: "${name}" ${describePart(allergens)}` };
    for (const { allergen, sure } of allergens) {
      const statement = {
        allergen,
        level: sure ? level : 'may_contain',
        reason,
        ingredient,
        day: date ?? record.stated_on,
      } as const;
      const before = byAllergen.get(allergen);
      const merged = before ? merge(before, statement) : statement;
      if (!merged) return { problem: `statements: "${name}" is both absent and not` };
      byAllergen.set(allergen, merged);
    }
  }
  if (record.none_of_the_others)
    for (const allergen of othersOfTheNine(byAllergen.values()))
      if (!byAllergen.has(allergen)) byAllergen.set(allergen, { allergen, level: 'absent', day: record.stated_on });
  return { statements: [...byAllergen.values()].toSorted((a, b) => (a.allergen < b.allergen ? -1 : 1)) };
}
