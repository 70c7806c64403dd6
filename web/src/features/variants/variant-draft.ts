import type { DishWithVariants, MenuVariants } from '@clearplate/contract/variants';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { isCurrent } from '@clearplate/domain/facts/instants';
import { standingOf } from '@clearplate/domain/facts/statement-standing';
import { normalise } from '@clearplate/domain/reading/normalise';
import { readPrice, typedPrice } from '../../shared/lib/price-text.ts';
import { hasName, splitNames } from '../../shared/lib/ingredient-list.ts';
import { formatList, t } from '../../translations/t.ts';

type Variant = DishWithVariants['variants'][number];
/** Tells what is too old. */
type Times = Pick<MenuVariants, 'now' | 'statement_days'>;

/** Holds a way to make a dish, as it is typed. */
export interface VariantDraft {
  /** Empty until somebody types one: until then it follows from what is left out and added. */
  readonly name: string;
  /** Ingredients of the dish's list, and components that it has. */
  readonly out: readonly string[];
  /** What is left out and isn't in the list, separated by commas. */
  readonly outElse: string;
  readonly adds: string;
  /** Ids of the components that it adds. */
  readonly uses: readonly number[];
  readonly price: string;
  readonly absent: readonly AllergenId[];
  readonly noOtherTraces: boolean;
  readonly isListComplete: boolean;
}

/**
 * Returns what is stated as absent of a way and still clears: statements that no longer hold or are too old have to be
 * ticked again.
 */
export function currentAbsences(
  dish: DishWithVariants,
  variant: Variant,
  { now, statement_days }: Times,
): Variant['statements'] {
  const changed = changedAtOf(dish, variant);
  const isCurrent = ({ stated_at }: Variant['statements'][number]) =>
    ['current', 'expiring'].includes(standingOf(stated_at, changed, { now, statementDays: statement_days }));
  return variant.statements.filter((one) => one.level === 'absent' && isCurrent(one));
}

function changedAtOf(dish: DishWithVariants, variant: Variant): string | null {
  const changes = [dish.ingredients_changed_at, variant.changed_at].filter((at) => at !== null);
  return changes.toSorted().at(-1) ?? null;
}

function isListCurrent(dish: DishWithVariants, variant: Variant, { now, statement_days }: Times): boolean {
  const [at, changed] = [variant.ingredients_complete_at, changedAtOf(dish, variant)];
  return at !== null && (changed === null || at >= changed) && isCurrent(at, now, statement_days);
}

/** Returns what can be ticked to be left out. */
export const partsOf = ({ ingredients, components }: DishWithVariants): readonly string[] => [
  ...new Set([...ingredients, ...components]),
];

export function draftOf(
  dish: DishWithVariants,
  menu: Times,
  variant?: Variant,
  leftOut: readonly string[] = [],
): VariantDraft {
  if (!variant)
    return {
      name: '',
      out: leftOut,
      outElse: '',
      adds: '',
      uses: [],
      price: '',
      absent: [],
      noOtherTraces: false,
      isListComplete: false,
    };
  return {
    name: variant.name,
    out: variant.leaves_out.filter((one) => hasName(partsOf(dish), one)),
    outElse: variant.leaves_out.filter((one) => !hasName(partsOf(dish), one)).join(', '),
    adds: variant.adds.join(', '),
    uses: variant.uses,
    price: typedPrice(variant.price_cents),
    absent: currentAbsences(dish, variant, menu).map(({ allergen }) => allergen),
    noOtherTraces: isCurrent(variant.cross_contact_stated_at, menu.now, menu.statement_days),
    isListComplete: isListCurrent(dish, variant, menu),
  };
}

const leftOutOf = ({ out, outElse }: VariantDraft): readonly string[] => [...out, ...splitNames(outElse)];

/** Returns which components it adds, except those that are gone by now. */
const usedOf = ({ uses }: VariantDraft, components: MenuVariants['components']): MenuVariants['components'] =>
  uses.flatMap((id) => components.find((one) => one.id === id) ?? []);

/**
 * Returns the name that a way gets if nobody types one: "without crushed peanuts, with tamari". `components` are those that it
 * may add.
 */
export function suggestName(draft: VariantDraft, components: MenuVariants['components']): string {
  const used = usedOf(draft, components).map(({ name }) => name);
  const [out, adds] = [leftOutOf(draft), [...splitNames(draft.adds), ...used]].map((names) =>
    formatList(names.map((name) => name.toLowerCase())),
  );
  const without = out ? t('without {names}', { names: out }) : '';
  const added = adds ? t('with {names}', { names: adds }) : '';
  const name = [without, added].filter(Boolean).join(', ');
  return name.charAt(0).toUpperCase() + name.slice(1, 100);
}

export type DraftProblems = Partial<Record<'name' | 'out' | 'price', string>>;

/** Says where a way belongs: its dish, the dish's other ways, and what ways may add. */
export interface VariantPlace {
  readonly dish: DishWithVariants;
  readonly others: readonly Variant[];
  readonly components: MenuVariants['components'];
}

/** Returns what the server would refuse. */
export function findProblems(draft: VariantDraft, { dish, others, components }: VariantPlace): DraftProblems {
  const left = leftOutOf(draft);
  const name = draft.name.trim() || suggestName(draft, components);
  const added = splitNames(draft.adds).length + usedOf(draft, components).length;
  const parts = partsOf(dish);
  const leavesNothing = parts.length > 0 && added === 0 && parts.every((one) => hasName(left, one));
  return {
    ...(left.length + added === 0 && { out: t('Say what is left out or added.') }),
    ...(leavesNothing && { out: t('That leaves nothing of the dish.') }),
    ...(others.some((one) => normalise(one.name) === normalise(name)) && {
      name: t('Another way to make this dish has this name.'),
    }),
    ...(readPrice(draft.price) === undefined && { price: t('Type an amount like 12.50') }),
  };
}

/**
 * Returns the way as it is sent. Only what was changed in the form is stated now; existing statements keep their dates,
 * including those that the form doesn't offer, such as "may contain".
 */
export function toEdit(
  draft: VariantDraft,
  start: VariantDraft,
  { before, components }: { before: Variant | undefined; components: MenuVariants['components'] },
) {
  const others = (before?.statements ?? []).flatMap(({ allergen, level }) => (level === 'absent' ? [] : [allergen]));
  const isStanding = (allergen: AllergenId) => start.absent.includes(allergen);
  const ifChanged = (now: boolean, then: boolean) => (now === then ? undefined : now);
  return {
    // Whatever its name is now, it is the same way.
    ...(before && { id: before.id }),
    name: draft.name.trim() || suggestName(draft, components),
    leaves_out: [...leftOutOf(draft)],
    adds: [...splitNames(draft.adds)],
    uses: usedOf(draft, components).map(({ id }) => id),
    price_cents: readPrice(draft.price) ?? null,
    keeps: [...others, ...draft.absent.filter(isStanding)],
    statements: draft.absent
      .filter((allergen) => !isStanding(allergen))
      .map((allergen) => ({ allergen, level: 'absent' as const })),
    ingredients_complete: ifChanged(draft.isListComplete, start.isListComplete),
    cross_contact_stated: ifChanged(draft.noOtherTraces, start.noOtherTraces),
  };
}

/** Returns an existing way, to send it along unchanged: statements about it stay as they are. */
export const unchanged = ({ id, name, leaves_out, adds, uses, price_cents }: Variant) => ({
  id,
  name,
  leaves_out,
  adds,
  uses,
  price_cents,
});
