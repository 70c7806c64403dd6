import { beforeEach, expect, it, vi } from 'vitest';
import { type HeldWorker, holdWorkers } from '../../../../test/held-worker.ts';
import { buildMenuDish } from '../../../../test/menu-builders.ts';
import { DishReader } from './dish-reader.ts';
import { savedDish } from './edited-dish.ts';
import { findingsOf } from './findings.ts';

type OnRead = ConstructorParameters<typeof DishReader>[0];

type Asked = { record: { name: string } };

let opened: HeldWorker<Asked>[];
beforeEach(() => {
  opened = holdWorkers();
});

const dishNamed = (name: string) => {
  const record = savedDish(buildMenuDish({ name }));
  return { record, saved: record };
};
const found = () => findingsOf(buildMenuDish().facts);
const names = (worker: HeldWorker<Asked> | undefined) => worker?.asked.map(({ record }) => record.name);

it('opens no thread before there is a dish to read', () => {
  new DishReader(() => {}).close();
  expect(opened).toHaveLength(0);
});

it('reads one dish after another, and of one dish only what it is last', () => {
  const read: string[] = [];
  const reader = new DishReader((key, { name }) => read.push(`${key} ${name}`));
  reader.read('1', dishNamed('So'));
  reader.read('1', dishNamed('Sou'));
  reader.read('2', dishNamed('Pie'));
  reader.read('1', dishNamed('Soup'));
  const [worker] = opened;
  expect(names(worker)).toEqual(['So']);
  worker?.answer(found());
  worker?.answer(found());
  worker?.answer(found());
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
  opened[0]?.answer(found());
  expect(onRead).toHaveBeenCalledExactlyOnceWith('1', soup.record, expect.objectContaining({ doubts: [] }));
});

it('goes on with the next dish after a thread that failed', () => {
  const onRead = vi.fn<OnRead>();
  const reader = new DishReader(onRead);
  reader.read('1', dishNamed('Soup'));
  opened[0]?.fail();
  reader.read('2', dishNamed('Pie'));
  opened[1]?.answer(found());
  expect(onRead.mock.calls.map(([key]) => key)).toEqual(['2']);
});

it('asks once about each dish that waits behind one whose thread fails', () => {
  const reader = new DishReader(() => {});
  reader.read('1', dishNamed('Soup'));
  reader.read('2', dishNamed('Pie'));
  reader.read('3', dishNamed('Tea'));
  for (const at of [0, 1, 2]) opened[at]?.fail();
  expect(opened.map(names)).toEqual([['Soup'], ['Pie'], ['Tea']]);
});
