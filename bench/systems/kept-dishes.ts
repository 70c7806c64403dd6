import { milesBetween } from './distance.ts';
import type { PlainDish } from './read-plain-dishes.ts';
import type { Around, Avoided, DishRequest } from './searcher.ts';

/** The data by which in-process libraries filter, stored as compactly as such a program would. */
export interface KeptDishes {
  readonly names: readonly string[];
  /** Adds a dish and returns its index. */
  add(dish: PlainDish): number;
  /** Returns the ids of the dishes that pass the filter, from indexes in order of relevance. */
  pass(indexes: Iterable<number>, request: DishRequest): number[];
}

/** Stores sets of names as sets of numbers, which are far smaller. */
class NumberSets {
  readonly #numbers = new Map<string, number>();
  readonly #sets: Uint16Array[] = [];
  readonly #numberOf = (name: string): number => {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.#numbers.size);
    return this.#numbers.size - 1;
  };
  add(names: readonly string[]): void {
    this.#sets.push(Uint16Array.from(names, this.#numberOf));
  }
  numbers(names: readonly string[]): number[] {
    return names.flatMap((name) => this.#numbers.get(name) ?? []);
  }
  meets(index: number, numbers: readonly number[]): boolean {
    const set = this.#sets[index];
    return set !== undefined && numbers.some((number) => set.includes(number));
  }
}

export function keepDishes(): KeptDishes {
  const [ids, names, places]: [number[], string[], { lat: number; lng: number }[]] = [[], [], []];
  const [allergens, terms] = [new NumberSets(), new NumberSets()];

  function filterOf(around: Around | undefined, avoided: Avoided): (index: number) => boolean {
    const [allergenNumbers, termNumbers] = [allergens.numbers(avoided.allergens), terms.numbers(avoided.terms)];
    return (index) => {
      const place = places[index];
      const isNear = !around || (place !== undefined && milesBetween(place, around) <= around.miles);
      return isNear && !allergens.meets(index, allergenNumbers) && !terms.meets(index, termNumbers);
    };
  }

  return {
    names,
    add(dish) {
      names.push(dish.name);
      places.push({ lat: dish.lat, lng: dish.lng });
      allergens.add(dish.allergens);
      terms.add(dish.terms);
      return ids.push(dish.id) - 1;
    },
    pass(indexes, { around, avoided, limit }) {
      const passes = filterOf(around, avoided);
      const passed: number[] = [];
      for (const index of indexes) {
        if (passed.length === limit) break;
        if (passes(index)) passed.push(ids[index] ?? 0);
      }
      return passed;
    },
  };
}
