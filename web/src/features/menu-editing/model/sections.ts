import type { MenuRow } from './menu-rows.ts';

export interface MenuSection {
  /** Empty where the menu has no heading for them. */
  readonly name: string;
  readonly rows: readonly MenuRow[];
}

/** Dishes by section, in the order in which the menu first names them. */
export function groupBySection(rows: readonly MenuRow[]): MenuSection[] {
  return [...Map.groupBy(rows, ({ dish }) => dish.section.trim())].map(([name, members]) => ({ name, rows: members }));
}
