import { isOpenStill, toldKinds, type Told, type ToldKind } from '@clearplate/domain/verdict/told';
import { describeAvoidance } from '@clearplate/domain/wording/verdict-words';
import type { DishQuestion } from './question-list.tsx';

/** In English, whatever is spoken now. Returns under what an answer to this question is kept, or `undefined` if yes and no don't answer it. */
export function askedAs({
  question,
  named,
}: Pick<DishQuestion, 'question' | 'named'>): Pick<Told, 'kind' | 'things'> | undefined {
  const kind = toldKinds.find((one): one is ToldKind => one === question.kind);
  return kind && { kind, things: named.map((one) => describeAvoidance(one)) };
}

/** Returns the notes of answers to this question about some of its dishes. */
export function notesOf(told: readonly Told[], { question, named, dishes }: DishQuestion): readonly Told[] {
  const asked = askedAs({ question, named });
  if (!asked) return [];
  const things = asked.things.toSorted().join();
  return told.filter(
    (one) =>
      one.kind === asked.kind &&
      one.things.toSorted().join() === things &&
      dishes.some(({ id }) => one.dishes.includes(id)),
  );
}

/** Returns whether it was asked about all of its dishes, and nobody could say of some: it isn't asked first again tonight. */
export function isPutOff(told: readonly Told[], question: DishQuestion): boolean {
  const notes = notesOf(told, question);
  return notes.some(isOpenStill) && question.dishes.every(({ id }) => notes.some(({ dishes }) => dishes.includes(id)));
}
