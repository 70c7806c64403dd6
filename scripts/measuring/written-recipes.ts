import type { WrittenRecipe } from './read-recipes.ts';

/** These recipes were written for this project, as a kitchen notes them. They were not consulted for the tables. */
const recipes = `
Pad Thai: rice noodles, eggs, fish sauce, tamarind paste, palm sugar, peanuts, bean sprouts, scallions, lime, garlic, shrimp
Tofu Pad Thai: flat rice noodles, firm tofu, soy sauce, tamarind, brown sugar, peanuts, bean sprouts, lime, garlic, egg
Chicken Tikka Masala: chicken thighs, yogurt, garlic, ginger, onion, tomatoes, cream, garam masala, cumin, turmeric, coriander
Palak Paneer: spinach, paneer, onion, garlic, ginger, garam masala, cumin seeds, cream, tomato
Red Lentil Dal: red lentils, turmeric, ghee, cumin seeds, garlic, onion, tomato, cilantro, ginger
Chicken Biryani: basmati rice, chicken, yogurt, onion, ginger, garlic, saffron, mint, ghee, cardamom, cinnamon
Margherita Pizza: flour, yeast, olive oil, tomatoes, mozzarella, basil
Pepperoni Pizza: bread flour, yeast, sugar, olive oil, tomato sauce, mozzarella, pepperoni, oregano
Spaghetti Carbonara: spaghetti, eggs, pecorino romano, pancetta, black pepper
Penne alla Vodka: penne, tomatoes, cream, vodka, garlic, onion, parmesan, butter
Beef Lasagna: lasagna noodles, ground beef, onion, garlic, tomatoes, ricotta, mozzarella, parmesan, egg, basil
Mushroom Risotto: arborio rice, mushrooms, onion, white wine, broth, butter, parmesan, thyme
Minestrone: onion, carrot, celery, garlic, tomatoes, cannellini beans, zucchini, pasta, parmesan, olive oil
Caesar Salad: romaine lettuce, croutons, parmesan, anchovies, egg yolk, garlic, lemon, dijon mustard, olive oil
Greek Salad: tomatoes, cucumber, red onion, kalamata olives, feta, olive oil, oregano, red wine vinegar
Cobb Salad: romaine lettuce, chicken, bacon, eggs, avocado, tomatoes, blue cheese, vinaigrette
Spinach Salad with Strawberries: baby spinach, strawberries, red onion, goat cheese, pecans, balsamic vinegar, olive oil
Classic Cheeseburger: ground beef, american cheese, bun, lettuce, tomato, onion, pickles, ketchup, mustard
Black Bean Burger: black beans, breadcrumbs, egg, onion, garlic, cumin, bun, lettuce, avocado
Fish Tacos: cod, corn tortillas, cabbage, lime, cilantro, mayonnaise, chili powder, avocado
Carnitas Tacos: pork shoulder, orange, garlic, oregano, corn tortillas, onion, cilantro, lime
Chicken Enchiladas: chicken, corn tortillas, cheddar, onion, garlic, chili powder, cumin, tomato sauce, sour cream
Bean and Cheese Burrito: flour tortilla, pinto beans, cheddar, rice, salsa, sour cream
Guacamole: avocados, lime, onion, cilantro, jalapeno
Chicken Noodle Soup: chicken, carrots, celery, onion, egg noodles, broth, parsley, garlic, bay leaf
New England Clam Chowder: clams, potatoes, bacon, onion, celery, cream, milk, butter, flour, thyme
Tomato Basil Soup: tomatoes, basil, onion, garlic, cream, butter, vegetable broth
Grandma's Lentil Soup: green lentils, onion, carrots, celery, garlic, tomatoes, olive oil, cumin, lemon
Beef Chili: ground beef, kidney beans, tomatoes, onion, garlic, chili powder, cumin, bell pepper
Grilled Cheese Sandwich: sourdough bread, cheddar, butter
Turkey Club: toast, turkey, bacon, lettuce, tomato, mayonnaise
Buttermilk Pancakes: flour, buttermilk, eggs, butter, sugar, baking powder, baking soda
French Toast: brioche, eggs, milk, cinnamon, vanilla, butter, maple syrup
Spinach Feta Omelette: eggs, spinach, feta, butter, onion
Chicken Fried Rice: rice, chicken, eggs, soy sauce, peas, carrots, scallions, garlic, sesame oil
Kung Pao Chicken: chicken, peanuts, dried chilies, soy sauce, rice vinegar, corn starch, garlic, ginger, scallions, bell pepper
Beef with Broccoli: flank steak, broccoli, soy sauce, oyster sauce, garlic, ginger, corn starch, brown sugar
Miso Ramen: ramen noodles, miso, chicken broth, pork belly, egg, scallions, corn, garlic, nori
Salmon Poke Bowl: salmon, rice, soy sauce, sesame oil, avocado, cucumber, edamame, scallions, seaweed
Bibimbap: rice, beef, spinach, carrots, bean sprouts, egg, gochujang, sesame oil, soy sauce, garlic
Pork Dumplings: flour, pork, napa cabbage, scallions, ginger, soy sauce, sesame oil, garlic
Beef Pho: rice noodles, beef, onion, ginger, star anise, cinnamon, fish sauce, basil, bean sprouts, lime
Lemongrass Tofu Banh Mi: baguette, tofu, lemongrass, carrot, daikon, cucumber, cilantro, mayonnaise, soy sauce, jalapeno
Falafel Plate: chickpeas, parsley, cilantro, onion, garlic, cumin, coriander, tahini, lemon, pita bread
Hummus: chickpeas, tahini, lemon, garlic, olive oil
Chicken Shawarma: chicken, yogurt, lemon, garlic, cumin, paprika, turmeric, cinnamon, pita, tomato, cucumber
Shepherd's Pie: ground lamb, onion, carrots, peas, potatoes, butter, milk, broth, tomato paste, thyme
Mac and Cheese: macaroni, cheddar, milk, butter, flour, mustard powder
Buffalo Wings: chicken wings, butter, hot sauce, celery, blue cheese dressing
Seafood Paella: rice, shrimp, mussels, squid, saffron, onion, garlic, tomato, bell pepper, paprika, olive oil
Chocolate Chip Cookies: flour, butter, brown sugar, sugar, eggs, vanilla, baking soda, chocolate chips
Carrot Cake: flour, sugar, eggs, carrots, vegetable oil, cinnamon, baking soda, walnuts, cream cheese, powdered sugar, vanilla
Apple Pie: flour, butter, apples, sugar, cinnamon, lemon, nutmeg
New York Cheesecake: cream cheese, sugar, eggs, sour cream, vanilla, graham crackers, butter
Banana Bread: flour, bananas, sugar, butter, eggs, baking soda, vanilla, walnuts
Fudge Brownies: chocolate, butter, sugar, eggs, flour, cocoa, vanilla
Crème Brûlée: cream, egg yolks, sugar, vanilla
Mango Lassi: mango, yogurt, milk, sugar, cardamom
Tiramisu: ladyfingers, mascarpone, eggs, sugar, espresso, cocoa, rum
`;

export const writtenRecipes: readonly WrittenRecipe[] = recipes
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', ingredients = ''] = line.split(': ');
    return { id: name, name, lines: ingredients.split(', ') };
  });
