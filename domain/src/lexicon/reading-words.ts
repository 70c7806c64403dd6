import type { AllergenId } from '../facts/allergens.ts';
import { tokensOf } from '../reading/normalise.ts';

/**
 * How a word of grammar affects the terms around it.
 * - `may`: what directly follows is a may-contain statement; `contains`: what follows is contained.
 * - `present`: what precedes it in its segment may be there: "nuts may be present".
 * - `without`: the next term is absent, and so is a list with "or"; `without_list`: so is a list with "and".
 * - `omit`: like `without_list`, unless it is a condition: "omit the fish sauce".
 * - `omitted`: the thing before it is absent: "cheese left out".
 * - `free`: the next term is there without these allergens.
 * - `doubt`: the next term only sometimes has these allergens: "GF pasta".
 * - `softer`: the next term is there, and only sometimes has what it implies.
 * - `beside`: what follows is on the plate; it ends bindings and may-contain statements.
 * - `connector`: ends bindings; `either`: passes "without" on.
 * - `guard`: an offer or a denial ("can be made without nuts", "not dairy-free"), so that nothing in its segment is
 *   negated.
 * - `neutral`: may stand between a binding word and its term.
 */
export type ReadingWord =
  | {
      readonly does:
        | 'present'
        | 'contains'
        | 'without'
        | 'without_list'
        | 'omit'
        | 'omitted'
        | 'softer'
        | 'beside'
        | 'connector'
        | 'and'
        | 'either'
        | 'neutral';
    }
  | { readonly does: 'may' | 'guard'; /** The phrase includes a denial. */ readonly denies: boolean }
  | { readonly does: 'free' | 'doubt'; readonly of: readonly AllergenId[] };

/** What "vegan" removes. */
export const animal: readonly AllergenId[] = ['milk', 'eggs', 'fish', 'crustacean-shellfish', 'molluscs'];

export const table: readonly (readonly [ReadingWord, string])[] = [
  [
    { does: 'may', denies: false },
    `may contain, may also contain, might contain, could contain, possibly contains, may possibly contain,
    may have been in contact with, may have come into contact with, may contain traces of, contains traces of,
    traces of, trace amounts of, traces, possible presence of, risk of, cross contact with, cross contamination with,
    cross contact, cross contamination, allergic to, allergy to, allergies to,
    puede contener, puede contener trazas de, trazas de, peut contenir, peut contenir des traces de, traces de,
    può contenere, può contenere tracce di, può contenere anche, tracce di, puede contener restos de,
    kann, kann spuren von, kann auch, kann spuren von anderen, pode conter, pode conter traços de, pode conter vestígios de,
    kan bevatten, kan sporen bevatten van, kan sporen van, może zawierać, może zawierać śladowe ilości, mogą zawierać,
    kan innehålla, kan innehålla spår av, kan indeholde, kan indeholde spor af, kan inneholde, kan inneholde spor av,
    saattaa sisältää, может содержать, может содержать следы, may contain allergens such as, may contain allergens including,
    may contain other allergens such as,
    spuren von, en equipo que procesa, en equipos que procesan, en una planta que procesa, en instalaciones que procesan,
    dans un atelier qui utilise, dans un atelier utilisant`,
  ],
  [
    { does: 'may', denies: true },
    `cannot guarantee, can not guarantee, can’t guarantee, no guarantee,
    not guaranteed, unable to guarantee, do not guarantee, unsuitable for,
    not suitable for, not suitable for people with, not suitable for persons with, not suitable for those with,
    not suitable for anyone with, not suitable for customers with, not suitable for consumers with,
    not suitable for individuals with, not suitable for someone with, unsuitable for people with,
    unsuitable for those with, unsuitable for anyone with`,
  ],
  [{ does: 'present' }, 'may be present, may also be present, might be present, could be present'],
  [
    { does: 'contains' },
    'contains, contain, containing, made with, made from, includes, contiene, contient, enthält, with or without',
  ],
  [{ does: 'without' }, 'without, neither, without any, w o, no, no added, zero, sans, minus, hold the'],
  [
    { does: 'without_list' },
    `free of, free from, free of any, free from any, does not contain, do not contain, not contain, contains no, contain no, doesn’t contain, does not contain any,
    does not contain any of the following, does not contain any of, contains none of, contains none of the following,
    contain none of, contain none of the following, free of all, free from all of the following, free from the following,
    free of the following, contains no added, made without, made without any, prepared without, without the following`,
  ],
  [
    { does: 'omit' },
    'omit, omit the, omitting, omitting the, leave out, leave out the, leaving out the, leave off, leave off the, skip, skip the, instead of, instead of the, in place of, in place of the, rather than',
  ],
  [{ does: 'omitted' }, 'left out, left off, omitted'],
  [{ does: 'free', of: animal }, 'vegan, plant based, plantbased'],
  [{ does: 'free', of: ['eggs'] }, 'eggless, egg less'],
  [{ does: 'free', of: ['milk'] }, 'dairyfree, dairy less, dairyless, milkfree, milkless'],
  [
    { does: 'softer' },
    'imitation, mock, faux, artificial, notes of, note of, aroma of, bigger than a, larger than a, smaller than a, looks like, look like, tastes like, taste like, like a, like an, size of, shape of, thickness of, consistency of, texture of, as dark as, as thick as, as big as',
  ],
  [{ does: 'doubt', of: ['gluten'] }, 'gf'],
  [{ does: 'doubt', of: ['milk'] }, 'df, non dairy, nondairy'],
  [{ does: 'doubt', of: animal }, 'vg, ve'],
  [{ does: 'connector' }, 'in, on, over, under, from, of, by, for, but, then, our, your'],
  [
    { does: 'beside' },
    'with, w, plus, served, topped, side, alongside, featuring, tossed, drizzled, covered, smothered, garnished, finished, comes',
  ],
  [{ does: 'and' }, 'and'],
  [{ does: 'either' }, 'or, nor'],
  [
    { does: 'guard', denies: true },
    'not, non, un, never, cannot, can’t, isn’t, aren’t, can, could, may, might, available, option, optional, request, ask, unless, if, sub, swap, choice, choose, instead, almost, nearly, previously, formerly, no longer, used to be, semi, partly, partially, mostly, hardly, far from, anything but, regular or, or regular, normal or, or normal, standard or, or standard, traditional or, or traditional, when served, when ordered, unless served',
  ],
  // These tools are named after a food.
  [
    { does: 'neutral' },
    `
    cookie sheet, cake pan, cake tin, cake tray, sheet cake pan, sheet cake tray, bread pan, loaf pan, muffin tin, muffin
    pan, muffin cup, muffin liner, cupcake liner, cupcake wrapper, cupcake tin, pie plate, pie pan, pie tin, pie dish, pie
    weight, pizza stone, pizza pan, pizza cutter, cookie cutter, cookie scoop, bundt pan, egg slicer, egg carton, butter
    knife, butter dish, milk jug, milk carton, cheesecloth, cheese cloth, cheese knife, cheese grater, waffle iron, taco
    rack, taco stand, bread machine, bread knife, bread box, springform pan, tart pan, tart tin, pancake turner, fish
    spatula, nut milk bag, nutcracker, lobster cracker, crab cracker, toothpick, parchment, parchment paper, cooking
    twine, skewer stick`,
  ],
  // Names the function of something else in the list: "soy lecithin (an emulsifier)".
  [
    { does: 'neutral' },
    `
    cape cod, walnut creek, walnut grove, walnut street, almond street, pecan street, chestnut street, chestnut hill, peanuts gang,
    fish kettle, alternative milk, alternative milks, an emulsifier, as an emulsifier, as emulsifier, a stabilizer, as a stabilizer, as stabilizer, a natural stabilizer, a thickener,
    as a thickener, as thickener, a preservative, as a preservative, as preservative, a natural preservative, an antioxidant, as an antioxidant,
    as a dough conditioner, as dough conditioner, a dough conditioner, as a whipping aid, as whipping aid, as a processing aid, as a whitening agent, as an acidifier, as a sweetener, flavored with, flavoured with, full flavored, fully flavored, boldly flavored, richly flavored, highly flavored, delicately flavored, as a carrier, an enzyme, as an enzyme, enzyme modified, maintain natural color, retain natural color, preserve natural color, promote natural color, enhance flavor, improve flavor, project flavor, provides flavor, provide flavor, oil free, negligible fat, trivial fat, amount of saturated fat, source of fat, as flavoring, as a flavoring, as color`,
  ],
  // These are preparations, and words that only sound like food.
  [
    { does: 'neutral' },
    `
    without coral, with coral, non caloric, medium fat, full fat, half fat, high fat, non fat, zero fat, oil roasted, low fat, reduced in fat, reduced fat, lower fat, fat free, trans fat, amount of fat, percent fat, reduced protein, reduced lactose, fat reduced, coated with, dusted with, treated with, shake well, shake before opening, shake before using, shake before serving, shake the can, shake vigorously, shake to
    combine, shake until chilled, shake and strain, shake off excess, sesame street, open sesame, shark bites, shark bite
    fruit snack, gummy shark, gummy fish, fish shaped, mock turtle, goldfish bowl`,
  ],
  [
    { does: 'neutral' },
    'organic, fresh, shredded, grated, sliced, melted, creamy, homemade, artisan, local, classic, style, extra, light, dark, white, red, crispy, crunchy, warm, cold, sweet, spicy, unsweetened, sweetened, plain, salted, unsalted, certified, premium, natural, any, added, the, a, an, non gmo, including',
  ],
];

/** Near one of these, "free" without a hyphen may mean that it costs nothing. */
export const gifts: ReadonlySet<string> = new Set(
  tokensOf(
    'add extra eat get kid child buy bonus enjoy receive upgrade choose pick entree meal purchase order refill try',
  ),
);

/** Words that may come between "may contain" and the allergens. */
export const traceFillers: ReadonlySet<string> = new Set(
  tokensOf(`
    trace small minute amount level residue presence of from the a an following allergen one or more and our your other
    some any all either these those that which this also product food item ingredient dish menu people person anyone
    allergy allergic is are be will completely totally entirely absolutely 100
  `),
);

/**
 * Right after one of these, "containing" belongs to another product: "may contain traces of products containing eggs".
 */
export const containers: ReadonlySet<string> = new Set(tokensOf('product food item ingredient dish other that which'));

/** With one of these, an omission is an offer: "omit the fish sauce for vegetarians". */
export const conditions: ReadonlySet<string> = new Set(
  tokensOf('vegetarian vegan version kid child desired desire prefer preferred wish like need necessary allergy'),
);

/** After a term, these may be there instead of the term: "may contain fish bones". */
export const remains: ReadonlySet<string> = new Set(tokensOf('bone shell fragment pit stone scale'));

/** Words that may-contain statements include although they are no allergens: "may contain sunflower seeds, sesame". */
export const listedBeside: ReadonlySet<string> = new Set(tokensOf('seed pulse legume corn maize pea buckwheat'));

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

/** After a term, these mean a substitute, which only usually has what the term implies. */
export const substitutes: ReadonlySet<string> = new Set([
  'alternative',
  'substitute',
  'replacer',
  'replacement',
  'analog',
  'analogue',
]);

/** Words that only describe the form of the food named beside them. */
export const forms: ReadonlySet<string> = new Set([
  'extract',
  'plant-protein',
  'plant-protein-powder',
  'protein-powder',
  'whole-grain',
  'bran',
  'groat',
  'seed',
  'stabilizer',
  'meat',
  'vegetable-oil',
  'essential-oil',
  'unnamed-juice',
  'blend',
  'liqueur',
  'thickener',
  'emulsifier',
]);

/** Words that only describe the function or kind of what follows: "stabilizers xanthan gum", "meat chicken". */
export const titles: ReadonlySet<string> = new Set(['whole-grain', 'stabilizer', 'emulsifier', 'meat']);

/** Words that only say what the additive is for that follows in brackets: "emulsifier (soy lecithin)". */
export const functions: ReadonlySet<string> = new Set([
  'stabilizer',
  'emulsifier',
  'dough-conditioner',
  'flavor-enhancer',
  'whipping-aid',
  'natural-color',
]);

/** These leave open only their source, which may follow: "modified starch from maize". */
export const sourced: ReadonlySet<string> = new Set([
  'modified-starch',
  'lecithin',
  'plant-protein',
  'monoglyceride',
  'vegetable-oil',
  'hydrogenated-vegetable-oil',
  'hydrolyzed-plant-protein',
  'fat',
  'enzyme',
]);

/** After a term, these mean a comparison: "a walnut-sized piece" has no walnut. */
export const likenesses: ReadonlySet<string> = new Set(tokensOf('sized shaped'));

/** The wood of these trees is used for smoking: "walnut-smoked". */
export const woods: ReadonlySet<string> = new Set(['walnut', 'pecan', 'almond', 'hazelnut', 'chestnut']);

/** These do the same, but only with a hyphen: "milk-fed", but not "cheese colored with annatto". */
export const hyphenedLikenesses: ReadonlySet<string> = new Set(
  tokensOf('size shape coloured colored textured fed stage green brown pink gold golden'),
);

/** After a term, these mean an imitation: "crab-style sticks"; "like" needs a hyphen: "tofu-like". */
export const imitations: ReadonlySet<string> = new Set(tokensOf('style inspired scented esque like'));

/** After a term, these mean that somebody reacts to it. */
export const ailments: ReadonlySet<string> = new Set(tokensOf('allergy allergic intolerance intolerant sufferer'));

/** These name the cereals themselves: gluten-free oats are still oats. */
export const cerealNames: ReadonlySet<string> = new Set(['wheat', 'rye', 'barley', 'oat', 'spelt']);
