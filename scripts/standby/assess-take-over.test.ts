import { describe, expect, it } from 'vitest';
import type { Answer } from './ask-servers.ts';
import { countWrites, figuresOf, findFailures } from './assess-take-over.ts';
import type { TakeOver } from './take-over.ts';
import { describeTakeOver, writeReport } from './write-report.ts';

const refusal = '{"error":{"code":"unavailable","message":"Not now."}}';

/**
 * Makes a request each half second, answered after 10 ms; those between the fault and a second after the takeover are
 * refused.
 */
function answersOf(kind: Answer['kind']): Answer[] {
  return Array.from({ length: 40 }, (_, index): Answer => {
    const asked = index * 500;
    const isRefused = asked >= 6000 && asked < 10_000;
    const answer = {
      kind,
      name: `${kind} ${index}`,
      status: isRefused ? 503 : 200,
      body: isRefused ? refusal : '{}',
      retryAfter: isRefused ? '2' : null,
      asked,
      answered: asked + 10,
    };
    return { ...answer, repeat: async () => ({ ...answer, status: 200, repeat: answersOf(kind)[index]!.repeat }) };
  });
}

async function aRun(changes: Partial<TakeOver> = {}): Promise<TakeOver> {
  const writes = answersOf('write');
  const refused = writes.filter(({ status }) => status !== 200);
  const stored = new Map(writes.filter(({ status }) => status === 200).map(({ name }) => [name, 1]));
  return {
    scenario: { name: 'killed', synchronous: true, fault: 'killed', missing: 'none' },
    answers: [...answersOf('read'), ...writes],
    fault: 6000,
    promoted: 9000,
    led: 9000,
    stored,
    storedInTheEnd: new Map(writes.map(({ name }) => [name, 1])),
    repeated: await Promise.all(refused.map(({ repeat }) => repeat())),
    serversRun: true,
    mailIsSent: true,
    ...changes,
  };
}

const without = (stored: ReadonlyMap<string, number>, name: string) =>
  new Map([...stored].filter(([each]) => each !== name));

describe('a takeover', () => {
  it('is described by what was lost and for how long', async () => {
    const run = await aRun();
    expect(findFailures(run)).toEqual([]);
    expect(countWrites(run)).toEqual({ acknowledged: 32, missing: 0, unsureAndStored: 0 });
    expect(figuresOf(run, 'write')).toEqual({
      lost: { '503 “Not now.”': 8 },
      goesOnFor: 0,
      worksAgain: 4.01,
      afterwards: 1.01,
      lastLost: 0.5,
      longestAnswer: 0.01,
    });
  });

  it('counts a refused write that is stored all the same', async () => {
    const run = await aRun();
    const stored = new Map([...run.stored, ['write 13', 1]]);
    expect(countWrites({ ...run, stored })).toEqual({ acknowledged: 32, missing: 0, unsureAndStored: 1 });
  });
});

it('its report has a row for its writes and one for its reads, and what was not as promised', async () => {
  const run = await aRun();
  const report = writeReport([run], 0.5);
  expect(report).toContain('| synchronous | killed | 0 of 32 | 8 × 503 | 0 | 4.0 s | 1.0 s | 0.5 s | 0.0 s |');
  expect(report).toContain('| synchronous | killed | 8 × 503 | 0.0 s | 4.0 s | 1.0 s | 0.5 s | 0.0 s |');
  expect(report).toContain('were lost: 16 × 503 “Not now.”.');
  expect(report).toContain('Nothing failed.');
  const broken = { ...run, stored: without(run.stored, 'write 11') };
  expect(writeReport([broken], 0.5)).toContain('- synchronous, killed: 1 of 32 acknowledged writes are missing');
  expect(describeTakeOver(broken)).toContain('FAILED 1 of 32 acknowledged writes are missing');
});

describe('a broken promise is told', () => {
  const brokenBy = async (change: (run: TakeOver) => Partial<TakeOver>) => {
    const run = await aRun();
    return findFailures({ ...run, ...change(run) });
  };
  const withAnswer = (run: TakeOver, asked: number, changes: Partial<Answer>) => ({
    answers: run.answers.map((each) => (each.kind === 'read' && each.asked === asked ? { ...each, ...changes } : each)),
  });

  it('when an acknowledged write is missing', async () => {
    expect(await brokenBy(({ stored }) => ({ stored: without(stored, 'write 11') }))).toEqual([
      '1 of 32 acknowledged writes are missing',
    ]);
  });

  it('when nothing is reported where something must be missing', async () => {
    expect(await brokenBy(({ scenario }) => ({ scenario: { ...scenario, missing: 'some' } }))).toEqual([
      'no acknowledged write is reported as missing, though some must be',
    ]);
    const heldBack = ({ scenario, stored }: TakeOver) => ({
      scenario: { ...scenario, missing: 'some' as const },
      stored: without(stored, 'write 11'),
    });
    expect(await brokenBy(heldBack)).toEqual([]);
  });

  it('when an answer is anything but a refusal that says when to try again', async () => {
    const odd = { status: 500, body: '{"error":{"code":"internal","message":"Wrong"}}' };
    expect(await brokenBy((run) => withAnswer(run, 7000, odd))).toEqual([
      'some were lost without a refusal that says when to try again: 500 “Wrong”',
    ]);
    expect(await brokenBy((run) => withAnswer(run, 7000, { retryAfter: null }))).toHaveLength(1);
    expect(await brokenBy((run) => withAnswer(run, 7000, { status: 0, body: 'TimeoutError' }))).toEqual([
      'some were lost without a refusal that says when to try again: no answer (TimeoutError)',
    ]);
  });

  it('when requests are lost before the primary is, or long after the takeover', async () => {
    const lost = { status: 503, body: refusal, retryAfter: '2' };
    expect((await brokenBy((run) => withAnswer(run, 1000, lost))).join()).toContain('1 requests were lost before');
    expect((await brokenBy((run) => withAnswer(run, 19_500, lost))).join()).toContain('more than 10 s after');
  });

  it('when a write that is sent again is refused, stored twice or not at all', async () => {
    const refused = (run: TakeOver) => ({
      repeated: run.repeated.map((each) => ({ ...each, status: 409, body: 'x' })),
    });
    expect(await brokenBy(refused)).toEqual(['a write that is sent again is refused: 409 “x”']);
    const twice = ({ storedInTheEnd }: TakeOver) => ({ storedInTheEnd: new Map([...storedInTheEnd, ['write 13', 2]]) });
    expect(await brokenBy(twice)).toEqual(['1 writes are stored more than once']);
    const never = ({ storedInTheEnd }: TakeOver) => ({ storedInTheEnd: without(storedInTheEnd, 'write 13') });
    expect(await brokenBy(never)).toEqual(['1 writes that were sent again are not stored']);
  });

  it('when a server ended or does no background work', async () => {
    expect(await brokenBy(() => ({ serversRun: false, mailIsSent: false }))).toEqual([
      'a server ended',
      'no mail is sent any more',
    ]);
  });
});
