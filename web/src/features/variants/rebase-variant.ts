import type { DishWithVariants, MenuVariants } from '@clearplate/contract/variants';
import { hasName } from '../../shared/lib/ingredient-list.ts';
import { draftOf, partsOf, type VariantDraft } from './variant-draft.ts';

type Variant = DishWithVariants['variants'][number];

/** A way to make a dish that is being edited, and what it was edited from. */
export interface OpenVariant {
  readonly dish: DishWithVariants;
  /** `undefined` for a new one. */
  readonly variant: Variant | undefined;
  readonly start: VariantDraft;
  /** Which version of the components its own were chosen from. */
  readonly componentsVersion: string;
  /** Whether the dish or the way became another one since it was opened, which clears what was ticked. */
  readonly isOther?: boolean;
}

/** Also what warns of the dish: a tick of before must not stand over a warning of since. */
const contentOf = (
  { name, description, ingredients, components, ingredients_changed_at, warnings }: DishWithVariants,
  variant?: Variant,
) => JSON.stringify([name, description, ingredients, components, ingredients_changed_at, warnings, variant]);

/** Returns what is open as the menu has it now. What was ticked of something else is not ticked of this. */
export function renewOpen(open: OpenVariant, menu: MenuVariants): OpenVariant {
  const dish = menu.dishes.find(({ id }) => id === open.dish.id);
  if (!dish) return open;
  const variant = dish.variants.find(({ id }) => id === open.variant?.id);
  const componentsVersion = menu.components_version;
  // Also what was chosen and not saved yet may have something else in it by now.
  const isSame = contentOf(dish, variant) === contentOf(open.dish, open.variant);
  if (isSame && componentsVersion === open.componentsVersion) return { ...open, dish, variant };
  const nothing = { ...open.start, absent: [], noOtherTraces: false, isListComplete: false };
  const start = variant ? draftOf(dish, menu, variant) : nothing;
  return { dish, variant, start, componentsVersion, isOther: true };
}

/**
 * Applies what was typed to a newer version. What is stated starts from that version: it keeps what was unticked, and
 * nothing that was ticked, since it was ticked of what the dish was before.
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
