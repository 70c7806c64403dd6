import { levelWeight } from '@clearplate/domain/facts/dish';
import type { ReadClaim, ReadDoubt } from '../../../entities/menu-draft/read-claims.tsx';
import {
  fold,
  oneLine,
  onlyOne,
  textFields,
  type Place,
  type ReadDish,
  type ReadFile,
  type TextField,
} from '../../../entities/menu-draft/read-file.ts';

/** One dish, with what all of the files say of it. */
export interface JoinedDish {
  /** Stays when the file is read again. */
  readonly key: string;
  /** As they were read; empty where no file has it. */
  readonly texts: Readonly<Record<TextField, string>>;
  readonly claims: readonly ReadClaim[];
  readonly doubts: readonly ReadDoubt[];
  readonly places: readonly Place[];
}

/** "12.50", as it is typed; empty for no price. */
export const priceText = (cents: number | null | undefined): string => (cents == null ? '' : (cents / 100).toFixed(2));

const textsOf = ({ name, section, priceCents, description, ingredients }: ReadDish): JoinedDish['texts'] => ({
  name: oneLine(name).slice(0, 200),
  section: oneLine(section).slice(0, 100),
  price: priceText(priceCents),
  description: oneLine(description).slice(0, 4000),
  ingredients: ingredients.map(oneLine).join(', '),
});

/** A warning of one file stands against the other's denial. */
function joinClaims(one: readonly ReadClaim[], other: readonly ReadClaim[]): ReadClaim[] {
  const byAllergen = new Map(one.map((claim) => [claim.allergen, claim]));
  for (const claim of other) {
    const before = byAllergen.get(claim.allergen);
    if (!before || levelWeight[claim.level] > levelWeight[before.level]) byAllergen.set(claim.allergen, claim);
  }
  return [...byAllergen.values()];
}

function join(one: JoinedDish, other: JoinedDish): JoinedDish {
  const texts = Object.fromEntries(
    textFields.map((field) => [field, one.texts[field] || other.texts[field]]),
  ) as JoinedDish['texts'];
  return {
    key: one.key,
    texts,
    claims: joinClaims(one.claims, other.claims),
    doubts: [...one.doubts, ...other.doubts],
    places: [...one.places, ...other.places],
  };
}

function readDish(dish: ReadDish, file: ReadFile): JoinedDish {
  return {
    key: fold(dish.name) || '~',
    texts: textsOf(dish),
    claims: dish.claims.map((claim) => ({ ...claim, file })),
    doubts: dish.doubts.map(({ about, says, where = dish.where }) => ({ about, says, where, file })),
    places: [{ file, where: dish.where }],
  };
}

export const isChart = ({ draft }: ReadFile): boolean => draft.kind === 'allergen chart';

/**
 * Makes one list of what several files say: a menu brings the dishes with their prices, a chart what is in them. Dishes
 * are the same where their names are; menus come first, since charts shorten sections.
 */
export function joinDrafts(files: readonly ReadFile[]): readonly JoinedDish[] {
  const ordered = [...files.filter((file) => !isChart(file)), ...files.filter(isChart)];
  const joined: JoinedDish[] = [];
  for (const file of ordered) {
    const before = [...joined];
    const byName = Map.groupBy(before, ({ texts }) => fold(texts.name));
    const taken = new Set<JoinedDish>();
    for (const dish of file.draft.dishes.map((each) => readDish(each, file))) {
      const named = byName.get(fold(dish.texts.name)) ?? [];
      const same = onlyOne(named, dish.texts.section, ({ texts }) => texts.section);
      // A file that has a name twice means two dishes.
      if (same && !taken.has(same)) joined[before.indexOf(same)] = join(same, dish);
      else joined.push(dish);
      if (same) taken.add(same);
    }
  }
  const times = new Map<string, number>();
  return joined.map((dish) => {
    const count = (times.get(dish.key) ?? 0) + 1;
    times.set(dish.key, count);
    return count === 1 ? dish : { ...dish, key: `${dish.key}~${count}` };
  });
}
