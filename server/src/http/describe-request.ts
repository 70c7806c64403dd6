import { api } from '@clearplate/contract/api';
import type { Call } from '@clearplate/contract/define-contract';

const parameter = '/:zip';

/** Lists the beginnings of the addresses that end in a person's zip code. */
const placed = Object.values<Call>(api).flatMap(({ path }) => {
  const at = path.indexOf(parameter);
  return at < 0 ? [] : [path.slice(0, at)];
});

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Describes a request for the log, without its query, because searches are private, and without the location that three
 * of the specified paths contain.
 */
export function describeRequest({ method, url }: { method: string; url: string }): { method: string; path: string } {
  const [path = ''] = url.split('?', 1);
  const read = decode(path).toLowerCase();
  const before = placed.find((start) => read.startsWith(`${start}/`));
  return { method, path: before === undefined ? path : before + parameter };
}
