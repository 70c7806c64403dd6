import { readTold, type Told } from '@clearplate/domain/verdict/told';
import type { Assessment } from '@clearplate/domain/verdict/verdict';
import type { useStoredNotes } from '../../entities/verdict/stored-notes.ts';
import { toldOf } from '../../entities/verdict/told-of.ts';
import { heed } from '../../entities/verdict/use-told.ts';

export { toldHere } from '../../entities/verdict/told-here.ts';
export { markTold, ToldCount } from '../../entities/verdict/told-mark.tsx';
export { withTold } from '../../entities/verdict/own-list.ts';
export { UnclaimedNotes } from '../../entities/verdict/unclaimed-notes.tsx';

/** Returns the notes that the verdicts of a restaurant's dishes heed. */
export const readToldAt = (
  restaurant: number,
  { own, unclaimed }: Pick<ReturnType<typeof useStoredNotes>, 'own' | 'unclaimed'>,
  now: number,
): readonly Told[] => heed(readTold(own, now), readTold(unclaimed, now)).filter((one) => one.restaurant === restaurant);

/** Returns a function that adds the warnings of notes to a dish's assessment. */
export const warnBy = (told: readonly Told[]) => (assessment: Assessment, dish: number) =>
  toldOf(assessment, told, dish);
