import { fillMessage, type Message } from '@clearplate/contract/errors';
import type { Dish } from '@clearplate/domain/facts/dish';
import { NamedDishes } from '@clearplate/domain/menu/dish-names';
import type { FileRow } from './read-menu-file.ts';

/** A dish of the menu that a file is about. */
export interface KnownDish {
  readonly id: number;
  readonly dish: Dish;
}

/** Finds a row's dish by its id, otherwise by its name. The section distinguishes two of the same name. */
export class DishFinder {
  readonly #byId: ReadonlyMap<string, KnownDish>;
  readonly #named: NamedDishes<KnownDish>;

  constructor(menu: readonly KnownDish[]) {
    this.#byId = new Map(menu.map((known) => [String(known.id), known]));
    this.#named = new NamedDishes(
      menu.filter(({ dish }) => !dish.archived),
      { nameOf: ({ dish }) => dish.name, sectionOf: ({ dish }) => dish.section },
    );
  }

  /** `undefined` for a new dish, or if it is unclear which of several is meant. */
  find({ cells }: Pick<FileRow, 'cells'>): KnownDish | undefined | { readonly fault: Message } {
    const id = cells.get('id');
    if (id !== undefined) {
      const fault = fillMessage('“{words}” is not a dish of this menu: leave it blank for a new dish', {
        words: id.slice(0, 40),
      });
      return this.#byId.get(id) ?? { fault };
    }
    return this.#named.find(cells.get('name') ?? '', cells.get('section') ?? '').one;
  }
}
