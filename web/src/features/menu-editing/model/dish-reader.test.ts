import { beforeEach, expect, it, vi } from 'vitest';
import { buildMenuDish } from '../../../../test/menu-builders.ts';
import { DishReader } from './dish-reader.ts';
import { savedDish } from './edited-dish.ts';
import { findingsOf } from './findings.ts';

type OnRead = ConstructorParameters<typeof DishReader>[0];

/** A worker that answers on demand. */
class HeldWorker extends EventTarget {
  static opened: HeldWorker[] = [];
  readonly asked: { record: { name: string } }[] = [];
  isEnded = false;
  constructor() {
    super();
    HeldWorker.opened.push(this);
  }
  postMessage(dish: { record: { name: string } }) {
    this.asked.push(dish);
  }
  terminate() {
    this.isEnded = true;
  }
  answer() {
    this.dispatchEvent(new MessageEvent('message', { data: findingsOf(buildMenuDish().facts) }));
  }
}

beforeEach(() => {
  HeldWorker.opened = [];
  vi.stubGlobal('Worker', HeldWorker);
});

const dishNamed = (name: string) => {
  const record = savedDish(buildMenuDish({ name }));
  return { record, saved: record };
};
const names = (worker: HeldWorker | undefined) => worker?.asked.map(({ record }) => record.name);

it('opens no thread before there is a dish to read', () => {
  new DishReader(() => {}).close();
  expect(HeldWorker.opened).toHaveLength(0);
});

it('reads one dish after another, and of one dish only what it is last', () => {
  const read: string[] = [];
  const reader = new DishReader((key, { name }) => read.push(`${key} ${name}`));
  reader.read('1', dishNamed('So'));
  reader.read('1', dishNamed('Sou'));
  reader.read('2', dishNamed('Pie'));
  reader.read('1', dishNamed('Soup'));
  const [worker] = HeldWorker.opened;
  expect(names(worker)).toEqual(['So']);
  worker?.answer();
  worker?.answer();
  worker?.answer();
  expect(names(worker)).toEqual(['So', 'Soup', 'Pie']);
  expect(read).toEqual(['1 So', '1 Soup', '2 Pie']);
  reader.close();
  expect(worker?.isEnded).toBe(true);
});

it('takes what is found for the dish that was asked about', () => {
  const onRead = vi.fn<OnRead>();
  const reader = new DishReader(onRead);
  const soup = dishNamed('Soup');
  reader.read('1', soup);
  HeldWorker.opened[0]?.answer();
  expect(onRead).toHaveBeenCalledExactlyOnceWith('1', soup.record, expect.objectContaining({ doubts: [] }));
});

it('goes on with the next dish after a thread that failed', () => {
  const onRead = vi.fn<OnRead>();
  const reader = new DishReader(onRead);
  reader.read('1', dishNamed('Soup'));
  HeldWorker.opened[0]?.dispatchEvent(new Event('error', { cancelable: true }));
  reader.read('2', dishNamed('Pie'));
  HeldWorker.opened[0]?.answer();
  expect(onRead.mock.calls.map(([key]) => key)).toEqual(['2']);
});
