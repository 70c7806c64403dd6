import { fillMessage, type Message } from '@clearplate/contract/errors';
import type { Dish } from '@clearplate/domain/facts/dish';
import type { FileRow } from './read-menu-file.ts';

/** A dish of the menu that a file is about. */
export interface KnownDish {
  readonly id: number;
  readonly dish: Dish;
}

/** Finds a row's dish by its id, else by its name; the section tells two of one name apart. */
export class DishFinder {
  readonly #byId: ReadonlyMap<string, KnownDish>;
  readonly #byName = new Map<string, KnownDish[]>();

  constructor(menu: readonly KnownDish[]) {
    this.#byId = new Map(menu.map((known) => [String(known.id), known]));
    for (const known of menu) {
      if (known.dish.archived) continue;
      const name = known.dish.name.toLowerCase();
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), known]);
    }
  }

  /** `undefined`: a new dish, or nothing says which of several it is. */
  find({ cells }: Pick<FileRow, 'cells'>): KnownDish | undefined | { readonly fault: Message } {
    const id = cells.get('id');
    if (id !== undefined) {
      const fault = fillMessage('“{words}” is not a dish of this menu: leave it blank for a new dish', {
        words: id.slice(0, 40),
      });
      return this.#byId.get(id) ?? { fault };
    }
    const named = this.#byName.get(cells.get('name')?.toLowerCase() ?? '') ?? [];
    const section = cells.get('section')?.toLowerCase();
    const fitting = named.length > 1 ? named.filter(({ dish }) => dish.section.toLowerCase() === section) : named;
    return fitting.length === 1 ? fitting[0] : undefined;
  }
}
