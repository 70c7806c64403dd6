export interface Section<Item> {
  /** Empty where the menu has no heading for them. */
  readonly name: string;
  readonly items: readonly Item[];
}

/** Sections in the order in which the menu first names them, dishes in the menu's order. */
export function groupBySection<Item>(
  items: readonly Item[],
  sectionOf: (item: Item) => string,
): readonly Section<Item>[] {
  const sections = new Map<string, Item[]>();
  for (const item of items) {
    const name = sectionOf(item).trim();
    const known = sections.get(name);
    if (known) known.push(item);
    else sections.set(name, [item]);
  }
  return [...sections].map(([name, members]) => ({ name, items: members }));
}
