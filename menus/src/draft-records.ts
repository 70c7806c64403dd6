import { describeWhere, isOfCode, type Claim, type Doubt, type Draft, type DraftDish } from './draft.ts';
import { statesAbsences } from './states-absences.ts';

/** Is the owner of the dishes: a restaurant's key, or the key of a shared menu. */
export type RecordTarget = { readonly restaurant: string } | { readonly menu: string };

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);

/** Is the menu's key, unless another is given: the file's name without its ending. */
export const menuKeyOf = (fileName: string): string => slug(fileName.replace(/\.[a-z0-9]{1,5}$/i, '')) || 'menu';

/**
 * Returns a key that stays the same when the file is read again: the file's own, or else section and name. A repeated
 * key is numbered.
 */
function keysOf(dishes: readonly DraftDish[]): string[] {
  const seen = new Map<string, number>();
  return dishes.map(({ key, section, name }) => {
    const own =
      key === undefined || key === ''
        ? [slug(section), slug(name)].filter((each) => each !== '').join('/') || 'dish'
        : key.slice(0, 180);
    const times = (seen.get(own) ?? 0) + 1;
    seen.set(own, times);
    return times === 1 ? own : `${own}~${times}`;
  });
}

const statementOf = ({ allergen, level, reason }: Claim): object => ({
  allergen,
  level,
  ...(reason !== undefined && { reason: reason.slice(0, 200) }),
});

/** Describes a chart that a chain publishes, with its address and date. */
export interface Publication {
  readonly menu: string;
  readonly title: string;
  readonly address: string;
  readonly dated: string;
}

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

const describeDoubts = (doubts: readonly Doubt[]): object[] =>
  doubts.map(({ about, says, where }) => ({
    about,
    says,
    ...(where && describeWhere(where) !== '' && { at: describeWhere(where) }),
  }));

/**
 * Returns a chain's published chart as one record of the import format. It states allergens only: names, prices and
 * ingredients belong to the menu. Several files make one chart.
 */
export function chartRecord(
  files: readonly { readonly name: string; readonly draft: Draft }[],
  publication: Publication,
): object {
  return {
    type: 'chart',
    ...publication,
    dishes: files.flatMap(({ name: file, draft }) =>
      draft.dishes.map(({ name, section, claims, where, doubts }) => ({
        name: cut(name, 200),
        ...(section !== '' && { section: cut(section, 100) }),
        statements: claims
          .filter((claim) => claim.level !== 'absent' || (statesAbsences(draft) && !isOfCode(claim)))
          .map(statementOf),
        read_from: { file, ...where },
        ...(doubts.length > 0 && { doubts: describeDoubts(doubts) }),
      })),
    ),
  };
}

/**
 * Returns the draft's dishes as records of the import format that nobody vouches for: their denials are claims, which
 * never clear. `read_from` and `doubts` are for people, and the import ignores them.
 */
export function draftRecords(draft: Draft, file: string, target: RecordTarget): object[] {
  const keys = keysOf(draft.dishes);
  return draft.dishes.map((dish, at) => {
    const claimed = dish.claims.map(({ allergen, words, where }) => ({ allergen, words: cut(words, 200), ...where }));
    return {
      type: 'dish',
      id: keys[at],
      ...target,
      name: cut(dish.name, 200),
      ...(dish.section !== '' && { section: cut(dish.section, 100) }),
      ...(dish.description !== '' && { description: cut(dish.description, 4000) }),
      ...(dish.priceCents !== undefined && { price: dish.priceCents / 100 }),
      ...(dish.ingredients.length > 0 && {
        ingredients:
          dish.ingredients.length === 1 ? dish.ingredients[0] : dish.ingredients.map((each) => cut(each, 500)),
      }),
      statements: dish.claims.map(statementOf),
      source: { kind: 'claim' },
      ...(draft.date !== undefined && { stated_on: draft.date }),
      read_from: { file, kind: draft.readFrom ?? draft.kind, ...dish.where, claims: claimed },
      ...(dish.doubts.length > 0 && { doubts: describeDoubts(dish.doubts) }),
    };
  });
}
