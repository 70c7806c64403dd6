import { expect, it } from 'vitest';
import { chartRecord, draftRecords } from './draft-records.ts';
import { readOwnLines } from './own/own-records.ts';
import { statesAbsences } from './states-absences.ts';
import type { Draft, FileKind } from './draft.ts';

const draftOf = (kind: FileKind, words = 'DF'): Draft => ({
  kind,
  dishes: [
    {
      name: 'Pie',
      section: '',
      description: '',
      ingredients: [],
      claims: [
        { allergen: 'milk', level: 'absent', words, where: {} },
        { allergen: 'eggs', level: 'contains', words: 'egg', where: {} },
      ],
      where: {},
      doubts: [],
    },
  ],
  doubts: [],
});
const publication = { menu: 'moon', title: 'Guide', address: 'https://moon.example/a.pdf', dated: '2026-07-01' };
const statedOf = (kind: FileKind, words?: string) =>
  JSON.stringify(chartRecord([{ name: 'a.pdf', draft: draftOf(kind, words) }], publication));

it.each(['menu', 'photograph', 'page data', 'Square catalogue'] as const)(
  'a chart that is published takes warnings of a %s, and no denial',
  (kind) => {
    expect(statedOf(kind)).toContain('"eggs"');
    expect(statedOf(kind)).not.toContain('absent');
  },
);

it('takes no denial of a code above a column, which is to be confirmed', () => {
  expect(statedOf('allergen chart', 'DF: ✓')).not.toContain('absent');
});

it('takes what an allergen chart denies', () => expect(statedOf('allergen chart')).toContain('"absent"'));

it('counts lines that were printed of a menu as the menu, and those of a chart as the chart', () => {
  const printed = (kind: FileKind) =>
    draftRecords(draftOf(kind), 'a.pdf', { menu: 'moon' }).map((record) => JSON.stringify(record));
  const again = (...lines: string[]) => statesAbsences(readOwnLines(lines.join('\n')));
  expect(again(...printed('menu'))).toBe(false);
  expect(again(...printed('photograph'))).toBe(false);
  expect(again(...printed('allergen chart'))).toBe(true);
  expect(again(...printed('allergen chart'), ...printed('menu'))).toBe(false);
  // Before the kind was printed, lines of either looked alike.
  expect(again(...printed('allergen chart').map((line) => line.replace('"kind":"allergen chart",', '')))).toBe(false);
  // Read and printed once more they are still of a menu.
  const twice = draftRecords(readOwnLines(printed('menu').join('\n')), 'b.jsonl', { menu: 'moon' });
  expect(again(...twice.map((record) => JSON.stringify(record)))).toBe(false);
  expect(again('{"type":"dish","name":"Pie","statements":[{"allergen":"milk","level":"absent"}]}')).toBe(true);
});
