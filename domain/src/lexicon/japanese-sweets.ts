import type { LexiconGroup } from './entry.ts';

export const japaneseSweets: LexiconGroup = {
  source:
    'Hosking, A Dictionary of Japanese Food; Oxford Companion to Sugar and Sweets; declared ingredients of common brands of snacks',
  table: `
anko = sweet red bean paste, azuki bean, aduki, sweet bean paste, tsubuan, koshian, shiroan, white bean paste, hong dou, 紅豆, 红豆, あんこ, 小豆,
  팥 | is bean
red bean soup = zenzai, oshiruko, shiruko, hong dou tang | is anko | sometimes coconut, milk
daifuku = daifuku mochi, mochi cake, ichigo daifuku, strawberry daifuku, mochi ball, sakura mochi, 大福 | is glutinous rice | not of cake
  | sometimes soybeans, sesame
mochi ice cream = ice cream mochi, mochi icecream | is glutinous rice, ice cream
butter mochi | is glutinous rice, butter | usually eggs, coconut
mochi donut = mochi doughnut, mochinut, pon de ring | is glutinous rice | not of doughnut | usually wheat, eggs, milk
mochi waffle = moffle | is glutinous rice | not of pancake | usually eggs, milk | sometimes wheat
dango = odango, hanami dango, 団子, だんご | is rice | sometimes soybeans, wheat, sesame
mitarashi dango = mitarashi | is rice, soy sauce | not of dango
kinako mochi = abekawa mochi, warabi mochi, warabimochi, ohagi, botamochi, shingenmochi, わらび餅 | is glutinous rice | usually soybeans
  | sometimes sesame
dorayaki = dora yaki, どら焼き | is wheat, egg | sometimes milk, soybeans
taiyaki = imagawayaki, obanyaki, taiyaki ice cream cone, たい焼き, bungeoppang, bungeo ppang, 붕어빵 | is wheat | usually eggs, milk
manju = momiji manju, まんじゅう | is wheat | sometimes eggs, milk
castella = kasutera, castella cake, カステラ, taiwanese castella, taiwan sponge cake | is wheat, egg | not of cake | sometimes milk
melonpan = melon pan, melon bread, メロンパン | is wheat | not of bread | usually eggs, milk
anpan = an pan, shokupan, milk bread, japanese milk bread, hokkaido milk bread, hokkaido bread, tangzhong bread, shoku pan, koppepan,
  あんパン, 食パン | is wheat | not of bread | usually milk | sometimes eggs, soybeans
yokan = mizu yokan, anmitsu, mitsumame, yatsuhashi, monaka, kuzumochi, kuzu mochi, warabi, konpeito, namagashi, wagashi
  | not of glutinous rice | sometimes soybeans, milk, wheat
kakigori = shave ice, かき氷 | is water | sometimes milk
japanese pudding = purin, プリン | not of pudding | always milk, eggs
souffle pancake = japanese souffle pancake, fluffy pancake | is wheat, egg | not of pancake, souffle | usually milk
japanese cheesecake = souffle cheesecake, cotton cheesecake, jiggly cheesecake | is cheese, egg | not of cheesecake, souffle | usually wheat
matcha cake = mille crepe, crepe cake, mille crepe cake | is wheat, egg, milk | not of cake, pancake
senbei = sembei, soy senbei, arare, kakinotane, okaki, rice cracker mix, japanese rice cracker, せんべい, あられ | is rice | not of rice cracker
  | usually soybeans, wheat | sometimes sesame, shrimp
kaki no tane = kaki pea, kakipi | is rice | not of pea | usually soybeans, wheat, peanuts
shrimp senbei = ebi senbei, ebi sen, kappa ebisen, shrimp cracker | is shrimp | not of cracker, senbei, ebi | usually wheat
pocky = pretz, pepero, 빼빼로, ポッキー | is wheat | usually milk, soybeans | sometimes almond
calpis = calpico, yakult, milkis, calpis soda, カルピス | usually milk
ramune = ramune soda, hi chew, umaibo | sometimes soybeans, milk
royal milk tea = milk tea royal, hojicha latte, ube latte, black sesame latte | is milk | not of latte, thai iced tea
genmaicha = gyokuro, houjicha, chrysanthemum tea, lapsang souchong, 抹茶, お茶, 绿茶 | is tea
mugicha = barley tea, boricha, bori cha, 麦茶, 보리차 | is barley
amazake = sikhye, shikhye | is rice | sometimes barley
`,
};
