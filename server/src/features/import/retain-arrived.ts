import { levelWeight, type Statement } from '@clearplate/domain/facts/dish';

/** Returns the graver of two claims about one allergen, one of which is from a file that arrived by itself. */
function graver(said: Statement | undefined, arrived: Statement): Statement {
  if (said === undefined || levelWeight[said.level] < levelWeight[arrived.level]) return arrived;
  // If both say "may contain", the one that doesn't rule out an ingredient is graver.
  return said.level === 'may_contain' && said.ingredient === 'absent' ? arrived : { ...said, arrived: true };
}

/**
 * Adds the warnings of files that arrived by themselves to what a record says. No other import removes them, only the
 * restaurant itself.
 */
export function retainArrived(said: readonly Statement[], before: readonly Statement[]): Statement[] {
  const arrived = before
    .filter((one) => one.arrived === true)
    .map((one) =>
      graver(
        said.find(({ allergen, source }) => source === 'claimed' && allergen === one.allergen),
        one,
      ),
    );
  const isKept = ({ source, allergen }: Statement) =>
    source === 'claimed' && arrived.some((one) => one.allergen === allergen);
  return [...said.filter((one) => !isKept(one)), ...arrived];
}
