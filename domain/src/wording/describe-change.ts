import { describeAllergen, type AllergenId } from '../facts/allergens.ts';
import type { DishChange } from '../menu/dish-changes.ts';
import type { StatementLevel } from '../facts/dish.ts';
import { formatDate } from '../facts/instants.ts';
import { describeReason } from '../facts/stock-reasons.ts';
import { formatPrice } from '../menu/money.ts';
import { inEnglish, type Translate } from './translate.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Says how to word a change: the language, and the date as " on 3 Nov 2026" or "", and " since …" or "". */
interface Telling {
  readonly t: Translate;
  readonly on: string;
  readonly since: string;
}

const price = (cents: number | null, t: Translate): string => (cents === null ? t('no price') : formatPrice(cents));

/** Returns e.g. "contains milk", "may contain milk: shared fryer", "no milk". */
function describeStatement(allergen: AllergenId, level: StatementLevel, reason: string | null, t: Translate): string {
  const what = describeAllergen(allergen, t);
  if (level === 'contains') return t('contains {what}', { what });
  if (level === 'absent') return t('no {what}', { what });
  return reason === null
    ? t('may contain {what}', { what })
    : t('may contain {what}: {why}', { what, why: describeReason(reason, t) });
}

type About<Kind extends DishChange['kind']> = DishChange & { readonly kind: Kind };

function describeStated(
  { allergen, level, source, reason, was }: About<'allergen_stated'>,
  { t, on }: Telling,
): string {
  const said = describeStatement(allergen, level, reason, t);
  if (source === 'kitchen') return t('Shared equipment adds “{said}”{on}', { said: capital(said), on });
  if (source === 'published') return t('The chain’s chart says “{said}”{on}', { said, on });
  if (source === 'claimed') return t('Menu data claims “{said}”{on}', { said, on });
  if (level === 'contains')
    return t('{what} was added to this dish{on}', { what: capital(describeAllergen(allergen, t)), on });
  if (was === null || was === level) return t('The restaurant stated “{said}”{on}', { said, on });
  const before = describeStatement(allergen, was, null, t);
  return t('The restaurant stated “{said}”{on}, before: “{before}”', { said, on, before });
}

function describeConfirmed(change: About<'allergen_confirmed'>, telling: Telling): string {
  const { allergen, level, source, reason } = change;
  const { t, on } = telling;
  if (source === 'published' || source === 'claimed')
    return describeStated({ ...change, kind: 'allergen_stated', was: level }, telling);
  return t('The restaurant confirmed “{said}”{on}', { said: describeStatement(allergen, level, reason, t), on });
}

function describeWithdrawn({ allergen, was, source }: About<'allergen_withdrawn'>, { t, on }: Telling): string {
  const said = describeStatement(allergen, was, null, t);
  if (source === 'kitchen') return t('Shared equipment no longer adds “{said}”{on}', { said: capital(said), on });
  if (source === 'published') return t('The chain’s chart no longer says “{said}”{on}', { said, on });
  if (source === 'claimed') return t('Menu data no longer claims “{said}”{on}', { said, on });
  const what = describeAllergen(allergen, t);
  return t('The restaurant withdrew what it said about {what}{on}: “{said}”', { what, on, said });
}

type Tell = { readonly [Kind in DishChange['kind']]: (change: About<Kind>, telling: Telling) => string };

const tellLife: Pick<Tell, 'created' | 'removed' | 'restored'> = {
  created: (_, { t, on }) => t('The dish was added to the menu{on}', { on }),
  removed: (_, { t, on }) => t('The dish was taken off the menu{on}', { on }),
  restored: (_, { t, on }) => t('The dish was put back on the menu{on}', { on }),
};

const tellMenu: Pick<
  Tell,
  'renamed' | 'section_changed' | 'description_changed' | 'picture_changed' | 'price_changed'
> = {
  renamed: ({ from, to }, { t, on }) => t('“{from}” was renamed to “{to}”{on}', { from, to, on }),
  section_changed: ({ to }, { t, on }) =>
    to === ''
      ? t('The dish was taken out of its section{on}', { on })
      : t('The dish moved to “{section}”{on}', { section: to, on }),
  description_changed: (_, { t, on }) => t('The description was changed{on}', { on }),
  picture_changed: (_, { t, on }) => t('The picture was changed{on}', { on }),
  price_changed: ({ fromCents, toCents }, { t, on }) =>
    t('The price changed from {from} to {to}{on}', { from: price(fromCents, t), to: price(toCents, t), on }),
};

const tellFacts: Omit<Tell, keyof typeof tellLife | keyof typeof tellMenu> = {
  ingredient_added: ({ name }, { t, on }) => t('“{name}” was added to the ingredients{on}', { name, on }),
  ingredient_removed: ({ name }, { t, on }) => t('“{name}” was taken out of the ingredients{on}', { name, on }),
  component_added: ({ name }, { t, on }) => t('“{name}” is used in this dish{on}', { name, on }),
  component_removed: ({ name }, { t, on }) => t('“{name}” is no longer used in this dish{on}', { name, on }),
  list_confirmed: (_, { t, on }) => t('The restaurant confirmed the list of ingredients as complete{on}', { on }),
  list_unconfirmed: (_, { t, since }) =>
    t('The list of ingredients is no longer confirmed as complete{since}', { since }),
  allergen_stated: describeStated,
  allergen_confirmed: describeConfirmed,
  allergen_unsettled: ({ allergen, level, reason }, { t, since }) =>
    t('“{said}” has to be confirmed again{since}', {
      said: capital(describeStatement(allergen, level, reason, t)),
      since,
    }),
  allergen_withdrawn: describeWithdrawn,
  cross_contact_stated: (_, { t, on }) => t('The restaurant stated what it knows about cross-contact{on}', { on }),
  cross_contact_withdrawn: (_, { t, since }) => t('Nothing is stated about cross-contact any more{since}', { since }),
  variant_added: ({ name }, { t, on }) => t('The dish can be made another way{on}: “{name}”', { name, on }),
  variant_removed: ({ name }, { t, since }) => t('The dish is no longer made “{name}”{since}', { name, since }),
  variant_changed: ({ name }, { t, on }) => t('“{name}” is made differently{on}', { name, on }),
  variant_renamed: ({ from, to }, { t, on }) => t('“{from}” was renamed to “{to}”{on}', { from, to, on }),
  variant_component_changed: ({ name }, { t, on }) =>
    t('Something changed in what “{name}” adds to the dish{on}', { name, on }),
  variant_stated: ({ name }, { t, on }) => t('The restaurant stated something about “{name}”{on}', { name, on }),
  reaction_reported: ({ allergen, told }, { t, on }) =>
    told
      ? t('A diner reported being told that it contains {what}{on}', { what: describeAllergen(allergen, t), on })
      : t('A reaction to {what} was reported{on}', { what: describeAllergen(allergen, t), on }),
  reaction_dismissed: ({ allergen, told }, { t, on }) =>
    told
      ? t('The report that it contains {what} was closed{on}', { what: describeAllergen(allergen, t), on })
      : t('The report of a reaction to {what} was closed{on}', { what: describeAllergen(allergen, t), on }),
};

const tell: Tell = { ...tellLife, ...tellMenu, ...tellFacts };

/**
 * Describes a change in one sentence, without its full stop: "Sesame was added to this dish on 3 Nov 2026". `at` is its
 * date; without it the sentence has none.
 */
export function describeChange(given: DishChange, at?: string, t: Translate = inEnglish): string {
  const { component, ...change } = given;
  if (component !== undefined) return t('{component}: {change}', { component, change: describeChange(change, at, t) });
  const date = formatDate(at, t);
  const sentence = tell[change.kind] as (change: DishChange, telling: Telling) => string;
  if (date === '') return sentence(change, { t, on: '', since: '' });
  return sentence(change, { t, on: t(' on {date}', { date }), since: t(' since {date}', { date }) });
}
