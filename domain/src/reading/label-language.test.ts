import { describe, expect, it } from 'vitest';
import { assessText } from './assess-text.ts';
import { readText } from './parse-ingredients.ts';
import { repairEncoding } from './repair-encoding.ts';

const asked = (list: string): readonly string[] => assessText([list]).opaque;
const contained = (list: string): string[] => {
  const { contains, mayContain } = assessText([list]);
  return [...contains, ...mayContain].map(({ allergen }) => allergen);
};

describe('the language of labels', () => {
  it.each([
    ['emulsifier (322)', ['322']],
    ['emulsifiers (471, 481), colour (150d), thickeners (1442, 415)', ['471', '1442']],
    ['acidity regulator (E331iii), stabiliser: 407, INS 500ii, flavour enhancer (621), E1518', []],
    ['E 472e', ['E 472e']],
    ['emulsifier (sunflower lecithin), stabiliser (guar gum)', []],
    ['emulsifier (for texture)', ['emulsifier']],
    ['vegetable oil (canola, palm), modified starch (from maize)', []],
    ['vegetable oil (antioxidant 320)', ['vegetable oil']],
    ['mono- and diglycerides of fatty acids of vegetable origin', ['mono- and diglycerides of fatty acids']],
    ['82% fat butter, honey from Gâtinais, salt from the Alps, sugarâ€, xan- than gum', []],
    ['oil from Gâtinais', ['oil', 'Gâtinais']],
    ['salt from Garlik, tomato from Onoin, butter from vitlok', ['Garlik', 'Onoin', 'vitlok']],
    ['garlic power, sea sat', ['garlic power', 'sea sat']],
    [
      'veal fond, natural and artificial colors, hummus crisps',
      ['veal fond', 'natural and artificial colors', 'hummus crisps'],
    ],
  ])('asks about %s: %j', (list, questions) => {
    expect(asked(list)).toEqual(questions);
  });

  it.each([
    ['preservative (220)', 'sulphites'],
    ['emulsifier (soy lecithin)', 'soybeans'],
    ['wheaten cornflour', 'wheat'],
    ['arachis hypogaea', 'peanuts'],
    ['anacardium occidentale', 'cashew'],
    ['sinapis alba', 'mustard'],
    ['apium graveolens', 'celery'],
    ['hordeum vulgare', 'barley'],
    ['flour from peanits', 'peanuts'],
    ["blanc d'oeuf", 'eggs'],
    ['blanc d`oeuf', 'eggs'],
    ['BLANC D´OEUF', 'eggs'],
    ['blanc dʼœuf', 'eggs'],
    ['blanc doeuf', 'eggs'],
    ['pasta all’uovo', 'eggs'],
    ["bévandá áll'ávená", 'oats'],
    ['lait d‘amande', 'almond'],
  ])('warns of what %s has: %s', (list, allergen) => {
    expect(contained(list)).toContain(allergen);
  });

  it.each(['\u200B', '\u200E', '\u061C', '\u202A', '\u2066', '\u3164', '\u115F', '\uFFF9', '\u{E0001}'])(
    'finds a food on both sides of a character that nobody sees, and around it: %j',
    (unseen) => {
      const list = ['al~mond flour', 'pea~nut sauce', 'mi~lk', 'fish~sauce', 'soy~sauce~powder', `~eggs~`];
      const found = contained(list.join(', ').replaceAll('~', unseen));
      expect(found).toEqual(expect.arrayContaining(['almond', 'peanuts', 'milk', 'fish', 'soybeans', 'eggs']));
    },
  );

  it('reads a number alone, or what may be a slip of the pen, only in a list of ingredients', () => {
    expect(readText('Burger, 471')).toMatchObject({ unread: [] });
    expect(readText('Sat, Sun, bold flavors').findings.filter(({ formOf }) => formOf !== true)).toEqual([]);
    expect(readText('Sat, Sun').unread).toEqual([]);
    expect(readText('any 2 flavors').findings).toMatchObject([{ formOf: undefined }]);
  });

  it.each([
    ['purÃ©e', 'puré\u00ADe'],
    ['bakerâ€™s', 'baker’\u00AD\u00ADs'],
    ['BUTTERÃ¢â‚¬Â¡', 'BUTTER       '],
    ['PÂTÉ’S, CAFÉ™, crème brûlée”', 'PÂTÉ’S, CAFÉ™, crème brûlée”'],
  ])('repairs what was read with the wrong encoding, letter by letter: %s', (broken, repaired) => {
    expect(repairEncoding(broken)).toBe(repaired);
    expect(repaired).toHaveLength(broken.length);
  });
});
