import { expect, test } from 'vitest';
import { joinGroups, type Group } from './join-groups.ts';

const group = (name: string, neededBy: readonly string[], size: number): Group => ({
  modules: [name],
  neededBy: new Set(neededBy),
  isLater: false,
  size,
});

const sorted = (names: readonly string[]) => names.toSorted((one, other) => one.localeCompare(other));
const namesOf = (groups: readonly Group[]) => sorted(groups.map(({ modules }) => sorted(modules).join('+')));
const noImports = () => [];

test('what the same pages need is one file; what would be loaded in vain stays apart', () => {
  const groups = [group('button', ['home', 'cart'], 300), group('field', ['home', 'cart'], 300)];
  const alone = [group('map', ['home'], 9000), group('sums', ['cart'], 9000)];
  expect(namesOf(joinGroups([...groups, ...alone], noImports))).toEqual(['button+field', 'map', 'sums']);
});

test('a few bytes in vain are less than a file of their own', () => {
  const groups = [group('button', ['home', 'cart'], 300), group('word', ['home', 'cart', 'login'], 20)];
  expect(namesOf(joinGroups(groups, noImports))).toEqual(['button+word']);
});

test('a page that loads little may load in vain what saves one that loads much a file', () => {
  const groups = [group('chart', ['map'], 900), group('word', ['map', 'login'], 100), group('tiles', ['map'], 50_000)];
  expect(namesOf(joinGroups(groups, noImports))).toEqual(['chart+tiles+word']);
  const form = group('form', ['login'], 50_000);
  expect(namesOf(joinGroups([...groups, form], noImports))).toEqual(['chart+tiles', 'form', 'word']);
});

test('no two are joined between which a third stands', () => {
  const imports: Record<string, readonly string[]> = { card: ['list'], list: ['word'] };
  const groups = [
    group('card', ['home', 'cart'], 20_000),
    group('list', ['home', 'cart', 'login', 'map'], 90_000),
    group('word', ['home', 'cart'], 20_000),
  ];
  expect(namesOf(joinGroups(groups, (module) => imports[module] ?? []))).toEqual(['card', 'list', 'word']);
  expect(namesOf(joinGroups(groups, noImports))).toEqual(['card+word', 'list']);
});
