import { expect, it } from 'vitest';
import { partGlued } from './part-glued.ts';
import type { Phrase } from './phrases.ts';

const heading = (text: string): Phrase => ({
  text,
  left: 100,
  right: 100 + text.length * 5,
  top: 0,
  bottom: 10,
  size: 10,
  font: '',
  bold: true,
  turn: 0,
});

it('parts headings that ran together, each where its letters stand', () => {
  const parts = (text: string) => partGlued(heading(text)).map((part) => part.text);
  expect(parts('PEANUTSSOY')).toEqual(['PEANUTS', 'SOY']);
  expect(parts('MILKEGGSWHEAT')).toEqual(['MILK', 'EGGS', 'WHEAT']);
  for (const whole of [
    'Eggplant',
    'Soymilk',
    'Buttermilk',
    'Peanuts',
    'Fishcake',
    'Cheeseburger',
    'Wheat/Gluten',
    'Milkshake',
  ])
    expect(parts(whole)).toEqual([whole]);
  const [peanuts, soy] = partGlued(heading('PEANUTSSOY'));
  expect([peanuts?.left, peanuts?.right, soy?.left, soy?.right]).toEqual([100, 135, 135, 150]);
});
