import type { AllergenId } from '../allergens.ts';
import { tokensOf } from '../normalise.ts';
import { kitchenPhraseEnd } from './kitchen-words.ts';

/**
 * What a word of grammar does to the terms behind it.
 * - `may`: what directly follows may be there; `contains`: what follows is there.
 * - `without`: the next term is not there; `without_list`: nor are those joined to it by "and".
 * - `free`: the next term is there without these allergens.
 * - `softer`: the next term is there, and only usually has what it implies.
 * - `beside`: what follows is on the plate, and ends what may be there; it ends what was binding.
 * - `connector`: ends whatever was binding; `either`: passes "without" on.
 * - `guard`: an offer or a denial ("can be made without nuts", "not dairy-free"): nothing in its segment is turned around.
 * - `neutral`: may stand between a binding word and its term.
 */
export type ReadingWord =
  | {
      readonly does:
        | 'may'
        | 'contains'
        | 'without'
        | 'without_list'
        | 'softer'
        | 'beside'
        | 'connector'
        | 'and'
        | 'either'
        | 'guard'
        | 'neutral';
    }
  | { readonly does: 'free'; readonly of: readonly AllergenId[] };

const animal: readonly AllergenId[] = ['milk', 'eggs', 'fish', 'crustacean-shellfish', 'molluscs'];

export const table: readonly (readonly [ReadingWord, string])[] = [
  [
    { does: 'may' },
    'may contain, may also contain, might contain, could contain, may contain traces of, contains traces of, traces of, trace amounts of, cross contact with, cross contamination with, cannot guarantee the absence of, can not guarantee the absence of',
  ],
  [{ does: 'contains' }, 'contains, contain, containing, made with, made from, includes'],
  [{ does: 'without' }, 'without, without any, w o, no, no added, zero, sans, minus, hold the'],
  [
    { does: 'without_list' },
    'free of, free from, free of any, free from any, does not contain, do not contain, not contain, contains no, contain no, doesn’t contain, does not contain any',
  ],
  [{ does: 'free', of: animal }, 'vegan, plant based, plantbased'],
  [{ does: 'free', of: ['eggs'] }, 'eggless, egg less'],
  [{ does: 'free', of: ['milk'] }, 'dairyfree, dairy less, dairyless, milkfree, milkless'],
  [{ does: 'softer' }, 'imitation, mock, faux, non dairy, nondairy, artificial'],
  [{ does: 'connector' }, 'in, on, over, under, from, of, by, for, but, then, our, your'],
  [
    { does: 'beside' },
    'with, w, plus, served, topped, side, alongside, featuring, tossed, drizzled, covered, smothered, garnished, finished, comes',
  ],
  [{ does: 'and' }, 'and'],
  [{ does: 'either' }, 'or, nor'],
  [
    { does: 'guard' },
    'not, non, un, never, cannot, can’t, isn’t, aren’t, can, could, may, might, available, option, optional, request, ask, unless, if, sub, swap, choice, choose, instead, almost, nearly, previously, formerly',
  ],
  [
    { does: 'neutral' },
    'organic, fresh, shredded, grated, sliced, melted, creamy, homemade, artisan, local, classic, style, extra, light, dark, white, red, crispy, crunchy, warm, cold, sweet, spicy, unsweetened, sweetened, plain, salted, unsalted, certified, premium, natural, any, added, the, a, non gmo',
  ],
];

/** Where one of these stands, "free" without a hyphen may mean that it costs nothing. */
export const gifts: ReadonlySet<string> = new Set(
  tokensOf(
    'add extra eat get kid child buy bonus enjoy receive upgrade choose pick entree meal purchase order refill try',
  ),
);

/** May stand between "may contain" and what may be there. */
export const traceFillers: ReadonlySet<string> = new Set(
  tokensOf('trace small amount of the following allergen one or more and our your other some'),
);

/** Behind a term, these may be there rather than the term: "may contain fish bones". */
export const remains: ReadonlySet<string> = new Set(tokensOf('bone shell fragment pit stone scale'));

/** Terms that only flavour what follows: "vegan strawberry ice cream" binds the ice cream. */
export const flavours: ReadonlySet<string> = new Set([
  'vanilla',
  'strawberry',
  'blueberry',
  'banana',
  'lemon',
  'mango',
  'apple',
  'coffee',
  'cocoa',
  'cinnamon',
  'maple-syrup',
  'mint',
  'squash',
]);

/** Behind a term: it is something else in its place, and only usually has what the term implies. */
export const substitutes: ReadonlySet<string> = new Set([
  'alternative',
  'substitute',
  'replacer',
  'replacement',
  'analog',
  'analogue',
]);

/** Names of the cereals themselves: gluten-free oats are still oats. */
export const cerealNames: ReadonlySet<string> = new Set(['wheat', 'rye', 'barley', 'oat', 'spelt']);

/** Say nothing about what is in a dish: not asked about where the lexicon doesn't know them. */
export const idle: ReadonlySet<string> = new Set(
  tokensOf(`
    to at as per is are be it its this that these those we all each every also ingredient may contain contains
    i ii approx about less than more up percent piece pieces bunch handful pinch dash splash drop slice half whole
    quarter dozen cup tablespoon teaspoon tbsp tbs tsp gram g kg mg ml cl l liter litre ounce oz pound lb lbs can tin
    jar pack packet bag box small medium large big mini baby jumbo thick thin long short hot cool chilled frozen
    raw ripe dry dried wet roasted roast toasted baked grilled fried steamed boiled poached braised smoked cured
    sauteed sautéed seared charred blackened blanched cooked uncooked stewed simmered chopped diced minced crushed
    ground mashed pureed puréed julienned shaved peeled pitted seeded seedless boneless skinless skin bone lean
    cubed halved quartered torn crumbled whipped beaten squeezed pressed strained drained rinsed washed trimmed
    finely coarsely roughly thinly lightly freshly fine coarse rough tender juicy soft hard firm young old new aged
    green yellow black brown golden purple pink blue orange vine hand made home house seasonal market wild farm
    farmed raised free range cage grass fed line caught pasture sustainable imported domestic pure real finest best
    quality grade aa good great delicious tasty rich mild medium tangy zesty savory savoury bitter sour ripe
    cold warm garnish garnished optional taste serving portion main base layer mix mixed finished
    free low reduced high fat sodium calorie refined unrefined unbleached bleached enriched fortified
  `),
);
const quantity = /^\d+(?:g|kg|mg|ml|cl|l|oz|lb|pc|cm|in|x)?$/;

/** Whether a word that no table knows needs no question. */
export function isIdle(token: string): boolean {
  return idle.has(token) || quantity.test(token);
}

/** Words of grammar at which one thing on the plate ends and the next begins. */
export function isBorder({ does }: ReadingWord): boolean {
  return does !== 'free' && does !== 'softer' && does !== 'neutral';
}

interface WordStep {
  readonly next: Map<string, WordStep>;
  word?: ReadingWord;
}

const root: WordStep = { next: new Map() };
for (const [word, phrases] of table) {
  for (const phrase of phrases.split(',')) {
    let step = root;
    for (const token of tokensOf(phrase)) {
      const next: WordStep = step.next.get(token) ?? { next: new Map() };
      step.next.set(token, next);
      step = next;
    }
    step.word = word;
  }
}

/** The longest phrase of grammar that starts at `from`, and the index behind it. */
export function readingWordAt(tokens: readonly string[], from: number): { word: ReadingWord; end: number } | undefined {
  let found: { word: ReadingWord; end: number } | undefined;
  let step = root;
  for (let at = from; at < tokens.length; at += 1) {
    const next = step.next.get(tokens[at] ?? '');
    if (next === undefined) break;
    step = next;
    if (step.word !== undefined) found = { word: step.word, end: at + 1 };
  }
  const end = kitchenPhraseEnd(tokens, from);
  return end !== undefined && end > (found?.end ?? 0) ? { word: { does: 'may' }, end } : found;
}
