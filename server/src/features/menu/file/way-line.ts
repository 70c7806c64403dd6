import { fillMessage, type Message } from '@clearplate/contract/errors';
import { allergens, findAllergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import type { DishVariant } from '@clearplate/domain/facts/dish';
import type { ConfirmationName } from '@clearplate/domain/menu/confirmations';
import type { VariantEdit } from '@clearplate/domain/menu/variant-edits';
import { normalise } from '@clearplate/domain/reading/normalise';
import { splitIngredients } from '@clearplate/domain/reading/split-ingredients';
import { columnOf, labelOf } from './columns.ts';
import { denies, formatStatement, readStatement, type CellStatement } from './statement-cell.ts';
import { clears, labelOfPart, type Held, type Part } from './way-parts.ts';
import { centsOf, isEmptied } from './written-values.ts';

const unescape = (text: string): string => text.replaceAll(/\\([\\|])/g, '$1');
/** Splits at bars that aren't escaped. */
const partsOf = (line: string): string[] =>
  (line.match(/(?:\\[\\|]|[^|])*(?:\||$)/g) ?? []).map((part) => part.replace(/\|$/, ''));

const keys = new Map<string, Part>([
  ['without', 'without'],
  ['with', 'with'],
  [normalise(labelOf('components')), 'components'],
  ['price', 'price'],
  [normalise(labelOf('ingredients_complete')), 'ingredients_complete'],
  [normalise(labelOf('cross_contact_stated')), 'cross_contact_stated'],
]);

/** A denial of a part ("Cow’s milk") has no effect, and an ambiguous name is refused, as in columns. */
function partNamed(words: string): Part | undefined {
  const key = keys.get(normalise(words));
  if (key) return key;
  const meaning = columnOf(words);
  if ('fault' in meaning || meaning.isPart || meaning.columns.length !== 1) return undefined;
  return findAllergen(meaning.columns[0] ?? '')?.id;
}

export const short = (words: string): { words: string } => ({ words: words.slice(0, 40) });
const unreadable = (words: string): Message =>
  fillMessage(
    '“{words}” can’t be read: see the column of a menu that was downloaded for how it is written',
    short(words),
  );

export interface ReadLine {
  readonly name: string;
  readonly parts: ReadonlyMap<Part, string>;
  readonly faults: readonly Message[];
}

export function readLine(line: string): ReadLine {
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

/** Returns a statement without its denial. */
const withoutDenial = ({ level, reason }: CellStatement): CellStatement =>
  level === 'absent' ? { level: 'not_stated' } : { level, ...(reason !== undefined && { reason }) };

interface Beside {
  /** The present way with this name. */
  readonly known: DishVariant | undefined;
  /** What the file's cell would say about the present way with this name. */
  readonly held: readonly Held[];
  /** What it would say about other ways, which a line with a new name may merely repeat. */
  readonly carried: readonly Held[];
}

/** Combines a line with its present way. What the line doesn't mention stays, and so does what it merely repeats. */
export class LineReader {
  readonly faults: Message[];
  /** What was said about a way with another name, and clears only once it is said about this one. */
  readonly unconfirmed: string[] = [];
  /** What was said and clears, but is missing from the line. */
  readonly takenBack: string[] = [];
  readonly #line: ReadLine;
  readonly #beside: Beside;

  constructor(line: ReadLine, beside: Beside) {
    this.#line = line;
    this.#beside = beside;
    this.faults = [...line.faults];
  }

  #note(notes: string[], part: Part): void {
    notes.push(`${this.#line.name}: ${labelOfPart(part)}`);
  }

  /** `undefined` if it says nothing new. */
  #said(part: Part): string | undefined {
    const text = this.#line.parts.get(part);
    return text === undefined || this.#beside.held.some((one) => one.get(part) === text) ? undefined : text;
  }

  /** Whether something that clears is in the line only because it was said about a way with another name. */
  #isCarried(part: Part): boolean {
    const isCarried = this.#beside.carried.some((one) => clears(part, one.get(part)));
    if (isCarried) this.#note(this.unconfirmed, part);
    return isCarried;
  }

  /** Returns what was there, clears, and was erased from a line that says something else. A name alone says nothing. */
  #erased(part: Part): string | undefined {
    if (this.#line.parts.size === 0 || this.#line.parts.has(part)) return undefined;
    const text = this.#beside.held.map((one) => one.get(part)).find((one) => clears(part, one));
    if (text !== undefined) this.#note(this.takenBack, part);
    return text;
  }

  #list(part: 'without' | 'with', known: readonly string[] = []): readonly string[] {
    const text = this.#said(part);
    if (text === undefined) return known;
    return isEmptied(text) ? [] : splitIngredients(text);
  }

  #price(): number | null {
    const text = this.#said('price');
    if (text === undefined) return this.#beside.known?.price_cents ?? null;
    if (isEmptied(text)) return null;
    const cents = centsOf(text);
    if (cents === undefined)
      this.faults.push(fillMessage('“{words}” is not a price: write it like 12.50', short(text)));
    return cents ?? null;
  }

  #confirms(part: ConfirmationName): boolean | undefined {
    if (this.#erased(part) !== undefined) return false;
    const text = this.#said(part)?.toLowerCase();
    if (text === undefined) return undefined;
    if (text !== 'yes' && text !== 'no')
      this.faults.push(fillMessage('“{words}” can’t be read: write yes or no', short(text)));
    if (text === 'yes' && this.#isCarried(part)) return undefined;
    return text === 'yes';
  }

  #statement(id: AllergenId): CellStatement | undefined {
    const erased = this.#erased(id);
    if (erased !== undefined) return withoutDenial(readStatement(erased) ?? { level: 'not_stated' });
    const text = this.#said(id);
    if (text === undefined) return undefined;
    const said = readStatement(text);
    if (!said) this.faults.push(unreadable(`${labelOf(id)}: ${text}`));
    // Only what differs from before is stated anew.
    if (!said || this.#beside.held.some((one) => one.get(id) === formatStatement(said))) return undefined;
    return denies(said) && this.#isCarried(id) ? withoutDenial(said) : said;
  }

  read(): VariantEdit {
    const stated = allergens.flatMap(({ id }) => {
      const said = this.#statement(id);
      return said ? [[id, said] as const] : [];
    });
    const { known } = this.#beside;
    const named = new Set(stated.map(([id]) => id));
    const keeps = [...new Set(known?.statements.map(({ allergen }) => allergen))].filter((id) => !named.has(id));
    const [list, contact] = [this.#confirms('ingredients_complete'), this.#confirms('cross_contact_stated')];
    return {
      name: this.#line.name,
      leaves_out: this.#list('without', known?.leaves_out),
      adds: this.#list('with', known?.adds),
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
