import type { MenuDish } from '@clearplate/contract/menu';
import { us9, type AllergenId } from '@clearplate/domain/facts/allergens';
import { describe, expect, it } from 'vitest';
import { buildEditableMenu, buildMenuDish, buildStatement, menuNow } from '../../../../test/menu-builders.ts';
import { startState } from '../conflicts/newer-menu.ts';
import { savedDish } from './edited-dish.ts';
import { contradictedIn, findingsOf, givenAwayIn } from './findings.ts';
import { rowsOf } from './menu-rows.ts';
import { reduceMenu } from './menu-state.ts';
import { hasTask, summarizeMenu, tasksOf, type MenuFilter } from './menu-summary.ts';
import { setField } from './draft-edits.ts';
import { groupBySection } from './sections.ts';

const context = { now: menuNow, statementDays: 180 };
const tasks = (dish: MenuDish, answered: readonly AllergenId[] = us9) =>
  tasksOf(savedDish(dish), findingsOf(dish.facts), context, answered);
const all = (stated_at: string | null = '2026-11-01T00:00:00.000Z') =>
  us9.map((allergen) => buildStatement({ allergen, level: 'absent', stated_at }));
const has = (dish: MenuDish) =>
  (['contradictory', 'toConfirm', 'expiring', 'unstated'] satisfies MenuFilter[]).filter((one) =>
    hasTask(tasks(dish), one),
  );

describe('what is left to do about a dish', () => {
  it.each<[string, Partial<MenuDish>, readonly MenuFilter[]]>([
    ['nothing where all nine are stated and count', { statements: all() }, []],
    ['everything where nothing is stated', {}, ['unstated']],
    [
      'to confirm, and to state, what is too old',
      { statements: all('2025-01-01T00:00:00.000Z') },
      ['toConfirm', 'unstated'],
    ],
    ['to confirm what has no date', { statements: all(null) }, ['toConfirm', 'unstated']],
    ['what expires within two weeks', { statements: all('2026-05-28T00:00:00.000Z') }, ['expiring']],
    [
      'what was said before the ingredients changed',
      { statements: all(), ingredients_changed_at: '2026-11-10T00:00:00.000Z' },
      ['toConfirm', 'unstated'],
    ],
    ['what the list contradicts', { statements: all(), ingredients: ['ghee'] }, ['contradictory']],
    [
      'nothing for what the kitchen says by itself',
      {
        statements: [
          ...all(),
          buildStatement({ allergen: 'crab', level: 'may_contain', source: 'kitchen', stated_at: null }),
        ],
      },
      [],
    ],
  ])('is %s', (_, dish, expected) => {
    expect(has(buildMenuDish({ name: 'Plate', ...dish }))).toEqual(expected);
  });

  it('counts what is contradicted once, as that', () => {
    const dish = { statements: all(), ingredients: ['ghee'], ingredients_changed_at: '2026-11-10T00:00:00.000Z' };
    expect(tasks(buildMenuDish({ name: 'Plate', ...dish }))).toMatchObject({ contradictory: 1, toConfirm: 8 });
  });

  it('does not count gluten or a mollusc among the nine', () => {
    const statements = [buildStatement({ allergen: 'gluten', level: 'absent' })];
    expect(tasks(buildMenuDish({ statements })).stated).toBe(0);
  });

  it('counts gluten where the restaurant answers for it, also by a cereal that is in the dish', () => {
    const answered = [...us9, 'gluten'] as const;
    const of = (level: 'absent' | 'may_contain' | 'contains') =>
      tasks(buildMenuDish({ statements: [buildStatement({ allergen: 'wheat', level })] }), answered);
    expect(of('contains')).toMatchObject({ stated: 2, unstated: 8 });
    expect(of('absent')).toMatchObject({ stated: 1, unstated: 9 });
    expect(of('may_contain')).toMatchObject({ stated: 1, unstated: 9 });
  });

  it('is an open list and open traces until somebody confirms them, and again when they are too old', () => {
    const at = '2026-11-01T00:00:00.000Z';
    const old = '2025-11-01T00:00:00.000Z';
    const listed = { ingredients: ['rice'], ingredients_complete_at: at, cross_contact_stated_at: at };
    expect(tasks(buildMenuDish())).toMatchObject({ hasOpenList: false, hasOpenTraces: true });
    expect(tasks(buildMenuDish({ ingredients: ['rice'] }))).toMatchObject({ hasOpenList: true });
    expect(tasks(buildMenuDish(listed))).toMatchObject({ hasOpenList: false, hasOpenTraces: false });
    const stale = { ...listed, ingredients_complete_at: old, cross_contact_stated_at: old };
    expect(tasks(buildMenuDish(stale))).toMatchObject({ hasOpenList: true, hasOpenTraces: true });
  });
});

describe('what the words give away', () => {
  it('contradicts "absent" where it is sure, and is asked about where it is not', () => {
    const none = (ingredients: string[]) =>
      findingsOf(
        buildMenuDish({ ingredients, statements: [buildStatement({ allergen: 'milk', level: 'absent' })] }).facts,
      );
    expect(contradictedIn(none(['ghee']))).toEqual(['milk']);
    expect(none(['naan']).doubts.map(({ allergen }) => allergen)).toContain('milk');
    expect(contradictedIn(none(['naan']))).not.toContain('milk');
  });

  it('is what nobody states absent by one click: sure and stated by nobody, or stated and contradicted', () => {
    const dish = buildMenuDish({
      ingredients: ['ghee', 'tahini'],
      statements: [buildStatement({ allergen: 'milk', level: 'absent' })],
    });
    expect(givenAwayIn(findingsOf(dish.facts)).toSorted()).toEqual(['milk', 'sesame']);
  });
});

it('a menu is counted by dishes, and stated by its share of the nine', () => {
  const menu = [buildMenuDish({ statements: all() }), buildMenuDish({}), buildMenuDish({ statements: all(null) })];
  expect(summarizeMenu(menu.map((dish) => tasks(dish)))).toEqual({
    dishes: 3,
    statedShare: 1 / 3,
    contradictory: 0,
    toConfirm: 1,
    unstated: 2,
    traces: 3,
    lists: 0,
    expiring: 0,
  });
  expect(summarizeMenu([]).statedShare).toBe(0);
});

describe('the rows of a menu', () => {
  const state = startState(
    buildEditableMenu([
      buildMenuDish({ id: 1, name: 'Soup', section: 'Starters ' }),
      buildMenuDish({ id: 2, name: 'Stew', section: 'Mains' }),
      buildMenuDish({ id: 3, name: 'Salad', section: 'Starters' }),
      buildMenuDish({ id: 4, name: 'Bread', section: '' }),
    ]),
  );
  const rows = (menu = state, problems = new Map<string, string>()) =>
    rowsOf(menu, ({ saved }) => findingsOf(saved.facts), problems, us9);

  it('are drawn anew only where something of the dish is another', () => {
    const before = rows();
    const typed = reduceMenu(state, { kind: 'edit', key: '2', change: (draft) => setField(draft, 'name', 'Goulash') });
    const after = rows(typed, new Map([['3', 'is too long']]));
    expect(after.map((row, index) => row === before[index])).toEqual([true, false, false, true]);
    expect([after[1]?.dish.name, after[2]?.problem]).toEqual(['Goulash', 'is too long']);
  });

  it('stand by section as the menu first names them, one without a name too', () => {
    expect(groupBySection(rows()).map(({ name, rows: own }) => [name, own.map(({ dish }) => dish.name)])).toEqual([
      ['Starters', ['Soup', 'Salad']],
      ['Mains', ['Stew']],
      ['', ['Bread']],
    ]);
  });
});
