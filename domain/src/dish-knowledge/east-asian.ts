import type { DishGroup } from './dish-entry.ts';

export const eastAsian: DishGroup = {
  source: 'General culinary knowledge: dishes of China, Japan and Korea, as restaurants in the United States cook them',
  table: `
fried rice = vegetable fried rice, yangzhou fried rice, house fried rice | always rice | usually egg, soy sauce, scallion, vegetable oil | often garlic, carrot, pea, sesame oil, onion | sometimes ginger, shrimp, pork, oyster sauce
lo mein = chow mein, chow fun, mei fun, hakka noodles | is noodle dish | always noodle, soy sauce | usually garlic, cabbage, carrot | often sesame oil, oyster sauce, scallion, bean sprout, wheat | sometimes egg, mushroom
kung pao = kung pao chicken, kung pao tofu, kung pao shrimp | is stir fry | always peanut, chili pepper, soy sauce | usually bell pepper, corn starch, scallion, vinegar | often sichuan pepper, sugar
general tso = general tso chicken, general tsos chicken, orange chicken, sesame chicken, sweet and sour chicken, sweet and sour pork, lemon chicken | is stir fry | always corn starch, sugar | usually soy sauce, chicken, vinegar, garlic, egg | often ginger, flour, sesame, rice
mongolian beef = beef with broccoli, beef and broccoli, pepper steak, beef broccoli | is stir fry | always beef, soy sauce | usually garlic, corn starch, ginger | often oyster sauce, brown sugar, scallion
cashew chicken | is stir fry | always chicken, cashew | often oyster sauce, bell pepper
mapo tofu = ma po tofu | always tofu | usually pork, soy sauce, garlic, sichuan pepper, chili pepper | often ginger, corn starch, scallion
dan dan noodles = dan dan, zhajiangmian, jjajangmyeon, jajangmyeon | is noodle dish | always noodle | usually pork, soy sauce, garlic, scallion | often sesame paste, peanut, cucumber, onion
hot and sour soup | always egg, vinegar, tofu | usually soy sauce, mushroom, corn starch | often bamboo shoot, pork, sesame oil, scallion, ginger
egg drop soup | always egg | usually corn starch, scallion, broth | often ginger
wonton soup = wonton, dumpling soup | always flour | usually pork, scallion, ginger, soy sauce | often shrimp, sesame oil, egg, broth | sometimes bok choy
dumpling = dumplings, potsticker, pot stickers, gyoza, jiaozi, mandu, soup dumplings, xiao long bao, shumai, dim sum, momo | always flour | usually pork, soy sauce, scallion, ginger | often cabbage, garlic, sesame oil, vinegar | sometimes shrimp, chive, egg, mushroom
har gow = shrimp dumpling, crystal shrimp dumpling | always shrimp | usually wheat starch, tapioca flour, sesame oil
bao = bao bun, char siu bao, steamed bun, pork bun, gua bao | always flour | usually sugar, yeast, pork | often soy sauce, hoisin, scallion, milk, cucumber
egg roll = spring roll, egg rolls, spring rolls, lumpia | is fried food | usually cabbage, carrot, flour | often pork, soy sauce, garlic, vermicelli | sometimes egg, shrimp, mushroom
crab rangoon = cream cheese wonton | is fried food | always cream cheese, flour | usually crab | often scallion, surimi, garlic
scallion pancake | always flour, scallion | usually vegetable oil | often sesame oil, soy sauce
peking duck = roast duck | always duck | usually hoisin, scallion | often flour, cucumber, soy sauce, honey
char siu = bbq pork | always pork | usually hoisin, soy sauce, honey, sugar | often oyster sauce, garlic
moo shu = moo shu pork | is stir fry | always cabbage, egg | usually hoisin, pork, mushroom | often flour
congee = jook, rice porridge | always rice | usually ginger, scallion | often soy sauce, egg, chicken
salt and pepper shrimp = salt and pepper squid | is fried food | usually corn starch, garlic | often scallion, jalapeno pepper, shrimp
green beans with garlic = szechuan green beans, string beans | is stir fry | always green bean, garlic
ramen = tonkotsu ramen, shoyu ramen, miso ramen, spicy ramen | always noodle, wheat | usually soy sauce, scallion, pork, egg, broth | often garlic, ginger, nori, mushroom, bamboo shoot | sometimes miso, sesame oil, corn, butter
udon = udon noodle soup, kitsune udon, nabeyaki udon, yaki udon, udon soup | always udon | usually soy sauce, scallion | often dashi, mirin | sometimes egg, mushroom, sugar, shrimp, tofu
soba = soba noodle, soba salad, soba noodle salad, zaru soba, yakisoba | always soba | usually soy sauce, scallion | often sesame oil, rice vinegar, ginger, sesame | sometimes mirin, cucumber, carrot, dashi, cabbage
sushi = sushi roll, maki, roll sushi, nigiri, hand roll, temaki, sushi platter, chirashi, spicy tuna roll, philadelphia roll, dragon roll, rainbow roll | always rice | usually nori, rice vinegar, sugar | often soy sauce, avocado, cucumber, sesame, wasabi | sometimes tuna, salmon, mayonnaise, crab, ginger | seldom tempura, eel, surimi
california roll | always rice, nori, avocado | usually surimi, cucumber, rice vinegar | often sesame, mayonnaise, crab, sugar
spider roll = shrimp tempura roll, tempura roll, crunchy roll | is sushi | always rice, nori, flour | usually shrimp, mayonnaise, egg
sushi rice = seasoned rice | always rice | usually rice vinegar, sugar
sashimi = tuna sashimi, salmon sashimi | always fish | often soy sauce, wasabi, daikon | sometimes tuna, salmon
onigiri = onigirazu, rice ball, musubi, spam musubi | always rice, nori | often soy sauce | sometimes mayonnaise, avocado, sesame, egg, carrot
poke = poke bowl, ahi poke, tuna poke | always rice | usually soy sauce, sesame oil, tuna, scallion | often avocado, sesame, cucumber, seaweed | sometimes edamame, mayonnaise, salmon, ginger
miso soup | always miso | usually tofu, scallion, dashi | often seaweed | sometimes mushroom
tempura = shrimp tempura, vegetable tempura | always flour | usually vegetable oil, egg, soy sauce | often sweet potato, dashi, mirin, shrimp
teriyaki = chicken teriyaki, teriyaki chicken, salmon teriyaki, teriyaki bowl, beef teriyaki | always soy sauce | usually sugar, mirin, garlic | often ginger, rice, sake, sesame, corn starch, chicken | sometimes honey
tonkatsu = katsu, chicken katsu, katsu curry, pork katsu | is fried food | always panko, egg, flour | usually cabbage, pork | often rice, worcestershire | seldom garlic
japanese curry = curry udon, curry rice | always onion, carrot, potato | usually flour, curry powder, rice | often butter, apple
okonomiyaki = takoyaki | always flour, egg, cabbage | usually mayonnaise, scallion, bonito flakes | often dashi, worcestershire
yakitori = negima | is grilled meat | always chicken, soy sauce | usually mirin, sake, sugar
oyakodon = gyudon, katsudon | is rice bowl | always rice, onion, soy sauce | usually egg, mirin, dashi | often chicken, beef, sake
tamagoyaki = japanese omelet, soboro, egg soboro, iritamago | always egg | usually sugar | often soy sauce, mirin | sometimes dashi, sake
agedashi tofu | always tofu, soy sauce | usually dashi, mirin, potato starch
oden = nabe, shabu shabu, sukiyaki | always soy sauce | usually dashi, mirin | often tofu, daikon, egg, sugar | sometimes beef, fish cake, mushroom
edamame = garlic edamame | always edamame | seldom garlic, sesame
seaweed salad = wakame salad | always seaweed | usually sesame, sesame oil, vinegar, soy sauce
gomaae = sunomono, cucumber salad, spicy cucumber | usually cucumber, vinegar | often sugar, sesame | sometimes soy sauce, onion, sesame oil, dill
mochi = daifuku | always glutinous rice, sugar | often red bean | sometimes ice cream
matcha latte = green tea latte | always tea, milk | often sugar
bubble tea = boba, milk tea | always tea, tapioca flour | usually milk, sugar
bibimbap = dolsot bibimbap | always rice, carrot | usually egg, sesame oil, spinach, gochujang, garlic, soy sauce | often beef, bean sprout, sesame, mushroom, zucchini
bulgogi = beef bulgogi, galbi, kalbi, korean bbq, korean short ribs | always soy sauce, garlic | usually beef, sesame oil, sugar, pear | often scallion, onion, sesame, ginger
kimchi = napa kimchi, napa cabbage kimchi | always cabbage, garlic, chili pepper | usually scallion, ginger | often fish sauce, daikon, sugar, carrot
kimchi jjigae = kimchi stew, soondubu, soon dubu, sundubu | is stew | always kimchi, tofu | usually pork, garlic, gochujang, scallion | often egg, soy sauce
tteokbokki = rice cake, korean rice cake | always gochujang, rice | usually soy sauce, sugar, scallion | often fish cake, garlic
japchae | always sweet potato, soy sauce, sesame oil | usually carrot, spinach, mushroom, garlic, sugar | often onion, sesame, beef
korean fried chicken = kfc, yangnyeom chicken | is fried food | always chicken | usually corn starch, garlic, gochujang, soy sauce | often sugar, sesame
kimbap = gimbap | always rice, nori, carrot | usually egg, sesame oil, spinach
pajeon = kimchi pancake, seafood pancake | always flour, scallion | often egg, soy sauce
banchan | often sesame oil, garlic, soy sauce
yakiniku sauce = kaeshi, tare, stir fry sauce, teriyaki sauce | always soy sauce | usually sugar | often garlic, mirin, ginger | sometimes sesame oil, corn starch, sake, rice vinegar
miso dressing = ginger dressing, sesame dressing, miso ginger dressing | usually vinegar, ginger | often miso, soy sauce, sesame oil | sometimes honey, garlic, carrot
asian salad = chinese chicken salad, oriental salad, sesame salad | is salad | usually cabbage, soy sauce, sesame oil | often scallion, carrot, sesame, rice vinegar, ginger, almond, sugar
`,
};
