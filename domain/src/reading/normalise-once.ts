import { normalise } from './normalise.ts';

const known = new Map<string, string>();
const mostKnown = 2000;
const longest = 80;

/** Normalises a name and remembers it, because the same few names come up in hundreds of dishes. */
export function normaliseOnce(name: string): string {
  const found = known.get(name);
  if (found !== undefined) return found;
  const form = normalise(name);
  if (known.size < mostKnown && name.length <= longest) known.set(name, form);
  return form;
}
