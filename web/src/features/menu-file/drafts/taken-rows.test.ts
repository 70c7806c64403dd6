import type { MenuDish } from '@clearplate/contract/menu';
import { asDish } from '@clearplate/domain/facts/dish';
import { lookAtDish } from '@clearplate/domain/menu/look-at-dish';
import { describe, expect, it } from 'vitest';
import { buildMenuDish, buildStatement, menuNow } from '../../../../test/menu-builders.ts';
import { correctionFor, type Correction } from '../../../entities/menu-draft/corrections.ts';
import { withFile, type ReadDish, type ReadFile } from '../../../entities/menu-draft/read-file.ts';
import { describeChange, describeTakenOver } from './describe-draft.ts';
import { joinDrafts, type TableSays } from './join-drafts.ts';
import { planRows, type PlannedRow } from './plan-rows.ts';
import { confirmedEdit, unconfirmedEdit } from './row-edits.ts';

type Claims = Readonly<Record<string, Pick<ReadDish['claims'][number], 'level' | 'ingredient'>>>;

const read = (given: Partial<ReadDish>, claims: Claims = {}, table?: Partial<TableSays>): ReadDish => ({
  name: 'Dal',
  section: '',
  description: '',
  ingredients: [],
  where: {},
  doubts: [],
  ...given,
  claims: Object.entries(claims).map(([allergen, said]) => ({
    allergen: allergen as 'milk',
    words: 'X',
    where: {},
    ...said,
  })),
  ...(table && {
    table: {
      sign: 'a row',
      compared_with: 5,
      by_id: false,
      held: ['name'],
      emptied: [],
      withdrawn: [],
      confirms: {},
      faults: [],
      ...table,
    },
  }),
});
const file = (dish: ReadDish, more: Partial<ReadFile> = {}): ReadFile => ({
  name: 'a.csv',
  size: 1,
  changed: 1,
  draft: { kind: 'menu table', dishes: [dish], doubts: [] },
  ...more,
});
const dal = (given: Partial<MenuDish> = {}) =>
  buildMenuDish({ id: 5, name: 'Dal', section: '', ingredients: ['Lentils'], ...given });
const plan = (files: readonly ReadFile[], menu: readonly MenuDish[], correction?: Correction): PlannedRow => {
  const dishes = joinDrafts(files);
  const corrections = correction
    ? Object.fromEntries(dishes.map(({ key, seen }) => [key, correctionFor(correction, seen)]))
    : {};
  return planRows(dishes, corrections, { dishes: [...menu] })[0]!;
};

describe('what nobody confirmed', () => {
  const unconfirmed = (given: Partial<ReadDish>, menu: Partial<MenuDish>) => {
    const row = plan([file(read(given, {}, {}))], [dal(menu)]);
    const look = lookAtDish({
      dish: asDish(row.target!),
      edit: confirmedEdit(row),
      allergens: [],
      now: menuNow,
      statementDays: 180,
    });
    return unconfirmedEdit({ ...row, look });
  };

  it('replaces no words of the menu that warn by such that warn of less', () => {
    expect(unconfirmed({ ingredients: ['Lentils, oil'] }, { ingredients: ['Lentils', 'ghee'] })).toEqual({});
    expect(unconfirmed({ description: 'Hot' }, { description: 'With butter' })).toEqual({});
    expect(unconfirmed({ ingredients: ['Lentils, ghee'] }, {})).toEqual({ ingredients: ['Lentils', 'ghee'] });
    expect(unconfirmed({ description: 'With butter' }, { description: 'Hot' })).toEqual({ description: 'With butter' });
  });

  it('takes nothing away by two texts that each still has the other’s word', () => {
    const menu = { description: 'With ghee', ingredients: ['ghee'] };
    const edit = unconfirmed({ description: 'Hot', ingredients: ['Lentils'] }, menu);
    expect(Object.keys(edit).length).toBeLessThan(2);
  });

  it('changes no such words while it isn’t known what they warn of', () => {
    const row = plan([file(read({ description: 'Hot', priceCents: 100 }, {}, {}))], [dal()]);
    expect(unconfirmedEdit(row)).toEqual({ price_cents: 100 });
  });
});

describe('what a table says of the dish as a whole', () => {
  const ways = { written: 'Plain', before: '', to_confirm: [], taken_back: [], contradictions: [] };
  const row = read({ ingredients: ['Lentils'] }, {}, { confirms: { ingredients_complete: true }, ways });

  it('is taken of the dish and the list that it speaks of', () => {
    const { confirms, untaken } = plan([file(row)], [dal()]);
    expect([confirms, untaken]).toEqual([{ ingredients_complete: true, ways_as_written: 'Plain' }, []]);
  });

  it('is not taken of another list, which is told', () => {
    const typed = { texts: { ingredients: { read: 'Lentils', value: 'Lentils, ghee' } } };
    const { confirms, untaken } = plan([file(row)], [dal()], typed);
    expect([confirms, untaken]).toEqual([{ ways_as_written: 'Plain' }, ['other_list']]);
  });

  it('is not taken of another dish, which is told', () => {
    const { confirms, untaken } = plan([file(row)], [dal(), dal({ id: 6, name: 'Rice' })], { target: 6 });
    expect([confirms, untaken]).toEqual([{}, ['other_dish']]);
  });

  it('is not taken beside another file, which is told though nothing else changes', () => {
    const photo = file(read({ name: 'Dal' }), { name: 'b.jpg' });
    const { confirms, untaken, changes } = plan([file(row), photo], [dal()]);
    expect([confirms, untaken, changes]).toEqual([{}, ['beside'], []]);
  });

  it('is taken where it takes something back, of whatever dish', () => {
    const no = read({}, {}, { confirms: { ingredients_complete: false }, compared_with: 9 });
    expect(plan([file(no)], [dal()]).confirms).toEqual({ ingredients_complete: false });
  });
});

it('shows a new denial beside a warning as a change', () => {
  const traces = { milk: { level: 'may_contain', ingredient: 'absent' } } as const;
  const menu = [dal({ statements: [buildStatement({ allergen: 'milk', level: 'may_contain' })] })];
  expect(plan([file(read({}, traces, {}))], menu).changes.map(describeChange)).toEqual([
    { name: 'milk', before: 'May contain', after: 'No ingredient, but may contain' },
  ]);
});

it('holds nothing that the dish no longer says', () => {
  const row = read({}, { milk: { level: 'absent' } }, { held: ['name', 'milk'] });
  const heldBeside = (level: 'absent' | 'contains') =>
    plan([file(row)], [dal({ statements: [buildStatement({ allergen: 'milk', level })] })]).claims[0]?.isHeld;
  expect([heldBeside('absent'), heldBeside('contains')]).toEqual([true, false]);
});

it('names whose denials become the restaurant’s own', () => {
  const published = buildStatement({ allergen: 'milk', level: 'absent', source: 'published' });
  const denial = { milk: { level: 'absent' } } as const;
  const chart = describeTakenOver(plan([file(read({}, denial))], [dal({ statements: [published] })]));
  expect(chart).toEqual(['So far only the chain’s chart says: no milk. Once you confirm it, you say it yourself.']);
  const own = buildStatement({ allergen: 'milk', level: 'absent' });
  expect(describeTakenOver(plan([file(read({}, denial))], [dal({ statements: [own] })]))).toEqual([]);
});

describe('a correction of a table', () => {
  const typed = { texts: { description: { read: '', value: 'Hot' } } };
  const textIn = (files: readonly ReadFile[], of: readonly ReadFile[]) => {
    const corrections = Object.fromEntries(joinDrafts(of).map(({ key, seen }) => [key, correctionFor(typed, seen)]));
    return planRows(joinDrafts(files), corrections, { dishes: [dal()] })[0]?.texts.description;
  };
  const again = () => Promise.reject(new Error('Nobody asks for it'));
  const before = file(read({}, {}, {}), { again });

  it('stays whatever the menu says by then', () => {
    const after = file(
      read({ name: 'Dal' }, {}, { emptied: ['section'], held: [], faults: [{ column: 'Components', message: 'odd' }] }),
      { again },
    );
    expect(textIn([after], [before])).toBe('Hot');
  });

  it('stays in a table of the name that is mended and chosen again, and not in another', () => {
    const mended = { ...before, size: 2 };
    expect(textIn(withFile([before], mended), [before])).toBe('Hot');
    expect(textIn([mended], [before])).toBe('');
  });
  it('leaves another table of the name beside it, with other dishes or other columns', () => {
    const headings = ['Name', 'Milk', 'Eggs'];
    const first = file(read({ name: 'Dal' }, {}, {}), { again, headings });
    const beside = (other: ReadFile) => withFile([first], { ...other, size: 2 }).length;
    expect(beside(file(read({ name: 'Dal' }, { milk: { level: 'contains' } }, {}), { again, headings }))).toBe(1);
    expect(beside(file(read({ name: 'Naan' }, {}, {}), { again, headings }))).toBe(2);
    const fish = read({ name: 'Dal' }, { fish: { level: 'contains' } }, {});
    expect(beside(file(fish, { again, headings: ['Name', 'Fish', 'Soy'] }))).toBe(2);
  });
});
