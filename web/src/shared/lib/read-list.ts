/** Reads what a screen needs of an item; `undefined` if it isn't one. */
export type ReadItem<Item> = (value: Readonly<Record<string, unknown>>) => Item | undefined;

/**
 * Returns a list in which every item is complete, and throws for anything else: a list that was only half understood
 * must never be shown or saved as if it were everything.
 */
export function readList<Item>(value: unknown, readItem: ReadItem<Item>): readonly Item[] {
  if (!Array.isArray(value)) throw new TypeError('Not a list');
  return value.map((one: unknown) => {
    const item = typeof one === 'object' && one !== null ? readItem(one as Record<string, unknown>) : undefined;
    if (item === undefined) throw new TypeError('A list has an item that can not be read');
    return item;
  });
}
