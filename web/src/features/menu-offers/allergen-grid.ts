import type { DishSummary } from '@clearplate/contract/dishes';
import { allergens, type Allergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import { answeredAllergens } from '@clearplate/domain/facts/answered-allergens';
import type { AllergenFact, DishFacts, Evidence } from '@clearplate/domain/facts/dish-facts';
import { broughtIn } from '@clearplate/domain/facts/brought';
import { isCurrent, timeOf } from '@clearplate/domain/facts/instants';
import {
  coversTraces,
  isStatedItself,
  statedLevel,
  statementDates,
  type StatedLevel,
} from '@clearplate/domain/facts/stated-level';
import { describeReason } from '@clearplate/domain/facts/stock-reasons';
import type { AssessContext } from '@clearplate/domain/verdict/verdict';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { t } from '../../translations/t.ts';
import { nameMembers } from './named-members.ts';

/**
 * Says what a mark means. `read` if nobody stated it but the dish's words name it; `hinted` if they, or dishes like it,
 * leave it open, and `doubted` if they do although it is stated absent. `no_traces` if traces are stated absent as
 * well.
 */
export type GridLevel = StatedLevel | 'read' | 'hinted' | 'doubted' | 'no_traces';

export interface GridRow {
  readonly id: number;
  readonly name: string;
  /** Has the order of the columns. */
  readonly levels: readonly GridLevel[];
  /** Has the order of the columns: names the cereal or the nut where a law wants it, and is empty elsewhere. */
  readonly members: readonly string[];
  /** Says why something may be in it, such as "peanut: shared fryer". */
  readonly reasons: readonly string[];
  /** Lists what is unclear beside an allergen that is stated absent, such as "spices". */
  readonly open: readonly string[];
  /** Lists what may be in it although nobody stated it, such as "egg (onion rings)". */
  readonly hints: readonly string[];
  /** Lists what may be in it although it is stated absent. */
  readonly doubts: readonly string[];
  /** Says what the kitchen's components bring into it, such as "house sauce: soy, wheat, perhaps peanut". */
  readonly brought: readonly string[];
}

export interface AllergenGrid {
  readonly columns: readonly Allergen[];
  readonly sections: readonly { readonly name: string; readonly rows: readonly GridRow[] }[];
  /** When the first and the last of its statements were made; `undefined` if none has a date. */
  readonly oldest: string | undefined;
  readonly newest: string | undefined;
}

const reasonsOf = ({ allergen, evidence }: AllergenFact): string[] =>
  evidence.flatMap((one) =>
    one.kind === 'declared' && one.level === 'may_contain' && one.via === undefined && one.reason !== undefined
      ? [`${wordOfAllergen(allergen)}: ${describeReason(one.reason, t)}`]
      : [],
  );

const isDeclared = (fact: AllergenFact | undefined): boolean =>
  fact?.evidence.some((one) => one.kind === 'declared' && one.level === 'contains') ?? false;

const isAbsence = (one: Evidence): boolean => one.kind === 'declared' && one.level === 'absent';

/** The dish's name is beside it, and a guess about the whole dish has no words of its own. */
const quoted = (one: Evidence): string[] =>
  one.kind === 'ingredient' || one.kind === 'description' ? [one.words] : [];

function levelOf(facts: DishFacts, id: AllergenId, context: AssessContext): GridLevel {
  const level = statedLevel(facts, id, context);
  const fact = facts.allergens.find(({ allergen }) => allergen === id);
  if (level === 'contains') return isDeclared(fact) ? level : 'read';
  if (level === 'none') return coversTraces(facts, id, context) ? 'no_traces' : level;
  if (level !== 'not_stated' || !fact?.evidence.some((one) => one.kind !== 'declared')) return level;
  const isStatedAbsent = isCurrent(fact.coveredAt, context.now, context.statementDays);
  return isStatedAbsent && fact.evidence.some(isAbsence) ? 'doubted' : 'hinted';
}

/** Two words say enough to ask. */
const wordsOfHint = 2;

function hintOf(facts: DishFacts, id: AllergenId): string {
  const evidence = facts.allergens.find(({ allergen }) => allergen === id)?.evidence ?? [];
  const words = [...new Set(evidence.flatMap(quoted))].slice(0, wordsOfHint);
  return words.length === 0 ? wordOfAllergen(id) : `${wordOfAllergen(id)} (${words.join(', ')})`;
}

/** Returns the components by name, each with the columns that it surely brings into the dish, and those that it may. */
function broughtInto({ allergens: all }: DishFacts, columns: readonly Allergen[]): string[] {
  const known = all.filter(({ presence }) => presence !== 'none' && presence !== 'estimated');
  return broughtIn({ allergens: known }).flatMap(({ component, contains, mayContain }) => {
    const wordsOf = (ids: readonly AllergenId[]) =>
      columns.flatMap(({ id }) => (ids.includes(id) ? [wordOfAllergen(id)] : []));
    // What it only may bring is just as much a warning, but isn't said to be in it.
    const perhaps = wordsOf(mayContain).map((what) => t('perhaps {what}', { what }));
    const things = [...wordsOf(contains), ...perhaps];
    return things.length > 0 ? [`${component}: ${things.join(', ')}`] : [];
  });
}

const absences: ReadonlySet<GridLevel> = new Set(['none', 'no_traces']);

/** Says how a grid is made. */
interface GridShape {
  readonly columns: readonly Allergen[];
  /** Of these columns, cells name the members that a dish has. */
  readonly named: readonly AllergenId[];
}

function rowOf({ id, name, facts }: DishSummary, { columns, named }: GridShape, context: AssessContext): GridRow {
  const levels = columns.map((column) => levelOf(facts, column.id, context));
  const membersOf = ({ id: column }: Allergen, index: number): string => {
    const level = levels[index] ?? 'not_stated';
    const hasIt = level === 'contains' || level === 'read' || level === 'may_contain';
    return hasIt && named.includes(column) ? nameMembers(facts, column, level) : '';
  };
  const withLevel = (level: GridLevel) => columns.filter((_, index) => levels[index] === level);
  return {
    id,
    name,
    levels,
    members: columns.map(membersOf),
    open: levels.some((level) => absences.has(level)) ? facts.opaque : [],
    reasons: [...new Set(facts.allergens.flatMap(reasonsOf))],
    hints: withLevel('hinted').map(({ id: column }) => hintOf(facts, column)),
    doubts: withLevel('doubted').map(({ id: column }) => hintOf(facts, column)),
    brought: broughtInto(facts, columns),
  };
}

/** Returns what the restaurant answers for, then any others that are stated of a dish on the menu. */
function columnsOf(dishes: readonly DishSummary[], chosen: readonly AllergenId[] | null): readonly Allergen[] {
  const stated = new Set(
    dishes.flatMap(({ facts }) => facts.allergens.filter(isStatedItself).map(({ allergen }) => allergen)),
  );
  const answered = answeredAllergens(chosen, stated);
  return allergens.filter(({ id }) => answered.includes(id) || stated.has(id));
}

/**
 * Builds the grid of dishes × allergens of a menu, independent of who eats. `chosen` is what the restaurant answers for
 * beside the nine.
 */
export function buildGrid(
  dishes: readonly DishSummary[],
  context: AssessContext,
  chosen: readonly AllergenId[] | null,
): AllergenGrid {
  return buildGridOf(dishes, context, { columns: columnsOf(dishes, chosen), named: [] });
}

/** Builds the same with the requested columns, in their order. */
export function buildGridOf(dishes: readonly DishSummary[], context: AssessContext, shape: GridShape): AllergenGrid {
  const dates = dishes
    .flatMap(({ facts }) => facts.allergens.flatMap(statementDates))
    .toSorted((one, other) => timeOf(one) - timeOf(other));
  const sections = [...Map.groupBy(dishes, ({ section }) => section)];
  return {
    columns: shape.columns,
    sections: sections.map(([name, some]) => ({ name, rows: some.map((dish) => rowOf(dish, shape, context)) })),
    oldest: dates[0],
    newest: dates.at(-1),
  };
}
