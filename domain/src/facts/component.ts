import { nothingKnown, saidOfComponent, type Component, type Dish, type Instant } from './dish.ts';
import { timeOf } from './instants.ts';

/** Components may be nested this deeply. */
export const deepestComponent = 10;

/** Returns a component as the dish that it would be by itself. */
export function asRecord(component: Component, components: readonly Component[]): Dish {
  return {
    ...nothingKnown,
    ...saidOfComponent(component),
    components: reachedFrom(component.uses, components),
  };
}

/** Returns the component that a record of {@link asRecord} became. */
export function asComponent(id: number, record: Dish): Component {
  return { id, ...saidOfComponent(record) };
}

/** Returns these components and what is in them, each once, by id. A cycle ends where it began. */
export function reachedFrom(uses: readonly number[], components: readonly Component[]): Component[] {
  const byId = new Map(components.map((one) => [one.id, one]));
  const reached = new Map<number, Component>();
  const open = [...uses];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const found = byId.get(id);
    if (!found || reached.has(id)) continue;
    reached.set(id, found);
    open.push(...found.uses);
  }
  return [...reached.values()].toSorted((one, other) => one.id - other.id);
}

/** Returns when the dish or anything in it last changed; an unreadable date stays, so that nothing is newer. */
export function changedWithin({
  ingredients_changed_at,
  components,
}: Pick<Dish, 'ingredients_changed_at' | 'components'>): Instant | null {
  const all = [ingredients_changed_at, ...components.map((one) => one.ingredients_changed_at)];
  let newest: Instant | null = null;
  for (const at of all) {
    if (at === null) continue;
    if (Number.isNaN(timeOf(at))) return at;
    if (newest === null || timeOf(at) > timeOf(newest)) newest = at;
  }
  return newest;
}

/** Says why the components can't be as an edit wants them. */
export type ComponentFault =
  | { readonly kind: 'cycle'; readonly id: number }
  | { readonly kind: 'too_deep'; readonly id: number };

/** Returns what is wrong with how components are nested: the first cycle, or the first that is too deep. */
export function faultWithin(components: readonly Pick<Component, 'id' | 'uses'>[]): ComponentFault | undefined {
  const byId = new Map(components.map((one) => [one.id, one]));
  const depths = new Map<number, number>();
  const under = new Set<number>();
  const cyclic: number[] = [];
  function depthOf(id: number): number {
    const known = depths.get(id);
    if (known !== undefined) return known;
    if (under.has(id)) {
      cyclic.push(id);
      return 0;
    }
    under.add(id);
    const depth = 1 + Math.max(0, ...(byId.get(id)?.uses ?? []).map(depthOf));
    under.delete(id);
    depths.set(id, depth);
    return depth;
  }
  const all = components.map(({ id }) => ({ id, depth: depthOf(id) }));
  if (cyclic[0] !== undefined) return { kind: 'cycle', id: cyclic[0] };
  const deep = all.find(({ depth }) => depth > deepestComponent);
  return deep && { kind: 'too_deep', id: deep.id };
}
