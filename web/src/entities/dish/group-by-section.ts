export interface Section<Item> {
  /** Empty if the menu has no heading for these dishes. */
  readonly name: string;
  readonly items: readonly Item[];
}

/** Returns the sections in the order in which the menu first names them, with their dishes in menu order. */
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
