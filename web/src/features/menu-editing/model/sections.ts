import type { MenuRow } from './menu-rows.ts';

export interface MenuSection {
  /** Empty for dishes without a section. */
  readonly name: string;
  readonly rows: readonly MenuRow[];
}

/** Groups dishes by section, in the order in which the menu first names them. */
export function groupBySection(rows: readonly MenuRow[]): MenuSection[] {
  return [...Map.groupBy(rows, ({ dish }) => dish.section.trim())].map(([name, members]) => ({ name, rows: members }));
}
