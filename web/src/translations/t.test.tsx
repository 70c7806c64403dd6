import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Translation } from '../shared/ui/translation.tsx';
import { phrase, t, tCount, tIfKnown, formatList, tPhrase, tServerMessage, speakEnglish, speakSpanish } from './t.ts';

afterEach(speakEnglish);

const spanish = {
  Cart: 'Carrito',
  'Contains {what}: {why}': 'Contiene {what}: {why}',
  '{count} dishes in {place}': { one: 'un plato en {place}', other: '{count} platos en {place}' },
  'First {link}, then {other}.': 'Antes de {other}, {link}.',
};

it('says English as it is written, and fills its places', () => {
  expect(t('Cart')).toBe('Cart');
  expect(t('Contains {what}: {why}', { what: 'milk', why: 'ghee' })).toBe('Contains milk: ghee');
  expect(tPhrase(phrase('Cart'))).toBe('Cart');
  expect([0, 1, 2].map((count) => tCount(count, 'one dish', '{count} dishes'))).toEqual([
    '0 dishes',
    'one dish',
    '2 dishes',
  ]);
  expect(formatList(['a', 'b', 'c'])).toBe('a, b and c');
  for (const type of ['conjunction', 'disjunction'] as const) {
    const british = new Intl.ListFormat('en-GB', { type });
    for (const items of [[], ['a'], ['a', 'b'], ['a', 'b, c', 'd', 'e']])
      expect(formatList(items, type)).toBe(british.format(items));
  }
});

it('says the same in Spanish, and what it does not know as it is', () => {
  speakSpanish(spanish);
  expect(t('Cart')).toBe('Carrito');
  expect(t('Contains {what}: {why}', { what: 'leche', why: 'ghee' })).toBe('Contiene leche: ghee');
  expect(tPhrase(phrase('Cart'))).toBe('Carrito');
  expect([1, 2].map((count) => tCount(count, 'one', '{count} dishes in {place}', { place: 'Ohio' }))).toEqual([
    'un plato en Ohio',
    '2 platos en Ohio',
  ]);
  expect(tIfKnown('The oven is out of order')).toBe('The oven is out of order');
  expect(formatList(['a', 'b', 'c'])).toBe('a, b y c');
});

it('says words as they are that every object has', () => {
  for (const speak of [speakEnglish, () => speakSpanish(spanish)]) {
    speak();
    const words = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
    expect(words.map(tIfKnown)).toEqual(words);
    expect(words.map((message) => tServerMessage({ message }))).toEqual(words);
  }
});

it('translates a message of the server by its sentence, and fills in what the sender named', () => {
  const letters = { message: 'must have 8 letters', sentence: 'must have {number} letters', slots: { number: 8 } };
  const price = {
    message: '“5 {number}” is no price: 12.50',
    sentence: '“{words}” is no price: {number}',
    slots: { words: '5 {number}', number: '12.50' },
  };
  expect(tServerMessage(letters)).toBe('must have 8 letters');
  speakSpanish({
    'must have {number} letters': 'debe tener {number} letras',
    '“{words}” is no price: {number}': '«{words}» no, sino {number}',
    'is too long': 'es demasiado largo',
  });
  expect(tServerMessage(letters)).toBe('debe tener 8 letras');
  expect(tServerMessage(price)).toBe('«5 {number}» no, sino 12.50');
  expect(tServerMessage({ message: 'is too long' })).toBe('es demasiado largo');
  expect(tServerMessage({ message: 'must have 8 sides' })).toBe('must have 8 sides');
});

it('leaves braces alone that a restaurant wrote', () => {
  expect(t('Contains {what}: {why}', { what: 'milk', why: 'our {what} $& mix' })).toBe(
    'Contains milk: our {what} $& mix',
  );
});

it('orders elements as the language wants them', () => {
  speakSpanish(spanish);
  const { container } = render(
    <Translation sentence="First {link}, then {other}." link={<a href="/">ve</a>} other="pedir" />,
  );
  expect(container.innerHTML).toBe('Antes de pedir, <a href="/">ve</a>.');
});
