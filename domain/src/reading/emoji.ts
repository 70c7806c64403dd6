import { singular } from './fold-word.ts';

/** Gives emoji words of the lexicon. An ambiguous one gets the word that people ask about most: an ear is wheat. */
const table = `
🥛 🍼 milk
🧈 butter
🧀 🫕 cheese
🍦 🍨 ice cream
🍳 🥚 🪺 egg
🍮 custard
🐟 🐠 🐡 🎣 🍥 fish
🍣 sushi
🦐 🍤 shrimp
🦀 crab
🦞 lobster
🦪 oyster
🦑 squid
🐙 octopus
🐌 snail
🌰 tree nut
🥜 peanut
🥥 coconut
🌾 wheat
🍞 🥖 bread
🥐 croissant
🥨 pretzel
🥯 bagel
🥞 pancake
🧇 waffle
🫓 flatbread
🥪 sandwich
🍔 burger
🌭 hot dog
🌮 taco
🌯 burrito
🥙 pita
🍕 pizza
🍝 spaghetti
🍜 ramen
🥟 dumpling
🥧 pie
🍰 🎂 cake
🧁 cupcake
🍪 🥠 cookie
🍩 doughnut
🍫 chocolate
🧆 falafel
🍺 🍻 beer
🍷 🥂 wine
🍛 curry
🍲 stew
`;

/** Finds words by an emoji of one code point. */
export const emojiWords: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const parts = line.split(' ');
      const words = parts.filter((part) => /^[a-z]+$/.test(part));
      return parts.filter((part) => !words.includes(part)).map((picture) => [picture, words.map(singular)] as const);
    }),
);
