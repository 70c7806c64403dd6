import { describePoint, distinctPoints } from '../verdict/points-to-ask.ts';
import { inEnglish, type Translate } from './translate.ts';
import { capital, isPossible, sentences } from './describe-evidence.ts';
import {
  isNamedInLabel,
  namesInLabel,
  namesOf,
  describeAskAnyway,
  describeCause,
  describeLine,
  describeNotApplied,
  describeSince,
  describeWithout,
  speakerOf,
  verdictLabel,
  withName,
} from './verdict-words.ts';
import type { Assessment, Cause, PointToAsk } from '../verdict/verdict.ts';

/** This is a line of text about a dish, with the causes that it describes. */
export interface DescribedLine {
  readonly text: string;
  /** The first of its causes. */
  readonly cause?: Cause | undefined;
  readonly causes: readonly Cause[];
}

type Causes = readonly [Cause, ...Cause[]];

function groupBy(causes: readonly Cause[], keyOf: (cause: Cause) => string): readonly Causes[] {
  const groups = new Map<string, [Cause, ...Cause[]]>();
  for (const cause of causes) {
    const group = groups.get(keyOf(cause));
    if (group) group.push(cause);
    else groups.set(keyOf(cause), [cause]);
  }
  return [...groups.values()];
}

/** Returns a line per cause, and one line for causes that share their wording. */
function linesOfDoubt(causes: readonly Cause[], t: Translate): readonly DescribedLine[] {
  const unnamed = (cause: Cause) => describeCause({ ...cause, avoidance: { kind: 'unknown', name: '…' } }, t);
  // Causes can share a line if only the name in the sentence differs.
  const isPlain = ({ verdict, evidence, questions, avoidance }: Cause) =>
    verdict === 'not_verified' && !isPossible(evidence) && questions.length === 0 && avoidance.kind === 'allergen';
  const groups = groupBy(causes, (cause) => (isPlain(cause) ? `plain ${unnamed(cause)}` : describeCause(cause, t)));
  return groups.map((group) => {
    const [first] = group;
    const name = namesOf(group, t).join(', ');
    const text =
      isPlain(first) && group.length > 1
        ? withName(first.eater, describeLine(name, first, t))
        : describeCause(first, t);
    return { text, cause: first, causes: group };
  });
}

function linesOfAbsence(causes: readonly Cause[], isBest: boolean, t: Translate): readonly DescribedLine[] {
  if (causes.length === 0) return [];
  const isLabelled = isBest && isNamedInLabel(causes, t);
  const groups = groupBy(causes, (cause) =>
    isLabelled ? '' : JSON.stringify([cause.eater, speakerOf(cause), cause.noTracesAt === undefined, cause.reason]),
  );
  return groups.map((group) => {
    const [first] = group;
    const names = namesOf(group, t);
    // If another line is worse, the dish isn't recommended, so there is nothing to order.
    const below = [...describeSince(group, t), isBest ? describeAskAnyway(group, t) : ''];
    const heading = names.length > namesInLabel ? names.join(', ') : '';
    const text = isLabelled
      ? sentences(heading, ...below)
      : withName(first.eater, sentences(describeWithout(speakerOf(first), names, t), ...below));
    return { text, cause: first, causes: group };
  });
}

const isReaction = ({ kind }: PointToAsk): boolean => kind === 'reaction';

/** Returns lines about unexplained reactions, which are added even to verdicts that clear. */
function linesOfReactions(causes: readonly Cause[], t: Translate): readonly DescribedLine[] {
  const concerned = causes.filter(({ questions }) => questions.some(isReaction));
  const said = concerned.flatMap(({ questions }) =>
    questions.filter(isReaction).map((point) => describePoint(point, t)),
  );
  return [...new Set(said)].map((text) => ({ text: capital(text), causes: concerned }));
}

/** Returns the lines below the label about everything avoided, worst first. Without a cause, the profile is missing. */
export function describeLines(
  { verdict, causes }: Pick<Assessment, 'verdict' | 'causes'>,
  t: Translate = inEnglish,
): readonly DescribedLine[] {
  if (causes.length === 0) return [{ text: describeNotApplied(t), causes }];
  const without = causes.filter((cause) => cause.verdict === 'none_declared');
  const others = causes.filter((cause) => cause.verdict !== 'none_declared');
  return [
    ...linesOfDoubt(others, t),
    ...linesOfAbsence(without, verdict === 'none_declared', t),
    ...(verdict === 'avoid' ? [] : linesOfReactions(causes, t)),
  ];
}

/** Returns what to ask, each point once, most important first; nothing for a dish to be avoided, and no reactions. */
export function listPoints({ verdict, causes }: Pick<Assessment, 'verdict' | 'causes'>): readonly PointToAsk[] {
  if (verdict === 'avoid') return [];
  const points = causes.flatMap(({ questions }) => questions).filter((point) => !isReaction(point));
  const isTraces = ({ kind }: PointToAsk) => kind === 'cross_contact';
  return distinctPoints([...points.filter(isTraces), ...points.filter((point) => !isTraces(point))]);
}

/** Gives a row a verdict's reason: as much as fits in two lines, and how much more there is. */
export interface BriefReason {
  readonly text: string;
  /** The first thing to ask, after the text. */
  readonly ask?: string;
  /** How many further lines or questions the whole reason has. */
  readonly more: number;
}

/**
 * Returns the first thing to say about a dish, in the words of the whole reason. Beside a verdict that clears, that
 * includes the first thing to ask.
 */
export function describeBriefly(
  assessment: Pick<Assessment, 'verdict' | 'causes'>,
  t: Translate = inEnglish,
): BriefReason {
  const lines = describeLines(assessment, t);
  if (assessment.verdict !== 'none_declared')
    return { text: lines[0]?.text ?? '', more: Math.max(0, lines.length - 1) };
  const label = verdictLabel(assessment, t);
  const reactions = linesOfReactions(assessment.causes, t).map(({ text }) => text);
  const asked = listPoints(assessment).map((point) => t('Ask {questions}', { questions: describePoint(point, t) }));
  const [first, ...others] = [...reactions, ...asked];
  return { text: label, ...(first !== undefined && { ask: first }), more: others.length };
}
