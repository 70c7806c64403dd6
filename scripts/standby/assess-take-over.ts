import type { Answer } from './ask-servers.ts';
import type { TakeOver } from './take-over.ts';

/** Says how one kind of request fared from the fault on. Times are in seconds. */
interface Figures {
  /** Counts requests that weren't answered with 200, by what came instead. */
  readonly lost: Readonly<Record<string, number>>;
  /** The first of them came this long after the fault. */
  readonly goesOnFor: number | undefined;
  /**
   * Gives the time from the fault, and from when PgBouncer was switched over, to the first good answer to a request
   * that was sent after that.
   */
  readonly worksAgain: number;
  readonly afterwards: number;
  /** Gives the time from when PgBouncer was switched over until the last of them was sent. */
  readonly lastLost: number | undefined;
  readonly longestAnswer: number;
}

const reasonOf = ({ status, body }: Answer): string => {
  if (status === 0) return `no answer (${body})`;
  const text = /"message":"([^"]*)"/.exec(body)?.[1] ?? body.slice(0, 80);
  return `${status} “${text}”`;
};

const isLost = ({ status }: Answer) => status !== 200;

/** Analyses what happened to one kind of request. */
export function figuresOf({ answers, fault, led }: TakeOver, kind: Answer['kind']): Figures {
  const since = answers.filter((answer) => answer.kind === kind && answer.answered >= fault);
  const lost = since.filter(isLost);
  const again = since.filter((answer) => !isLost(answer) && answer.asked >= led).map(({ answered }) => answered);
  const first = Math.min(...again);
  const after = lost.findLast(({ asked }) => asked >= led);
  return {
    lost: Object.fromEntries(
      Object.entries(Object.groupBy(lost, reasonOf)).map(([reason, each]) => [reason, each?.length ?? 0]),
    ),
    goesOnFor: lost[0] && Math.max(0, lost[0].asked - fault) / 1000,
    worksAgain: (first - fault) / 1000,
    afterwards: (first - led) / 1000,
    lastLost: after && (after.asked - led) / 1000,
    longestAnswer: Math.max(...since.map(({ asked, answered }) => answered - asked)) / 1000,
  };
}

/**
 * Counts the acknowledged writes, those of them that the new primary lacks, and those that were refused but are stored
 * anyway.
 */
export function countWrites({ answers, stored }: TakeOver) {
  const writes = answers.filter(({ kind }) => kind === 'write');
  const acknowledged = writes.filter((answer) => !isLost(answer));
  return {
    acknowledged: acknowledged.length,
    missing: acknowledged.filter(({ name }) => !stored.has(name)).length,
    unsureAndStored: writes.filter((answer) => isLost(answer) && stored.has(answer.name)).length,
  };
}

const isRefusal = ({ status, body, retryAfter }: Answer) =>
  status === 503 && retryAfter !== null && body.startsWith('{"error":{"code":"unavailable"');

/** Every request has to be answered from this many seconds after PgBouncer was switched over. */
const longestRecovery = 10;

/** Returns in sentences which promises a run broke. */
export function findFailures(run: TakeOver): string[] {
  const { answers, fault, led, scenario, repeated, storedInTheEnd, serversRun, mailIsSent } = run;
  const { missing, acknowledged } = countWrites(run);
  const early = answers.filter((answer) => isLost(answer) && answer.answered < fault).length;
  const odd = [...new Set(answers.filter((answer) => isLost(answer) && !isRefusal(answer)).map(reasonOf))];
  const late = answers.filter((answer) => isLost(answer) && answer.asked > led + longestRecovery * 1000).length;
  const notRepeated = [...new Set(repeated.filter(isLost).map(reasonOf))];
  const several = [...storedInTheEnd].filter(([, count]) => count > 1).length;
  const neverStored = repeated.filter(({ name }) => !storedInTheEnd.has(name)).length;
  const kinds = ['read', 'write'] as const;
  const silent = kinds.filter((kind) => !Number.isFinite(figuresOf(run, kind).worksAgain));
  return [
    early > 0 && `${early} requests were lost before the primary was: this computer has too much else to do`,
    odd.length > 0 && `some were lost without a refusal that says when to try again: ${odd.join('; ')}`,
    ...silent.map((kind) => `no ${kind} works again`),
    late > 0 && `${late} requests were lost more than ${longestRecovery} s after the takeover`,
    scenario.missing === 'none' && missing > 0 && `${missing} of ${acknowledged} acknowledged writes are missing`,
    scenario.missing === 'some' && missing === 0 && 'no acknowledged write is reported as missing, though some must be',
    notRepeated.length > 0 && `a write that is sent again is refused: ${notRepeated.join('; ')}`,
    neverStored > 0 && `${neverStored} writes that were sent again are not stored`,
    several > 0 && `${several} writes are stored more than once`,
    !serversRun && 'a server ended',
    !mailIsSent && 'no mail is sent any more',
  ].filter((failure) => failure !== false);
}
