import { beforeEach, expect, it, vi } from 'vitest';
import { type HeldWorker, holdWorkers } from '../../../test/held-worker.ts';
import { AskedWorker } from './asked-worker.ts';

let opened: HeldWorker<string>[];
beforeEach(() => {
  opened = holdWorkers();
});

function openWorker() {
  const onAnswer = vi.fn<(question: string, answer: number) => void>();
  const onFailed = vi.fn<() => void>();
  const worker = new AskedWorker<string, number>(() => new Worker('file'), { onAnswer, onFailed });
  return { worker, onAnswer, onFailed };
}

it('opens with the first question and answers each with its own', () => {
  const { worker, onAnswer } = openWorker();
  expect(opened).toEqual([]);
  worker.ask('one');
  expect(worker.isBusy).toBe(true);
  opened[0]?.answer(1);
  expect(worker.isBusy).toBe(false);
  worker.ask('two');
  opened[0]?.answer(2);
  expect(opened).toHaveLength(1);
  expect(onAnswer.mock.calls).toEqual([
    ['one', 1],
    ['two', 2],
  ]);
});

it('is free for another question after a failure, which the page does not report', () => {
  const { worker, onFailed } = openWorker();
  worker.ask('one');
  const failure = new Event('error', { cancelable: true });
  opened[0]?.dispatchEvent(failure);
  expect(failure.defaultPrevented).toBe(true);
  expect(onFailed).toHaveBeenCalledOnce();
  expect(worker.isBusy).toBe(false);
});

it.each(['error', 'messageerror'])('asks another worker after the event %s, and hears no more of the first', (type) => {
  const { worker, onAnswer, onFailed } = openWorker();
  worker.ask('one');
  opened[0]?.dispatchEvent(new Event(type));
  expect([opened[0]?.isEnded, worker.isBusy]).toEqual([true, false]);
  worker.ask('two');
  opened[0]?.dispatchEvent(new Event(type));
  opened[1]?.answer(2);
  expect(onFailed).toHaveBeenCalledOnce();
  expect(onAnswer.mock.calls).toEqual([['two', 2]]);
});

it('can be asked in the listener of a failure', () => {
  const { worker, onAnswer, onFailed } = openWorker();
  onFailed.mockImplementationOnce(() => worker.ask('two'));
  worker.ask('one');
  opened[0]?.fail();
  opened[1]?.answer(2);
  expect(onAnswer.mock.calls).toEqual([['two', 2]]);
});

it('is free for another question after one that can’t be sent', () => {
  const { worker } = openWorker();
  vi.spyOn(worker.open(), 'postMessage').mockImplementationOnce(() => {
    throw new DOMException('It can’t be cloned', 'DataCloneError');
  });
  expect(() => worker.ask('one')).toThrow('It can’t be cloned');
  expect(worker.isBusy).toBe(false);
});

it('forgets the open question when it is closed, and opens another worker for the next one', () => {
  const { worker, onAnswer } = openWorker();
  worker.ask('one');
  worker.close();
  expect([opened[0]?.isEnded, worker.isBusy]).toEqual([true, false]);
  worker.ask('two');
  opened[0]?.answer(1);
  expect(opened[1]?.asked).toEqual(['two']);
  opened[1]?.answer(2);
  expect(onAnswer.mock.calls).toEqual([['two', 2]]);
});
