import type { Avoidance, Eater } from '@clearplate/domain/verdict/eater';

/** The server takes so many of one eater. */
const mostAvoidances = 500;

interface Sent {
  avoids: Avoidance[];
  dislikes?: Avoidance[];
}

/** Each once, in one order, in groups that the server takes. */
function inGroups(avoidances: readonly Avoidance[]): Avoidance[][] {
  const unique = new Map<string, Avoidance>();
  for (const avoidance of avoidances) unique.set(JSON.stringify(avoidance), avoidance);
  const sorted = [...unique].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, avoidance]) => avoidance);
  return Array.from({ length: Math.ceil(sorted.length / mostAvoidances) }, (_, index) =>
    sorted.slice(index * mostAvoidances, (index + 1) * mostAvoidances),
  );
}

/**
 * What a list has to be assessed for: each thing once, in one order, and nobody's name. A dish takes the
 * worst of its lines, so whose they are changes nothing.
 */
export function eatersToSend(eaters: readonly Eater[]): { eaters: Sent[] } {
  const avoided = inGroups(eaters.flatMap(({ avoids }) => avoids));
  const disliked = inGroups(eaters.flatMap(({ dislikes = [] }) => dislikes));
  const groups = avoided.length > disliked.length ? avoided : disliked;
  return {
    eaters: groups.map((_, index): Sent => {
      const dislikes = disliked[index];
      return { avoids: avoided[index] ?? [], ...(dislikes && { dislikes }) };
    }),
  };
}
