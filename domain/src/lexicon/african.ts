import type { LexiconGroup } from './entry.ts';

/** Covers East, West and southern Africa. North Africa is in the table of the Middle East. */
export const african: LexiconGroup = {
  source: 'Jessica B. Harris, The Africa Cookbook; The Oxford Companion to Food; FARE: hidden names of peanut',
  table: `
doro wat = doro wot, doro wett, doro we't | is chicken, egg, onion | sometimes milk
wat = wot, key wat, siga wat, sega wat, zilzil, alicha, alecha, alicha wat, beg wat, misir wat, misir wot, mesir wat, kik alicha, kik wat,
  gomen, gomen wat, tikil gomen, tikel gomen, fosolia, atakilt wat, dinich, shiro, shiro wat, shiro wot, bozena shiro, azifa, beyaynetu,
  yetsom beyaynetu | sometimes milk | mixture
kitfo = ketfo, gored gored, special kitfo | is beef | usually milk
tibs = awaze tibs, derek tibs, lamb tibs, beef tibs, zilzil tibs, dulet | sometimes milk
awaze = datta
ayib = ayibe, ethiopian cheese | is cheese
firfir = fitfit, injera firfir, timatim fitfit, quanta firfir | is injera | mixture
chechebsa = kita firfir, genfo, kinche | usually wheat, milk
fufu = foufou, foofoo, pounded yam, eba, garri, amala, banku, kenkey, ugali, sadza, nsima, pap, mieliepap, tuwo, attieke, sukuma wiki,
  irio, githeri, matoke, posho
egusi soup = efo riro, ogbono, ogbono soup, edikang ikong, okra soup, ewedu, bitterleaf soup, ndole, palava sauce, kontomire, waakye,
  red red, ofada stew, ayamase | not of soup, sauce | sometimes fish, shrimp, peanuts | mixture
suya = beef suya, chicken suya, chichinga, kyinkyinga, suya spice, yaji | usually peanuts
groundnut stew = peanut stew, nkatenkwan, african peanut stew, african peanut soup | is peanut | not of soup | mixture
moi moi = moin moin, akara | is bean | sometimes eggs, fish, shrimp
chin chin = puff puff, mandazi, mandasi, vetkoek, bofrot, koeksister, magwinya | is wheat | sometimes milk, eggs
thieboudienne = thiebou jen, ceebu jen, thieb | is fish, rice | mixture
yassa = chicken yassa, yassa poulet | is onion, lemon | sometimes mustard
bobotie | usually eggs, milk | sometimes wheat, almond
bunny chow = bunnychow, gatsby sandwich | is bread | mixture
peri peri chicken = piri piri chicken, frango piri piri | is chicken, piri piri | mixture
chakalaka = bredie, potjie, potjiekos, braai | mixture
shito = shito sauce, black pepper sauce ghana | is fish, shrimp
talia | is pasta
`,
};
