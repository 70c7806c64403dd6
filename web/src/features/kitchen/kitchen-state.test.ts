import type { Kitchen } from '@clearplate/contract/kitchen';
import { describe, expect, it } from 'vitest';
import {
  isChanged,
  reduceKitchen,
  startKitchen,
  startWithOil,
  toEdits,
  type KitchenAction,
  type KitchenState,
} from './kitchen-state.ts';

const fryer = { id: 1, kind: 'fryer' as const, name: 'Big fryer', dish_ids: [10, 11] };
const grill = { id: 2, kind: 'grill' as const, name: 'Grill', dish_ids: [12] };
const kitchen = (equipment: Kitchen['equipment'], version = 'v1'): Kitchen => ({
  version,
  restaurant_id: 1,
  equipment,
});
const after = (...actions: KitchenAction[]): KitchenState =>
  actions.reduce(reduceKitchen, startKitchen(kitchen([fryer, grill])));
const put = (key: string, dishIds: number[]): KitchenAction => ({ kind: 'change', key, change: { dishIds } });
const load = (...equipment: Kitchen['equipment']): KitchenAction => ({
  kind: 'loaded',
  kitchen: kitchen(equipment, 'v2'),
});
const shown = (state: KitchenState) => toEdits(state).map(({ name, dish_ids }) => `${name}: ${dish_ids.join(' ')}`);

describe('a kitchen', () => {
  it('is changed only by what differs, whatever the order of the dishes', () => {
    expect(isChanged(after(put('1', [11, 10])))).toBe(false);
    expect(isChanged(after(put('1', [10])))).toBe(true);
    expect(isChanged(after(put('1', [10]), { kind: 'cancel' }))).toBe(false);
  });

  it('is sent whole, new things without an id', () => {
    const state = after(
      { kind: 'add', key: 'new', equipment: 'surface' },
      { kind: 'change', key: 'new', change: { name: ' Pass ' } },
      { kind: 'remove', key: '2' },
    );
    expect(toEdits(state)).toEqual([fryer, { kind: 'surface', name: 'Pass', dish_ids: [] }]);
  });
});

describe('somebody else saved first', () => {
  it('and both changes hold: names, dishes put on and dishes taken off', () => {
    const state = after(
      put('1', [11, 13]),
      { kind: 'change', key: '2', change: { name: 'Flat grill' } },
      load({ ...fryer, dish_ids: [10, 11, 14] }, { ...grill, dish_ids: [] }),
    );
    expect(shown(state)).toEqual(['Big fryer: 11 14 13', 'Flat grill: ']);
    expect(state.saved.version).toBe('v2');
  });

  it('and what they added is there, and what they took away goes unless it was being edited', () => {
    const wok = { id: 3, kind: 'other' as const, name: 'Wok', dish_ids: [10] };
    expect(shown(after(load(fryer, wok)))).toEqual(['Big fryer: 10 11', 'Wok: 10']);
    const edited = after(put('2', [12, 13]), load(fryer));
    expect(toEdits(edited)[1]).toEqual({ kind: 'grill', name: 'Grill', dish_ids: [12, 13] });
  });

  it('and what was taken away here comes back only if they changed it', () => {
    const remove: KitchenAction = { kind: 'remove', key: '1' };
    expect(shown(after(remove, load(fryer, grill)))).toEqual(['Grill: 12']);
    expect(shown(after(remove, load({ ...fryer, dish_ids: [10] }, grill)))).toEqual(['Big fryer: 10', 'Grill: 12']);
  });
});

describe('a kitchen that is opened from an oil', () => {
  const oil = { name: 'Frying oil', dishIds: [10, 12] };

  it('has a fryer for its dishes, which isn’t saved yet and survives somebody else’s save', () => {
    const state = startWithOil(kitchen([grill]), oil);
    expect(isChanged(state)).toBe(true);
    expect(toEdits(state).at(-1)).toEqual({ kind: 'fryer', name: 'Frying oil', dish_ids: [10, 12] });
    expect(shown(reduceKitchen(state, load(grill, fryer)))).toEqual(
      expect.arrayContaining(['Big fryer: 10 11', 'Frying oil: 10 12']),
    );
    expect(isChanged(reduceKitchen(state, { kind: 'cancel' }))).toBe(false);
  });

  it('adds them to a fryer of that name, and to nothing else of that name', () => {
    expect(shown(startWithOil(kitchen([{ ...fryer, name: 'FRYING oil ' }]), oil))).toEqual(['FRYING oil: 10 11 12']);
    expect(shown(startWithOil(kitchen([{ ...grill, name: 'Frying oil' }]), oil))).toHaveLength(2);
  });
});
