import type { ComponentEdit } from '@clearplate/contract/components';
import { mostComponents } from '@clearplate/contract/components';
import { fillMessage, type Issue } from '@clearplate/contract/errors';
import { asComponent, faultWithin, reachedFrom } from '@clearplate/domain/facts/component';
import { canonicalComponent, nothingKnown, type Component } from '@clearplate/domain/facts/dish';
import { editComponent } from '@clearplate/domain/menu/edit-component';
import type { Moment } from '@clearplate/domain/menu/edit-dish';
import type { ChangedComponent, StoredComponent } from '../../db/components.ts';
import { AppError } from '../../http/app-error.ts';

/** What a save makes of the components. New ones have negative ids until they are inserted. */
export interface ComponentPlan {
  readonly created: readonly { readonly id: number; readonly key: string; readonly component: Component }[];
  readonly changed: readonly ChangedComponent[];
  readonly removed: readonly number[];
  /** The dishes that are to name exactly that component. */
  readonly dishIds: ReadonlyMap<number, readonly number[]>;
  /** All of them as they are then. */
  readonly components: readonly Component[];
}

interface Known {
  readonly stored: readonly StoredComponent[];
  readonly naming: ReadonlyMap<number, readonly number[]>;
  readonly menu: ReadonlySet<number>;
  /** How many dishes of any restaurant name one of the chain's. */
  readonly everywhere: ReadonlyMap<number, number>;
  /** How many dishes of any restaurant can be made in a way that adds it. */
  readonly inWays: ReadonlyMap<number, number>;
  /** Whether whoever saves may change the chain's. */
  readonly isAdmin: boolean;
}

function refusal(issues: readonly Issue[]): AppError {
  const text = issues.map(({ field, message }) => `${field}: ${message}`).join('; ');
  return new AppError('bad_request', text.slice(0, 500), { issues: issues.slice(0, 50) });
}

const folded = (name: string): string => name.trim().toLowerCase();

class Plan {
  readonly #known: Known;
  readonly #moment: Moment;
  readonly #byId: Map<number, StoredComponent>;
  readonly #issues: Issue[] = [];
  readonly #after: Map<number, Component>;
  readonly #created = new Map<number, string>();
  readonly #removed = new Set<number>();
  readonly #touched = new Map<number, number>();
  readonly dishIds = new Map<number, readonly number[]>();

  constructor(known: Known, moment: Moment) {
    this.#known = known;
    this.#moment = moment;
    this.#byId = new Map(known.stored.map((one) => [one.id, one]));
    this.#after = new Map(known.stored.map(({ id, component }) => [id, component]));
  }

  #fault(index: number, field: string, issue: Omit<Issue, 'field'> | string): void {
    const said = typeof issue === 'string' ? { message: issue } : issue;
    this.#issues.push({ ...said, field: `components.${index}.${field}` });
  }

  /** The id of the component that an edit is about; `undefined` if there is none such, which is a fault then. */
  #target(edit: ComponentEdit, index: number): number | undefined {
    if (edit.id !== undefined) {
      const stored = this.#byId.get(edit.id);
      if (!stored) this.#fault(index, 'id', 'is not a component of this restaurant');
      else if (stored.isShared && !this.#known.isAdmin)
        this.#fault(index, 'id', 'is the chain’s and not yours to change');
      else return edit.id;
      return undefined;
    }
    // The chain's keys name nothing of a place's.
    const made = this.#known.stored.find(({ key, isShared }) => key === edit.key && !isShared);
    if (made) return made.id;
    if (edit.name === undefined) {
      this.#fault(index, 'name', 'is needed for a new component');
      return undefined;
    }
    const id = -1 - this.#created.size;
    this.#created.set(id, edit.key ?? '');
    this.#after.set(id, asComponent(id, { ...nothingKnown, name: edit.name }));
    return id;
  }

  #checkUses(id: number, uses: readonly number[], index: number): void {
    const isShared = this.#byId.get(id)?.isShared === true;
    for (const part of uses) {
      const stored = this.#byId.get(part);
      if (!stored) this.#fault(index, 'uses', 'is not a component of this restaurant');
      else if (isShared && !stored.isShared) this.#fault(index, 'uses', 'a chain’s component can only use the chain’s');
      else if (this.#removed.has(part)) this.#fault(index, 'uses', 'is being removed');
    }
  }

  add(edit: ComponentEdit, index: number): void {
    const id = this.#target(edit, index);
    if (id === undefined) return;
    if (this.#touched.has(id)) return this.#fault(index, 'id', 'is in the list twice');
    this.#touched.set(id, index);
    const component = this.#after.get(id);
    if (!component) return;
    if (edit.dish_ids) {
      if (!edit.dish_ids.every((dish) => this.#known.menu.has(dish)))
        return this.#fault(index, 'dish_ids', 'is not a dish of this restaurant');
      this.dishIds.set(id, [...new Set(edit.dish_ids)]);
    }
    if (edit.removed) {
      this.#removed.add(id);
      return;
    }
    if (edit.uses) this.#checkUses(id, edit.uses, index);
    const { uses } = edit;
    const all = [...this.#after.values()];
    const used = uses && { uses, components: reachedFrom(uses, all) };
    const after = editComponent(component, all, { ...edit, used }, this.#moment);
    if (edit.ingredients_complete === true && after.ingredients.length + after.uses.length === 0)
      this.#fault(index, 'ingredients_complete', 'there are no ingredients to confirm');
    this.#after.set(id, after);
  }

  #checkNames(): void {
    const names = new Map<string, number>();
    let own = 0;
    for (const { id, name } of this.#after.values()) {
      if (this.#removed.has(id)) continue;
      // A chain's name may be a restaurant's too.
      const isShared = this.#byId.get(id)?.isShared === true;
      const scoped = `${isShared} ${folded(name)}`;
      const other = names.get(scoped);
      const index = this.#touched.get(id) ?? (other === undefined ? undefined : this.#touched.get(other));
      if (other !== undefined) this.#fault(index ?? 0, 'name', 'is already the name of another component');
      names.set(scoped, id);
      if (!isShared) own += 1;
    }
    if (own > mostComponents)
      this.#issues.push({
        field: 'components',
        ...fillMessage('a restaurant has at most {number} components', { number: mostComponents }),
      });
  }

  #checkWithin(): void {
    const fault = faultWithin([...this.#after.values()]);
    if (!fault) return;
    const index = this.#touched.get(fault.id) ?? [...this.#touched.values()][0] ?? 0;
    this.#fault(
      index,
      'uses',
      fault.kind === 'cycle' ? 'would be in itself' : 'components can be ten deep in each other at most',
    );
  }

  /** What is in use can't go: that would take away what its dishes warn of. */
  #checkRemoved(): void {
    for (const id of this.#removed) {
      const index = this.#touched.get(id) ?? 0;
      const here = this.#known.naming.get(id)?.length ?? 0;
      const elsewhere = Math.max(0, (this.#known.everywhere.get(id) ?? 0) - here);
      const dishes = (this.dishIds.get(id)?.length ?? here) + elsewhere;
      const within = [...this.#after.values()].filter((one) => !this.#removed.has(one.id) && one.uses.includes(id));
      if (dishes > 0)
        this.#fault(
          index,
          'removed',
          fillMessage('{number} dishes use it: take it out of them first', { number: dishes }),
        );
      else if ((this.#known.inWays.get(id) ?? 0) > 0)
        this.#fault(
          index,
          'removed',
          fillMessage('{number} dishes can be made in a way that adds it: take it out of those first', {
            number: this.#known.inWays.get(id) ?? 0,
          }),
        );
      else if (within.length > 0)
        this.#fault(
          index,
          'removed',
          fillMessage('{number} components have it in them: take it out of them first', { number: within.length }),
        );
    }
  }

  finish(): ComponentPlan {
    this.#checkNames();
    this.#checkWithin();
    this.#checkRemoved();
    if (this.#issues.length > 0) throw refusal(this.#issues);
    const components = [...this.#after.values()].filter(({ id }) => !this.#removed.has(id)).map(canonicalComponent);
    return {
      created: [...this.#created].flatMap(([id, key]) => {
        const component = components.find((one) => one.id === id);
        return component ? [{ id, key, component }] : [];
      }),
      changed: components.flatMap((after): ChangedComponent[] => {
        const before = this.#byId.get(after.id)?.component;
        return before && JSON.stringify(canonicalComponent(before)) !== JSON.stringify(after)
          ? [{ id: after.id, before, after }]
          : [];
      }),
      removed: [...this.#removed].filter((id) => id > 0),
      dishIds: this.dishIds,
      components,
    };
  }
}

/** What a save makes of the components of a restaurant. Throws what is wrong with it, field by field. */
export function planComponents(edits: readonly ComponentEdit[], known: Known, moment: Moment): ComponentPlan {
  const plan = new Plan(known, moment);
  // What is removed comes first, so that nothing begins to use it in the same save.
  const isRemoved = ({ removed }: ComponentEdit) => Number(removed === true);
  const ordered = [...edits.entries()].toSorted(([, one], [, other]) => isRemoved(other) - isRemoved(one));
  for (const [index, edit] of ordered) plan.add(edit, index);
  return plan.finish();
}
