import type { MenuDish } from '@clearplate/contract/menu';
import { allergens, ancestorsOf, descendantsOf, us9, type AllergenId } from '@clearplate/domain/facts/allergens';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildEditableMenu, buildMenuDish, buildStatement } from '../../../../test/menu-builders.ts';
import { startState } from '../conflicts/newer-menu.ts';
import { emptyDraft, type DishDraft } from '../model/dish-draft.ts';
import { findingsOf } from '../model/findings.ts';
import { rowsOf, type MenuRow } from '../model/menu-rows.ts';
import { reduceMenu } from '../model/menu-state.ts';
import { dinerReads } from './diner-reads.ts';
import { nothingStated, planBulk, type BulkLine, type BulkStatement } from './plan-bulk.ts';

const answered: readonly AllergenId[] = [...us9, 'gluten'];
const wholeNine: Partial<BulkStatement> = { noneOfTheNine: true };

function rowsFor(...dishes: Partial<MenuDish>[]): readonly MenuRow[] {
  const menu = buildEditableMenu(dishes.map((dish, index) => buildMenuDish({ name: 'Plate', id: index + 1, ...dish })));
  return rowsOf(startState(menu), ({ saved }) => findingsOf(saved.facts), new Map(), answered);
}

const plan = (rows: readonly MenuRow[], wanted: Partial<BulkStatement>) =>
  planBulk(rows, { ...nothingStated, ...wanted });

const lineOf = (lines: readonly BulkLine[], allergen: AllergenId, level = 'absent') =>
  lines.find((line) => line.allergen === allergen && line.said.level === level);

/** Returns what one dish states after the press, by allergen. */
function saidOf(dish: Partial<MenuDish>, wanted: Partial<BulkStatement>, draft: DishDraft = emptyDraft) {
  const edited = plan(rowsFor(dish), wanted).edits.get('1')?.(draft) ?? draft;
  return Object.fromEntries(edited.said);
}

describe('"none of the other major allergens", of many dishes', () => {
  it('states the nine absent, and gluten only if that is ticked as well', () => {
    expect(Object.keys(saidOf({}, wholeNine)).toSorted()).toEqual(us9.toSorted());
    expect(saidOf({}, { ...wholeNine, noGluten: true })).toHaveProperty('gluten', { level: 'absent' });
    expect(saidOf({}, { noGluten: true })).toEqual({ gluten: { level: 'absent' } });
  });

  it.each<[string, Partial<MenuDish>, AllergenId, object]>([
    [
      'what is contained',
      { statements: [buildStatement({ allergen: 'milk', level: 'contains' })] },
      'milk',
      { why: 'contains' },
    ],
    [
      'what may be there',
      { statements: [buildStatement({ allergen: 'milk', level: 'may_contain' })] },
      'milk',
      { why: 'may_contain' },
    ],
    [
      'what the kitchen warns of',
      { statements: [buildStatement({ allergen: 'milk', level: 'may_contain', source: 'kitchen', stated_at: null })] },
      'milk',
      { why: 'may_contain' },
    ],
    ['what the words name', { ingredients: ['ghee'] }, 'milk', { why: 'named', words: ['ghee'] }],
    ['what the words usually mean', { ingredients: ['naan'] }, 'milk', { why: 'usual', words: ['naan'] }],
    [
      'a group of which a member is there',
      { statements: [buildStatement({ allergen: 'almond', level: 'contains' })] },
      'tree-nuts',
      { why: 'related', related: ['almond'] },
    ],
    ['gluten beside a named cereal', { ingredients: ['pearl barley'] }, 'gluten', { why: 'named' }],
    [
      'gluten beside stated wheat',
      { statements: [buildStatement({ allergen: 'wheat', level: 'contains' })] },
      'gluten',
      { why: 'related', related: ['wheat'] },
    ],
    [
      'a denial that the words contradict',
      { ingredients: ['ghee'], statements: [buildStatement({ allergen: 'milk', level: 'absent', stated_at: null })] },
      'milk',
      { why: 'named' },
    ],
  ])('leaves out and lists %s', (_, dish, allergen, why) => {
    const { lines, edits } = plan(rowsFor(dish), { ...wholeNine, noGluten: true });
    expect(lineOf(lines, allergen)).toMatchObject({ changes: [], skipped: [{ key: '1', name: 'Plate', ...why }] });
    expect(edits.get('1')?.(emptyDraft).said.has(allergen)).toBe(false);
  });

  it('leaves out what a diner reacted to', () => {
    const saved = buildMenuDish();
    const report = { kind: 'report', at: '2026-11-02T00:00:00.000Z' } as const;
    const facts = {
      ...saved.facts,
      allergens: [{ allergen: 'milk', presence: 'reported', coveredAt: null, evidence: [report] }],
    } as MenuDish['facts'];
    expect(lineOf(plan(rowsFor({ facts }), wholeNine).lines, 'milk')?.skipped).toMatchObject([{ why: 'reported' }]);
  });

  it('says again what is too old, and leaves alone with its date what still counts', () => {
    const stated = (stated_at: string) => ({
      statements: [buildStatement({ allergen: 'milk', level: 'absent', stated_at })],
    });
    const rows = rowsFor(stated('2026-11-01T00:00:00.000Z'), stated('2025-01-01T00:00:00.000Z'));
    expect(lineOf(plan(rows, wholeNine).lines, 'milk')).toMatchObject({ held: 1, changes: ['2'], skipped: [] });
  });
});

describe('"contains what the words name"', () => {
  it('states what they surely name, and lets the same press deny the rest', () => {
    const said = saidOf(
      { ingredients: ['ghee', 'wheat flour', 'naan'] },
      { ...wholeNine, containsNamed: true, noGluten: true },
    );
    expect(said).toMatchObject({
      milk: { level: 'contains' },
      wheat: { level: 'contains' },
      eggs: { level: 'absent' },
    });
    // Wheat answers for gluten.
    expect(said).not.toHaveProperty('gluten');
    expect(saidOf({ ingredients: ['pearl barley'] }, { containsNamed: true })).toEqual({
      gluten: { level: 'contains' },
    });
  });

  it('turns a denial that the words contradict into what they say', () => {
    const statements = [buildStatement({ allergen: 'milk', level: 'absent' })];
    expect(saidOf({ ingredients: ['ghee'], statements }, { containsNamed: true })).toEqual({
      milk: { level: 'contains' },
    });
  });

  it('guesses nothing: neither what is usual, nor each member of a group', () => {
    expect(saidOf({ ingredients: ['naan'] }, { containsNamed: true })).not.toHaveProperty('milk');
    const rows = rowsOf(
      startState(buildEditableMenu([buildMenuDish({ name: 'Plate', ingredients: ['mixed nuts'] })])),
      ({ saved }) => findingsOf(saved.facts),
      new Map(),
      [...us9, 'almond'],
    );
    const said = plan(rows, { containsNamed: true }).edits.get('1')?.(emptyDraft).said;
    expect([said?.has('tree-nuts'), said?.has('almond')]).toEqual([true, false]);
  });
});

describe('one statement about some allergens', () => {
  const fryer: Partial<BulkStatement> = {
    about: ['fish', 'wheat', 'gluten'],
    said: { level: 'may_contain', ingredient: 'absent', reason: 'shared_fryer' },
  };

  it('warns, over what was stated absent, and "none of the others" sees it', () => {
    const statements = [buildStatement({ allergen: 'fish', level: 'absent' })];
    const said = saidOf({ statements }, { ...fryer, ...wholeNine, noGluten: true });
    expect(said).toMatchObject({ fish: fryer.said, wheat: fryer.said, gluten: fryer.said, milk: { level: 'absent' } });
  });

  it('denies no ingredient that is stated or named', () => {
    const dish = {
      ingredients: ['wheat flour'],
      statements: [buildStatement({ allergen: 'fish', level: 'contains' })],
    };
    expect(saidOf(dish, fryer)).toEqual({});
  });

  it('warns without denying the ingredient where words or reports leave it open', () => {
    const plain = { level: 'may_contain', reason: 'shared_fryer' };
    const milk = { ...fryer, about: ['milk', 'tree-nuts'] } as const;
    expect(saidOf({ ingredients: ['naan'] }, milk)).toEqual({ milk: plain, 'tree-nuts': fryer.said });
    const statements = [buildStatement({ allergen: 'almond', level: 'contains' })];
    // Tree nuts are already there, and traces add nothing to that.
    expect(saidOf({ statements }, milk)).toEqual({ milk: fryer.said });
  });

  it('withdraws, unsaved, what was denied of a member: many dishes are no specification', () => {
    const draft: DishDraft = { ...emptyDraft, said: new Map([['almond', { level: 'absent' }]]) };
    const nuts = { about: ['tree-nuts'], said: { level: 'may_contain' } } as const;
    expect(saidOf({}, nuts, draft)).toEqual({ 'tree-nuts': { level: 'may_contain' } });
  });
});

describe('how much is said', () => {
  it('confirms lists that are there and open, and all cross-contact', () => {
    const at = '2026-11-10T00:00:00.000Z';
    const rows = rowsFor({ ingredients: ['rice'] }, {}, { ingredients: ['rice'], ingredients_complete_at: at });
    const { crossContact, listComplete, edits } = plan(rows, { crossContact: true, listComplete: true });
    expect(listComplete).toEqual({ changes: ['1'], held: 1, without: 1 });
    expect(crossContact).toEqual({ changes: ['1', '2', '3'], held: 0, without: 0 });
    expect(edits.get('1')?.(emptyDraft)).toMatchObject({ cross_contact_stated: true, ingredients_complete: true });
    expect(edits.get('2')?.(emptyDraft)).not.toHaveProperty('ingredients_complete');
  });
});

it('is one edit, taken back at once unless a dish was edited since', () => {
  const state = startState(buildEditableMenu([buildMenuDish({ id: 1 }), buildMenuDish({ id: 2 })]));
  const rows = rowsOf(state, ({ saved }) => findingsOf(saved.facts), new Map(), answered);
  const stated = reduceMenu(state, { kind: 'editMany', changes: plan(rows, wholeNine).edits });
  expect([...stated.drafts.values()].map(({ said }) => said.size)).toEqual([9, 9]);
  expect(reduceMenu(stated, { kind: 'undoMany' }).drafts.size).toBe(0);
  const typed = reduceMenu(stated, {
    kind: 'edit',
    key: '1',
    change: (draft) => ({ ...draft, ingredients_complete: true }),
  });
  expect(reduceMenu(typed, { kind: 'undoMany' }).drafts).toEqual(typed.drafts);
});

it('never denies anything that a statement or a word warns of, whatever the dish', () => {
  const words = ['ghee', 'naan', 'mixed nuts', 'wheat flour', 'soy sauce', 'surimi', 'rice', 'spices', 'almond'];
  const statement = fc.record({
    allergen: fc.constantFrom(...allergens.map(({ id }) => id)),
    level: fc.constantFrom('contains' as const, 'may_contain' as const, 'absent' as const),
    source: fc.constantFrom('restaurant' as const, 'import' as const, 'claimed' as const),
    stated_at: fc.constantFrom(null, '2025-01-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z'),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(statement, { selector: ({ allergen }) => allergen, maxLength: 5 }),
      fc.subarray(words, { maxLength: 3 }),
      fc.subarray(allergens.map(({ id }) => id)),
      fc.constantFrom('absent' as const, 'may_contain' as const),
      (statements, ingredients, about, level) => {
        const said = level === 'absent' ? { level } : { level, ingredient: 'absent' as const };
        const dish = { ingredients, statements: statements.map((one) => buildStatement(one)) };
        const warned = new Set(statements.filter((one) => one.level !== 'absent').map(({ allergen }) => allergen));
        const [row] = rowsFor(dish);
        const implied = new Set(row?.findings.implied.map(({ allergen }) => allergen));
        for (const [id, one] of Object.entries(saidOf(dish, { ...wholeNine, noGluten: true, about, said })) as [
          AllergenId,
          { level: string; ingredient?: string },
        ][]) {
          if (one.level !== 'absent' && one.ingredient !== 'absent') continue;
          const related = [id, ...ancestorsOf(id), ...descendantsOf(id)];
          expect(related.filter((other) => warned.has(other))).toEqual([]);
          expect(implied).not.toContain(id);
        }
      },
    ),
    { numRuns: 150 },
  );
});

describe('what diners will read', () => {
  const now = '2026-11-21T12:00:00.000Z';
  const reads = (said: Parameters<typeof dinerReads>[1], strictness: 'ask' | 'dangerous', isWhole = false) =>
    dinerReads('milk', said, strictness, { now, isWhole });

  it('is in the words of a dish’s page', () => {
    expect(reads({ level: 'absent' }, 'ask')).toBe('Restaurant says: no milk');
    expect(reads({ level: 'contains' }, 'ask')).toBe('Restaurant says: contains milk');
    const fryer = { level: 'may_contain', reason: 'shared_fryer' } as const;
    expect(reads({ ...fryer, ingredient: 'absent' }, 'ask')).toBe('Traces possible: milk. Shared fryer.');
    expect(reads(fryer, 'ask')).toMatch(/^Milk: not verified.*Traces possible: milk. Shared fryer.$/);
  });

  it('differs for whom traces are dangerous to, until all cross-contact is stated', () => {
    expect(reads({ level: 'absent' }, 'dangerous')).toBe('Milk: not verified. Says no milk; hasn’t said about traces.');
    expect(reads({ level: 'absent' }, 'dangerous', true)).toBe('Restaurant says: no milk');
  });
});
