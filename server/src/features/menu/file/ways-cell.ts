import { fillMessage, messageOfIssue, type Fault, type Message } from '@clearplate/contract/errors';
import { VariantEdits } from '@clearplate/contract/variants';
import { allergens, findAllergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import type { Dish, DishVariant } from '@clearplate/domain/facts/dish';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import { asVariant } from '@clearplate/domain/facts/variant';
import {
  editVariants,
  faultInVariants,
  type VariantEdit,
  type VariantFault,
} from '@clearplate/domain/menu/variant-edits';
import { normalise } from '@clearplate/domain/reading/normalise';
import { splitIngredients } from '@clearplate/domain/reading/split-ingredients';
import { columnOf, labelOf, type Column } from './columns.ts';
import { asPlanned, formatStatement, readStatement, statementHeld, type CellStatement } from './statement-cell.ts';
import { centsOf, isEmptied } from './written-values.ts';

/**
 * The cell of a dish's other ways to make it has a line for each: its name, then parts between bars, such as
 * "Without peanuts | without: Crushed peanuts | price: 13.50 | Peanuts: none". What is stated there is said of that way alone.
 */
type Part = 'without' | 'with' | 'price' | 'ingredients_complete' | 'cross_contact_stated' | AllergenId;

const listLabel = labelOf('ingredients_complete');
const contactLabel = labelOf('cross_contact_stated');

const escape = (text: string): string => text.replaceAll(/[\\|]/g, String.raw`\$&`);
const unescape = (text: string): string => text.replaceAll(/\\([\\|])/g, '$1');
/** At the bars that nothing escapes. */
const partsOf = (line: string): string[] =>
  (line.match(/(?:\\[\\|]|[^|])*(?:\||$)/g) ?? []).map((part) => part.replace(/\|$/, ''));

/** The dish made so, with what is stated of that way and nothing that the dish lends it. */
const ownOf = (dish: Dish, way: DishVariant): Dish => ({ ...asVariant(dish, way), statements: way.statements });

const price = (cents: number): string => (cents / 100).toFixed(2);

type ReadConfirmed = (dish: Dish, context: StandingContext) => string;

/** How a dish's own cells say that a list, or cross-contact, is confirmed. */
export interface Confirmed {
  readonly list: ReadConfirmed;
  readonly contact: ReadConfirmed;
}

function heldOf(
  dish: Dish,
  way: DishVariant,
  context: StandingContext,
  confirmed: Confirmed,
): ReadonlyMap<Part, string> {
  const own = ownOf(dish, way);
  const stated = allergens
    .filter(({ id }) => way.statements.some(({ allergen }) => allergen === id))
    .map(({ id }) => [id, statementHeld(own, id, context)] as const);
  const all: readonly (readonly [Part, string])[] = [
    ['without', way.leaves_out.join(', ')],
    ['with', way.adds.join(', ')],
    ['price', way.price_cents === null ? '' : price(way.price_cents)],
    ['ingredients_complete', confirmed.list(own, context)],
    ['cross_contact_stated', confirmed.contact(own, context)],
    ...stated,
  ];
  return new Map(all.filter(([, text]) => text !== ''));
}

const labelOfPart = (part: Part): string =>
  part === 'without' || part === 'with' || part === 'price' ? part : labelOf(part);

/** What a file says of the ways to make a dish, as of now. */
export function waysCell(dish: Dish, context: StandingContext, confirmed: Confirmed): string {
  return dish.variants
    .map((way) => {
      const parts = [...heldOf(dish, way, context, confirmed)].map(([part, text]) => `${labelOfPart(part)}: ${text}`);
      return [way.name, ...parts].map(escape).join(' | ');
    })
    .join('\n');
}

const keys = new Map<string, Part>([
  ['without', 'without'],
  ['with', 'with'],
  ['price', 'price'],
  [normalise(listLabel), 'ingredients_complete'],
  [normalise(contactLabel), 'cross_contact_stated'],
]);

/** A denial of a part ("Cow’s milk") says nothing, and what may mean several is refused, as a column is. */
function partNamed(words: string): Part | undefined {
  const key = keys.get(normalise(words));
  if (key) return key;
  const meaning = columnOf(words);
  if ('fault' in meaning || meaning.isPart || meaning.columns.length !== 1) return undefined;
  return findAllergen(meaning.columns[0] ?? '')?.id;
}

const short = (words: string): { words: string } => ({ words: words.slice(0, 40) });
const unreadable = (words: string): Message =>
  fillMessage(
    '“{words}” can’t be read: see the column of a menu that was downloaded for how it is written',
    short(words),
  );

interface ReadLine {
  readonly name: string;
  readonly parts: ReadonlyMap<Part, string>;
  readonly faults: readonly Message[];
}

function readLine(line: string): ReadLine {
  const [name = '', ...rest] = partsOf(line).map((part) => unescape(part.trim()));
  const parts = new Map<Part, string>();
  const faults: Message[] = [];
  for (const text of rest.filter((one) => one !== '')) {
    const at = text.indexOf(':');
    const part = at < 0 ? undefined : partNamed(text.slice(0, at));
    if (part === undefined || parts.has(part)) faults.push(unreadable(text));
    else parts.set(part, text.slice(at + 1).trim());
  }
  return { name, parts, faults };
}

/** What a line comes to beside what its way is: what it doesn't mention stays, and so does what it merely repeats. */
class LineReader {
  readonly faults: Message[];
  readonly #line: ReadLine;
  readonly #known: DishVariant | undefined;
  readonly #held: readonly ReadonlyMap<Part, string>[];

  constructor(line: ReadLine, known: DishVariant | undefined, held: readonly ReadonlyMap<Part, string>[]) {
    this.#line = line;
    this.#known = known;
    this.#held = held;
    this.faults = [...line.faults];
  }

  /** `undefined`: it says nothing else than what stands there. */
  #said(part: Part): string | undefined {
    const text = this.#line.parts.get(part);
    return text === undefined || this.#held.some((one) => one.get(part) === text) ? undefined : text;
  }

  #list(part: 'without' | 'with', known: readonly string[] = []): readonly string[] {
    const text = this.#said(part);
    if (text === undefined) return known;
    return isEmptied(text) ? [] : splitIngredients(text);
  }

  #price(): number | null {
    const text = this.#said('price');
    if (text === undefined) return this.#known?.price_cents ?? null;
    if (isEmptied(text)) return null;
    const cents = centsOf(text);
    if (cents === undefined)
      this.faults.push(fillMessage('“{words}” is not a price: write it like 12.50', short(text)));
    return cents ?? null;
  }

  #confirms(part: 'ingredients_complete' | 'cross_contact_stated'): boolean | undefined {
    const text = this.#said(part)?.toLowerCase();
    if (text === undefined) return undefined;
    if (text !== 'yes' && text !== 'no')
      this.faults.push(fillMessage('“{words}” can’t be read: write yes or no', short(text)));
    return text === 'yes';
  }

  #statements(): readonly (readonly [AllergenId, CellStatement])[] {
    return allergens.flatMap(({ id }) => {
      const text = this.#said(id);
      if (text === undefined) return [];
      const said = readStatement(text);
      if (!said) this.faults.push(unreadable(`${labelOf(id)}: ${text}`));
      // Anew is only what says something else than before.
      return said && !this.#held.some((one) => one.get(id) === formatStatement(said)) ? [[id, said] as const] : [];
    });
  }

  read(): VariantEdit {
    const stated = this.#statements();
    const named = new Set(stated.map(([id]) => id));
    const keeps = [...new Set(this.#known?.statements.map(({ allergen }) => allergen))].filter((id) => !named.has(id));
    const [list, contact] = [this.#confirms('ingredients_complete'), this.#confirms('cross_contact_stated')];
    return {
      name: this.#line.name,
      leaves_out: this.#list('without', this.#known?.leaves_out),
      adds: this.#list('with', this.#known?.adds),
      price_cents: this.#price(),
      ...(stated.length > 0 && {
        keeps,
        statements: stated.flatMap(([allergen, { level, ...more }]) =>
          level === 'not_stated' ? [] : [{ allergen, level, ...more }],
        ),
      }),
      ...(list !== undefined && { ingredients_complete: list }),
      ...(contact !== undefined && { cross_contact_stated: contact }),
    };
  }
}

const faultWords: Readonly<Record<VariantFault, string>> = {
  'changes nothing': '“{words}”: say what is left out or added',
  'leaves out everything': '“{words}” leaves nothing of the dish',
  'is there twice': '“{words}”: another one has this name',
  'has no list to confirm': '“{words}”: there are no ingredients to confirm',
};

function refusalsOf(ways: readonly VariantEdit[], dish: Dish): Message[] {
  const parsed = VariantEdits.safeParse(ways);
  if (!parsed.success) return parsed.error.issues.map(messageOfIssue);
  const found = faultInVariants(dish, ways);
  return found ? [fillMessage(faultWords[found.fault], short(ways[found.at]?.name ?? ''))] : [];
}

/** The dish before its row, and as the rest of the row makes it. */
export interface RowSides {
  readonly before: Dish;
  readonly after: Dish;
}

/**
 * What a cell makes of the ways to make a dish; `ways` is missing where that is nothing. One without a line is gone. What stood
 * there before, also before this row changed the dish, is not stated anew by standing there still.
 */
export function readWays(
  cell: string,
  { before, after }: RowSides,
  context: StandingContext,
  confirmed: Confirmed,
): { readonly ways?: readonly VariantEdit[]; readonly faults: readonly Fault[] } {
  if (cell === waysCell(before, context, confirmed).trim()) return { faults: [] };
  const byName = new Map(after.variants.map((one) => [normalise(one.name), one]));
  const faults: Message[] = [];
  const lines = isEmptied(cell) ? [] : cell.split(/\r?\n/).filter((line) => line.trim() !== '');
  const ways = lines.map((text) => {
    const line = readLine(text);
    const known = byName.get(normalise(line.name));
    const was = before.variants.find((one) => normalise(one.name) === normalise(line.name));
    const held = [
      ...(known ? [heldOf(after, known, context, confirmed)] : []),
      ...(was ? [heldOf(before, was, context, confirmed)] : []),
    ];
    const reader = new LineReader(line, known, held);
    const way = reader.read();
    faults.push(...reader.faults);
    return way;
  });
  if (faults.length === 0) faults.push(...refusalsOf(ways, after));
  const column = labelOf('variants' satisfies Column);
  if (faults.length > 0) return { faults: faults.map((message) => ({ column, ...message })) };
  const made = editVariants(after, ways, asPlanned(context)).variants;
  return JSON.stringify(made) === JSON.stringify(after.variants) ? { faults: [] } : { ways, faults: [] };
}
