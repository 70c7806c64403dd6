import type { CartGroup, CartLine } from '@clearplate/contract/cart';
import type { DishFacts } from '@clearplate/domain/dish-facts';
import { readList } from '../../shared/lib/read-list.ts';

const listsOfFacts = ['allergens', 'terms', 'texts', 'opaque'] satisfies (keyof DishFacts)[];

function isFacts(value: unknown): boolean {
  const facts = (value ?? {}) as Partial<Record<keyof DishFacts, unknown>>;
  return typeof facts.lexiconVersion === 'string' && listsOfFacts.every((list) => Array.isArray(facts[list]));
}

const isPrice = (value: unknown): boolean => value === null || typeof value === 'number';

function readLine(line: Readonly<Record<string, unknown>>): CartLine | undefined {
  const isWhole =
    typeof line['dish_id'] === 'number' &&
    typeof line['dish_name'] === 'string' &&
    Number.isInteger(line['quantity']) &&
    typeof line['is_removed'] === 'boolean' &&
    isPrice(line['dish_price']) &&
    isPrice(line['price_seen']) &&
    isFacts(line['facts']) &&
    isFacts(line['facts_seen']) &&
    Array.isArray(line['changes']);
  return isWhole ? (line as unknown as CartLine) : undefined;
}

function readGroup(group: Readonly<Record<string, unknown>>): CartGroup | undefined {
  const { restaurant_id, restaurant_name, total_price, dishes } = group;
  const isWhole =
    typeof restaurant_id === 'number' && typeof restaurant_name === 'string' && typeof total_price === 'number';
  return isWhole ? { ...(group as unknown as CartGroup), dishes: [...readList(dishes, readLine)] } : undefined;
}

/** Throws for whatever is not whole: half a dish must not be judged as if it were all that is known of it. */
export const readCart = (answer: unknown): readonly CartGroup[] => readList(answer, readGroup);
