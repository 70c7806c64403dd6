import { api } from '@clearplate/contract/api';
import type { Call } from '@clearplate/contract/define-contract';

const parameter = '/:zip';

/** The beginnings of the addresses that somebody's zip code follows. */
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
 * What the log says of a request: neither its query, because what people search for is theirs, nor where they are, which
 * the specification has stand in three paths.
 */
export function describeRequest({ method, url }: { method: string; url: string }): { method: string; path: string } {
  const [path = ''] = url.split('?', 1);
  const read = decode(path).toLowerCase();
  const before = placed.find((start) => read.startsWith(`${start}/`));
  return { method, path: before === undefined ? path : before + parameter };
}
