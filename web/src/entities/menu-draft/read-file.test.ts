import type { MenuDraft } from '@clearplate/contract/menu-draft';
import { describe, expect, it } from 'vitest';
import { withFile, type ReadFile } from './read-file.ts';

const table = (changed: number, ...names: string[]): ReadFile => {
  const dishes = names.map((name) => ({ name }) as MenuDraft['dishes'][number]);
  const draft: MenuDraft = { kind: 'menu table', version: 'v1', dishes, doubts: [] };
  return { name: 'menu.csv', size: 100 + changed, changed, draft, again: () => Promise.resolve(draft) };
};

describe('a table of the same file name', () => {
  it('stands beside the first where it lacks one of its dishes: its warnings stay', () => {
    const [lunch, dinner] = [table(1, 'Dal', 'Rice'), table(2, 'Dal', 'Naan')];
    expect(withFile([lunch], dinner)).toEqual([lunch, dinner]);
  });

  it('replaces it where it has them all, as one that was mended has', () => {
    const [first, mended] = [table(1, 'Dal', 'Rice'), table(2, 'Rice', 'DAL', 'Naan')];
    expect(withFile([first], mended)).toMatchObject([{ changed: 2, mends: expect.any(String) as unknown }]);
  });

  it('replaces it where it is the same file, read by other columns', () => {
    const [first, again] = [table(1, 'Dal'), table(1, 'Mains')];
    expect(withFile([first], again)).toEqual([again]);
  });
});
