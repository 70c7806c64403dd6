import { isOwnListCurrent } from '@clearplate/domain/facts/own-list';
import type { UsedComponent } from '@clearplate/contract/menu';
import type { Dish } from '@clearplate/domain/facts/dish';
import { addNames, hasName, isSameName } from '../../../shared/lib/ingredient-list.ts';
import type { DishDraft, MadeComponent, UsedName } from './dish-draft.ts';
import { setIngredients, setUses } from './draft-edits.ts';
import type { MenuRow } from './menu-rows.ts';

/** Describes a component of a dish, as its editor shows it. */
export interface ShownComponent {
  readonly name: string;
  readonly key: UsedName;
  readonly isShared: boolean;
  /** It is created when the menu is saved. */
  readonly isNew: boolean;
  readonly isComplete: boolean;
}

/** Returns what a dish uses, in the order of the menu's components, followed by those that are being created. */
export function shownComponents({ entry, draft, components, context }: MenuRow): ShownComponent[] {
  const uses = draft?.uses ?? entry.saved.uses;
  const known = components.filter(({ id }) => uses.includes(id));
  const made = (draft?.made ?? []).filter(({ key }) => uses.includes(key));
  return [
    ...known.map((one) => ({
      name: one.name,
      key: one.id,
      isShared: one.is_shared,
      isNew: false,
      isComplete: isOwnListCurrent(one, context),
    })),
    ...made.map(({ name, key, isComplete }) => ({ name, key, isShared: false, isNew: true, isComplete })),
  ];
}

/** Returns the components that drafts create, each once. */
export const madeIn = (drafts: ReadonlyMap<string, DishDraft>): MadeComponent[] => [
  ...new Map([...drafts.values()].flatMap((draft) => (draft.made ?? []).map((one) => [one.key, one]))).values(),
];

/** Components that other drafts create count as well: the whole menu is saved at once. */
export interface Choosable {
  readonly key: UsedName;
  readonly name: string;
  readonly isShared: boolean;
  readonly made?: MadeComponent | undefined;
}

/**
 * Returns the components that a dish could use and doesn't yet, and whose name contains the text; those that begin with
 * it come first.
 */
export function findChoosable(
  { entry, draft, components }: MenuRow,
  made: readonly MadeComponent[],
  text: string,
): Choosable[] {
  const uses = draft?.uses ?? entry.saved.uses;
  const all: Choosable[] = [
    ...components.map(({ id, name, is_shared }) => ({ key: id, name, isShared: is_shared })),
    ...made.map((one) => ({ key: one.key, name: one.name, isShared: false, made: one })),
  ];
  const wanted = text.trim().toLowerCase();
  return all
    .filter(({ key, name }) => !uses.includes(key) && name.toLowerCase().includes(wanted))
    .toSorted(
      (one, other) =>
        Number(!one.name.toLowerCase().startsWith(wanted)) - Number(!other.name.toLowerCase().startsWith(wanted)),
    );
}

/** Returns those that the dish's own list names without using them. */
export function namedInList(row: MenuRow, made: readonly MadeComponent[]): Choosable[] {
  return findChoosable(row, made, '').filter(({ name }) => hasName(row.dish.ingredients, name));
}

/** Uses one more component. */
export function addComponent(draft: DishDraft, before: readonly UsedName[], { key, made }: Choosable): DishDraft {
  return setUses(draft, [...(draft.uses ?? before), key], made ? [made] : []);
}

/** Removes one component. If it was just being created, the ingredients that it took out of the list go back. */
export function leaveOut(draft: DishDraft, before: readonly UsedName[], key: UsedName): DishDraft {
  const taken = draft.made?.find((one) => one.key === key)?.ingredients ?? [];
  const left = setUses(
    draft,
    (draft.uses ?? before).filter((one) => one !== key),
  );
  return left.ingredients && taken.length > 0 ? setIngredients(left, addNames(left.ingredients, taken)) : left;
}

/** Creates a component from a part of the dish's list, and uses it in place of that part. */
export function makeOfList(
  draft: DishDraft,
  before: readonly UsedName[],
  dish: Pick<Dish, 'ingredients'>,
  made: MadeComponent,
): DishDraft {
  const rest = dish.ingredients.filter((name) => !made.ingredients.includes(name));
  return setUses(setIngredients(draft, rest), [...(draft.uses ?? before), made.key], [made]);
}

/** Returns the component that already has this name: two components of a restaurant can't share one. */
export const ownNamed = (components: readonly UsedComponent[], made: readonly MadeComponent[], name: string): boolean =>
  components.some((one) => !one.is_shared && isSameText(one.name, name)) ||
  made.some((one) => isSameText(one.name, name));

const isSameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase() || isSameName(one, other);
