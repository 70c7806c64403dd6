import { describe, expect, it } from 'vitest';
import { ancestorsOf, us9, type AllergenId } from '../facts/allergens.ts';
import { tokensOf } from '../reading/normalise.ts';
import { ingredientsByName } from './lexicon.ts';

const short: Readonly<Record<string, AllergenId>> = {
  shellfish: 'crustacean-shellfish',
  nuts: 'tree-nuts',
  peanut: 'peanuts',
  soy: 'soybeans',
};
const idOf = (word: string): string => short[word] ?? word;

/** Returns those of the nine that a name surely or usually implies, in alphabetical order. */
function impliedBy(name: string): string[] {
  const implies = ingredientsByName.get(tokensOf(name).join(' '))?.implies;
  if (implies === undefined) return ['not in the lexicon'];
  const likely = [...implies].filter(([, certainty]) => certainty !== 'sometimes').map(([allergen]) => allergen);
  const all = new Set(likely.flatMap((allergen) => [allergen, ...ancestorsOf(allergen)]));
  return us9.filter((allergen) => all.has(allergen)).toSorted();
}

/** Reads lines of `names: those of the nine`; nothing after the colon means none. */
const rowsOf = (table: string): [string, string[]][] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', found = ''] = line.split(':');
      const ids = found
        .split(' ')
        .filter((word) => word !== '')
        .map(idOf)
        .toSorted();
      return names.split(',').map((name): [string, string[]] => [name.trim(), ids]);
    });

describe('names that sound like an allergen', () => {
  it.each(
    rowsOf(`
      water chestnut, lotus root, fish mint, oyster mushroom, sea cucumber, uni, jellyfish, nata de coco, coconut milk:
      rice noodle, rice vermicelli, glass noodle, bean thread noodle, shirataki, dangmyeon, mei fun, ho fun, pho noodle:
      vegan fish sauce, buckwheat soba, cucumber roll, kappa maki, bird's nest soup, sesame leaf, perilla, makhana:
      lemongrass, galangal, makrut lime leaf, tamarind, jaggery, asafoetida, curry leaf, urad dal, toor dal, fenugreek:
      betel nut, fox nut, ginkgo nut, candlenut, apricot kernel, winter melon, pineapple, grass jelly, boba:
      idli, dosa, papadum, makki ki roti, akki roti, mustard seed, coconut rice, butter lettuce, plum sauce:
      kombu dashi, kelp broth, five spice, sticky rice, mochi, khao niao:
    `),
  )('%s implies none of the nine it is named after', (name, expected) => {
    expect(impliedBy(name)).toEqual(expected);
  });

  it.each(
    rowsOf(`
      yu xiang eggplant, fish fragrant eggplant: soy wheat
      bombay duck, milkfish, fish ball: fish
      almond jelly, almond tofu: milk
      egg tofu: eggs soy
      century egg, salted egg, balut: eggs
      vegetarian oyster sauce: soy wheat
      drunken noodles: fish soy wheat
      peanut chutney, peanut sauce, chikki: peanut
      mock duck, eel sauce, chicken adobo: soy wheat
      sake nigiri, sake sashimi: fish
      pineapple bun: eggs milk wheat
      wife cake: sesame wheat
      white rabbit candy, milk tea: milk
      lobster sauce: eggs soy
    `),
  )('%s implies exactly %j', (name, expected) => {
    expect(impliedBy(name)).toEqual(expected);
  });
});

describe('what is hidden in', () => {
  it.each(
    rowsOf(`
      ebi, amaebi, dried shrimp, prawn cracker, shrimp chips, belacan, jhinga: shellfish
      hotate, tako, ika, hokkigai, awabi:
      unagi, tobiko: fish soy wheat
      hamachi, saba, maguro, ikura, bagoong isda, katsuo dashi, ikan bilis, prahok: fish
      kani: eggs fish shellfish wheat
      inari: soy wheat
      chawanmushi: eggs fish soybeans
      okonomiyaki: eggs fish soy wheat
      gyoza, mandu, soup dumpling, jiaozi: sesame soy wheat
      har gow: shellfish wheat
      turnip cake: shellfish
      char siu, peking duck, beef with broccoli, yakitori, soy sauce chicken: soy wheat
      mapo tofu, black bean sauce, gochujang, doubanjiang, shoyu: soy wheat
      doenjang, natto, tempeh, yuba, tauhu, soy milk, taho, fermented bean curd: soy
      bulgogi, galbi, ssamjang: sesame soy wheat
      bibimbap: eggs sesame soy wheat
      kimchi: fish
      tteokbokki: fish soy wheat
      red curry, tom yum: fish shellfish
      som tum: fish peanut shellfish
      larb, tom kha, pho, bun cha, com tam: fish
      pad see ew: eggs soy wheat
      goi cuon: peanut shellfish soy
      banh xeo: fish shellfish
      kare kare: peanut shellfish
      gado gado: eggs peanut soy
      nasi lemak: eggs fish peanut shellfish
      roti canai: milk wheat
      kaya toast: eggs
      halo halo, paneer, rasgulla, lassi, chai, dal makhani, chicken tikka, shrikhand: milk
      butter chicken, kheer: milk
      malai kofta, kaju katli, phirni: milk nuts
      tikka masala, rogan josh, saag, biryani: milk
      gulab jamun, paratha, malpua: milk wheat
      samosa, roti, rava dosa, upma, kachori: wheat
      til ladoo: sesame
      badam: nuts
      egg hopper, egg curry, anda: eggs
      dan dan noodle: sesame soy wheat
      walnut shrimp: eggs milk nuts shellfish
      egg tart: eggs milk wheat
    `),
  )('%s: %j', (name, expected) => {
    expect(impliedBy(name)).toEqual(expected);
  });
});

it.each([
  ['麻婆豆腐', 'mapo-tofu'],
  ['김치', 'kimchi'],
  ['うなぎ', 'unagi'],
  ['ผัดไทย', 'pad-thai'],
  ['phở', 'pho'],
  ['Bánh mì', 'banh-mi'],
])('%s is read in its own script as %s', (name, id) => {
  expect(ingredientsByName.get(tokensOf(name).join(' '))?.id).toBe(id);
});
