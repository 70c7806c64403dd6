import { tabStore } from '../../shared/lib/storage.ts';
import { useTabStored } from '../../shared/lib/use-stored.ts';

/** More restaurants don't fit side by side. */
export const mostCompared = 4;

/** The tab stores which restaurants were chosen, and nothing else about the person. */
const key = 'compare';

const idPattern = /^[1-9]\d{0,14}$/;

/** Reads ids as texts, each once, and skips whatever isn't one. */
export const readIds = (texts: readonly string[]): readonly number[] => [
  ...new Set(texts.filter((text) => idPattern.test(text)).map(Number)),
];

/** A filter that is set comes along from a list: counts side by side include what it includes. */
export const compareAddress = (ids: readonly number[], filter: Readonly<Record<string, string>> = {}): string =>
  ids.length === 0
    ? '/compare'
    : `/compare?${[...ids.map((id) => ['r', id]), ...Object.entries(filter)].map((pair) => pair.join('=')).join('&')}`;

export function writeCompared(ids: readonly number[]): void {
  const text = ids.slice(0, mostCompared).join(',');
  if (text !== (tabStore.read(key) ?? '')) tabStore.write(key, text);
}

/** Returns the restaurants that were chosen in this tab for comparison, in that order. */
export const useCompared = (): readonly number[] =>
  readIds((useTabStored(key) ?? '').split(',')).slice(0, mostCompared);
