import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import type { Avoidance } from '@clearplate/domain/verdict/eater';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cardTexts, type CardTexts } from '../../translations/chef-card.ts';
import { es as inSpanish } from '../../translations/interface/es.ts';
import { type Language, languages } from '../../translations/languages.ts';
import { speakEnglish, speakSpanish } from '../../translations/t.ts';
import { otherCardTexts } from '../chef-card/other-texts.ts';
import { InKitchen } from './kitchen-question.tsx';
import type { AskedOfKitchen } from './kitchen-question-translated.tsx';

const texts: Readonly<Record<Exclude<Language, 'en'>, CardTexts>> = { es: cardTexts.es, ...otherCardTexts };
const tongues = Object.keys(texts) as (keyof typeof texts)[];

const [peanuts, milk] = [allergenAvoidance('peanuts'), allergenAvoidance('milk')];
const garlic: Avoidance = { kind: 'unknown', name: 'garlic' };

const ask = (question: AskedOfKitchen['question'], given: Partial<AskedOfKitchen> = {}): AskedOfKitchen => ({
  question,
  named: [],
  asked: [peanuts, milk].map((avoidance) => ({ avoidance, names: [] })),
  dishes: [{ name: 'Pad Thai' }, { name: 'Larb' }],
  ...given,
});
const because = (...avoided: Avoidance[]) => ({ asked: avoided.map((avoidance) => ({ avoidance, names: [] })) });

/** Holds each kind of question that a menu can raise, and both forms of those that are asked in two ways. */
const all = {
  whether: ask({ kind: 'whether', avoidance: milk }, { named: [milk, garlic] }),
  'whether of one dish': ask(
    { kind: 'whether', avoidance: milk },
    { named: [milk, garlic], dishes: [{ name: 'Pad Thai' }] },
  ),
  shared_equipment: ask({ kind: 'shared_equipment' }, { named: [peanuts, milk] }),
  may_contain: ask({ kind: 'may_contain', avoidance: milk, because: ['shared fryer'] }, { named: [milk] }),
  usual_in: ask({ kind: 'usual_in', avoidance: milk, words: 'batter' }, { named: [milk] }),
  what_is_in: ask({ kind: 'what_is_in', words: 'house sauce' }),
  'what_is_in of an oil': ask({ kind: 'what_is_in', words: 'peanut oil' }),
  guessed: ask({ kind: 'guessed', words: ['butter', 'cream', 'yogurt'] }, because(milk)),
  unexplained: ask({ kind: 'unexplained', at: '2026-11-03T23:30:00.000Z' }),
} as const satisfies Record<string, AskedOfKitchen>;

const show = (question: AskedOfKitchen, language: Language = 'es') =>
  render(
    <InKitchen
      question={question}
      kitchen={{ language, status: 'success', value: language === 'en' ? cardTexts.en : texts[language] }}
    />,
  );

const said = async (question: AskedOfKitchen, language?: keyof typeof texts) => {
  const { container, unmount } = show(question, language);
  const found = await screen.findByText(() => true, { selector: '.question__kitchen[lang]' });
  const text = found.textContent;
  const { lang } = found;
  expect(container.children).toHaveLength(1);
  unmount();
  return { text, lang };
};

afterEach(() => {
  speakEnglish();
  vi.unstubAllEnvs();
});

describe('what a kitchen is asked in its language', () => {
  it.each([
    ['whether', '¿Alguno de estos platos lleva leche o «garlic»?'],
    ['whether of one dish', '¿El plato «Pad Thai» lleva leche o «garlic»?'],
    [
      'shared_equipment',
      '¿Se fríe algo con maní o leche en el mismo aceite, o se usan las mismas sartenes o superficies?',
    ],
    ['may_contain', '¿Pueden evitar las trazas de leche?'],
    ['usual_in', 'Según su menú, no lleva leche. ¿Es así también para «batter»?'],
    ['what_is_in', '«house sauce»: ¿qué lleva? ¿Lleva maní o leche?'],
    ['what_is_in of an oil', '¿El aceite «peanut oil» (maní) es altamente refinado?'],
    ['guessed', '¿Lleva «butter», «cream» o «yogurt» (leche)?'],
    ['unexplained', 'Un comensal tuvo una reacción el 3 de noviembre de 2026; no se conoce la causa. ¿Saben algo más?'],
  ] as const)('is each question that is asked in English: %s', async (kind, text) => {
    expect(await said(all[kind])).toEqual({ text, lang: 'es' });
  });

  it.each([
    ['fr', 'Y trouve-t-on ceci\u00a0: «\u00a0butter\u00a0», «\u00a0cream\u00a0» ou «\u00a0yogurt\u00a0» (lait)\u00a0?'],
    ['it', 'Contiene: «butter», «cream» o «yogurt» (latte)?'],
    ['zh', '里面含有“butter”、“cream”或“yogurt”（乳及乳制品）吗？'],
    ['ja', '「butter」、「cream」、または「yogurt」（乳）は入っていますか？'],
    ['ko', '다음이 들어 있습니까: ‘butter’, ‘cream’ 또는 ‘yogurt’(우유)?'],
    ['th', 'มี “butter”, “cream” หรือ “yogurt” (นม) หรือไม่'],
    ['vi', 'Trong món có “butter”, “cream” hoặc “yogurt” (sữa) không?'],
  ] as const)('quotes the menu as that language does: %s', async (language, text) => {
    expect((await said(all.guessed, language)).text).toBe(text);
  });

  it('says a guess that is an allergen by its name there, and not twice', async () => {
    const guessed = ask({ kind: 'guessed', words: ['butter', 'milk'] }, because(milk));
    expect((await said(guessed, 'es')).text).toBe('¿Lleva «butter» o leche?');
  });

  it('puts spaces in Thai around other scripts alone', async () => {
    const text = async (named: readonly Avoidance[]) =>
      (await said(ask({ kind: 'whether', avoidance: milk }, { named }), 'th')).text;
    expect(await text([milk, peanuts])).toBe('อาหารเหล่านี้มีนมหรือถั่วลิสงหรือไม่');
    expect(await text([milk, garlic])).toBe('อาหารเหล่านี้มีนม หรือ “garlic” หรือไม่');
    expect(await text([garlic, milk])).toBe('อาหารเหล่านี้มี “garlic” หรือ นมหรือไม่');
  });

  it.each([
    ['fr', '1er novembre 2026'],
    ['it', '1 novembre 2026'],
    ['zh', '2026年11月1日'],
    ['ja', '2026年11月1日'],
    ['ko', '2026년 11월 1일'],
    ['th', '1 พฤศจิกายน 2569'],
    ['vi', '1 tháng 11, 2026'],
  ] as const)('has the day as that language writes it: %s', async (language, day) => {
    const question = ask({ kind: 'unexplained', at: '2026-11-01T23:30:00.000Z' });
    expect((await said(question, language)).text).toContain(day);
  });

  it.each(tongues)(
    'has all kinds of questions in %s, with the menu’s own words and the foods’ names',
    async (tongue) => {
      const { terms } = texts[tongue].allergens;
      const written = {
        whether: [terms.milk.term, 'garlic'],
        'whether of one dish': ['Pad Thai', terms.milk.term, 'garlic'],
        shared_equipment: [terms.peanuts.term, terms.milk.term],
        may_contain: [terms.milk.term],
        usual_in: [terms.milk.term, 'batter'],
        what_is_in: ['house sauce', terms.peanuts.term, terms.milk.term],
        'what_is_in of an oil': ['peanut oil', terms.peanuts.term],
        guessed: ['butter', 'cream', 'yogurt', terms.milk.term],
        unexplained: [],
      } satisfies Record<keyof typeof all, readonly string[]>;
      const sentences = [];
      for (const kind of Object.keys(all) as (keyof typeof all)[]) {
        const { text, lang } = await said(all[kind], tongue);
        expect(lang).toBe(languages[tongue].tag);
        for (const words of written[kind]) expect(text).toContain(words);
        expect(text).not.toMatch(/undefined|null|NaN| {2}/);
        // Thai has no question mark.
        expect(text).toMatch(tongue === 'th' ? /หรือไม่$/ : /[?？]$/);
        sentences.push(text);
      }
      expect(new Set(sentences).size).toBe(sentences.length);
    },
  );
});

it.each(['Pacific/Auckland', 'Pacific/Honolulu'])('the day is the same wherever the device is: %s', async (zone) => {
  vi.stubEnv('TZ', zone);
  expect((await said(all.unexplained)).text).toContain('el 3 de noviembre de 2026');
});

it('a question about a day that can’t be read is left to the English', async () => {
  show(ask({ kind: 'unexplained', at: 'yesterday' }));
  show(all.whether);
  await screen.findByText(/^¿Alguno/);
  expect(document.querySelectorAll('.question__kitchen')).toHaveLength(1);
});

it('nothing is said twice: neither in English, nor in what the device speaks', () => {
  expect(show(all.whether, 'en').container.innerHTML).toBe('');
  speakSpanish(inSpanish);
  expect(show(all.whether, 'es').container.innerHTML).toBe('');
});

describe('a question whose translation isn’t there', () => {
  const showWith = (status: 'pending' | 'error') =>
    render(<InKitchen question={all.whether} kitchen={{ language: 'vi', status, value: undefined }} />);

  it('keeps its room while the texts load', () => {
    const { container } = showWith('pending');
    expect(container.querySelector('.question__kitchen:empty')).not.toBeNull();
  });

  it('leaves no empty line if they can’t be loaded', () => {
    expect(showWith('error').container.children).toHaveLength(0);
  });
});
