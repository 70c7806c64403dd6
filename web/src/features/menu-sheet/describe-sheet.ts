import type { MenuDish } from '@clearplate/contract/menu';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { describeReason } from '@clearplate/domain/facts/stock-reasons';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { formatList, t, tCount } from '../../translations/t.ts';
import type { PastedBlock, PasteRefusal } from './paste-block.ts';
import { isContradiction, readCell, type CellLevel, type RowEdits } from './sheet-cells.ts';
import { contextOf, type CellChange, type SheetState } from './sheet-state.ts';

const mostNamed = 5;

/** Returns "a, b and 3 more". */
function formatSome(items: readonly string[]): string {
  const rest = items.length - mostNamed;
  if (rest <= 1) return formatList(items);
  return formatList([...items.slice(0, mostNamed), t('{count} more', { count: rest })]);
}

const quoteSome = (items: readonly string[]): string => formatSome(items.map((item) => `“${item}”`));

const refusals: Readonly<Record<PasteRefusal, () => string>> = {
  empty: () => t('There is nothing to paste.'),
  first_row: () =>
    t(
      'Nothing was pasted: the first row has neither allergens of this sheet nor yes and no. Leave it out when you copy, or name the columns.',
    ),
  first_column: () =>
    t(
      'Nothing was pasted: the first column has neither dishes of this menu nor yes and no. Leave it out when you copy.',
    ),
};

export const describePasteRefusal = (refusal: PasteRefusal): string => refusals[refusal]();

/** Says what came of a pasted block, above all which parts were not taken. */
export function describePaste(block: PastedBlock, set: number): readonly string[] {
  const { unknownWords, unknownDishes, unknownColumns, outside } = block;
  return [
    tCount(set, '{count} cell set.', '{count} cells set.'),
    ...(unknownWords.length > 0
      ? [t('Not understood, so left as it was: {words}.', { words: quoteSome(unknownWords) })]
      : []),
    ...(unknownDishes.length > 0 ? [t('Not on this menu: {names}.', { names: quoteSome(unknownDishes) })] : []),
    ...(unknownColumns.length > 0
      ? [t('Not a single allergen, so not pasted: {names}.', { names: quoteSome(unknownColumns) })]
      : []),
    ...(outside > 0
      ? [tCount(outside, '{count} cell is outside the sheet.', '{count} cells are outside the sheet.')]
      : []),
  ];
}

/** Says which cells stay as they are, because "no" would contradict the dish's own words. */
export function describeLeft(left: readonly CellChange[], dishes: readonly MenuDish[]): string | undefined {
  if (left.length === 0) return undefined;
  const names = left.map(({ dishId, allergen }) => {
    const dish = dishes.find(({ id }) => id === dishId);
    return t('{dish}: {what}', { dish: dish?.name ?? '', what: wordOfAllergen(allergen) });
  });
  return tCount(
    left.length,
    '{count} cell is left as it was, because its dish’s words name it: {names}.',
    '{count} cells are left as they were, because their dishes’ words name it: {names}.',
    { names: formatSome(names) },
  );
}

export interface ToldDish {
  readonly id: number;
  readonly name: string;
  /** Holds what diners are told about it once it is saved. */
  readonly lines: readonly string[];
  /** The dish contradicts a "no" about these allergens. */
  readonly contradicted: readonly AllergenId[];
  readonly asksAboutTraces: boolean;
}

function tellDish(dish: MenuDish, edits: RowEdits, { menu }: SheetState): ToldDish {
  const context = contextOf(menu);
  const cells = [...edits.keys()].map((id) => ({ id, cell: readCell(dish, edits, id, context) }));
  const contradicted = cells.filter(({ cell }) => isContradiction(cell)).map(({ id }) => id);
  // Whatever is stated beside them, the dish's own words warn.
  const given = cells.filter(
    ({ id, cell }) => cell.value.level !== 'contains' && (cell.words.length > 0 || contradicted.includes(id)),
  );
  const others = cells.filter((one) => !given.includes(one));
  const at = (...levels: CellLevel[]) => others.filter(({ cell }) => levels.includes(cell.value.level));
  const wordsOf = (some: typeof cells) => formatList(some.map(({ id }) => wordOfAllergen(id)));
  const traces = at('may_contain', 'traces').map(({ id, cell: { value } }) =>
    value.reason.trim() === ''
      ? wordOfAllergen(id)
      : `${wordOfAllergen(id)} (${describeReason(value.reason.trim(), t)})`,
  );
  const denials = at('absent').map(({ id }) => t('no {what}', { what: wordOfAllergen(id) }));
  const lines = [
    given.length > 0 && t('Avoid, since the dish itself says so: {what}', { what: wordsOf(given) }),
    at('contains').length > 0 && t('Contains {what}', { what: wordsOf(at('contains')) }),
    traces.length > 0 && t('Traces possible: {what}', { what: traces.join(', ') }),
    denials.length > 0 && t('Restaurant says: {what}', { what: denials.join(', ') }),
    at('not_stated').length > 0 &&
      t('Not verified, the restaurant has not said: {what}', { what: wordsOf(at('not_stated')) }),
  ].filter((line) => line !== false);
  const asksAboutTraces = denials.length > 0 && dish.cross_contact_stated_at === null;
  return { id: dish.id, name: dish.name, lines, contradicted, asksAboutTraces };
}

/** Says for each edited dish what diners will be told, in the order of the menu. */
export const tellDishes = (state: SheetState): readonly ToldDish[] =>
  state.menu.dishes.flatMap((dish) => {
    const edits = state.edits.get(dish.id);
    return edits ? [tellDish(dish, edits, state)] : [];
  });
