import type { DishWithVariants } from '@clearplate/contract/variants';
import { describe, expect, it } from 'vitest';
import { buildStatement } from '../../../test/menu-builders.ts';
import { currentAbsences, draftOf, findProblems, suggestName, toEdit, unchanged } from './variant-draft.ts';

type Variant = DishWithVariants['variants'][number];

const menu = { now: '2026-11-21T12:00:00.000Z', statement_days: 180 };
const day = (text: string) => `${text}T00:00:00.000Z`;
const absent = (allergen: 'milk' | 'peanuts', stated_at: string | null = day('2026-11-01')) =>
  buildStatement({ allergen, level: 'absent', stated_at });

const buildVariant = (given: Partial<Variant> = {}): Variant => ({
  id: 'nuts',
  name: 'Without nuts',
  leaves_out: ['Crushed peanuts'],
  adds: [],
  uses: [],
  price_cents: null,
  changed_at: day('2026-10-01'),
  ingredients_complete_at: null,
  cross_contact_stated_at: null,
  statements: [],
  ...given,
});

const buildDish = (given: Partial<DishWithVariants> = {}): DishWithVariants => ({
  id: 4,
  name: 'Pad Thai',
  ingredients: ['Rice noodles', 'Crushed peanuts'],
  components: [],
  ingredients_changed_at: day('2026-09-01'),
  variants: [],
  description: '',
  warnings: [],
  brought_by_one: [],
  ...given,
});

const components = [{ id: 4, name: 'Bacon jam', contains: [], may_contain: [], is_complete: false }];
const placeOf = (others: readonly Variant[]) => ({ dish: buildDish(), others, components });

const namesOf = (dish: DishWithVariants, variant: Variant) =>
  currentAbsences(dish, variant, menu).map(({ allergen }) => allergen);

describe('what is stated as absent of a way', () => {
  it('holds while nothing has changed and it is not too old', () => {
    expect(namesOf(buildDish(), buildVariant({ statements: [absent('peanuts')] }))).toEqual(['peanuts']);
  });

  it.each<[string, Partial<DishWithVariants>, Partial<Variant>]>([
    ['the dish is another since', { ingredients_changed_at: day('2026-11-02') }, {}],
    ['the way is another since', {}, { changed_at: day('2026-11-02') }],
    ['it has no date', {}, { statements: [absent('peanuts', null)] }],
    ['it is too old', {}, { changed_at: null, statements: [absent('peanuts', day('2026-05-01'))] }],
    ['it warns', {}, { statements: [buildStatement({ allergen: 'peanuts', level: 'may_contain' })] }],
  ])('does not hold where %s', (_, dish, variant) => {
    expect(namesOf(buildDish(dish), buildVariant({ statements: [absent('peanuts')], ...variant }))).toEqual([]);
  });

  it('holds only from the later of the two changes', () => {
    const dish = buildDish({ ingredients_changed_at: day('2026-11-10') });
    const variant = buildVariant({ changed_at: day('2026-10-01'), statements: [absent('peanuts')] });
    expect(namesOf(dish, variant)).toEqual([]);
    const again = { ...variant, statements: [absent('peanuts', day('2026-11-10'))] };
    expect(namesOf(dish, again)).toEqual(['peanuts']);
  });
});

describe('the form', () => {
  it('is empty for a new way, with what is to be left out ticked', () => {
    expect(draftOf(buildDish(), menu, undefined, ['Crushed peanuts'])).toEqual({
      name: '',
      out: ['Crushed peanuts'],
      outElse: '',
      adds: '',
      uses: [],
      price: '',
      absent: [],
      noOtherTraces: false,
      isListComplete: false,
    });
  });

  it('tells what is in the list from what was typed', () => {
    const variant = buildVariant({ leaves_out: ['crushed peanuts', 'Sprouts'], adds: ['Tofu', 'Tamari'] });
    expect(draftOf(buildDish(), menu, { ...variant, price_cents: 1250 })).toMatchObject({
      out: ['crushed peanuts'],
      outElse: 'Sprouts',
      adds: 'Tofu, Tamari',
      price: '12.50',
    });
  });

  it('ticks a component of the dish that is left out, as it ticks an ingredient', () => {
    const dish = buildDish({ components: ['House dressing'] });
    expect(draftOf(dish, menu, buildVariant({ leaves_out: ['House dressing'], uses: [4] }))).toMatchObject({
      out: ['House dressing'],
      outElse: '',
      uses: [4],
    });
  });

  const confirmed = { ingredients_complete_at: day('2026-11-01'), cross_contact_stated_at: day('2026-11-01') };

  it('ticks what is stated and still counts', () => {
    const variant = buildVariant({ ...confirmed, statements: [absent('peanuts'), absent('milk', null)] });
    expect(draftOf(buildDish(), menu, variant)).toMatchObject({
      absent: ['peanuts'],
      noOtherTraces: true,
      isListComplete: true,
    });
  });

  it('does not tick a list that has changed since it was confirmed', () => {
    const dish = buildDish({ ingredients_changed_at: day('2026-11-02') });
    expect(draftOf(dish, menu, buildVariant(confirmed)).isListComplete).toBe(false);
  });

  it('does not tick what is too old, so that it can be ticked again', () => {
    const old = { ingredients_complete_at: day('2026-05-01'), cross_contact_stated_at: day('2026-05-01') };
    const start = draftOf(
      buildDish({ ingredients_changed_at: null }),
      menu,
      buildVariant({ ...old, changed_at: null }),
    );
    expect(start).toMatchObject({ noOtherTraces: false, isListComplete: false });
    const again = { ...start, noOtherTraces: true, isListComplete: true };
    expect(toEdit(again, start, { before: undefined, components })).toMatchObject({
      ingredients_complete: true,
      cross_contact_stated: true,
    });
  });
});

describe('the name that nobody typed', () => {
  const draft = draftOf(buildDish(), menu);

  it.each([
    [{ out: ['Crushed peanuts'] }, 'Without crushed peanuts'],
    [{ out: ['Crushed peanuts', 'Egg'], adds: 'Tofu' }, 'Without crushed peanuts and egg, with tofu'],
    [{ outElse: 'soy sauce', adds: 'tamari' }, 'Without soy sauce, with tamari'],
    [{ adds: 'Bacon' }, 'With bacon'],
    [{ adds: 'Egg', uses: [4] }, 'With egg and bacon jam'],
    [{}, ''],
  ])('follows from what changes: %o', (given, name) => {
    expect(suggestName({ ...draft, ...given }, components)).toBe(name);
  });

  it('is no longer than the server takes', () => {
    expect(suggestName({ ...draft, outElse: 'peanuts '.repeat(40) }, components)).toHaveLength(100);
  });
});

describe('what the server would refuse', () => {
  const draft = draftOf(buildDish(), menu);
  const without = { ...draft, out: ['Crushed peanuts'] };

  it('is nothing where the way is whole', () => {
    expect(findProblems(without, placeOf([buildVariant({ name: 'With tofu' })]))).toEqual({});
  });

  it('is a way that changes nothing', () => {
    expect(findProblems(draft, placeOf([]))).toHaveProperty('out', 'Say what is left out or added.');
  });

  it('is one that leaves nothing of the dish, unless something is added', () => {
    const nothing = { ...draft, out: ['Rice noodles'], outElse: 'crushed PEANUTS' };
    expect(findProblems(nothing, placeOf([]))).toHaveProperty('out', 'That leaves nothing of the dish.');
    expect(findProblems({ ...nothing, adds: 'Tofu' }, placeOf([]))).toEqual({});
    expect(findProblems({ ...nothing, uses: [4] }, placeOf([]))).toEqual({});
  });

  it('is one that leaves neither an ingredient nor a component', () => {
    const of = (dish: Partial<DishWithVariants>, out: string[]) =>
      findProblems(
        { ...draft, out },
        { dish: buildDish({ components: ['House sauce'], ...dish }), others: [], components },
      );
    expect(of({ ingredients: [] }, ['House sauce'])).toHaveProperty('out', 'That leaves nothing of the dish.');
    expect(of({}, ['Rice noodles', 'Crushed peanuts', 'House sauce'])).toHaveProperty('out');
    expect(of({}, ['Rice noodles', 'Crushed peanuts'])).toEqual({});
  });

  it('is a name that another way has, typed or suggested, however it is written', () => {
    const others = [buildVariant({ name: 'without  Crushed Peanuts' })];
    expect(findProblems(without, placeOf(others))).toHaveProperty('name');
    expect(findProblems({ ...without, name: 'No nuts' }, placeOf(others))).toEqual({});
  });

  it('is a price that is none', () => {
    expect(findProblems({ ...without, price: 'twelve' }, placeOf([]))).toHaveProperty('price');
  });
});

describe('what is sent', () => {
  const variant = buildVariant({
    statements: [absent('peanuts'), buildStatement({ allergen: 'milk', level: 'may_contain' })],
  });
  const start = draftOf(buildDish({ variants: [variant] }), menu, variant);

  it('states nothing anew that was not touched, and keeps what the form does not offer', () => {
    expect(toEdit(start, start, { before: variant, components })).toEqual({
      id: 'nuts',
      name: 'Without nuts',
      leaves_out: ['Crushed peanuts'],
      adds: [],
      uses: [],
      price_cents: null,
      keeps: ['milk', 'peanuts'],
      statements: [],
      ingredients_complete: undefined,
      cross_contact_stated: undefined,
    });
  });

  it('states what is ticked, and no longer keeps what is unticked', () => {
    const edit = toEdit({ ...start, absent: ['eggs'] }, start, { before: variant, components });
    expect(edit.statements).toEqual([{ allergen: 'eggs', level: 'absent' }]);
    expect(edit.keeps).toEqual(['milk']);
  });

  it('takes back what is unticked', () => {
    const before = { ...start, noOtherTraces: true, isListComplete: true };
    expect(
      toEdit({ ...before, noOtherTraces: false, isListComplete: false }, before, { before: variant, components }),
    ).toMatchObject({
      ingredients_complete: false,
      cross_contact_stated: false,
    });
  });

  it('sends the other ways without a word about what is stated of them', () => {
    expect(Object.keys(unchanged(variant))).toEqual(['id', 'name', 'leaves_out', 'adds', 'uses', 'price_cents']);
  });
});
