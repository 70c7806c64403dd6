import type { CartLine } from '@clearplate/contract/cart';
import type { DishChange } from '@clearplate/domain/dish-changes';
import { sayDate } from '@clearplate/domain/instants';
import { sayPrice } from '@clearplate/domain/money';
import { sayChange } from '@clearplate/domain/say-change';
import type { SinceSeen } from '@clearplate/domain/since-seen';
import { sayAvoidance } from '@clearplate/domain/verdict-words';
import { say } from '../../translations/say.ts';

/** What changed about a line since its person saw it, in words; without sentences nothing did. */
export interface Since {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** These bear on nothing that is ordered or avoided; a price is told once, from first to last. */
const untold: readonly DishChange['kind'][] = [
  'section_changed',
  'picture_changed',
  'allergen_confirmed',
  'price_changed',
];

/** What may have made it worse is told first. */
const warnings: readonly DishChange['kind'][] = [
  'reaction_reported',
  'ingredient_added',
  'allergen_withdrawn',
  'allergen_unsettled',
  'list_unconfirmed',
  'cross_contact_withdrawn',
];
const warns = (change: DishChange): boolean =>
  warnings.includes(change.kind) || (change.kind === 'allergen_stated' && change.level !== 'absent');

function sayChanges({ changes }: CartLine): string[] {
  const all = changes.flatMap((entry) => entry.changes.map((change) => ({ change, at: entry.at })));
  const told = all.filter(({ change }) => !untold.includes(change.kind));
  const inOrder = [...told.filter(({ change }) => warns(change)), ...told.filter(({ change }) => !warns(change))];
  return inOrder.map(({ change, at }) => sayChange(change, at, say));
}

const dollars = (price: number | null): string =>
  price === null ? say('no price') : sayPrice(Math.round(price * 100));

function sayPriceChange({ dish_price, price_seen, changes }: CartLine): string[] {
  if (dish_price === price_seen) return [];
  const last = changes.findLast((entry) => entry.changes.some(({ kind }) => kind === 'price_changed'));
  const on = last ? say(' on {date}', { date: sayDate(last.at, say) }) : '';
  return [
    say('The price changed from {from} to {to}{on}', {
      from: dollars(price_seen),
      to: dollars(dish_price),
      on,
    }),
  ];
}

/** What is worse although the dish is the same: a statement that is too old now, or words that are read otherwise. */
function sayWorse({ worse }: SinceSeen): string[] {
  return worse.flatMap(({ cause: { avoidance, at }, because }) => {
    const what = sayAvoidance(avoidance, say);
    if (because === 'time')
      return [
        say('What was stated about {what}{on} is too old by now', {
          what,
          on: at ? say(' on {date}', { date: sayDate(at, say) }) : '',
        }),
      ];
    return because === 'reading' ? [say('The words of this dish are read otherwise now, about {what}', { what })] : [];
  });
}

function sayAvoidingChanged({ avoiding_changed_at: at }: CartLine, { assessment: { verdict } }: SinceSeen): string[] {
  if (at === null || verdict === null || verdict === 'none_declared') return [];
  return [say('What you avoid, or who eats, was last saved on {date}', { date: sayDate(at, say) })];
}

function titleOf({ is_removed, seen_at, added_at }: CartLine, { worse }: SinceSeen): string {
  if (is_removed) return say('No longer on the menu');
  if (seen_at === added_at)
    return worse.length > 0 ? say('Worse than when you added it') : say('Changed since you added it');
  return worse.length > 0 ? say('Worse than when you last kept it') : say('Changed since you last kept it');
}

export function saySince(line: CartLine, since: SinceSeen): Since {
  const sentences = [
    ...sayChanges(line),
    ...sayWorse(since),
    ...sayAvoidingChanged(line, since),
    ...sayPriceChange(line),
  ];
  return { title: titleOf(line, since), sentences: [...new Set(sentences)] };
}
