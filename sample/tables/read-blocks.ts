import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

export interface Line {
  readonly text: string;
  /** The position, for messages: "thai.txt:12". */
  readonly at: string;
}

/** Lines that stand together, without the blank lines around them. */
export type Block = readonly Line[];

/** A table's blocks, in its order. */
export function readBlocks(file: string): Block[] {
  const blocks: Line[][] = [[]];
  for (const [index, text] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (text.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push({ text: text.trim(), at: `${basename(file)}:${index + 1}` });
  }
  return blocks.filter((block) => block.length > 0);
}

const keyed = /^([a-z][a-z ]*): (.*)$/;

/**
 * A block's `key: value` lines and the rest, which is prose over one or more lines. A key that isn't
 * among `keys`, or stands twice, is an error: a typing mistake must not become "not stated".
 */
export function readFields<Key extends string>(
  block: Block,
  keys: readonly Key[],
): { fields: Partial<Record<Key, string>>; prose: string } {
  const fields: Partial<Record<Key, string>> = {};
  const prose: string[] = [];
  for (const { text, at } of block) {
    const match = keyed.exec(text);
    const key = keys.find((known) => known === match?.[1]);
    if (match && !key) throw new Error(`${at}: no such line: "${match[1]}"`);
    if (!match || !key) prose.push(text);
    else if (fields[key] !== undefined) throw new Error(`${at}: "${key}" stands twice`);
    else fields[key] = match[2] ?? '';
  }
  return { fields, prose: prose.join(' ') };
}

/** The parts between commas. Brackets can't hold a comma. */
export function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
