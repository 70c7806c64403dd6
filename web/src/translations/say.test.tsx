import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Say } from '../shared/ui/say.tsx';
import {
  phrase,
  say,
  sayCount,
  sayIfKnown,
  sayList,
  sayPhrase,
  sayServerMessage,
  speakEnglish,
  speakSpanish,
} from './say.ts';

afterEach(speakEnglish);

const spanish = {
  Cart: 'Carrito',
  'Contains {what}: {why}': 'Contiene {what}: {why}',
  '{count} dishes in {place}': { one: 'un plato en {place}', other: '{count} platos en {place}' },
  'First {link}, then {other}.': 'Antes de {other}, {link}.',
};

it('says English as it is written, and fills its places', () => {
  expect(say('Cart')).toBe('Cart');
  expect(say('Contains {what}: {why}', { what: 'milk', why: 'ghee' })).toBe('Contains milk: ghee');
  expect(sayPhrase(phrase('Cart'))).toBe('Cart');
  expect([0, 1, 2].map((count) => sayCount(count, 'one dish', '{count} dishes'))).toEqual([
    '0 dishes',
    'one dish',
    '2 dishes',
  ]);
  expect(sayList(['a', 'b', 'c'])).toBe('a, b and c');
  for (const type of ['conjunction', 'disjunction'] as const) {
    const british = new Intl.ListFormat('en-GB', { type });
    for (const items of [[], ['a'], ['a', 'b'], ['a', 'b, c', 'd', 'e']])
      expect(sayList(items, type)).toBe(british.format(items));
  }
});

it('says the same in Spanish, and what it does not know as it is', () => {
  speakSpanish(spanish);
  expect(say('Cart')).toBe('Carrito');
  expect(say('Contains {what}: {why}', { what: 'leche', why: 'ghee' })).toBe('Contiene leche: ghee');
  expect(sayPhrase(phrase('Cart'))).toBe('Carrito');
  expect([1, 2].map((count) => sayCount(count, 'one', '{count} dishes in {place}', { place: 'Ohio' }))).toEqual([
    'un plato en Ohio',
    '2 platos en Ohio',
  ]);
  expect(sayIfKnown('The oven is out of order')).toBe('The oven is out of order');
  expect(sayList(['a', 'b', 'c'])).toBe('a, b y c');
});

it('says a message of the server with what it quotes and counts', () => {
  const texts = {
    'must have {number} letters': 'debe tener {number} letras',
    '“{words}” is no price: {number}': '«{words}» no',
  };
  const message = '“5 {number}” is no price: 12.50';
  expect(sayServerMessage('must have 8 letters')).toBe('must have 8 letters');
  speakSpanish(texts);
  expect(sayServerMessage('must have 8 letters')).toBe('debe tener 8 letras');
  expect(sayServerMessage(message)).toBe('«5 {number}» no');
  expect(sayServerMessage('must have 8 sides')).toBe('must have 8 sides');
});

it('leaves braces alone that a restaurant wrote', () => {
  expect(say('Contains {what}: {why}', { what: 'milk', why: 'our {what} $& mix' })).toBe(
    'Contains milk: our {what} $& mix',
  );
});

it('orders elements as the language wants them', () => {
  speakSpanish(spanish);
  const { container } = render(<Say sentence="First {link}, then {other}." link={<a href="/">ve</a>} other="pedir" />);
  expect(container.innerHTML).toBe('Antes de pedir, <a href="/">ve</a>.');
});
