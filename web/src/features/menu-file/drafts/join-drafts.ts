import { levelWeight } from '@clearplate/domain/facts/dish';
import { foldName as fold, onlyOne } from '@clearplate/domain/menu/dish-names';
import { levelsOf, seenOf, type Seen } from '../../../entities/menu-draft/corrections.ts';
import type { ReadClaim, ReadDoubt } from '../../../entities/menu-draft/read-claims.tsx';
import {
  oneLine,
  textFields,
  type Place,
  type ReadDish,
  type ReadFile,
  type TextField,
} from '../../../entities/menu-draft/read-file.ts';
import { t } from '../../../translations/t.ts';

/** Joins what all of the files say of one dish. */
export interface JoinedDish {
  /** Stays the same when the file is read again. */
  readonly key: string;
  /** The texts as they were read; empty if no file has them. */
  readonly texts: Readonly<Record<TextField, string>>;
  readonly claims: readonly ReadClaim[];
  readonly doubts: readonly ReadDoubt[];
  readonly places: readonly Place[];
  /** Says what else a table that was matched by its headings states. */
  readonly table: TableSays | undefined;
  /** A table says more about it, which isn't taken beside another file. */
  readonly losesMore: boolean;
  /** A correction of it holds for this. */
  readonly seen: Seen;
}

export type TableSays = NonNullable<ReadDish['table']>;

interface Joining extends Omit<JoinedDish, 'key' | 'seen'> {
  /** Identifies it in its first file. */
  readonly form: string;
  /** What each file says of it, whatever a menu says by then. */
  readonly content: readonly unknown[];
}

/** Formats a price as it is typed, "12.50"; empty for no price. */
export const priceText = (cents: number | null | undefined): string => (cents == null ? '' : (cents / 100).toFixed(2));

const textsOf = ({ name, section, priceCents, ...more }: ReadDish): JoinedDish['texts'] => ({
  name: oneLine(name).slice(0, 200),
  section: oneLine(section).slice(0, 100),
  price: more.price ?? priceText(priceCents),
  // People who write a table break its lines on purpose.
  description: (more.table ? more.description : oneLine(more.description)).slice(0, 4000),
  ingredients: more.ingredients.map(oneLine).join(', '),
});

/** A warning in one file wins over a denial in another. */
function joinClaims(one: readonly ReadClaim[], other: readonly ReadClaim[]): ReadClaim[] {
  const byAllergen = new Map(one.map((claim) => [claim.allergen, claim]));
  for (const claim of other) {
    const before = byAllergen.get(claim.allergen);
    if (!before || levelWeight[claim.level] > levelWeight[before.level]) byAllergen.set(claim.allergen, claim);
  }
  return [...byAllergen.values()];
}

/** If several rows may each be the dish, a denial only counts if all of them deny. */
function joinTwins(twins: readonly Joining[]): Joining | undefined {
  const [first] = twins;
  if (!first || twins.length === 1) return first;
  const isDenied = ({ allergen }: ReadClaim) =>
    twins.every(({ claims }) => claims.some((one) => one.allergen === allergen && one.level === 'absent'));
  const joined = twins.reduce(join);
  return { ...joined, claims: joined.claims.filter((claim) => claim.level !== 'absent' || isDenied(claim)) };
}

/** Returns what of a table the menu already holds, unless files together say more than the table. */
const heldBeside = ({ table, claims, texts }: Joining, joined: Pick<Joining, 'claims' | 'texts'>): string[] =>
  table?.held.filter((about) => {
    const field = textFields.find((one) => one === about);
    if (field) return texts[field] === joined.texts[field];
    const said = claims.find(({ allergen }) => allergen === about);
    const together = joined.claims.find(({ allergen }) => allergen === about);
    return said !== undefined && together !== undefined && said.level === together.level;
  }) ?? [];

/**
 * Statements of a table about a dish as a whole hold for the table alone: it knew nothing of what other files say. What
 * the menu already says keeps its date, and what couldn't be taken still has to be settled.
 */
function joinTables(one: Joining, other: Joining, joined: Pick<Joining, 'claims' | 'texts'>): TableSays | undefined {
  const first = one.table ?? other.table;
  if (!first) return undefined;
  const held = new Set([...heldBeside(one, joined), ...heldBeside(other, joined)]);
  return {
    sign: first.sign,
    compared_with: first.compared_with,
    by_id: one.table?.by_id === true || other.table?.by_id === true,
    held: [...held],
    emptied: [],
    withdrawn: [],
    confirms: {},
    faults: [...(one.table?.faults ?? []), ...(other.table?.faults ?? [])],
  };
}

/** Returns whether two rows of a name may be one dish: not if tables name two ids, or a table has another section. */
function mayBeSame(one: Joining, other: Joining): boolean {
  if (one.table && other.table && one.table.compared_with !== other.table.compared_with) return false;
  const sections = [one, other].flatMap(({ places, texts }) =>
    places.every(({ file }) => isChart(file)) || texts.section === '' ? [] : [fold(texts.section)],
  );
  return !(one.table ?? other.table) || new Set(sections).size < 2;
}

const saysMore = ({ table }: Joining): boolean =>
  table !== undefined &&
  (table.emptied.length + table.withdrawn.length + Object.keys(table.confirms).length > 0 || table.ways !== undefined);

const lostBeside = ({ places }: Joining): ReadDoubt[] =>
  places.slice(0, 1).map((place) => ({
    ...place,
    about: 'file',
    says: t('Beside another file, the table’s “(empty)”, “not stated”, “yes” and ways to make it are not taken.'),
  }));

function join(one: Joining, other: Joining): Joining {
  const texts = Object.fromEntries(
    textFields.map((field) => [field, one.texts[field] || other.texts[field]]),
  ) as JoinedDish['texts'];
  const claims = joinClaims(one.claims, other.claims);
  return {
    form: one.form,
    content: [...one.content, ...other.content],
    losesMore: [one, other].some((each) => each.losesMore || saysMore(each)),
    texts,
    claims,
    doubts: [...one.doubts, ...other.doubts, ...[one, other].filter(saysMore).flatMap(lostBeside)],
    places: [...one.places, ...other.places],
    table: joinTables(one, other, { texts, claims }),
  };
}

function readDish(dish: ReadDish, file: ReadFile): Joining {
  const texts = textsOf(dish);
  return {
    // A row that has only an id gets the menu's name of that dish.
    form: dish.table ? `row ${dish.table.sign}` : `${fold(texts.section)}/${fold(texts.name)}`,
    content: [dish.table?.sign ?? [texts, levelsOf(dish.claims)]],
    losesMore: false,
    texts,
    claims: dish.claims.map((claim) => ({ ...claim, file })),
    doubts: dish.doubts.map(({ about, says, where = dish.where }) => ({ about, says, where, file })),
    places: [{ file, where: dish.where }],
    table: dish.table,
  };
}

export const isChart = ({ draft }: ReadFile): boolean => draft.kind === 'allergen chart';

/**
 * Makes one list of what several files say: a menu brings the dishes with their prices, a chart what is in them. Dishes
 * with the same name are the same; menus come first, since charts shorten sections. If a file has the name of another
 * file's dish several times ("Latte", small and large), any of them may be meant.
 */
export function joinDrafts(files: readonly ReadFile[]): readonly JoinedDish[] {
  const ordered = [...files.filter((file) => !isChart(file)), ...files.filter(isChart)];
  const joined: Joining[] = [];
  for (const file of ordered) {
    const before = [...joined];
    const byName = Map.groupBy(before, ({ texts }) => fold(texts.name));
    const twins = new Map<Joining, Joining[]>();
    for (const dish of file.draft.dishes.map((each) => readDish(each, file))) {
      const named = (byName.get(fold(dish.texts.name)) ?? []).filter((known) => mayBeSame(known, dish));
      const same = onlyOne(named, dish.texts.section, ({ texts }) => texts.section);
      if (same) twins.set(same, [...(twins.get(same) ?? []), dish]);
      else joined.push(dish);
    }
    for (const [same, found] of twins) {
      const other = joinTwins(found);
      if (other) joined[before.indexOf(same)] = join(same, other);
    }
  }
  const times = new Map<string, number>();
  return joined.map(({ form, content, ...dish }) => {
    const count = (times.get(form) ?? 0) + 1;
    times.set(form, count);
    const seen = seenOf(
      content,
      dish.places.map(({ file }) => file),
    );
    return { ...dish, key: count === 1 ? form : `${form}~${count}`, seen };
  });
}
