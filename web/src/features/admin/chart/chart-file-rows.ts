import { isOfCode } from '@clearplate/menus/draft';
import type { ChartRow } from '@clearplate/contract/charts';
import { foldName } from '@clearplate/domain/menu/dish-names';
import { statesAbsences } from '@clearplate/menus/states-absences';
import { allergens, type AllergenId } from '@clearplate/domain/facts/allergens';
import {
  holdingFor,
  levelOf,
  levelsOf,
  seenOf,
  textOf,
  type ClaimLevel,
  type Correction,
  type Corrections,
  type Seen,
} from '../../../entities/menu-draft/corrections.ts';
import type { ReadClaim, ReadDoubt } from '../../../entities/menu-draft/read-claims.tsx';
import { oneLine, type Place, type ReadDish, type ReadFile } from '../../../entities/menu-draft/read-file.ts';

/** A row of the chart takes an allergen for this. */
interface RowClaim {
  readonly allergen: AllergenId;
  readonly level: ClaimLevel;
  readonly read: ClaimLevel;
}

/** This is a row of a chart as it was read, with what somebody corrected. */
export interface FileRow {
  /** Stays the same when the file is read again. */
  readonly key: string;
  /** Says what a correction of it holds for, and which part of one holds. */
  readonly seen: Seen;
  readonly correction: Correction;
  readonly place: Place;
  readonly read: { readonly name: string; readonly section: string };
  readonly words: readonly ReadClaim[];
  readonly doubts: readonly ReadDoubt[];
  readonly name: string;
  readonly claims: readonly RowClaim[];
  readonly also: readonly string[];
  readonly isLeftOut: boolean;
}

/**
 * Returns what a chart takes from a file: denials only if it is a chart. Codes, of a menu or as headings, and a
 * photograph only warn.
 */
const claimsIn = ({ claims }: ReadDish, { draft }: ReadFile): ReadDish['claims'] =>
  statesAbsences(draft) ? claims.filter((claim) => !isOfCode(claim)) : claims.filter(({ level }) => level !== 'absent');

function claimsOf(read: ReadDish['claims'], correction: Correction): RowClaim[] {
  const levels = new Map(read.map(({ allergen, level }) => [allergen, level]));
  return allergens.flatMap(({ id }) => {
    const before = levels.get(id) ?? 'not_stated';
    const level = levelOf(correction, id, before);
    return before === 'not_stated' && level === 'not_stated' ? [] : [{ allergen: id, level, read: before }];
  });
}

/** Returns the rows of all files, in their order: several files make one chart, and none of their rows is left out. */
export function rowsOfFiles(files: readonly ReadFile[], corrections: Corrections): readonly FileRow[] {
  const times = new Map<string, number>();
  return files.flatMap((file) =>
    file.draft.dishes.map((dish): FileRow => {
      const name = oneLine(dish.name).slice(0, 200);
      const section = oneLine(dish.section).slice(0, 100);
      const form = `${foldName(section)}/${foldName(name)}`;
      const count = (times.get(form) ?? 0) + 1;
      times.set(form, count);
      const key = count === 1 ? form : `${form}~${count}`;
      const seen = seenOf([name, section, levelsOf(dish.claims)], [file]);
      const correction = holdingFor(corrections[key], seen);
      return {
        key,
        seen,
        correction,
        place: { file, where: dish.where },
        read: { name, section },
        words: claimsIn(dish, file).map((claim) => ({ ...claim, file })),
        doubts: dish.doubts.map(({ about, says, where = dish.where }) => ({ about, says, where, file })),
        name: textOf(correction, 'name', name),
        claims: claimsOf(claimsIn(dish, file), correction),
        also: correction.also ?? dish.also ?? [],
        isLeftOut: correction.isLeftOut === true,
      };
    }),
  );
}

/** Returns a row as it is recorded. */
export function chartRowOf({ name, read, also, claims, words }: FileRow): ChartRow {
  return {
    name: oneLine(name),
    section: read.section,
    also: [...also],
    statements: claims.flatMap(({ allergen, level }) => {
      if (level === 'not_stated') return [];
      const source = words.find((one) => one.allergen === allergen && one.level === level);
      const reason = oneLine(source?.reason ?? '').slice(0, 200);
      return [{ allergen, level, reason: level === 'may_contain' && reason !== '' ? reason : null, ingredient: null }];
    }),
  };
}
