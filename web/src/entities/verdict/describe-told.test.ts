import { toldKinds } from '@clearplate/domain/verdict/told';
import { expect, it } from 'vitest';
import { describeSaid } from './describe-told.ts';

it('what nobody could say is told of what was asked: the food, shared equipment or traces', () => {
  const said = toldKinds.map((kind) => describeSaid({ kind, answer: 'unknown', things: ['peanut', 'milk'] }));
  expect(said).toEqual([
    'they couldn’t say about peanut or milk',
    'they couldn’t say whether anything with peanut or milk shares its oil, pans or surfaces',
    'they couldn’t say about traces of peanut or milk',
  ]);
});
