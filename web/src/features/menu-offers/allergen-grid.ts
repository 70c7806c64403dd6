import type { Dish } from '@clearplate/contract/dishes';
import { allergens, type Allergen } from '@clearplate/domain/allergens';
import type { AllergenFact } from '@clearplate/domain/dish-facts';
import { timeOf } from '@clearplate/domain/instants';
import { isStatedItself, statedLevel, statementDates, type StatedLevel } from '@clearplate/domain/stated-level';
import type { AssessContext } from '@clearplate/domain/verdict';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';

export interface GridRow {
  readonly id: number;
  readonly name: string;
  /** In the order of the columns. */
  readonly levels: readonly StatedLevel[];
  /** Why something may be in it: "peanut: shared fryer". */
  readonly reasons: readonly string[];
}

export interface AllergenGrid {
  readonly columns: readonly Allergen[];
  readonly sections: readonly { readonly name: string; readonly rows: readonly GridRow[] }[];
  /** When the first and the last statement was made that stands in it; `undefined` where none has a date. */
  readonly oldest: string | undefined;
  readonly newest: string | undefined;
}

const reasonsOf = ({ allergen, evidence }: AllergenFact): string[] =>
  evidence.flatMap((one) =>
    one.kind === 'declared' && one.level === 'may_contain' && one.via === undefined && one.reason !== undefined
      ? [`${wordOfAllergen(allergen)}: ${one.reason}`]
      : [],
  );

function rowOf({ id, name, facts }: Dish, columns: readonly Allergen[], context: AssessContext): GridRow {
  return {
    id,
    name,
    levels: columns.map((column) => statedLevel(facts, column.id, context)),
    reasons: [...new Set(facts.allergens.flatMap(reasonsOf))],
  };
}

/** The nine of US law, then whatever else is stated of a dish on the menu. */
function columnsOf(dishes: readonly Dish[]): readonly Allergen[] {
  const stated = new Set(
    dishes.flatMap(({ facts }) => facts.allergens.filter(isStatedItself).map(({ allergen }) => allergen)),
  );
  return allergens.filter(({ id, group }) => group === 'us9' || stated.has(id));
}

/** Dishes × allergens of one menu, for everybody. */
export function buildGrid(dishes: readonly Dish[], context: AssessContext): AllergenGrid {
  const columns = columnsOf(dishes);
  const dates = dishes
    .flatMap(({ facts }) => facts.allergens.flatMap(statementDates))
    .toSorted((one, other) => timeOf(one) - timeOf(other));
  const sections = [...Map.groupBy(dishes, ({ section }) => section)];
  return {
    columns,
    sections: sections.map(([name, some]) => ({ name, rows: some.map((dish) => rowOf(dish, columns, context)) })),
    oldest: dates[0],
    newest: dates.at(-1),
  };
}
