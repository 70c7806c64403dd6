import type { KitchenOrder, OrderFood, OrderPerson } from '@clearplate/contract/kitchen-orders';
import type { CartVariant } from '@clearplate/contract/cart';
import type { Avoidance, Eater } from '@clearplate/domain/verdict/eater';

/** One person of an order to send; the name is for whoever sends it, and isn't sent. */
export interface PersonToSend extends OrderPerson {
  readonly name: string;
}

export interface DishToSend {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  /** How it is made, if not as it comes. */
  readonly way?: Omit<CartVariant, 'state'> | undefined;
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

/** What is still open about a line: nobody has read it, or the kitchen can't make it. */
export type LineState = 'unticked' | 'cannot' | 'ticked';

export function stateOfLine({ ticks }: Pick<Line, 'ticks'>): LineState {
  if (ticks.some(({ mark }) => mark === 'cannot')) return 'cannot';
  return ticks.length > 0 ? 'ticked' : 'unticked';
}
