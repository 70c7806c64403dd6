/** An item as far as a screen needs it; `undefined` for what is none. */
export type ReadItem<Item> = (value: Readonly<Record<string, unknown>>) => Item | undefined;

/**
 * A list of which every item is whole. Throws for anything else: a list that is half understood must
 * never be shown, or saved again, as if it were all that there is.
 */
export function readList<Item>(value: unknown, readItem: ReadItem<Item>): readonly Item[] {
  if (!Array.isArray(value)) throw new TypeError('Not a list');
  return value.map((one: unknown) => {
    const item = typeof one === 'object' && one !== null ? readItem(one as Record<string, unknown>) : undefined;
    if (item === undefined) throw new TypeError('A list has an item that can not be read');
    return item;
  });
}
