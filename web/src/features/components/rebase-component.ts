import { allergens, type AllergenId } from '@clearplate/domain/facts/allergens';
import type { StatementLevel } from '@clearplate/domain/facts/dish';
import { normalise } from '@clearplate/domain/reading/normalise';
import { formatList, t } from '../../translations/t.ts';
import { isSame, linesOf, type Draft } from './component-draft.ts';

type Level = StatementLevel | undefined;

/** Of two answers, the one that comes first here counts, because it warns more. */
const warningFirst: readonly Level[] = ['contains', 'may_contain', undefined, 'absent'];

const hasName = (names: readonly string[], name: string): boolean =>
  names.some((one) => one === name || (normalise(name) !== '' && normalise(one) === normalise(name)));

/** Applies to one side's list what the other removed or added: what both left stays, and nothing else goes. */
function mergeLists<Item>(
  [before, mine, theirs]: readonly (readonly Item[])[],
  has: (list: readonly Item[], item: Item) => boolean,
): readonly Item[] {
  const [was, own, now] = [before ?? [], mine ?? [], theirs ?? []];
  const kept = now.filter((one) => has(own, one) || !has(was, one));
  return [...kept, ...own.filter((one) => !has(was, one) && !has(kept, one))];
}

const hasId = (ids: readonly number[], id: number): boolean => ids.includes(id);
const mergeIds = (...lists: readonly (readonly number[])[]) =>
  mergeLists(lists, hasId).toSorted((one, other) => one - other);

const contentOf = ({ ingredients, uses }: Draft) => JSON.stringify([linesOf(ingredients), uses]);

function mergeLevel(before: Level, mine: Level, theirs: Level, isOther: boolean): Level {
  if (mine === before || (mine === 'absent' && isOther)) return theirs;
  if (theirs === before) return mine;
  return warningFirst.find((one) => one === mine || one === theirs);
}

function mergeLevels(before: Draft, mine: Draft, theirs: Draft, isOther: boolean): Draft['levels'] {
  return new Map(
    allergens.flatMap(({ id }): [AllergenId, StatementLevel][] => {
      const level = mergeLevel(before.levels.get(id), mine.levels.get(id), theirs.levels.get(id), isOther);
      return level === undefined ? [] : [[id, level]];
    }),
  );
}

/**
 * Applies what was typed to somebody else's version, so that nothing of theirs is undone unnoticed. That the list is
 * complete, and what is not in it, was said of the earlier list: it isn't said of another one.
 */
export function rebaseComponent(before: Draft, mine: Draft, theirs: Draft): Draft {
  const isOther = contentOf(before) !== contentOf(theirs);
  const lists = [before, mine, theirs].map(({ ingredients }) => linesOf(ingredients));
  const merged: Draft = {
    ...theirs,
    name: mine.name === before.name ? theirs.name : mine.name,
    ingredients: isSame(lists[0], lists[2]) ? mine.ingredients : mergeLists(lists, hasName).join('\n'),
    uses: mergeIds(before.uses, mine.uses, theirs.uses),
    dishIds: theirs.dishIds && mergeIds(before.dishIds ?? [], mine.dishIds ?? [], theirs.dishIds),
    levels: mergeLevels(before, mine, theirs, isOther),
  };
  const isOwnList = contentOf(mine) !== contentOf(before);
  // They ticked it for their own list.
  const typed =
    isOwnList || mine.isTicked || mine.isComplete !== before.isComplete ? mine.isComplete : theirs.isComplete;
  const ofTheirs = theirs.isComplete && (mine.isComplete || !before.isComplete);
  const isComplete = !isOther ? typed : contentOf(merged) === contentOf(theirs) && ofTheirs;
  return { ...merged, isComplete, isTicked: !isOther && mine.isTicked };
}

/** Says that somebody else saved first, and what they added to and removed from the component that is being edited. */
export function describeTheirs(
  versions: readonly [before: Draft, theirs: Draft] | readonly [],
  nameOf: (id: number) => string | undefined,
): string {
  const [was = [], now = []] = versions.map(({ ingredients, uses }) => [
    ...linesOf(ingredients),
    ...uses.flatMap((id) => nameOf(id) ?? []),
  ]);
  const [added, gone] = [now.filter((one) => !hasName(was, one)), was.filter((one) => !hasName(now, one))];
  return [
    t('Somebody else changed these in the meantime. Nothing was saved yet: check yours once more, then save.'),
    ...(added.length > 0 ? [t('They put in: {names}.', { names: formatList(added) })] : []),
    ...(gone.length > 0 ? [t('They took out: {names}.', { names: formatList(gone) })] : []),
  ].join(' ');
}
