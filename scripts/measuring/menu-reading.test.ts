import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMenu } from '../../menus/src/read-menu.ts';
import { findData } from './data-folder.ts';
import { publishedCharts, scoreChart } from './published-charts.ts';

const data = findData();
if (data === undefined) console.log('Skipped: the published charts (CLEARPLATE_DATA names no folder).');

describe.skipIf(data === undefined)('published charts', () => {
  it.each(publishedCharts.map((chart) => [chart.file, chart] as const))(
    '%s is read as people read it',
    async (_, chart) => {
      const { score } = await scoreChart(data ?? '', chart);
      expect(score.missed).toEqual([]);
      expect(score.contains).toMatchObject({ wrong: 0, missing: 0 });
      expect(score.mayContain.missing).toBe(0);
      expect(score.wronglyAbsent).toBe(0);
    },
  );

  it('finds dishes, a date and answers in every cell of the guides without a truth', async () => {
    const folder = path.join(data ?? '', 'charts');
    const guides = (await readdir(folder)).filter((name) => name.startsWith('Nutritional-Guide'));
    for (const name of guides) {
      const draft = await readMenu({ name, bytes: new Uint8Array(await readFile(path.join(folder, name))) });
      if ('problem' in draft) throw new Error(`${name}: ${draft.problem}`);
      expect(draft.date).toMatch(/^202[123]-/);
      const full = draft.dishes.filter(({ claims, ingredients }) => claims.length >= 10 && ingredients.length === 1);
      expect(full.length).toBeGreaterThanOrEqual(draft.dishes.length * 0.85);
    }
  });
});
