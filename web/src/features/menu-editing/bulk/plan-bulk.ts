import { ancestorsOf, descendantsOf, us9, type AllergenId } from '@clearplate/domain/facts/allergens';
import { isOfKitchen, type Statement } from '@clearplate/domain/facts/dish';
import { standingOf } from '@clearplate/domain/facts/statement-standing';
import type { DishDraft, Said } from '../model/dish-draft.ts';
import { stateAllergen } from '../model/draft-edits.ts';
import type { MenuRow } from '../model/menu-rows.ts';
import type { DishKey } from '../model/menu-state.ts';

/** Somebody wants to state this about several dishes at once. */
export interface BulkStatement {
  /** States "contains" for each allergen that a dish's words surely name. */
  readonly containsNamed: boolean;
  readonly noneOfTheNine: boolean;
  readonly noGluten: boolean;
  /** States the same about each of these allergens. */
  readonly about: readonly AllergenId[];
  readonly said: Said;
  readonly crossContact: boolean;
  readonly listComplete: boolean;
}

export const nothingStated: BulkStatement = {
  containsNamed: false,
  noneOfTheNine: false,
  noGluten: false,
  about: [],
  said: { level: 'may_contain', ingredient: 'absent' },
  crossContact: false,
  listComplete: false,
};

/**
 * Says why a statement leaves a dish out. `named` and `usual`: its words imply the allergen, surely or usually.
 * `related`: something is stated about a member or a group of it. `reported`: a diner reacted to it.
 */
export type WhySkipped = 'contains' | 'may_contain' | 'named' | 'usual' | 'related' | 'reported';

export interface SkippedDish {
  readonly key: DishKey;
  readonly name: string;
  readonly why: WhySkipped;
  /** These words imply it, as written. */
  readonly words: readonly string[];
  /** The related allergens that are stated. */
  readonly related: readonly AllergenId[];
}

/** Says what one statement about one allergen does to each dish. */
export interface BulkLine {
  readonly allergen: AllergenId;
  readonly said: Said;
  readonly changes: readonly DishKey[];
  /** These dishes already state it. */
  readonly held: number;
  readonly skipped: readonly SkippedDish[];
}

interface Flag {
  readonly changes: readonly DishKey[];
  readonly held: number;
  /** These dishes list no ingredients. */
  readonly without: number;
}

export interface BulkPlan {
  readonly lines: readonly BulkLine[];
  readonly crossContact: Flag | undefined;
  readonly listComplete: Flag | undefined;
  /** Holds the edit of each dish that changes. */
  readonly edits: ReadonlyMap<DishKey, (draft: DishDraft) => DishDraft>;
}

type Fate = 'change' | 'held' | Omit<SkippedDish, 'key' | 'name'>;

const skip = (why: WhySkipped, words: readonly string[] = [], related: readonly AllergenId[] = []): Fate => ({
  why,
  words,
  related,
});

type Known = Pick<Statement, 'allergen' | 'level' | 'ingredient' | 'source' | 'stated_at'>;

/** Holds a dish with what the press has stated so far. */
interface Cell {
  readonly row: MenuRow;
  readonly statements: readonly Known[];
}

const isReported = ({ entry }: MenuRow, allergen: AllergenId): boolean =>
  entry.saved.facts.allergens.some(
    (one) => one.allergen === allergen && one.evidence.some(({ kind }) => kind === 'report'),
  );

function relatedWarnings(allergen: AllergenId, statements: readonly Known[]): AllergenId[] {
  const related = new Set([...descendantsOf(allergen), ...ancestorsOf(allergen)]);
  const warned = statements.filter((one) => one.level !== 'absent' && related.has(one.allergen));
  return [...new Set(warned.map((one) => one.allergen))];
}

/** Returns why nothing may be denied here, or `undefined`. */
function whyNotDenied(allergen: AllergenId, { row, statements }: Cell): Fate | undefined {
  const implied = row.findings.implied.find((one) => one.allergen === allergen);
  if (implied?.sure && implied.words.length > 0) return skip('named', implied.words);
  const related = relatedWarnings(allergen, statements);
  if (related.length > 0) return skip('related', [], related);
  if (implied) return skip(implied.sure ? 'named' : 'usual', implied.words, implied.declared);
  return isReported(row, allergen) ? skip('reported') : undefined;
}

/**
 * Decides what a statement does to one cell. It never removes a warning: what is contained, may be there or follows
 * from the dish's words is left as it is.
 */
function fateOf(allergen: AllergenId, { level, ingredient }: Said, cell: Cell): Fate {
  const { row, statements } = cell;
  const own = statements.find((one) => one.allergen === allergen && !isOfKitchen(one));
  const isHeld =
    own?.level === level &&
    ['current', 'expiring'].includes(standingOf(own.stated_at, row.dish.ingredients_changed_at, row.context));
  if (level === 'contains') return isHeld ? 'held' : 'change';
  if (own && own.level !== 'absent') return skip(own.level);
  if (level === 'may_contain' && ingredient === undefined) {
    const implied = row.findings.implied.find((one) => one.allergen === allergen && one.sure);
    return implied ? skip('named', implied.words, implied.declared) : 'change';
  }
  const isPossible = statements.some((one) => one.allergen === allergen && one.level !== 'absent');
  if (level === 'absent' && isPossible) return skip('may_contain');
  return whyNotDenied(allergen, cell) ?? (isHeld ? 'held' : 'change');
}

interface Outcome {
  readonly allergen: AllergenId;
  readonly said: Said;
  readonly row: MenuRow;
  readonly fate: Fate;
}

/** If "no ingredient" can't be said of an allergen, its traces are stated anyway: no dish loses a warning. */
function outcomeOf(allergen: AllergenId, said: Said, cell: Cell): Outcome {
  const { row } = cell;
  const fate = fateOf(allergen, said, cell);
  if (said.ingredient === undefined || typeof fate === 'string') return { allergen, said, row, fate };
  const { ingredient: _, ...warning } = said;
  const warned = fateOf(allergen, warning, cell);
  return warned === 'change' ? { allergen, said: warning, row, fate: warned } : { allergen, said, row, fate };
}

const contains: Said = { level: 'contains' };
const absent: Said = { level: 'absent' };

/** Returns what the words surely name, without groups that a contained or named member answers for. */
function namedIn({ findings, answered, dish }: MenuRow): AllergenId[] {
  const named = findings.implied.filter(({ allergen, sure }) => sure && answered.includes(allergen));
  const present = new Set([
    ...named.map(({ allergen }) => allergen),
    ...dish.statements.filter(({ level }) => level === 'contains').map(({ allergen }) => allergen),
  ]);
  const isAnsweredByMember = (id: AllergenId) => descendantsOf(id).some((member) => present.has(member));
  return named.map(({ allergen }) => allergen).filter((id) => !isAnsweredByMember(id));
}

/** Holds the requests in turn: what warns comes first, so that "none of the others" sees it. */
function stagesOf(wanted: BulkStatement, row: MenuRow): [readonly AllergenId[], Said][] {
  const denied = [...(wanted.noneOfTheNine ? us9 : []), ...(wanted.noGluten ? (['gluten'] as const) : [])];
  return [
    [wanted.containsNamed ? namedIn(row) : [], contains],
    [wanted.about, wanted.said],
    [denied.filter((id) => !wanted.about.includes(id)), absent],
  ];
}

function planDish(row: MenuRow, wanted: BulkStatement): Outcome[] {
  let statements: readonly Known[] = row.dish.statements;
  return stagesOf(wanted, row).flatMap(([ids, said]) => {
    const cell: Cell = { row, statements };
    const outcomes = ids.map((allergen) => outcomeOf(allergen, said, cell));
    const stated = outcomes.flatMap(({ allergen, said: own, fate }): Known[] =>
      fate === 'change' ? [{ allergen, ...own, source: 'restaurant', stated_at: row.context.now }] : [],
    );
    const isReplaced = (one: Known) => !isOfKitchen(one) && stated.some(({ allergen }) => allergen === one.allergen);
    statements = [...statements.filter((one) => !isReplaced(one)), ...stated];
    return outcomes;
  });
}

/**
 * A warning about a group withdraws what this session stated absent of its members. Saved in one act, that would
 * specify the group, which nobody who speaks of many dishes means.
 */
function stateInDraft(draft: DishDraft, allergen: AllergenId, said: Said): DishDraft {
  const stated = stateAllergen(draft, allergen, said);
  if (said.level === 'absent') return stated;
  const members = descendantsOf(allergen);
  const denies = (one: Said | 'withdrawn') =>
    one !== 'withdrawn' && (one.level === 'absent' || one.ingredient === 'absent') && one !== said;
  return { ...stated, said: new Map([...stated.said].filter(([id, one]) => !members.includes(id) || !denies(one))) };
}

function linesOf(outcomes: readonly Outcome[]): BulkLine[] {
  const groups = Map.groupBy(outcomes, ({ allergen, said }) => `${said.level} ${said.ingredient ?? ''} ${allergen}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return {
      allergen: first.allergen,
      said: first.said,
      changes: group.filter(({ fate }) => fate === 'change').map(({ row }) => row.entry.key),
      held: group.filter(({ fate }) => fate === 'held').length,
      skipped: group.flatMap(({ row, fate }): SkippedDish[] =>
        typeof fate === 'string' ? [] : [{ ...fate, key: row.entry.key, name: row.dish.name }],
      ),
    };
  });
}

const keysOf = (rows: readonly MenuRow[]): DishKey[] => rows.map(({ entry }) => entry.key);

function flagOf(rows: readonly MenuRow[], isOpen: (row: MenuRow) => boolean, canBe: (row: MenuRow) => boolean): Flag {
  const able = rows.filter(canBe);
  const changes = keysOf(able.filter(isOpen));
  return { changes, held: able.length - changes.length, without: rows.length - able.length };
}

/** Returns what a statement about several dishes changes and what it leaves alone. Nothing is changed yet. */
export function planBulk(rows: readonly MenuRow[], wanted: BulkStatement): BulkPlan {
  const outcomes = rows.flatMap((row) => planDish(row, wanted));
  const crossContact = wanted.crossContact
    ? flagOf(
        rows,
        ({ tasks }) => tasks.hasOpenTraces,
        () => true,
      )
    : undefined;
  const listComplete = wanted.listComplete
    ? flagOf(
        rows,
        ({ tasks }) => tasks.hasOpenList,
        ({ dish }) => dish.ingredients.length > 0,
      )
    : undefined;
  const stated = Map.groupBy(
    outcomes.filter(({ fate }) => fate === 'change'),
    ({ row }) => row.entry.key,
  );
  const [traces, lists] = [new Set(crossContact?.changes), new Set(listComplete?.changes)];
  const edits = new Map(
    [...new Set([...stated.keys(), ...traces, ...lists])].map((key) => [
      key,
      (draft: DishDraft): DishDraft => {
        const said = (stated.get(key) ?? []).reduce((now, one) => stateInDraft(now, one.allergen, one.said), draft);
        return {
          ...said,
          ...(traces.has(key) && { cross_contact_stated: true }),
          ...(lists.has(key) && { ingredients_complete: true }),
        };
      },
    ]),
  );
  return { lines: linesOf(outcomes), crossContact, listComplete, edits };
}
