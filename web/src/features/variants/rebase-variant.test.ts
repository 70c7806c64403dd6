import type { DishWithVariants } from '@clearplate/contract/variants';
import { describe, expect, it } from 'vitest';
import { buildStatement } from '../../../test/menu-builders.ts';
import { menuOfWays, noNuts } from '../../../test/build-ways.ts';
import { rebaseDraft, renewOpen, type OpenVariant } from './rebase-variant.ts';
import { draftOf, type VariantDraft } from './variant-draft.ts';

const absent = buildStatement({ allergen: 'peanuts', level: 'absent' });
const stated = { ...noNuts, statements: [absent] };
const before = menuOfWays({ variants: [stated] });
const [dish] = before.dishes as [DishWithVariants];
const open = (): OpenVariant => ({
  dish,
  variant: stated,
  start: draftOf(dish, before, stated),
  componentsVersion: before.components_version,
});
const nothingTicked = { absent: [], noOtherTraces: false, isListComplete: false };

describe('what is open when a newer menu comes', () => {
  it('goes on where nothing of its dish is other', () => {
    const renewed = renewOpen(open(), menuOfWays({ variants: [stated] }, 'v2'));
    expect(renewed.isOther).toBeUndefined();
    expect(renewed.start).toEqual(open().start);
    expect(renewed.start.absent).toEqual(['peanuts']);
  });

  it.each<[string, Partial<DishWithVariants>]>([
    ['the dish got another name', { name: 'Pad See Ew' }],
    ['it got another description', { description: 'With peanut brittle' }],
    ['it got another ingredient', { ingredients: ['Rice noodles', 'Crushed peanuts', 'Satay'] }],
    ['it got another component', { components: ['House dressing', 'Satay'] }],
    ['something warns of it by now', { warnings: [{ ...absent, level: 'may_contain' }] }],
    ['somebody took back what was stated', { variants: [noNuts] }],
  ])('says that it is other where %s', (_, given) => {
    expect(renewOpen(open(), menuOfWays({ variants: [stated], ...given }, 'v2')).isOther).toBe(true);
  });

  it('says so where the components are others by now, which may have something else in them', () => {
    const menu = { ...menuOfWays({ variants: [stated] }, 'v2'), components_version: 'c2' };
    expect(renewOpen(open(), menu)).toMatchObject({ isOther: true, componentsVersion: 'c2' });
  });

  it('of a new way keeps what was typed, and nothing that was ticked', () => {
    const typed: VariantDraft = {
      ...draftOf(dish, before),
      name: 'Vegan',
      absent: ['milk'],
      noOtherTraces: true,
      isListComplete: true,
    };
    const given: OpenVariant = { dish, variant: undefined, start: typed, componentsVersion: 'c1' };
    const renewed = renewOpen(given, menuOfWays({ name: 'Pad See Ew' }, 'v2'));
    expect(renewed.start).toEqual({ ...typed, ...nothingTicked });
  });

  it('stays as it is where its dish is gone', () => {
    const given = open();
    expect(renewOpen(given, { ...before, dishes: [] })).toBe(given);
  });
});

describe('what was typed, over a newer version', () => {
  const start = draftOf(dish, before, stated);
  const rebased = (draft: Partial<VariantDraft>, now: Partial<VariantDraft> = {}, was: Partial<VariantDraft> = {}) =>
    rebaseDraft({ ...start, ...draft }, { ...start, ...was }, { ...start, ...now }, dish);

  it('stays, and what nobody touched is as it is there', () => {
    const after = rebased({ name: 'Mine', adds: 'Tofu' }, { name: 'Theirs', price: '12.00' });
    expect(after).toMatchObject({ name: 'Mine', adds: 'Tofu', price: '12.00' });
  });

  it('keeps no tick that the newer version hasn’t', () => {
    const ticked = { absent: ['peanuts', 'milk'], noOtherTraces: true, isListComplete: true } as const;
    expect(rebased(ticked, nothingTicked)).toMatchObject(nothingTicked);
    expect(rebased(ticked, { absent: ['peanuts'] })).toMatchObject({ ...nothingTicked, absent: ['peanuts'] });
  });

  it('keeps what was unticked, whatever the newer version says', () => {
    const ticked = { absent: ['peanuts'], noOtherTraces: true, isListComplete: true } as const;
    expect(rebased(nothingTicked, ticked, ticked)).toMatchObject(nothingTicked);
    // What somebody else ticked meanwhile nobody unticked here.
    expect(rebased(nothingTicked, ticked, nothingTicked)).toMatchObject(ticked);
  });

  it('goes on leaving out by its name what the dish no longer lists', () => {
    const after = rebased({ out: ['Crushed peanuts', 'Egg'], outElse: 'garnish' });
    expect(after).toMatchObject({ out: ['Crushed peanuts'], outElse: 'garnish, Egg' });
    expect(rebased({}, { out: ['House dressing'] }).out).toEqual(['House dressing']);
  });
});
