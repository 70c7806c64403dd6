import type { AllergenId } from '@clearplate/domain/facts/allergens';

/** Where something stands in the file that was read. Boxes are left, top, width and height, in points or pixels. */
export interface Where {
  readonly page?: number | undefined;
  readonly sheet?: string | undefined;
  /** A cell as spreadsheets name it ("C7"); of a table in a page, its column and row. */
  readonly cell?: string | undefined;
  readonly line?: number | undefined;
  /** The way to a value of a data file: "items[3].nutritional_info". */
  readonly path?: string | undefined;
  readonly box?: readonly [number, number, number, number] | undefined;
}

/** What was read with little confidence, or isn't understood. Nothing doubtful is dropped in silence. */
export interface Doubt {
  readonly about: 'name' | 'price' | 'section' | 'description' | 'ingredients' | 'claim' | 'file';
  /** In English, for people. */
  readonly says: string;
  readonly where?: Where | undefined;
}

/** `absent` is what the file claims. It never clears by itself. */
export type Level = 'contains' | 'may_contain' | 'absent';

export interface Claim {
  readonly allergen: AllergenId;
  readonly level: Level;
  /** Why it may be there. Only with `may_contain`. */
  readonly reason?: string | undefined;
  /** What the file has there, as it is written. */
  readonly words: string;
  readonly where: Where;
}

/** "GF: ✓" is a code to be confirmed: the chart of a chain, which clears, denies nothing by it. */
export const isOfCode = ({ level, words }: Pick<Claim, 'words'> & { readonly level: string }): boolean =>
  level === 'absent' && /^[A-Z]{2}: /.test(words);

export interface DraftDish {
  readonly name: string;
  readonly section: string;
  readonly description: string;
  /** The file's own key of the dish, if it has one. */
  readonly key?: string | undefined;
  /** Names on the menu that somebody confirmed to be this dish: of a chart in our own lines. */
  readonly also?: readonly string[] | undefined;
  readonly priceCents?: number | undefined;
  readonly ingredients: readonly string[];
  /** At most one for each allergen; see `mergeClaims`. */
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
  /** Of our own lines that were printed of another file: what that was, as far as the lines say it. */
  readonly readFrom?: string | undefined;
  /** The day that the document names, as YYYY-MM-DD. */
  readonly date?: string | undefined;
  /** What the file says of the document that it was read from. */
  readonly title?: string | undefined;
  readonly address?: string | undefined;
  readonly dishes: readonly DraftDish[];
  /** What concerns the whole file: general notices, what couldn't be read. */
  readonly doubts: readonly Doubt[];
}

/** Why a file can't be read, and what to do. */
export interface Problem {
  readonly problem: string;
}

export interface MenuFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Thrown within a reader; `readMenu` returns it as a `Problem`. */
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
