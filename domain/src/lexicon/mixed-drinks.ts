import type { LexiconGroup } from './entry.ts';

export const mixedDrinks: LexiconGroup = {
  source:
    'International Bartenders Association: official cocktails (recipes); TTB standards of identity for distilled spirits and malt beverages; The Oxford Companion to Spirits and Cocktails',
  table: `
white russian = golden cadillac, pink squirrel, toasted almond cocktail, irish coffee, baileys coffee, bushwacker, white russian cocktail
  | is alcohol | not of coffee, cocktail | usually milk
ramos gin fizz = ramos fizz | is alcohol, cream | always eggs
sherry flip = brandy flip, porto flip, tom and jerry, golden fizz | is alcohol | not of wine | always eggs
bloody caesar = caesar cocktail | is alcohol, clam | not of caesar dressing, cocktail | usually fish
shandy = red eye beer, radler, black and tan, snakebite, boilermaker, black velvet, irish car bomb | is beer | mixture
old fashioned cocktail = manhattan, cosmo, mule, cuba libre, rum punch, hurricane cocktail, tequila sunrise, caipiroska, mint julep,
  boulevardier, french 75, kir, kir royale, sidecar, gimlet, greyhound, screwdriver, sea breeze, bay breeze, sex on the beach, zombie,
  planter's punch, irish mule, hot toddy, ranch water, paper plane, aviation, last word, americano cocktail, vesper, dirty martini,
  virgin mojito, sangrita | is alcohol | not of cocktail, mint, ranch, water | mixture
espresso martini = coffee martini | is alcohol | not of coffee | sometimes milk
nut liqueur = creme de noyaux, creme de noix | is liqueur | not of cream, nut | usually tree-nuts
chocolate martini = chocolatini, godiva liqueur | is liqueur | not of chocolate | sometimes milk
rumchata = carolans, irish cream liqueur | is liqueur | not of irish cream | always milk
oatmeal stout = chocolate oatmeal stout | is oat, beer | not of chocolate
milk stout = sweet stout, cream stout, lactose stout, milkshake ipa | is beer | not of milk, cream, milkshake | usually milk
cream ale = cream ale beer | is beer | not of cream
nut brown ale = brown nut ale | is beer | not of nut
pisco sour = clover club, boston sour, egg white sour | is alcohol | usually eggs
amaretto sour | is amaretto | sometimes eggs
`,
};
