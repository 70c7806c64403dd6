import type { LexiconGroup } from './entry.ts';

export const japanese: LexiconGroup = {
  source:
    'Tsuji, Japanese Cooking: A Simple Art; Hosking, A Dictionary of Japanese Food; Oxford Companion to Food; declared ingredients of common brands of sauces and curry roux; Kids With Food Allergies: soy and wheat',
  table: `
shoyu ramen = soy sauce ramen, tokyo ramen, 醤油ラーメン | is ramen, soy sauce
shio ramen = tonkotsu, paitan, tori paitan, chicken paitan, hakata ramen, kyushu ramen, chashu ramen, instant ramen, chicken ramen,
  vegetable ramen, spicy ramen, sapporo ramen, ラーメン, 拉麺, 라멘 | is ramen
tantanmen = tan tan men, tantan men, tantan ramen, tan tan ramen, tantan noodles, 担々麺, 担担麺 | is ramen | usually sesame | sometimes peanuts
tsukemen = dipping ramen, つけ麺 | is ramen | usually fish
abura soba = aburasoba, mazesoba, maze soba, mazemen, chuka soba, chukasoba, okinawa soba, 中華そば | is ramen | not of soba | sometimes fish,
  sesame
hiyashi chuka = hiyashi ramen, cold ramen, 冷やし中華 | is ramen | usually sesame, eggs | sometimes fish
champon = nagasaki champon, chanpon | is ramen | usually shrimp, squid
kake udon = kitsune udon, tanuki udon, nabeyaki udon, tempura udon, curry udon, niku udon, zaru udon, udon soup, sanuki udon, yaki udon,
  うどん, 우동 | is udon | usually fish, soybeans | sometimes eggs, shrimp
kake soba = zaru soba, zarusoba, tempura soba, kitsune soba, tanuki soba, tororo soba, cha soba, green tea soba, mori soba, nishin soba,
  soba soup, cold soba, そば, 蕎麦 | is soba | usually fish, soybeans
buckwheat soba = juwari soba, 100 buckwheat soba, 100 percent buckwheat soba | is buckwheat | not of soba
somen noodle = soumen, so men, hiyamugi, tamago somen, そうめん, 素麺 | is wheat | not of noodle, tamagoyaki, udon
yaki soba = chicken yakisoba, stir fried soba, 焼きそば | is wheat | not of soba, udon | usually soybeans | sometimes eggs, sesame, oyster
gyoza = yaki gyoza, sui gyoza, pork gyoza, chicken gyoza, vegetable gyoza, gyoza skin, 餃子, ぎょうざ, 교자 | is wheat | usually soybeans, sesame
  | sometimes eggs, shrimp
gyoza wrapper = dumpling wrapper, potsticker wrapper, shumai wrapper, jiaozi wrapper | is wheat | not of gyoza, dumpling, shumai, jiaozi
  | sometimes eggs
donburi = don bowl, rice bowl, 丼 | is rice | sometimes eggs, soybeans, wheat, fish, sesame
katsudon = katsu don, katsu bowl, カツ丼 | is pork, egg, wheat, rice | not of schnitzel | usually soybeans, fish
oyakodon = oyako don, oyako, 親子丼 | is chicken, egg, rice | usually soybeans, wheat, fish
gyudon = gyu don, butadon, buta don, yakiniku don, 牛丼 | is rice | usually soybeans, wheat | sometimes fish, eggs
tempura don = ten don, tendon bowl, tempura bowl, 天丼 | is tempura, rice, soy sauce | usually shrimp, fish
omurice = omuraisu, omu rice, omelet rice, omelette rice, オムライス, 오므라이스 | is egg, rice | usually milk | sometimes soybeans, wheat
onigiri = omusubi, musubi, rice ball, yaki onigiri, onigirazu, おにぎり, 주먹밥, jumeokbap | is rice, seaweed | sometimes fish, soybeans, wheat,
  sesame, eggs
spam musubi = spam, luncheon meat | is pork | not of onigiri | sometimes soybeans, wheat
ochazuke = chazuke | is rice, seaweed | usually fish | sometimes wheat, sesame, soybeans
zosui = okayu, takikomi gohan, kamameshi, kamameshi rice | is rice | sometimes fish, soybeans, wheat, eggs
okonomiyaki = japanese pancake, savory japanese pancake, hiroshima okonomiyaki, お好み焼き | is wheat, egg | not of pancake | usually fish,
  soybeans | sometimes shrimp, squid
monjayaki = monja, negiyaki | is wheat | usually fish | sometimes eggs, shrimp, squid, soybeans
karaage = kara age, chicken karaage, tori karaage, tatsuta age, tatsutaage, japanese fried chicken, toriten, zangi, 唐揚げ, 가라아게 | is chicken
  | usually soybeans, wheat | sometimes eggs, sesame
kushikatsu = kushiage, menchi katsu, menchikatsu, katsu cutlet, hire katsu, rosu katsu, hirekatsu, torikatsu, pork katsu, chicken katsu,
  串カツ, とんかつ, 돈까스, 돈가스, donkatsu, donkkaseu | is wheat | not of schnitzel | usually eggs
tofu katsu | is tofu, wheat | not of schnitzel | sometimes eggs
katsu sando = pork katsu sando, sando, tonkatsu sandwich | is wheat | not of schnitzel, sandwich, kushikatsu | usually eggs, milk, soybeans
egg sando = tamago sando, japanese egg salad sandwich | is egg | not of tamagoyaki, katsu sando | usually wheat, milk
korokke = potato korokke, kabocha korokke | is wheat | usually eggs, milk | sometimes soybeans
kakiage = kaki age, vegetable tempura, veggie tempura, sweet potato tempura, avocado tempura, tempura vegetable, 天ぷら, てんぷら | is tempura
tempura batter mix = tempura mix | is wheat | not of batter, tempura | sometimes eggs
japanese curry = curry rice, karei raisu, kare raisu, kare rice, katsu curry, chicken katsu curry, tonkatsu curry, golden curry,
  java curry, vermont curry, curry roux, curry block, curry katsu, curry pan, curry bread, kare pan, karepan, hayashi rice, hayashi raisu,
  カレー, カレーライス, カツカレー | is wheat | not of schnitzel, bread, roux, rice, kushikatsu | usually soybeans | sometimes milk, celery
hambagu = hamburg steak, hambagu steak, hambagu don, wafu hambagu, hambaagu, japanese hamburger steak, ハンバーグ, 함박스테이크 | is beef
  | usually eggs, wheat, milk, soybeans
chawanmushi = chawan mushi, savory egg custard, savoury egg custard, steamed egg custard, 茶碗蒸し | is egg | usually fish, soybeans
  | sometimes wheat, shrimp
ajitsuke tamago = ajitama, ajitama egg, nitamago, ramen egg, soy egg, soy marinated egg, marinated egg, aji tamago, 味玉 | is egg, soy sauce
  | not of ramen, tamagoyaki, soy, marinade
onsen tamago = onsen egg, hanjuku egg, hanjuku tamago, sous vide egg, 63 degree egg | is egg | not of tamagoyaki | sometimes soybeans,
  wheat, fish
tamago dofu = tamagodofu | is egg | not of tamagoyaki | usually fish, soybeans, wheat
agedashi tofu = agedashi dofu, agedashi, age dashi tofu, agedofu, 揚げ出し豆腐 | is tofu, soy sauce | usually fish
hiyayakko = hiya yakko, cold tofu, 冷奴 | is tofu | usually wheat, fish
yudofu = yu dofu | is tofu | sometimes fish, wheat
goma dofu = gomadofu, 胡麻豆腐 | is sesame | sometimes soybeans, wheat
goma ae = gomaae, goma ae spinach, gomae, horenso gomaae, spinach gomaae, 胡麻和え | is sesame, soy sauce | not of tahini
goma dressing = goma dare, gomadare, roasted sesame dressing, sesame dressing, sesame ginger dressing, sesame soy dressing, goma sauce
  | is sesame | not of tahini | usually soybeans, wheat | sometimes eggs
ohitashi = oshitashi, horenso ohitashi | is spinach, soy sauce | usually fish
kinpira = kinpira gobo, kimpira, kimpira gobo | is soy sauce, sesame
nimono = kakuni, buta kakuni, nikujaga, niku jaga, chikuzenni | is soy sauce | usually soybeans | sometimes fish
seaweed salad = wakame salad, goma wakame, chuka wakame, chuka salad, kaiso salad, hijiki salad, hiyashi wakame | is seaweed
  | not of tahini | usually sesame, soybeans, wheat
sunomono = cucumber sunomono, ebi sunomono, tako sunomono | is vinegar | sometimes sesame, soybeans, wheat, fish
oshinko = tsukemono, takuan, takuwan, shibazuke, fukujinzuke, nukazuke, kyurizuke, japanese pickles, 漬物, 단무지, danmuji | not of pickle
  | sometimes soybeans, wheat
gari = sushi ginger, beni shoga, benishoga, red pickled ginger, ガリ, 紅生姜 | is ginger | not of sushi
umeboshi = ume, ume paste, ume plum, ume shiso, bainiku, 梅干し | not of plum
misoshiru = miso soup, miso shiru, asari miso soup, 味噌汁, みそ汁, 미소국 | is miso | usually fish
tonjiru = butajiru, tonjiru soup, 豚汁 | is misoshiru, pork
miso dengaku = dengaku, nasu dengaku, dengaku miso, nasu miso, saikyo yaki, saikyo zuke | is miso
oden = おでん | is fish | usually eggs, soybeans, wheat
sukiyaki = すき焼き, beef sukiyaki, warishita | is soy sauce | usually eggs
shabu shabu = shabushabu, しゃぶしゃぶ, 샤브샤브 | usually soybeans, wheat, sesame
nabe = nabemono, yosenabe, chankonabe, motsunabe, nabe hot pot, chanko nabe | not of chinese hot pot | usually soybeans, wheat, fish
  | sometimes shrimp, clam
yakitori = yaki tori, kushiyaki, kushi yaki, negima, chicken yakitori, robatayaki, robata, 焼き鳥, 焼鳥, やきとり | usually soybeans, wheat
tsukune = chicken meatball, japanese chicken meatball, つくね | is chicken | usually eggs, soybeans, wheat
tare = tare sauce, yakitori sauce, yakitori tare, yakiniku sauce, yakiniku tare, kaeshi, たれ, タレ | is soy sauce | not of yakitori, yakiniku
  | sometimes sesame
yakiniku = yaki niku, 焼肉, buta shogayaki, shogayaki, ginger pork | is soy sauce | sometimes sesame
hibachi = hibachi chicken, hibachi steak, hibachi shrimp, hibachi vegetable, teppanyaki, teppan, teppan yaki, 鉄板焼き | usually soybeans,
  wheat | sometimes milk, sesame, eggs
yum yum sauce = yumyum sauce, yum yum, japanese white sauce, sakura sauce, hibachi white sauce | not of bechamel, hibachi | always eggs
  | sometimes milk, mustard, soybeans
sriracha mayo = wasabi aioli, gochujang mayo, gochujang aioli, yuzu mayo, yuzu aioli, kimchi mayo, japanese mayonnaise, miso mayo,
  bang bang sauce, boom boom sauce | is mayonnaise
eel sauce = unagi sauce, unagi tare, unagi glaze, unagi no tare, kabayaki sauce, nitsume, sweet soy glaze, sweet soy reduction, eel glaze
  | is soy sauce | not of eel, unagi, tare, soy | sometimes fish
tonkatsu sauce = bulldog sauce, bull dog sauce, katsu sauce, okonomi sauce, otafuku, otafuku sauce, okonomiyaki sauce, takoyaki sauce, yakisoba sauce,
  tonkatsu dipping sauce | not of schnitzel, takoyaki, okonomiyaki, udon | usually soybeans, wheat | sometimes oyster
mentsuyu = tsuyu, soba tsuyu, tentsuyu, ten tsuyu, soba sauce, tempura sauce, tempura dipping sauce, memmi, shiro dashi, shirodashi,
  soba broth, udon broth, udon soup base, めんつゆ | is soy sauce, fish | not of soba, udon, tempura, broth, dashi, kake udon
kombu dashi = kelp dashi, konbu dashi, shiitake dashi, vegan dashi, mushroom dashi, vegetable dashi, kombu broth, kelp broth,
  seaweed broth, kelp stock, shiitake broth, 昆布だし | is seaweed | not of dashi, broth, stock, mushroom
katsuo dashi = katsuobushi dashi, bonito dashi, bonito broth, shaved bonito, awase dashi, ichiban dashi, 鰹節, かつおぶし, かつお節, 가쓰오부시
  | is bonito flakes | not of dashi, broth
ginger dressing = japanese ginger dressing, carrot ginger dressing, wafu dressing, ginger soy dressing, ginger miso dressing,
  miso ginger dressing, miso dressing, ginger sauce | usually soybeans | sometimes wheat, sesame, eggs
ponzu dressing = yuzu ponzu, ponzu dipping sauce, ponzu vinaigrette, citrus soy, citrus ponzu, ポン酢 | is ponzu | not of vinaigrette, soy
wafu pasta = mentaiko pasta, mentaiko spaghetti, napolitan spaghetti, tarako spaghetti, naporitan | is pasta | sometimes milk, fish,
  soybeans
bento = bento box, obento, makunouchi, 弁当 | is rice | usually soybeans, wheat | sometimes eggs, fish, sesame, crustacean-shellfish
japanese potato salad = kewpie potato salad, potesara | is mayonnaise | not of potato salad
yuzu kosho = yuzukosho, yuzu koshu, yuzu pepper | is chili pepper | not of pepper
rayu = layu, la yu, ra yu, japanese chili oil, taberu rayu, chili sesame oil, sesame chili oil | is chili pepper, sesame
  | sometimes soybeans, wheat, peanuts
karashi = japanese mustard, 芥末 | is mustard
`,
};
