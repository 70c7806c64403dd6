import type { AllergenId } from '../facts/allergens.ts';
import type { Dish, DishVariant, Instant, Statement, StatementLevel } from '../facts/dish.ts';
import { asStored } from '../facts/stock-reasons.ts';
import { timeOf } from '../facts/instants.ts';
import { idOfWay, ingredientsOf, withoutComponents } from '../facts/variant.ts';
import { normalise } from '../reading/normalise.ts';
import type { Moment } from './edit-dish.ts';
import type { UsedComponents } from './dish-edits.ts';
import { isSamePreparation, isUnsettledByName } from './same-way.ts';

/** Says how a variant of a dish is to be. */
export interface VariantEdit {
  /** The id of the way to edit; without it, the one of its name, or a new one. */
  readonly id?: string | undefined;
  readonly name: string;
  readonly leaves_out: readonly string[];
  readonly adds: readonly string[];
  /** The components that it is to add, with what is in them; without this, those that it added stay. */
  readonly used?: UsedComponents | undefined;
  readonly price_cents?: number | null | undefined;
  /** Allergens whose earlier statements stay as they are, with their dates. */
  readonly keeps?: readonly AllergenId[] | undefined;
  /** What this edit states of it, replacing everything else; without this and `keeps`, earlier statements stay. */
  readonly statements?:
    | readonly {
        readonly allergen: AllergenId;
        readonly level: StatementLevel;
        readonly reason?: string | null | undefined;
        readonly ingredient?: 'absent' | null | undefined;
      }[]
    | undefined;
  /** `true` confirms the resulting list as complete now. */
  readonly ingredients_complete?: boolean | undefined;
  /** `true` says that its cross-contact is fully stated as of now. */
  readonly cross_contact_stated?: boolean | undefined;
}

/** Says why a variant can't be as an edit wants it. */
export type VariantFault =
  | 'changes nothing'
  | 'leaves out everything'
  | 'is there twice'
  | 'is sent twice'
  | 'has no list to confirm';

/** Returns the texts once each, without blanks, spelled as they first appear. */
function unique(texts: readonly string[]): string[] {
  const byForm = new Map<string, string>();
  for (const text of texts) {
    const form = normalise(text);
    if (form !== '' && !byForm.has(form)) byForm.set(form, text.trim());
  }
  return [...byForm.values()];
}

type Known = (edit: Pick<VariantEdit, 'id' | 'name'>) => DishVariant | undefined;

/**
 * Finds the variant that each edit is about: the one with that id, whatever it is called now, otherwise the one with
 * its name.
 */
export function knownAmong(variants: readonly DishVariant[], edits: readonly Pick<VariantEdit, 'id'>[]): Known {
  const named = new Set(edits.map(({ id }) => id));
  const byId = new Map(variants.map((one) => [idOfWay(one), one]));
  const byName = new Map(variants.filter((one) => !named.has(idOfWay(one))).map((one) => [normalise(one.name), one]));
  return ({ id, name }) => (id === undefined ? byName.get(normalise(name)) : byId.get(id));
}

/** Returns what is wrong with the variants that a dish is to have, with the position of the one it is about. */
export function faultInVariants(
  dish: Pick<Dish, 'ingredients'> & Partial<Pick<Dish, 'variants' | 'uses' | 'components'>>,
  edits: readonly (Pick<VariantEdit, 'id' | 'name' | 'leaves_out' | 'adds' | 'ingredients_complete'> & {
    readonly used?: Pick<UsedComponents, 'uses'> | undefined;
  })[],
): { readonly at: number; readonly fault: VariantFault } | undefined {
  const names = new Set<string>();
  const ids = new Set<string>();
  const knownOf = knownAmong(dish.variants ?? [], edits);
  for (const [at, edit] of edits.entries()) {
    const name = normalise(edit.name) || edit.name;
    if (names.has(name)) return { at, fault: 'is there twice' };
    names.add(name);
    if (edit.id !== undefined && ids.has(edit.id)) return { at, fault: 'is sent twice' };
    if (edit.id !== undefined) ids.add(edit.id);
    const uses = (edit.used ? edit.used.uses : knownOf(edit)?.uses) ?? [];
    if (unique(edit.leaves_out).length + unique(edit.adds).length + uses.length === 0)
      return { at, fault: 'changes nothing' };
    const { uses: own = [], components = [] } = dish;
    const left = withoutComponents({ uses: own, components }, edit.leaves_out).uses;
    const isEmpty = ingredientsOf(dish, edit).length + uses.length === 0;
    if (dish.ingredients.length + own.length > 0 && isEmpty && left.length === 0)
      return { at, fault: 'leaves out everything' };
    if (edit.ingredients_complete === true && (isEmpty || dish.ingredients.length === 0))
      return { at, fault: 'has no list to confirm' };
  }
  return undefined;
}

const statedBy = (edit: VariantEdit, { at, act }: Moment): Statement[] | undefined =>
  edit.statements?.map(({ allergen, level, reason, ingredient }) => ({
    allergen,
    level,
    source: 'restaurant',
    stated_at: at,
    act,
    ...(level === 'may_contain' && reason != null && { reason: asStored(reason) }),
    ...(level === 'may_contain' && ingredient != null && { ingredient }),
  }));

/** What was merely sent along keeps its date and its act. */
function statementsAfter(edit: VariantEdit, before: readonly Statement[], moment: Moment): readonly Statement[] {
  const stated = statedBy(edit, moment);
  if (stated === undefined && edit.keeps === undefined) return before;
  const named = new Set(stated?.map(({ allergen }) => allergen));
  const kept = before.filter(({ allergen }) => edit.keeps?.includes(allergen) === true && !named.has(allergen));
  return [...kept, ...(stated ?? [])];
}

/** Returns a date only if it is older than the change at `at`. */
const before = (instant: Instant | null, at: Instant): Instant | null =>
  timeOf(instant) < timeOf(at) ? instant : null;

function editVariant(known: DishVariant | undefined, edit: VariantEdit, moment: Moment): DishVariant {
  const { at } = moment;
  const [leaves_out, adds] = [unique(edit.leaves_out), unique(edit.adds)];
  const used = edit.used ?? { uses: known?.uses ?? [], components: known?.components ?? [] };
  const name = edit.name.trim();
  const isSame =
    known !== undefined &&
    isSamePreparation(known, { leaves_out, adds, uses: used.uses }) &&
    !isUnsettledByName(known, known.name, name);
  const kept = isSame
    ? known
    : {
        changed_at: at,
        ingredients_complete_at: null,
        cross_contact_stated_at: null,
        // What was stated stays as a warning, or until it is stated again.
        statements: (known?.statements ?? []).map((one) => ({ ...one, stated_at: before(one.stated_at, at) })),
      };
  const since = (now: boolean | undefined, then: Instant | null) => (now === undefined ? then : now ? at : null);
  return {
    ...(known && { id: idOfWay(known) }),
    name,
    leaves_out,
    adds,
    ...(used.uses.length > 0 && { uses: used.uses, components: used.components }),
    price_cents: edit.price_cents ?? null,
    changed_at: kept.changed_at,
    ingredients_complete_at: since(edit.ingredients_complete, kept.ingredients_complete_at),
    cross_contact_stated_at: since(edit.cross_contact_stated, kept.cross_contact_stated_at),
    statements: statementsAfter(edit, kept.statements, moment),
  };
}

/**
 * Gives a dish these variants, in this order; one that isn't among them is removed. Statements about it stay, but no
 * longer clear if it now leaves out or adds something else, or may be another way by its name. Ask {@link
 * faultInVariants} before.
 */
export function editVariants(dish: Dish, edits: readonly VariantEdit[], moment: Moment): Dish {
  const knownOf = knownAmong(dish.variants, edits);
  return { ...dish, variants: edits.map((edit) => editVariant(knownOf(edit), edit, moment)) };
}
