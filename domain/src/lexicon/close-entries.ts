import type { LexiconEntry, LexiconGroup } from './entry.ts';
import { linesOf, split } from './read-table.ts';

/** A line of a closed table says which food was reviewed, and what belongs to it. */
interface ClosedLine {
  readonly name: string;
  readonly synonyms: readonly string[];
  readonly members: readonly string[];
  /** Names of entries that may contain it without naming it. */
  readonly mayBeIn: readonly string[];
  /** Only its members are listed, because there are too many foods with it to review them all. */
  readonly open: boolean;
}

/** Reads `scallion = green onion | members calcot | may be in pancake`, with the parts of {@link ClosedLine}. */
export function readClosedLine(line: string): ClosedLine {
  const [head = '', ...parts] = line.split('|').map((part) => part.trim());
  const [name = '', names = ''] = head.split('=').map((part) => part.trim());
  if (name === '' || parts.some((part) => !/^(members .|may be in .|open$)/.test(part)))
    throw new Error(`lexicon: can't read "${line}"`);
  const rest = (keyword: string): string[] =>
    split(parts.find((part) => part.startsWith(`${keyword} `))?.slice(keyword.length) ?? '');
  return {
    name,
    synonyms: split(names),
    members: rest('members'),
    mayBeIn: rest('may be in'),
    open: parts.includes('open'),
  };
}

/** Belongs to a group without an entry in any table. The group's bare name doesn't say which member it is. */
const newGroup = (name: string): LexiconEntry => ({
  name,
  also: [],
  is: [],
  mayBe: [],
  mostly: [],
  notOf: [],
  always: [],
  usually: [],
  sometimes: [],
  stands: [],
  opaque: false,
  mixture: false,
  unspecific: true,
  plain: false,
  closedUnder: [],
});

const joined = (one: readonly string[], other: readonly string[]): string[] => [...new Set([...one, ...other])];

/**
 * Adds the closed tables to the entries: members become kinds of their group, and a closed entry gets its reviewed
 * names. Throws on a member without an entry, and on a line without members whose name is unknown.
 */
export function closeEntries(entries: readonly LexiconEntry[], groups: readonly LexiconGroup[]): LexiconEntry[] {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const change = (name: string, by: (entry: LexiconEntry) => Partial<LexiconEntry>): void => {
    const entry = byName.get(name);
    if (entry === undefined) throw new Error(`lexicon: no entry "${name}" to be closed`);
    byName.set(name, { ...entry, ...by(entry) });
  };
  const lines = groups.flatMap(({ table }) => linesOf(table).map(readClosedLine));
  for (const { name, members } of lines) if (!byName.has(name) && members.length > 0) byName.set(name, newGroup(name));
  for (const { name, synonyms, members, mayBeIn, open } of lines) {
    change(name, ({ also, closedUnder }) => ({
      also: joined(also, synonyms),
      closedUnder: open ? closedUnder : joined(closedUnder, [name, ...synonyms]),
    }));
    for (const member of members) change(member, (entry) => ({ is: joined(entry.is, [name]) }));
    for (const other of mayBeIn) change(other, (entry) => ({ mayBe: joined(entry.mayBe, [name]) }));
  }
  return [...byName.values()];
}

/** Marks some entries as single foods, or as not. Throws on a name without an entry. */
export function markPlain(entries: readonly LexiconEntry[], group: LexiconGroup, plain = true): LexiconEntry[] {
  const names = new Set(linesOf(group.table).flatMap(split));
  const known = new Set(entries.map(({ name }) => name));
  for (const name of names) if (!known.has(name)) throw new Error(`lexicon: no entry "${name}" to be plain`);
  return entries.map((entry) => (names.has(entry.name) ? { ...entry, plain } : entry));
}
