/** Returns equal texts for names that people can't tell apart when they are called out. */
export const foldName = (name: string): string => name.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/** Makes names distinct, since people are found by them: the second Sam becomes "Sam (2)". The first keeps the name. */
export function distinctNames(names: readonly string[]): string[] {
  const given = new Set(names.map(foldName));
  const taken = new Set<string>();
  return names.map((name) => {
    let distinct = name;
    for (
      let count = 2;
      taken.has(foldName(distinct)) || (distinct !== name && given.has(foldName(distinct)));
      count += 1
    )
      distinct = `${name} (${count})`;
    taken.add(foldName(distinct));
    return distinct;
  });
}
