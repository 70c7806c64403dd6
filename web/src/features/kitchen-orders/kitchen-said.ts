import type { KitchenOrder, TickMark } from '@clearplate/contract/kitchen-orders';
import { t } from '../../translations/t.ts';
import { describeLost } from '../../entities/dish/describe-ticks.ts';
import { formatClock, isHarmedByTraces } from './order-people.ts';
import type { OrderedDish, StoredOrder } from './stored-orders.ts';

type Line = KitchenOrder['lines'][number];

/** Is an order that this browser sent, as its kitchen last answered. */
export interface KitchenAnswer {
  readonly stored: StoredOrder;
  /** It is `undefined` until it has loaded once. */
  readonly order: KitchenOrder | undefined;
  /** The last attempt to load it failed, so that a tick may be missing. */
  readonly isOld: boolean;
}

/** Says why a kitchen's answer, or that it is missing, is a reason not to order a dish. */
export interface KitchenSaid {
  readonly verdict: 'avoid' | 'cross_contact' | 'not_verified';
  readonly text: string;
}

function ofTick({ mark, initials, at }: Line['ticks'][number], isHarmful: boolean): readonly KitchenSaid[] {
  const who = { initials, time: formatClock(at) };
  switch (mark satisfies TickMark) {
    case 'cannot':
      return [
        { verdict: 'avoid', text: t('The kitchen can’t make it so ({initials}, {time}). Choose something else.', who) },
      ];
    case 'traces':
      return isHarmful
        ? [
            {
              verdict: 'avoid',
              text: t(
                'The kitchen says that traces are possible ({initials}, {time}). They are dangerous to somebody who eats: choose something else.',
                who,
              ),
            },
          ]
        : [
            {
              verdict: 'cross_contact',
              text: t(
                'The kitchen says that traces are possible ({initials}, {time}). Choose something else, or ask.',
                who,
              ),
            },
          ];
    default:
      return [];
  }
}

/** Returns what a kitchen ticked against a line of a card. It is about everything that this person eats there. */
const ofPerson = ({ person, said }: { person: number; said: KitchenSaid }): KitchenSaid => ({
  ...said,
  text: t('Your card, person {number}: {said}', { number: person + 1, said: said.text }),
});

const missing = (): KitchenSaid => ({ verdict: 'not_verified', text: describeLost() });

/** Names the way to make a dish that a kitchen ticked, where any way is asked about. */
const ofWay = (name: string, said: KitchenSaid): KitchenSaid => ({
  ...said,
  text: t('Ordered as “{name}”: {said}', { name, said: said.text }),
});

/** Returns whether a line is about a dish, made in a way; `null` stands for any way. */
const isOfDish = (one: OrderedDish, dish: number, way: string | undefined | null): boolean =>
  one.id === dish && (way === null || one.way === way);

/** Returns the numbers of the lines that are about a dish. Every line of a card is. */
function linesAbout({ dishes = [] }: StoredOrder, order: KitchenOrder, dish: number, way: string | undefined | null) {
  if (dishes.length === 0) return order.lines.map((_, index) => index);
  return dishes.flatMap((one, index) => (isOfDish(one, dish, way) ? index : []));
}

const isAbout = ({ dishes = [] }: StoredOrder, dish: number, way: string | undefined | null): boolean =>
  dishes.length === 0 || dishes.some((one) => isOfDish(one, dish, way));

/**
 * Returns what kitchens ticked against a dish, or against a way to make it; `null` stands for any way. It only ever
 * warns: what a kitchen ticked in favour of a dish isn't in it, and an answer that can't be loaded is. `isDangerous`
 * says that traces are dangerous to somebody who eats now.
 */
export function saidByKitchens(
  answers: readonly KitchenAnswer[],
  { dish, way, isDangerous = false }: { dish: number; way: string | undefined | null; isDangerous?: boolean },
): readonly KitchenSaid[] {
  const all = answers
    .filter(({ stored }) => isAbout(stored, dish, way))
    .flatMap(({ stored, order, isOld }) => {
      const said = order
        ? linesAbout(stored, order, dish, way).flatMap((at) => ofLine(order, at, { way, isDangerous }))
        : [];
      return isOld ? [...said, missing()] : said;
    });
  // Two orders of one dish may say the same.
  return [...new Map(all.map((one) => [one.text, one])).values()];
}

function ofLine(
  order: KitchenOrder,
  at: number,
  { way, isDangerous }: { way: string | undefined | null; isDangerous: boolean },
): readonly KitchenSaid[] {
  const line = order.lines[at];
  if (!line) return [];
  const isHarmful = isDangerous || isHarmedByTraces(order, line);
  const said = line.ticks.flatMap((tick) => ofTick(tick, isHarmful));
  if (!line.dish) return said.map((one) => ofPerson({ person: line.for[0] ?? 0, said: one }));
  const { variant } = line.dish;
  return way === null && variant ? said.map((one) => ofWay(variant.name, one)) : said;
}
