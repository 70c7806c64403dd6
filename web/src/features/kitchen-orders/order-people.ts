import type { KitchenOrder, OrderFood, OrderPerson, OrderWarning, TickMark } from '@clearplate/contract/kitchen-orders';
import type { CartVariant } from '@clearplate/contract/cart';
import type { Avoidance, Eater } from '@clearplate/domain/verdict/eater';
import { spokenLocale } from '../../translations/t.ts';

/** Describes one person of an order to send. The name is for the sender, and isn't sent. */
export interface PersonToSend extends OrderPerson {
  readonly name: string;
}

export interface DishToSend {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  /** Says how it is made, if not as it comes. */
  readonly way?: Omit<CartVariant, 'state'> | undefined;
  /** Lists the foods that warn of it, and who avoids them. */
  readonly warned?: readonly OrderWarning[];
}

/** Returns a time of day without the date, because the order ends within hours. */
export const formatClock = (at: string, locale = spokenLocale()): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(new Date(at));

const mostFoods = 100;

function foodOf(avoidance: Avoidance): OrderFood {
  // A name outside the catalogue has a strictness only if somebody put it among their allergens.
  const need = avoidance.strictness ?? 'leaveOut';
  return avoidance.kind === 'allergen' ? { need, allergen: avoidance.allergen } : { need, written: avoidance.name };
}

/**
 * Returns the people who avoid something, or `undefined` if one of them avoids more than can be sent, because sending
 * half of it would be worse.
 */
export function peopleOfEaters(eaters: readonly Eater[]): readonly PersonToSend[] | undefined {
  const people = eaters
    .filter(({ avoids }) => avoids.length > 0)
    .map(({ name, avoids }) => ({ name: name ?? '', foods: avoids.map(foodOf) }));
  return people.every(({ foods }) => foods.length <= mostFoods) ? people : undefined;
}

type Line = KitchenOrder['lines'][number];

/**
 * The states go from worst to best. `seen` isn't an answer: a cook has read the line, but hasn't said how it will be
 * made.
 */
export const lineStates = ['cannot', 'unticked', 'traces', 'seen', 'ticked'] as const;
export type LineState = (typeof lineStates)[number];

/** Returns the worst state of a line. */
export function stateOfLine({ ticks }: Pick<Line, 'ticks'>): LineState {
  if (ticks.length === 0) return 'unticked';
  const has = (wanted: TickMark) => ticks.some(({ mark }) => mark === wanted);
  return has('cannot') ? 'cannot' : has('traces') ? 'traces' : has('separate') ? 'ticked' : 'seen';
}

/** Returns the state of a whole order, which is the state of its worst line. */
export const worstState = (lines: KitchenOrder['lines']): LineState =>
  lineStates.find((state) => lines.some((line) => stateOfLine(line) === state)) ?? 'unticked';

/** Returns whether the kitchen has answered every line, and the menu hasn't changed since the order was sent. */
export const isAnswered = (lines: KitchenOrder['lines']): boolean =>
  worstState(lines) === 'ticked' && lines.every(({ since }) => since === 'same');

const isFor = (needs: readonly OrderFood['need'][], { people }: KitchenOrder, line: Line): boolean =>
  line.for.some((person) => people[person]?.foods.some(({ need }) => needs.includes(need)));

/** Returns whether a line's people want to know about traces. Only then can a kitchen answer that they are possible. */
export const asksAboutTraces = (order: KitchenOrder, line: Line): boolean => isFor(['ask', 'dangerous'], order, line);

/** Returns whether traces are dangerous to somebody of a line. A kitchen's tick doesn't say of which food they are. */
export const isHarmedByTraces = (order: KitchenOrder, line: Line): boolean => isFor(['dangerous'], order, line);
