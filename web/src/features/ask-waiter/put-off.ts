import { isOpenStill, toldKeyOf, type Told } from '@clearplate/domain/verdict/told';
import { askedAs } from '@clearplate/domain/verdict/told-question';
import type { DishQuestion } from './question-list.tsx';

/** Returns the notes of answers to this question, also about dishes that are to avoid by them and asked about no more. */
export function answersOf(told: readonly Told[], question: DishQuestion): readonly Told[] {
  const asked = askedAs(question);
  return told.filter((one) => toldKeyOf(one) === toldKeyOf({ ...asked, restaurant: one.restaurant }));
}

/** Returns the notes of answers to this question about some of its dishes. */
export const notesOf = (told: readonly Told[], question: DishQuestion): readonly Told[] =>
  answersOf(told, question).filter((one) => question.dishes.some(({ id }) => one.dishes.includes(id)));

/** Returns whether it was asked about all of its dishes, and nobody could say of some: it isn't asked first again tonight. */
export function isPutOff(told: readonly Told[], question: DishQuestion): boolean {
  const notes = notesOf(told, question);
  return notes.some(isOpenStill) && question.dishes.every(({ id }) => notes.some(({ dishes }) => dishes.includes(id)));
}
