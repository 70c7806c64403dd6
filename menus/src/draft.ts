import type { AllergenId } from '@clearplate/domain/facts/allergens';

/** Is a position in the file. Boxes are left, top, width and height, in points or pixels. */
export interface Where {
  readonly page?: number | undefined;
  readonly sheet?: string | undefined;
  /** Is a cell as spreadsheets name it ("C7"), or its column and row in a page's table. */
  readonly cell?: string | undefined;
  readonly line?: number | undefined;
  /** Is the path to a value of a data file: "items[3].nutritional_info". */
  readonly path?: string | undefined;
  readonly box?: readonly [number, number, number, number] | undefined;
}

/** Is something that was read with little confidence, or not understood. Nothing doubtful is dropped silently. */
export interface Doubt {
  readonly about: 'name' | 'price' | 'section' | 'description' | 'ingredients' | 'claim' | 'file';
  /** Is an English text for people. */
  readonly says: string;
  readonly where?: Where | undefined;
}

/** `absent` is what the file claims. It never clears by itself. */
export type Level = 'contains' | 'may_contain' | 'absent';

export interface Claim {
  readonly allergen: AllergenId;
  readonly level: Level;
  /** Gives the reason; only `may_contain` has one. */
  readonly reason?: string | undefined;
  /** Holds the file's own words. */
  readonly words: string;
  readonly where: Where;
}

/** Returns whether it is a code to be confirmed ("GF: ✓"). A chain's chart, which clears, denies nothing by it. */
export const isOfCode = ({ level, words }: Pick<Claim, 'words'> & { readonly level: string }): boolean =>
  level === 'absent' && /^[A-Z]{2}: /.test(words);

export interface DraftDish {
  readonly name: string;
  readonly section: string;
  readonly description: string;
  /** Is the file's own key of the dish, if it has one. */
  readonly key?: string | undefined;
  /** Holds names on the menu that somebody confirmed to be this dish, from a chart in our own format. */
  readonly also?: readonly string[] | undefined;
  readonly priceCents?: number | undefined;
  readonly ingredients: readonly string[];
  /** Holds at most one for each allergen; see `mergeClaims`. */
  readonly claims: readonly Claim[];
  readonly where: Where;
  readonly doubts: readonly Doubt[];
}

export type FileKind =
  | 'allergen chart'
  | 'menu'
  | 'page data'
  | 'photograph'
  | 'Clearplate import'
  | 'Square catalogue'
  | 'Uber Eats menu'
  | 'Deliverect products'
  | 'HubRise catalogue'
  | 'Google FoodMenus'
  | 'Just Eat menu'
  | 'Toast menu'
  | 'OpenMenu';

export interface Draft {
  readonly kind: FileKind;
  /** Says what the original document was, as far as the lines of our own format tell. */
  readonly readFrom?: string | undefined;
  /** Is the day that the document names, as YYYY-MM-DD. */
  readonly date?: string | undefined;
  /** Says what the file says about the document that it was read from. */
  readonly title?: string | undefined;
  readonly address?: string | undefined;
  readonly dishes: readonly DraftDish[];
  /** Holds notes about the whole file: general notices, and what couldn't be read. */
  readonly doubts: readonly Doubt[];
}

/** Says why a file can't be read, and what to do. */
export interface Problem {
  readonly problem: string;
}

export interface MenuFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Is thrown within a reader; `readMenu` returns it as a `Problem`. */
export class UnreadableFile extends Error {}

/** Returns the place in words: "page 2, cell C7". */
export function describeWhere({ sheet, page, cell, line, path }: Where): string {
  const said = [
    sheet === undefined ? [] : [`sheet ${sheet}`],
    page === undefined ? [] : [`page ${page}`],
    cell === undefined ? [] : [`cell ${cell}`],
    line === undefined ? [] : [`line ${line}`],
    path === undefined ? [] : [path],
  ];
  return said.flat().join(', ');
}
