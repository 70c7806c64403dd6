import { asRecord } from './component.ts';
import { ownListCompleteAt } from './own-list.ts';
import type { Component, Dish } from './dish.ts';
import type { Evidence } from './dish-facts.ts';
import { anything } from './dish-facts.ts';
import { nameMixture } from '../reading/mixtures.ts';
import { normalise } from '../reading/normalise.ts';
import type { Observation } from '../reading/read-dish.ts';

/** Says what one component brings to a dish, with what the components in it bring. */
export interface WithinComponent {
  /** Groups and members are related by what the component itself states: no statement of the dish lifts a warning. */
  readonly observations: readonly Observation[];
  readonly terms: readonly string[];
  readonly texts: readonly string[];
  /** What to ask about it. */
  readonly opaque: readonly string[];
}

/** Holds what is read in a component's own texts, and how its groups and members are related. */
export interface ReadComponent {
  readonly observations: readonly Observation[];
  readonly terms: readonly string[];
  readonly texts: readonly string[];
  readonly opaque: readonly string[];
}

/** Reads one component by itself, given what the components in it bring. */
export type ReadOne = (record: Dish, within: readonly WithinComponent[]) => ReadComponent;

/** The name of the component that a dish names, since that is the one its guests know. */
function broughtBy(name: string, evidence: Evidence): Evidence {
  switch (evidence.kind) {
    case 'declared':
      return { ...evidence, in: name };
    // Of a component, the dish says only its name.
    case 'name':
    case 'description':
      return { ...evidence, kind: 'ingredient', words: name, in: name };
    case 'ingredient':
      return { ...evidence, in: name };
    default:
      return evidence;
  }
}

/** Absences are left out: what a component lacks says nothing of a dish. */
const warned = (name: string, observations: readonly Observation[]): Observation[] =>
  observations
    .filter(({ presence }) => presence !== 'none')
    .map((one) => ({ ...one, evidence: broughtBy(name, one.evidence) }));

/** What is in two components of a component is in it once; otherwise each level would double it. */
function distinct<Item>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** Says the words and where they stand: "spices (house rub)". */
const placed = (words: string, name: string): string =>
  normalise(words) === normalise(name) ? words : `${words} (${name})`;

/**
 * Reads what a dish's components bring, each once, in the order of their ids. `reading` must be the same function at
 * every depth. A component that is named but missing, or that contains itself, leaves a question and warns of nothing.
 */
export function readComponents(record: Dish, readOne: ReadOne): WithinComponent[] {
  const byId = new Map(record.components.map((one) => [one.id, one]));
  const read = new Map<number, WithinComponent>();
  const under = new Set<number>();
  function readAt(id: number): WithinComponent[] {
    const known = read.get(id);
    if (known) return [known];
    const component = byId.get(id);
    if (!component || under.has(id)) return [];
    under.add(id);
    const parts = component.uses.toSorted((one, other) => one - other).flatMap(readAt);
    under.delete(id);
    const within = readOnce(component, record.components, parts, readOne);
    read.set(id, within);
    return [within];
  }
  return record.uses.toSorted((one, other) => one - other).flatMap(readAt);
}

/** "House mayo" in a list is the component of that name, which raises its own questions. */
export function isNotNamed(uses: readonly number[], components: readonly Component[]): (words: string) => boolean {
  const names = new Set(components.filter(({ id }) => uses.includes(id)).map(({ name }) => normalise(name)));
  return (words) => !names.has(normalise(words));
}

interface Remembered {
  readonly parts: readonly WithinComponent[];
  readonly within: WithinComponent;
}

// The dishes of a menu share their components.
const remembered = new WeakMap<Component, Remembered>();

function readOnce(
  component: Component,
  components: readonly Component[],
  parts: readonly WithinComponent[],
  readOne: ReadOne,
): WithinComponent {
  const known = remembered.get(component);
  const isSame = known?.parts.length === parts.length && known.parts.every((part, index) => part === parts[index]);
  if (known && isSame) return known.within;
  const within = readComponent(component, components, parts, readOne);
  remembered.set(component, { parts, within });
  return within;
}

function readComponent(
  component: Component,
  components: readonly Component[],
  parts: readonly WithinComponent[],
  readOne: ReadOne,
): WithinComponent {
  const { name, ingredients } = component;
  const { observations, terms, texts, opaque } = readOne(asRecord(component, components), parts);
  const isBrokenDown = ownListCompleteAt(component) !== null;
  const partsOpaque = parts.flatMap((part) => part.opaque);
  const isOther = isNotNamed(component.uses, components);
  const named = ingredients.filter(isOther);
  return {
    observations: distinct(warned(name, observations)),
    terms: distinct([...(nameMixture(named) ? [anything] : []), ...terms, ...parts.flatMap((part) => part.terms)]),
    texts: distinct([...texts, ...parts.flatMap((part) => part.texts)]),
    // Saying what is in it answers all of these at once.
    opaque: isBrokenDown
      ? distinct([...opaque.filter(isOther).map((words) => placed(words, name)), ...partsOpaque])
      : [name],
  };
}
