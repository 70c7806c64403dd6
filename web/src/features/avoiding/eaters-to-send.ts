import type { Avoidance, Eater } from '@clearplate/domain/eater';

/** The server takes so many of one eater. */
const mostAvoidances = 500;

/**
 * What a list has to be judged for: each thing once, in one order, and nobody's name. A dish takes the
 * worst of its lines, so whose they are changes nothing.
 */
export function eatersToSend(eaters: readonly Eater[]): { eaters: { avoids: Avoidance[] }[] } {
  const unique = new Map<string, Avoidance>();
  for (const avoidance of eaters.flatMap(({ avoids }) => avoids)) unique.set(JSON.stringify(avoidance), avoidance);
  const avoidances = [...unique].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, avoidance]) => avoidance);
  const groups = Array.from({ length: Math.ceil(avoidances.length / mostAvoidances) }, (_, index) => ({
    avoids: avoidances.slice(index * mostAvoidances, (index + 1) * mostAvoidances),
  }));
  return { eaters: groups };
}
