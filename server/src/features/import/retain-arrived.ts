import { levelWeight, type Statement } from '@clearplate/domain/facts/dish';

/** The graver of two claims about one allergen, of which one came in a file by itself. */
function graver(said: Statement | undefined, arrived: Statement): Statement {
  if (said === undefined || levelWeight[said.level] < levelWeight[arrived.level]) return arrived;
  // Of two that say "may contain", the one that says more: it may be an ingredient.
  return said.level === 'may_contain' && said.ingredient === 'absent' ? arrived : { ...said, arrived: true };
}

/**
 * Adds to what a record says the warnings of files that came by themselves: no other import takes them away, only the
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
