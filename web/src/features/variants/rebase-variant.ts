import type { DishWithVariants, MenuVariants } from '@clearplate/contract/variants';
import { hasName } from '../../shared/lib/ingredient-list.ts';
import { draftOf, partsOf, type VariantDraft } from './variant-draft.ts';

type Variant = DishWithVariants['variants'][number];

/** Holds a way to make a dish that is being edited, and what it was edited from. */
export interface OpenVariant {
  readonly dish: DishWithVariants;
  /** `undefined` for a new way. */
  readonly variant: Variant | undefined;
  readonly start: VariantDraft;
  /** The version of the components that its own were chosen from. */
  readonly componentsVersion: string;
  /** Whether the dish or the way has changed since it was opened, which clears what was ticked. */
  readonly isOther?: boolean;
}

/** This includes what warns of the dish: an earlier tick must not override a later warning. */
const contentOf = (
  { name, description, ingredients, components, ingredients_changed_at, warnings }: DishWithVariants,
  variant?: Variant,
) => JSON.stringify([name, description, ingredients, components, ingredients_changed_at, warnings, variant]);

/**
 * Returns the open draft as it fits the current menu. What was ticked about something else is not ticked about this.
 */
export function renewOpen(open: OpenVariant, menu: MenuVariants): OpenVariant {
  const dish = menu.dishes.find(({ id }) => id === open.dish.id);
  if (!dish) return open;
  const variant = dish.variants.find(({ id }) => id === open.variant?.id);
  const componentsVersion = menu.components_version;
  // Something that was chosen and isn't saved yet may have other contents by now, too.
  const isSame = contentOf(dish, variant) === contentOf(open.dish, open.variant);
  if (isSame && componentsVersion === open.componentsVersion) return { ...open, dish, variant };
  const nothing = { ...open.start, absent: [], noOtherTraces: false, isListComplete: false };
  const start = variant ? draftOf(dish, menu, variant) : nothing;
  return { dish, variant, start, componentsVersion, isOther: true };
}

/**
 * Applies what was typed to a newer version. Statements start from that version: what was unticked stays unticked, but
 * nothing that was ticked here stays, since it was ticked about an earlier state of the dish.
 */
export function rebaseDraft(
  draft: VariantDraft,
  before: VariantDraft,
  now: VariantDraft,
  dish: DishWithVariants,
): VariantDraft {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const typed = <Key extends 'name' | 'adds' | 'price'>(key: Key) =>
    draft[key] === before[key] ? now[key] : draft[key];
  const { out, outElse } = isSame([draft.out, draft.outElse], [before.out, before.outElse]) ? now : draft;
  const gone = out.filter((one) => !hasName(partsOf(dish), one));
  return {
    name: typed('name'),
    out: out.filter((one) => !gone.includes(one)),
    outElse: [outElse, ...gone].filter((one) => one.trim() !== '').join(', '),
    adds: typed('adds'),
    uses: isSame(draft.uses, before.uses) ? now.uses : draft.uses,
    price: typed('price'),
    absent: now.absent.filter((one) => draft.absent.includes(one) || !before.absent.includes(one)),
    noOtherTraces: now.noOtherTraces && (draft.noOtherTraces || !before.noOtherTraces),
    isListComplete: now.isListComplete && (draft.isListComplete || !before.isListComplete),
  };
}
