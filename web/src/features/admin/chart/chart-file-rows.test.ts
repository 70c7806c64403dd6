import type { MenuDraft } from '@clearplate/contract/menu-draft';
import { expect, it } from 'vitest';
import { chartRowOf, rowsOfFiles } from './chart-file-rows.ts';

const fileOf = (kind: string) => {
  const claim = (allergen: 'milk' | 'eggs', level: 'absent' | 'contains') => ({
    allergen,
    level,
    words: 'X',
    where: {},
  });
  const draft: MenuDraft = {
    kind,
    dishes: [
      {
        name: 'Pie',
        section: '',
        description: '',
        ingredients: [],
        claims: [claim('milk', 'absent'), claim('eggs', 'contains')],
        where: {},
        doubts: [],
      },
    ],
    doubts: [],
  };
  return { name: 'a.pdf', draft };
};
const levelsOf = (kind: string) =>
  rowsOfFiles([fileOf(kind)], {}).flatMap((row) => chartRowOf(row).statements.map(({ level }) => level));

it.each(['menu', 'photograph', 'page data'])('takes of a %s what warns, and no denial', (kind) =>
  expect(levelsOf(kind)).toEqual(['contains']),
);

it('takes what a chart denies', () => expect(levelsOf('allergen chart').toSorted()).toEqual(['absent', 'contains']));
