/** Every emoji of the tables, and its word in a picture's file name. */
const names: Readonly<Record<string, string>> = {
  '🍇': 'grapes', '🍈': 'melon', '🍉': 'watermelon', '🍊': 'orange', '🍋': 'lemon', '🍌': 'banana',
  '🍍': 'pineapple', '🥭': 'mango', '🍎': 'apple', '🍐': 'pear', '🍑': 'peach', '🍒': 'cherries',
  '🍓': 'strawberry', '🫐': 'blueberries', '🥝': 'kiwi', '🍅': 'tomato', '🫒': 'olive', '🥥': 'coconut',
  '🥑': 'avocado', '🍆': 'eggplant', '🥔': 'potato', '🥕': 'carrot', '🌽': 'corn', '🌶️': 'chili',
  '🫑': 'pepper', '🥒': 'cucumber', '🥬': 'greens', '🥦': 'broccoli', '🧄': 'garlic', '🧅': 'onion',
  '🥜': 'peanuts', '🫘': 'beans', '🌰': 'nut', '🫚': 'ginger', '🫛': 'pea', '🍄': 'mushroom',
  '🍞': 'bread', '🥐': 'croissant', '🥖': 'baguette', '🫓': 'flatbread', '🥨': 'pretzel', '🥯': 'bagel',
  '🥞': 'pancakes', '🧇': 'waffle', '🧀': 'cheese', '🍖': 'bone', '🍗': 'drumstick', '🥩': 'steak',
  '🥓': 'bacon', '🍔': 'burger', '🍟': 'fries', '🍕': 'pizza', '🌭': 'hotdog', '🥪': 'sandwich',
  '🌮': 'taco', '🌯': 'burrito', '🫔': 'tamale', '🥙': 'pita', '🧆': 'falafel', '🥚': 'egg',
  '🍳': 'pan', '🥘': 'casserole', '🍲': 'pot', '🫕': 'fondue', '🥣': 'bowl', '🥗': 'salad',
  '🍿': 'popcorn', '🧈': 'butter', '🧂': 'salt', '🍱': 'bento', '🍘': 'cracker', '🍙': 'riceball',
  '🍚': 'rice', '🍛': 'curry', '🍜': 'noodles', '🍝': 'spaghetti', '🍠': 'sweet-potato', '🍢': 'skewer',
  '🍣': 'sushi', '🍤': 'fried-shrimp', '🍥': 'fishcake', '🥮': 'mooncake', '🍡': 'dango', '🥟': 'dumpling',
  '🥠': 'fortune', '🥡': 'takeout', '🦀': 'crab', '🦞': 'lobster', '🦐': 'shrimp', '🦑': 'squid',
  '🐙': 'octopus', '🦪': 'oyster', '🐚': 'shell', '🐟': 'fish', '🦆': 'duck', '🍦': 'softserve',
  '🍧': 'shaved-ice', '🍨': 'ice-cream', '🍩': 'doughnut', '🍪': 'cookie', '🎂': 'cake', '🍰': 'shortcake',
  '🧁': 'cupcake', '🥧': 'pie', '🍫': 'chocolate', '🍬': 'candy', '🍮': 'custard', '🍯': 'honey',
  '🥛': 'milk', '☕': 'coffee', '🫖': 'teapot', '🍵': 'tea', '🍷': 'wine', '🍺': 'beer', '🥤': 'cup',
  '🧋': 'bubble-tea', '🧃': 'juice', '🧊': 'ice', '🥢': 'chopsticks', '🌿': 'herb', '🌾': 'grain',
  '🔥': 'fire', '🌱': 'sprout', '🍃': 'leaves', '🌻': 'sunflower', '🎃': 'pumpkin',
};

export function emojiName(emoji: string): string {
  const name = names[emoji];
  if (name === undefined) throw new Error(`${emoji} has no name in emoji-names.ts`);
  return name;
}
