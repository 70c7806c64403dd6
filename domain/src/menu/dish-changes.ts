import type { Dish, DishVariant, Statement, StatementLevel, StatementSource } from '../facts/dish.ts';
import type { AllergenId } from '../facts/allergens.ts';
import { asRecord } from '../facts/component.ts';
import { idOfWay } from '../facts/variant.ts';
import { timeOf } from '../facts/instants.ts';
import { asStored } from '../facts/stock-reasons.ts';

interface AboutStatement {
  readonly allergen: AllergenId;
  readonly level: StatementLevel;
  readonly source: StatementSource;
  /** Says why it may contain the allergen; `null` if no reason is given. */
  readonly reason: string | null;
}

/** Says one thing that changed about a dish, or about a component that it uses. */
export type DishChange = OwnChange & { readonly component?: string | undefined };

/** The kind alone says all about these changes. */
export const plainChanges = [
  'created',
  'removed',
  'restored',
  'description_changed',
  'picture_changed',
  // The whole list was confirmed as complete, or no longer is.
  'list_confirmed',
  'list_unconfirmed',
  'cross_contact_stated',
  'cross_contact_withdrawn',
] as const;

type OwnChange =
  | { readonly kind: (typeof plainChanges)[number] }
  | { readonly kind: 'renamed' | 'section_changed'; readonly from: string; readonly to: string }
  /** Prices are in cents; `null` means no price. */
  | { readonly kind: 'price_changed'; readonly fromCents: number | null; readonly toCents: number | null }
  /** Names the ingredient as the restaurant wrote it. */
  | { readonly kind: 'ingredient_added' | 'ingredient_removed'; readonly name: string }
  /** The dish names a component, or no longer does. */
  | { readonly kind: 'component_added' | 'component_removed'; readonly name: string }
  /** `was` is what the same source stated before; `null` if it stated nothing. */
  | ({ readonly kind: 'allergen_stated'; readonly was: StatementLevel | null } & AboutStatement)
  /** The same statement was made again. */
  | ({ readonly kind: 'allergen_confirmed' } & AboutStatement)
  /** It lost its date: it still warns, and clears nothing until it is stated again. */
  | ({ readonly kind: 'allergen_unsettled' } & AboutStatement)
  | {
      readonly kind: 'allergen_withdrawn';
      readonly allergen: AllergenId;
      readonly was: StatementLevel;
      readonly source: StatementSource;
    }
  /**
   * Another way to make the dish changed. `variant_changed`: what it leaves out, adds or costs;
   * `variant_component_changed`: what is in a component that it adds; `variant_stated`: what is stated of it.
   */
  | {
      readonly kind:
        | 'variant_added'
        | 'variant_removed'
        | 'variant_changed'
        | 'variant_component_changed'
        | 'variant_stated';
      readonly name: string;
      /** Identifies it among the ways of the dish. */
      readonly way: string;
    }
  | { readonly kind: 'variant_renamed'; readonly from: string; readonly to: string; readonly way: string }
  | {
      readonly kind: 'reaction_reported' | 'reaction_dismissed';
      readonly allergen: AllergenId;
      /** Nobody reacted, but a diner was told that it is in there. */
      readonly told?: true | undefined;
    };

type Sides = readonly [before: Dish, after: Dish];

function lifeChanges([before, after]: Sides): DishChange[] {
  if (before.archived === after.archived) return [];
  return [{ kind: after.archived ? 'removed' : 'restored' }];
}

function menuChanges([before, after]: Sides): DishChange[] {
  const changes: DishChange[] = [];
  if (before.name !== after.name) changes.push({ kind: 'renamed', from: before.name, to: after.name });
  if (before.description !== after.description) changes.push({ kind: 'description_changed' });
  if (before.section !== after.section)
    changes.push({ kind: 'section_changed', from: before.section, to: after.section });
  if (before.price_cents !== after.price_cents)
    changes.push({ kind: 'price_changed', fromCents: before.price_cents, toCents: after.price_cents });
  if (before.image_url !== after.image_url) changes.push({ kind: 'picture_changed' });
  return changes;
}

/** Returns what `more` has and `fewer` lacks, as many times as `fewer` lacks it. */
function missing<Name extends string>(more: readonly Name[], fewer: readonly Name[]): Name[] {
  const left = [...fewer];
  return more.filter((name) => {
    const at = left.indexOf(name);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** Converts an instant to ms, so that the same time in another notation is no change; `null` if it has no date. */
function dated(instant: string | null): number | null {
  const time = timeOf(instant);
  return Number.isNaN(time) ? null : time;
}

function ingredientChanges([before, after]: Sides): DishChange[] {
  const changes: DishChange[] = [
    ...missing(after.ingredients, before.ingredients).map((name) => ({ kind: 'ingredient_added' as const, name })),
    ...missing(before.ingredients, after.ingredients).map((name) => ({ kind: 'ingredient_removed' as const, name })),
  ];
  const now = dated(after.ingredients_complete_at);
  if (now === dated(before.ingredients_complete_at)) return changes;
  return [...changes, { kind: now === null ? 'list_unconfirmed' : 'list_confirmed' }];
}

/**
 * What a restaurant states may have come by an import. Nobody vouches for a claim, and a chart belongs to its chain.
 */
const voucherOf = ({ source }: Statement): string => (source === 'import' ? 'restaurant' : source);

const saysTheSame = (one: Statement, other: Statement): boolean =>
  one.level === other.level &&
  voucherOf(one) === voucherOf(other) &&
  (one.ingredient ?? null) === (other.ingredient ?? null) &&
  asStored(one.reason ?? null) === asStored(other.reason ?? null);

function statementChange(before: Statement | undefined, after: Statement): DishChange | undefined {
  const { allergen, level, source, reason = null } = after;
  const about = { allergen, level, source, reason };
  if (before === undefined || !saysTheSame(before, after))
    return { kind: 'allergen_stated', ...about, was: before?.level ?? null };
  const at = dated(after.stated_at);
  if (at === dated(before.stated_at)) return undefined;
  return { kind: at === null ? 'allergen_unsettled' : 'allergen_confirmed', ...about };
}

/** Earlier statements of the restaurant may have come by an import, so only the kitchen's are kept apart. */
const isSameVoice = (one: Statement, other: Statement): boolean =>
  one.allergen === other.allergen && (one.source === 'kitchen') === (other.source === 'kitchen');

function counterpart(of: Statement, among: readonly Statement[]): Statement | undefined {
  const same = among.filter((one) => isSameVoice(one, of));
  return same.find(({ source }) => source === of.source) ?? same[0];
}

function statementChanges([before, after]: Sides): DishChange[] {
  const withdrawn = before.statements.filter((one) => counterpart(one, after.statements) === undefined);
  return [
    ...after.statements.flatMap((one) => statementChange(counterpart(one, before.statements), one) ?? []),
    ...withdrawn.map(({ allergen, level: was, source }) => ({
      kind: 'allergen_withdrawn' as const,
      allergen,
      was,
      source,
    })),
  ];
}

function crossContactChanges([before, after]: Sides): DishChange[] {
  const now = dated(after.cross_contact_stated_at);
  if (now === dated(before.cross_contact_stated_at)) return [];
  return [{ kind: now === null ? 'cross_contact_withdrawn' : 'cross_contact_stated' }];
}

/** Returns what a variant is made of, apart from what is stated of it. */
const makingOf = ({ leaves_out, adds, uses = [], price_cents }: DishVariant) =>
  JSON.stringify([leaves_out, adds, uses, price_cents]);

/** Returns whether the components that a way adds changed, ignoring statements that were repeated. */
const isOtherWithin = (was: DishVariant, variant: DishVariant): boolean =>
  (variant.components ?? []).some((component) => {
    const earlier = was.components?.find(({ id }) => id === component.id);
    const changes = changesBetween(earlier ? asRecord(earlier, []) : null, asRecord(component, []));
    const isMoved = JSON.stringify(earlier?.uses) !== JSON.stringify(component.uses);
    return isMoved || changes.some(({ kind }) => kind !== 'allergen_confirmed');
  });

const statedOf = ({ statements, ingredients_complete_at, cross_contact_stated_at }: DishVariant) =>
  JSON.stringify([
    statements.map(({ allergen, level, reason, ingredient, stated_at }) => [
      allergen,
      level,
      reason ?? null,
      ingredient ?? null,
      dated(stated_at),
    ]),
    dated(ingredients_complete_at),
    dated(cross_contact_stated_at),
  ]);

function variantChanges([before, after]: Sides): DishChange[] {
  const earlier = new Map(before.variants.map((one) => [idOfWay(one), one]));
  const later = new Set(after.variants.map(idOfWay));
  return [
    ...after.variants.flatMap((variant): DishChange[] => {
      const about = { name: variant.name, way: idOfWay(variant) };
      const was = earlier.get(about.way);
      if (was === undefined) return [{ kind: 'variant_added', ...about }];
      const renamed: DishChange[] =
        was.name === variant.name
          ? []
          : [{ kind: 'variant_renamed', from: was.name, to: variant.name, way: about.way }];
      if (makingOf(was) !== makingOf(variant)) return [...renamed, { kind: 'variant_changed', ...about }];
      if (isOtherWithin(was, variant)) return [...renamed, { kind: 'variant_component_changed', ...about }];
      return statedOf(was) === statedOf(variant) ? renamed : [...renamed, { kind: 'variant_stated', ...about }];
    }),
    ...before.variants.flatMap((variant): DishChange[] => {
      const way = idOfWay(variant);
      return later.has(way) ? [] : [{ kind: 'variant_removed', name: variant.name, way }];
    }),
  ];
}

function reportChanges([before, after]: Sides): DishChange[] {
  const reported = ({ reaction_reports }: Dish) => [...new Set(reaction_reports.map(({ allergen }) => allergen))];
  const saidOf = (allergen: AllergenId, { reaction_reports }: Dish) => {
    const isTold = reaction_reports.every((one) => one.allergen !== allergen || one.told === true);
    return { allergen, ...(isTold && { told: true as const }) };
  };
  const [earlier, later] = [reported(before), reported(after)];
  // A reaction is news where somebody had only been told of the allergen.
  const isWorse = (id: AllergenId) => saidOf(id, before).told === true && saidOf(id, after).told === undefined;
  const news = later.filter((id) => !earlier.includes(id) || isWorse(id));
  return [
    ...news.map((id) => ({ kind: 'reaction_reported' as const, ...saidOf(id, after) })),
    ...missing(earlier, later).map((id) => ({ kind: 'reaction_dismissed' as const, ...saidOf(id, before) })),
  ];
}

/** Lists what changed about the components that the dish used before and after, and which it uses now. */
function componentChanges([before, after]: Sides): DishChange[] {
  const named = ({ uses, components }: Dish) =>
    components.filter(({ id }) => uses.includes(id)).map(({ id, name }) => `${id} ${name}`);
  const ids = (dish: Dish) => new Set(dish.uses);
  const [was, is] = [ids(before), ids(after)];
  const nameOf = (line: string) => line.slice(line.indexOf(' ') + 1);
  const idOf = (line: string) => Number(line.slice(0, line.indexOf(' ')));
  const inside = after.components.flatMap((component) => {
    const earlier = before.components.find(({ id }) => id === component.id);
    if (!earlier) return [];
    const within = changesBetween(asRecord(earlier, []), asRecord(component, []));
    return within.map((change) => ({ component: component.name, ...change }));
  });
  return [
    ...named(after).flatMap((line) =>
      was.has(idOf(line)) ? [] : [{ kind: 'component_added' as const, name: nameOf(line) }],
    ),
    ...named(before).flatMap((line) =>
      is.has(idOf(line)) ? [] : [{ kind: 'component_removed' as const, name: nameOf(line) }],
    ),
    ...inside,
  ];
}

/**
 * Lists everything that differs between two snapshots of a dish, for people to read. `before` is null for a new dish,
 * `after` for a removed one. Reordered ingredients, or the same instant in another notation, are no change.
 */
export function changesBetween(before: Dish | null, after: Dish | null): DishChange[] {
  if (before === null) return after === null ? [] : [{ kind: 'created' }];
  if (after === null) return [{ kind: 'removed' }];
  const sides: Sides = [before, after];
  const all = [
    lifeChanges,
    menuChanges,
    ingredientChanges,
    componentChanges,
    statementChanges,
    crossContactChanges,
    variantChanges,
    reportChanges,
  ];
  return all.flatMap((changes) => changes(sides));
}
