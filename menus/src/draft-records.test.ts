import { expect, it } from 'vitest';
import { chartRecord } from './draft-records.ts';
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
