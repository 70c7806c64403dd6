/** Returns a key that is the same for two spellings of one name. */
export const foldName = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Returns which one of several with the same name is meant: the only one, or the only one of the same section.
 * `undefined` if there is none, or if nothing says which.
 */
export function onlyOne<One>(named: readonly One[], section: string, sectionOf: (one: One) => string): One | undefined {
  if (named.length < 2) return named[0];
  const fitting = named.filter((one) => foldName(sectionOf(one)) === foldName(section));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/**
 * Finds the dish of a menu that a file means by a name and a section. If several match, a file without sections means
 * none.
 */
export class NamedDishes<One> {
  readonly #byName: ReadonlyMap<string, readonly One[]>;
  readonly #sectionOf: (one: One) => string;

  constructor(
    menu: readonly One[],
    { nameOf, sectionOf }: Readonly<Record<'nameOf' | 'sectionOf', (one: One) => string>>,
  ) {
    this.#byName = Map.groupBy(menu, (one) => foldName(nameOf(one)));
    this.#sectionOf = sectionOf;
  }

  find(name: string, section: string): { readonly one: One | undefined; readonly isAmbiguous: boolean } {
    const form = foldName(name);
    const named = form === '' ? [] : (this.#byName.get(form) ?? []);
    const one = named.length > 1 && foldName(section) === '' ? undefined : onlyOne(named, section, this.#sectionOf);
    return { one, isAmbiguous: one === undefined && named.length > 0 };
  }
}
