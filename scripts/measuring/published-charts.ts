import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AllergenId } from '../../domain/src/facts/allergens.ts';
import { ancestorsOf } from '../../domain/src/facts/allergens.ts';
import type { Draft } from '../../menus/src/draft.ts';
import { readCsvRows } from '../../menus/src/sheet/read-csv.ts';
import { readMenu } from '../../menus/src/read-menu.ts';
import { allergensByCode } from './labelled-text.ts';
import { keyOf, scoreDraft, type Score } from '../../menus/test/score-draft.ts';
import type { Truth } from '../../menus/test/layouts.ts';

const listed = new Set<AllergenId>(Object.values(allergensByCode));

/** These charts were published, and people wrote down what they read in them. */
export const publishedCharts = [
  { file: 'arbys.xlsx', truth: 'arbys_allergens.csv', contains: 'official_b8', mayContain: 'shared_fryer_b8' },
  {
    file: 'jamba.pdf',
    truth: 'jamba_2022_ingredients_allergens.csv',
    contains: 'official_b9',
    mayContain: 'official_may_contain',
  },
] as const;

const read = (text: string | undefined): AllergenId[] =>
  (text ?? '')
    .split(/\||,| and /)
    .map((each) => allergensByCode[each.trim().toLowerCase().replaceAll(' ', '_').replace(/s$/, '')])
    .filter((id) => id !== undefined);

/** The truth counts a single nut as tree nuts. */
function asListed({ dishes }: Draft): Pick<Draft, 'dishes'> {
  return {
    dishes: dishes.map((dish) => ({
      ...dish,
      claims: dish.claims.flatMap((claim) => {
        const group = listed.has(claim.allergen)
          ? claim.allergen
          : ancestorsOf(claim.allergen).find((id) => listed.has(id));
        return group === undefined || (group !== claim.allergen && claim.level === 'absent')
          ? []
          : [{ ...claim, allergen: group }];
      }),
    })),
  };
}

export interface ChartScore {
  readonly file: string;
  readonly score: Score;
  readonly seconds: number;
  readonly processorSeconds: number;
}

/** Reads a published chart and compares it, cell by cell. */
export async function scoreChart(
  data: string,
  { file, truth: truthFile, contains, mayContain }: (typeof publishedCharts)[number],
): Promise<ChartScore> {
  const bytes = new Uint8Array(await readFile(path.join(data, 'charts', file)));
  const [header = [], ...body] = readCsvRows(await readFile(path.join(data, 'labelled', truthFile), 'utf8'));
  const rows = body.map((cells) => Object.fromEntries(header.map((column, at) => [column, cells[at] ?? ''])));
  const [start, used] = [performance.now(), process.cpuUsage()];
  const draft = await readMenu({ name: file, bytes });
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(used);
  if ('problem' in draft) throw new Error(`${file}: ${draft.problem}`);
  const names = new Set(draft.dishes.map(({ name }) => keyOf(name)));
  const truth = rows.map((row): Truth => {
    const name = row['name'] ?? '';
    // Some names in the truth still have the list of allergens after them.
    const bare = name.replace(/ (?:[A-Z][a-z]+, )+[A-Z][a-z]+$/, '');
    return {
      name: names.has(keyOf(name)) ? name : bare,
      section: '',
      contains: read(row[contains]),
      mayContain: read(row[mayContain]),
      absent: [],
    };
  });
  return { file, score: scoreDraft(asListed(draft), truth), seconds, processorSeconds: (user + system) / 1e6 };
}
