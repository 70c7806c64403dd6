import { describe, expect, it } from 'vitest';
import { closeEntries, readClosedLine } from './close-entries.ts';
import { closed } from './closed.ts';
import { ingredients, ingredientsByName, lexiconGroups } from './lexicon.ts';
import { readTable } from './read-table.ts';

/**
 * The name of each of these single foods includes that of another food that is not in it, or is another part of its
 * plant.
 */
const falseFriends = `
cucumber: sea cucumber
spinach: water spinach
pepper: jamaica pepper, szechuan pepper, myrtle pepper
potato: sweet potato, mountain potato, sweet potato puree, sweet potato juice, dehydrated sweet potato, japanese sweet potato, okinawan sweet potato, sweet potato leaf, sweet potato juice concentrate
rice: cauliflower rice, rice paddy herb
chicken: turkey wing, chicken of the wood
apple: custard apple, sugar apple, wood apple
parsley: chinese parsley, japanese parsley
beef: tuna steak, swordfish steak, salmon steak, lamb tenderloin, lamb sirloin, calamari steak, cauliflower steak
lettuce: sea lettuce
grape: sea grape
pea: cow pea, blackeye pea, gungo pea, black eyed pea
bean: lupin bean, lupine bean, termo bean, sea bean, yam bean
berry: allspice berry
cranberry: cranberry bean
mint: vietnamese mint, hot mint
ginger: torch ginger
bell pepper: oleoresin capsicum, capsicum extract, ground red pepper, crushed red pepper, aged red pepper, crushed red pepper flake, aged cayenne red pepper
sweet potato: yam bean, mountain yam, chinese yam
asparagus: asparagus bean
lentil: mung dal
artichoke: jerusalem artichoke, chinese artichoke
lemon: lemon grass, lemon thyme
orange: orange roughy, bergamot orange, orange blossom, orange bell pepper
cherry: cherry tomato, ground cherry
pear: prickly pear, cactus pear, pear tomato, alligator pear, balsam pear
pineapple: sea pineapple
watermelon: watermelon seed, watermelon radish
date: red date, chinese date
lamb: mutton snapper
turkey: turkey tail, brown turkey fig
`;

const known = new Set(
  falseFriends
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', others = ''] = line.split(': ');
      return others.split(', ').map((other) => `${name}: ${other}`);
    }),
);

/** Returns plain names that include a name of a closed entry without implying it. */
function unsaid(): string[] {
  const names = Map.groupBy(ingredientsByName, ([, { id }]) => id);
  const plain = [...ingredientsByName].filter(([, ingredient]) => ingredient.plain);
  return [...ingredients.values()]
    .filter((one) => one.closed)
    .flatMap(({ id, name }) => {
      const own = (names.get(id) ?? []).map(([phrase]) => ` ${phrase} `);
      return plain
        .filter(([, { terms, mayMean }]) => !terms.includes(id) && !mayMean.includes(id))
        .filter(([phrase]) => own.some((each) => ` ${phrase} `.includes(each)))
        .map(([phrase]) => `${name}: ${phrase}`);
    });
}

describe('what is closed', () => {
  it('is 150 things at least, each with its source', () => {
    expect([...ingredients.values()].filter((one) => one.closed).length).toBeGreaterThanOrEqual(150);
    expect(closed.every(({ source }) => source.length > 10)).toBe(true);
  });

  it('is found in every plain name that has one of its names in it, but for false friends', () => {
    expect(unsaid().filter((each) => !known.has(each))).toEqual([]);
  });

  it('has no false friend that is none', () => {
    const met = new Set(unsaid());
    expect([...known].filter((each) => !met.has(each))).toEqual([]);
  });

  it('refuses a member, and a line alone, that no entry has', () => {
    const entries = lexiconGroups.flatMap(({ table }) => readTable(table));
    const group = (table: string) => [{ source: 'a test', table }];
    expect(() => closeEntries(entries, group('allium | members garlick'))).toThrow('no entry');
    expect(() => closeEntries(entries, group('zorbax'))).toThrow('no entry');
    expect(() => readClosedLine('garlic | is allium')).toThrow("can't read");
  });
});
