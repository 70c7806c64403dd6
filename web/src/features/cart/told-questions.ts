import { normaliseOnce } from '@clearplate/domain/reading/normalise-once';
import type { OpenQuestion } from '@clearplate/domain/verdict/open-questions';
import { concerns } from '@clearplate/domain/verdict/told-relation';
import { warningsAbout, type Told } from '@clearplate/domain/verdict/told';
import type { Assessment, Cause } from '@clearplate/domain/verdict/verdict';
import { describeAvoidance } from '@clearplate/domain/wording/verdict-words';
import { keyOf } from '../../entities/eater/avoided-thing.ts';
import { toldOf } from '../../entities/verdict/told-of.ts';

/**
 * Returns what to ask a kitchen about a dish that somebody was told contains something. It asks whether that can be
 * left out, and doesn't claim that the menu says there is none. For things that may be in there with it, it asks
 * whether they are.
 */
export function askWithTold(
  questions: readonly OpenQuestion[],
  told: readonly Told[],
  dish: number,
): readonly OpenQuestion[] {
  const warnings = warningsAbout(told, dish).filter(({ kind }) => kind === 'whether');
  return questions.map((question) => {
    if (question.kind !== 'still' && question.kind !== 'whether' && question.kind !== 'traces') return question;
    const { avoidance } = question;
    const concerning = warnings.filter((one) => concerns(one, avoidance));
    const name = normaliseOnce(describeAvoidance(avoidance));
    const naming = concerning.filter(({ things }) => things.some((thing) => normaliseOnce(thing) === name));
    if (naming.length > 0)
      return { kind: 'contains', avoidance, because: naming.flatMap(({ of }) => (of === undefined ? [] : [of])) };
    return concerning.length > 0 ? { kind: 'whether', avoidance } : question;
  });
}

const isOfOthers = ({ questions }: Cause): boolean =>
  questions.some((one) => one.kind === 'cross_contact' && one.toldOfOthers === true);

/**
 * Asks a kitchen about the oil and pans of a dish, if other dishes were said to share theirs, as the cart does. Whoever
 * is asked about traces of that food anyway isn't asked twice, and nobody is about a dish that is to avoid.
 */
export function askOfOthers(
  questions: readonly OpenQuestion[],
  stated: Assessment | undefined,
  told: readonly Told[],
  dish: number,
): readonly OpenQuestion[] {
  if (stated === undefined || stated.verdict === 'avoid') return questions;
  if (questions.some(({ kind }) => kind === 'shared_equipment')) return questions;
  const ofTraces = questions.flatMap((one) => (one.kind === 'traces' ? keyOf(one.avoidance) : []));
  const isOpen = toldOf(stated, told, dish).causes.some(
    (cause) => isOfOthers(cause) && !ofTraces.includes(keyOf(cause.avoidance)),
  );
  return isOpen ? [{ kind: 'shared_equipment' }, ...questions] : questions;
}
