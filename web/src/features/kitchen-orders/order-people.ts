import type { KitchenOrder, OrderFood, OrderPerson, OrderWarning, TickMark } from '@clearplate/contract/kitchen-orders';
import type { CartVariant } from '@clearplate/contract/cart';
import type { Avoidance, Eater } from '@clearplate/domain/verdict/eater';

/** Describes one person of an order to send; the name is for the sender, and isn't sent. */
export interface PersonToSend extends OrderPerson {
  readonly name: string;
}

export interface DishToSend {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  /** How it is made, if not as it comes. */
  readonly way?: Omit<CartVariant, 'state'> | undefined;
  /** Which foods of whom warn of it. */
  readonly warned?: readonly OrderWarning[];
}

const mostFoods = 100;

function foodOf(avoidance: Avoidance): OrderFood {
  // A name outside the catalogue has a strictness only if somebody put it among their allergens.
  const need = avoidance.strictness ?? 'leaveOut';
  return avoidance.kind === 'allergen' ? { need, allergen: avoidance.allergen } : { need, written: avoidance.name };
}

/** Returns those who avoid something. `undefined` if somebody avoids more than can be sent: half of it would be worse. */
export function peopleOfEaters(eaters: readonly Eater[]): readonly PersonToSend[] | undefined {
  const people = eaters
    .filter(({ avoids }) => avoids.length > 0)
    .map(({ name, avoids }) => ({ name: name ?? '', foods: avoids.map(foodOf) }));
  return people.every(({ foods }) => foods.length <= mostFoods) ? people : undefined;
}

type Line = KitchenOrder['lines'][number];

/** States go from worst to best. `seen` is no answer: a cook has read the line, and hasn't said how it will be made. */
export const lineStates = ['cannot', 'unticked', 'traces', 'seen', 'ticked'] as const;
export type LineState = (typeof lineStates)[number];

/** Returns the worst state of a line. */
export function stateOfLine({ ticks }: Pick<Line, 'ticks'>): LineState {
  if (ticks.length === 0) return 'unticked';
  const has = (wanted: TickMark) => ticks.some(({ mark }) => mark === wanted);
  return has('cannot') ? 'cannot' : has('traces') ? 'traces' : has('separate') ? 'ticked' : 'seen';
}

/** Returns the state that a whole order is in, which is its worst line's. */
export const worstState = (lines: KitchenOrder['lines']): LineState =>
  lineStates.find((state) => lines.some((line) => stateOfLine(line) === state)) ?? 'unticked';

/** Returns whether a line's people want to know about traces: only then can a kitchen answer that they are possible. */
export const asksAboutTraces = ({ people }: KitchenOrder, line: Line): boolean =>
  line.for.some((person) => people[person]?.foods.some(({ need }) => need === 'ask' || need === 'dangerous'));
