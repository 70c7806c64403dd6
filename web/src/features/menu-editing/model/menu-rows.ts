import type { UsedComponent } from '@clearplate/contract/menu';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import type { DishDraft } from './dish-draft.ts';
import type { Dish } from '@clearplate/domain/facts/dish';
import { editDish } from './edited-dish.ts';
import type { Findings } from './findings.ts';
import { tasksOf, type DishTasks } from './menu-summary.ts';
import type { DishKey, MenuEntry, MenuState } from './menu-state.ts';

/** Holds a dish of the menu as displayed. It is the same object until something about the dish changes. */
export interface MenuRow {
  readonly entry: MenuEntry;
  readonly draft: DishDraft | undefined;
  readonly findings: Findings;
  readonly context: StandingContext;
  /** The restaurant answers for these. */
  readonly answered: readonly AllergenId[];
  /** The dish may use some of these, and uses some. */
  readonly components: readonly UsedComponent[];
  /** Says why it can't be saved like this. */
  readonly problem: string | undefined;
  readonly dish: Dish;
  readonly tasks: DishTasks;
}

type Parts = Omit<MenuRow, 'dish' | 'tasks'>;

const built = new WeakMap<MenuEntry, MenuRow>();

const isBuiltOf = (row: MenuRow, parts: Parts): boolean =>
  (Object.keys(parts) as (keyof Parts)[]).every((name) => row[name] === parts[name]);

function buildRow(parts: Parts): MenuRow {
  const { entry, draft, findings, context, answered, components } = parts;
  const known = built.get(entry);
  if (known && isBuiltOf(known, parts)) return known;
  const dish = editDish(entry.saved, draft, context.now, findings.isUnsettledByTitle, components);
  const row = { ...parts, dish, tasks: tasksOf(dish, findings, context, answered) };
  built.set(entry, row);
  return row;
}

/** Returns all dishes in menu order, including archived ones, and only rebuilds rows that changed. */
export function rowsOf(
  { entries, drafts, context, components }: MenuState,
  findingsOf: (entry: MenuEntry) => Findings,
  problems: ReadonlyMap<DishKey, string>,
  answered: readonly AllergenId[],
): readonly MenuRow[] {
  return entries.map((entry) =>
    buildRow({
      entry,
      draft: drafts.get(entry.key),
      findings: findingsOf(entry),
      context,
      answered,
      components,
      problem: problems.get(entry.key),
    }),
  );
}
