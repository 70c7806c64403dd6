import type { Avoidance, Eater } from '@clearplate/domain/verdict/eater';

/** The server accepts this many for one eater. */
const mostAvoidances = 500;

interface Sent {
  avoids: Avoidance[];
  dislikes?: Avoidance[];
}

/** Leaves out the other names of an ingredient. Only reasons quote them, and they are most of the bytes. */
const withoutNames = (key: string, value: unknown) => (key === 'names' ? undefined : value);

/** Returns each avoidance once, in a fixed order, in groups of a size that the server accepts. */
function inGroups(avoidances: readonly Avoidance[]): Avoidance[][] {
  const unique = new Set(avoidances.map((avoidance) => JSON.stringify(avoidance, withoutNames)));
  const sorted = [...unique].toSorted().map((text) => JSON.parse(text) as Avoidance);
  return Array.from({ length: Math.ceil(sorted.length / mostAvoidances) }, (_, index) =>
    sorted.slice(index * mostAvoidances, (index + 1) * mostAvoidances),
  );
}

/**
 * Returns what to assess a list for: each thing once, in a fixed order, without names. A dish takes the worst of its
 * lines, so it doesn't matter whose they are.
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
