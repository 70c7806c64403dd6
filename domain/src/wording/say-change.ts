import { sayAllergen, type AllergenId } from '../facts/allergens.ts';
import type { DishChange } from '../menu/dish-changes.ts';
import type { StatementLevel } from '../facts/dish-record.ts';
import { sayDate } from '../facts/instants.ts';
import { sayPrice } from '../menu/money.ts';
import { inEnglish, type Say } from './say.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How one change is said: in which language, and when it happened: " on 3 Nov 2026" or "", " since …" or "". */
interface Telling {
  readonly say: Say;
  readonly on: string;
  readonly since: string;
}

const price = (cents: number | null, say: Say): string => (cents === null ? say('no price') : sayPrice(cents));

/** "contains milk", "may contain milk: shared fryer", "no milk". */
function sayStatement(allergen: AllergenId, level: StatementLevel, reason: string | null, say: Say): string {
  const what = sayAllergen(allergen, say);
  if (level === 'contains') return say('contains {what}', { what });
  if (level === 'absent') return say('no {what}', { what });
  return reason === null
    ? say('may contain {what}', { what })
    : say('may contain {what}: {why}', { what, why: reason });
}

type About<Kind extends DishChange['kind']> = DishChange & { readonly kind: Kind };

function sayStated({ allergen, level, source, reason, was }: About<'allergen_stated'>, { say, on }: Telling): string {
  const said = sayStatement(allergen, level, reason, say);
  if (source === 'kitchen') return say('“{said}” follows from the kitchen{on}', { said: capital(said), on });
  if (source === 'published') return say('The chain’s chart says “{said}”{on}', { said, on });
  if (source === 'claimed') return say('Menu data claims “{said}”{on}', { said, on });
  if (level === 'contains')
    return say('{what} was added to this dish{on}', { what: capital(sayAllergen(allergen, say)), on });
  if (was === null || was === level) return say('The restaurant stated “{said}”{on}', { said, on });
  const before = sayStatement(allergen, was, null, say);
  return say('The restaurant stated “{said}”{on}, before: “{before}”', { said, on, before });
}

function sayConfirmed(change: About<'allergen_confirmed'>, telling: Telling): string {
  const { allergen, level, source, reason } = change;
  const { say, on } = telling;
  if (source === 'published' || source === 'claimed')
    return sayStated({ ...change, kind: 'allergen_stated', was: level }, telling);
  return say('The restaurant confirmed “{said}”{on}', { said: sayStatement(allergen, level, reason, say), on });
}

function sayWithdrawn({ allergen, was, source }: About<'allergen_withdrawn'>, { say, on }: Telling): string {
  const said = sayStatement(allergen, was, null, say);
  if (source === 'kitchen') return say('“{said}” no longer follows from the kitchen{on}', { said: capital(said), on });
  if (source === 'published') return say('The chain’s chart no longer says “{said}”{on}', { said, on });
  if (source === 'claimed') return say('Menu data no longer claims “{said}”{on}', { said, on });
  const what = sayAllergen(allergen, say);
  return say('The restaurant withdrew what it said about {what}{on}: “{said}”', { what, on, said });
}

type Tell = { readonly [Kind in DishChange['kind']]: (change: About<Kind>, telling: Telling) => string };

const tellLife: Pick<Tell, 'created' | 'removed' | 'restored'> = {
  created: (_, { say, on }) => say('The dish came onto the menu{on}', { on }),
  removed: (_, { say, on }) => say('The dish was taken off the menu{on}', { on }),
  restored: (_, { say, on }) => say('The dish came back onto the menu{on}', { on }),
};

const tellMenu: Pick<
  Tell,
  'renamed' | 'section_changed' | 'description_changed' | 'picture_changed' | 'price_changed'
> = {
  renamed: ({ from, to }, { say, on }) => say('“{from}” was renamed to “{to}”{on}', { from, to, on }),
  section_changed: ({ to }, { say, on }) =>
    to === ''
      ? say('The dish moved to no section{on}', { on })
      : say('The dish moved to “{section}”{on}', { section: to, on }),
  description_changed: (_, { say, on }) => say('The description was changed{on}', { on }),
  picture_changed: (_, { say, on }) => say('The picture was changed{on}', { on }),
  price_changed: ({ fromCents, toCents }, { say, on }) =>
    say('The price changed from {from} to {to}{on}', { from: price(fromCents, say), to: price(toCents, say), on }),
};

const tellFacts: Omit<Tell, keyof typeof tellLife | keyof typeof tellMenu> = {
  ingredient_added: ({ name }, { say, on }) => say('“{name}” was added to the ingredients{on}', { name, on }),
  ingredient_removed: ({ name }, { say, on }) => say('“{name}” was taken out of the ingredients{on}', { name, on }),
  list_confirmed: (_, { say, on }) => say('The restaurant confirmed the list of ingredients as complete{on}', { on }),
  list_unconfirmed: (_, { say, since }) =>
    say('The list of ingredients is no longer confirmed as complete{since}', { since }),
  allergen_stated: sayStated,
  allergen_confirmed: sayConfirmed,
  allergen_unsettled: ({ allergen, level, reason }, { say, since }) =>
    say('“{said}” has to be confirmed again{since}', {
      said: capital(sayStatement(allergen, level, reason, say)),
      since,
    }),
  allergen_withdrawn: sayWithdrawn,
  cross_contact_stated: (_, { say, on }) => say('The restaurant stated what it knows about cross-contact{on}', { on }),
  cross_contact_withdrawn: (_, { say, since }) =>
    say('Nothing is stated about cross-contact any more{since}', { since }),
  reaction_reported: ({ allergen }, { say, on }) =>
    say('A reaction to {what} was reported{on}', { what: sayAllergen(allergen, say), on }),
  reaction_dismissed: ({ allergen }, { say, on }) =>
    say('The report of a reaction to {what} was closed{on}', { what: sayAllergen(allergen, say), on }),
};

const tell: Tell = { ...tellLife, ...tellMenu, ...tellFacts };

/**
 * A change in one sentence, without its final stop: "Sesame was added to this dish on 3 Nov 2026". `at` is when it
 * happened; without it the sentence has no date.
 */
export function sayChange(change: DishChange, at?: string, say: Say = inEnglish): string {
  const date = sayDate(at, say);
  const sentence = tell[change.kind] as (change: DishChange, telling: Telling) => string;
  if (date === '') return sentence(change, { say, on: '', since: '' });
  return sentence(change, { say, on: say(' on {date}', { date }), since: say(' since {date}', { date }) });
}
