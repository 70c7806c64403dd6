/** This is a menu as its kitchen lists it, with nothing stated: section, dish, ingredients. */
const menu = `
Starters | Tomato soup | tomatoes, onion, cream, salt
Starters | Lentil soup | red lentils, carrot, onion, cumin
Starters | Green salad | lettuce, cucumber, radish, olive oil, lemon juice
Starters | Hummus | chickpeas, tahini, lemon juice, garlic
Starters | Bruschetta | wheat bread, tomatoes, basil, olive oil
Starters | Shrimp cocktail | shrimp, ketchup, lemon juice
Starters | Deviled eggs | eggs, mayonnaise, paprika
Starters | Beet carpaccio | beets, goat cheese, walnuts
Starters | Guacamole | avocado, lime juice, cilantro, salt
Starters | Melon plate | melon, mint
From the fryer | French fries | potatoes, salt
From the fryer | Sweet potato fries | sweet potatoes, salt
From the fryer | Onion rings | onion, wheat flour, milk
From the fryer | Fried calamari | squid, wheat flour, lemon
From the fryer | Fish fingers | cod, wheat flour, eggs
From the fryer | Fried zucchini | zucchini, rice flour, salt
From the fryer | Corn nuggets | corn, potatoes, salt
From the fryer | Chicken wings | chicken, chili, vinegar, salt
From the fryer | Falafel | chickpeas, parsley, cumin
From the fryer | Tempura beans | green beans, wheat flour
Mains | Roast chicken | chicken, thyme, lemon, olive oil
Mains | Grilled salmon | salmon, dill, lemon
Mains | Beef stew | beef, carrot, potatoes, red wine
Mains | Mushroom risotto | rice, mushrooms, butter, parmesan
Mains | Spaghetti pomodoro | semolina spaghetti, tomatoes, basil
Mains | Pad thai | rice noodles, peanuts, eggs, tamarind
Mains | Tofu stir-fry | tofu, broccoli, soy sauce
Mains | Lamb chops | lamb, rosemary, garlic
Mains | Stuffed peppers | bell peppers, rice, tomatoes
Mains | Steak frites | beef, potatoes, butter
Mains | Ratatouille | eggplant, zucchini, tomatoes, olive oil
Mains | Baked cod | cod, tomatoes, olives
Mains | Black bean chili | black beans, tomatoes, chili, corn
Mains | Polenta | cornmeal, butter, parmesan
Desserts | Vanilla ice cream | cream, milk, sugar, vanilla
Desserts | Almond cake | almonds, eggs, butter, sugar
Desserts | Fruit salad | apple, pear, orange
Desserts | Lemon sorbet | lemon juice, sugar, water
Desserts | Crème brûlée | cream, egg yolks, sugar
Desserts | Baked apple | apple, cinnamon, honey
`;

export const fortyDishes = menu
  .trim()
  .split('\n')
  .map((line) => {
    const [section = '', name = '', list = ''] = line.split(' | ');
    return { section, name, ingredients: list.split(', ') };
  });

const dozen = [
  'Tomato soup, Lentil soup, Shrimp cocktail, French fries, Onion rings, Falafel',
  'Grilled salmon, Pad thai, Tofu stir-fry, Black bean chili, Vanilla ice cream, Almond cake',
].flatMap((names) => names.split(', '));

/** Twelve of them come from every section; all whose words only usually mean something are among them. */
export const dozenDishes = fortyDishes.filter(({ name }) => dozen.includes(name));
