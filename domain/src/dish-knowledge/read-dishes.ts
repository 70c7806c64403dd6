import { frequencies, never, type DishEntry, type Frequency } from './dish-entry.ts';

const split = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function readPart(part: string): readonly [string, Frequency | typeof never][] {
  const frequency = [...frequencies, never as typeof never].find((word) => part.startsWith(`${word} `));
  if (frequency === undefined) throw new Error(`dish knowledge: can't read "${part}"`);
  return split(part.slice(frequency.length)).map((name) => [name, frequency]);
}

function readLine(line: string): DishEntry {
  const [head = '', ...parts] = line.split('|').map((part) => part.trim());
  const [name = '', names = ''] = head.split('=').map((part) => part.trim());
  const family = parts.find((part) => part.startsWith('is '));
  const stated = parts.filter((part) => part !== family).flatMap(readPart);
  const ingredients = new Map(stated);
  if (name === '' || ingredients.size !== stated.length)
    throw new Error(`dish knowledge: "${line}" has no name, or an ingredient twice`);
  return { name, also: split(names), is: family?.slice('is '.length), ingredients };
}

/** Returns the dishes of a table in order. Throws on a line that it can't read completely. */
export function readDishes(table: string): DishEntry[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readLine);
}
