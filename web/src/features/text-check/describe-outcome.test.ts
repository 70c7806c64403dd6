import { afterEach, describe, expect, it } from 'vitest';
import { es } from '../../translations/interface/es.ts';
import { speakEnglish, speakSpanish } from '../../translations/t.ts';
import { checkText } from './check-text.ts';
import { describeOutcome } from './describe-outcome.ts';

afterEach(speakEnglish);

/** Checks the text as a list of ingredients, or as the name of a dish. */
const outcome = (text: string, hasList = true) => {
  const asked = { ingredients: hasList ? text : '', name: hasList ? '' : text, avoided: [] };
  return describeOutcome(checkText(asked), hasList, []);
};

/** No text clears anything, because nobody stated it. */
it.each(['', 'water', 'rice, salt', 'milk', 'may contain milk', 'xyzzy', 'no milk', 'dairy-free', 'vegan soup', '???'])(
  'words that were pasted never clear: “%s”',
  (text) => {
    for (const hasList of [true, false])
      expect(['avoid', 'cross_contact', 'not_verified']).toContain(outcome(text, hasList).verdict);
  },
);

describe('what the words say', () => {
  it.each([
    ['flour, ghee', 'avoid', /^Contains .*milk/],
    ['rice. May contain peanuts.', 'cross_contact', /^May contain peanut/],
    ['rice, salt', 'not_verified', /^Not verified: none of the nine found/],
  ])('“%s” is %s', (text, verdict, title) => {
    expect(outcome(text)).toMatchObject({ verdict, title: expect.stringMatching(title) as string });
  });

  it('always says of the rest that it is not stated', () => {
    for (const text of ['flour, ghee', 'rice. May contain peanuts.'])
      expect(outcome(text).note).toContain('Not stated does not mean absent.');
  });

  it('says that a word leaves open what is in it', () => {
    expect(outcome('rice, natural flavors').note).toContain('some don’t say what is in them: ask.');
    expect(outcome('ghee, natural flavors').note).toContain('Other words don’t say');
  });

  it('says that a name alone tells nothing of what is inside', () => {
    expect(outcome('rice', false).note).toContain('A name can warn');
  });

  it('never uses a word for safe, in either language', () => {
    for (const speak of [speakEnglish, () => speakSpanish(es)]) {
      speak();
      for (const text of ['rice', 'ghee', 'may contain milk', '']) {
        const { title, note } = outcome(text);
        expect(`${title} ${note}`).not.toMatch(/\b(safe|fine|ok|clear|seguro|apto|segura)\b/i);
      }
    }
  });
});
