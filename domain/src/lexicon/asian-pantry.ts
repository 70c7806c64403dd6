import type { LexiconGroup } from './entry.ts';

/** Covers sauces, pastes, noodles, wrappers and dried goods. */
export const asianPantry: LexiconGroup = {
  source:
    'Declared ingredients of common brands (Lee Kum Kee, Pearl River Bridge, Huy Fong, CJ, Kikkoman); Dunlop, Land of Plenty; FARE and Kids With Food Allergies: hidden names of soy, wheat, fish and shellfish',
  table: `
doubanjiang = toban djan, toban jiang, tobanjan, broad bean paste, broad bean sauce, chili bean paste, chili bean sauce,
  chilli bean sauce, chilli bean paste, hot bean paste, hot bean sauce, pixian bean paste, spicy bean paste, spicy bean sauce,
  la doubanjiang, 豆瓣酱, 豆瓣醬 | is soy | not of bean | usually wheat
black bean sauce = black bean garlic sauce, black bean and garlic sauce, fermented black bean sauce | is fermented black bean
  | not of bean | usually wheat
fermented black bean = salted black bean, preserved black bean, douchi, dou chi, tausi, tau si, chinese black bean, 豆豉 | is soy
  | not of bean | sometimes wheat
sweet bean sauce = tianmianjiang, tian mian jiang, sweet flour sauce, sweet wheat paste, yellow bean sauce, yellow bean paste,
  brown bean sauce, bean sauce, ground bean sauce, huang dou jiang, tao jiew, tauco, taucu, taucheo, tau cheo, tao jeow, chunjang,
  soybean sauce, 甜面酱, 甜麵醬, 黄豆酱, 춘장 | is soy | not of bean, flour, wheat | usually wheat
fermented bean curd = fermented tofu, fu ru, furu, nam yu, nam yue, red bean curd, red fermented tofu, preserved bean curd, doufu ru, 腐乳,
  南乳 | is tofu | sometimes wheat
vegetarian oyster sauce = mushroom stir fry sauce, mushroom oyster sauce, vegan oyster sauce, vegetarian stir fry sauce,
  vegetarian mushroom sauce | not of oyster sauce, stir fry, mushroom | usually soybeans, wheat
vegan fish sauce = vegetarian fish sauce, vegan nuoc mam, nuoc mam chay, nuoc cham chay | not of fish sauce | sometimes soybeans, wheat
chili oil = chilli oil, chile oil, hot oil, hong you, red chili oil, lat you, 辣油, 红油 | is chili pepper | sometimes sesame, soybeans, peanuts
chili crisp = chilli crisp, chili crunch, crispy chili oil, spicy chili crisp, lao gan ma, laoganma, crunchy garlic chili oil,
  chili garlic crisp, 老干妈 | is chili oil | usually soybeans | sometimes peanuts, sesame
chili garlic sauce = garlic chili sauce, chili garlic paste, sambal oelek, sambal ulek, sambal olek, ground chili paste, sambal badjak,
  chilli garlic sauce, gochu, duo jiao, pickled chili, tuong ot, prik, 剁椒 | is chili pepper, garlic | not of sambal
sweet chili sauce = sweet chilli sauce, thai sweet chili sauce, thai chili sauce, nam jim gai, nam chim kai, mae ploy, sweet chili,
  sweet chilli, sweet thai chili | is chili pepper, garlic | not of sauce, nam jim, murgh | sometimes fish
black vinegar = kurozu, xiang cu, 镇江香醋, 黑醋 | is vinegar | usually wheat
rice wine vinegar = coconut vinegar, sukang maasim, 米醋 | is vinegar | not of sake, coconut, wine vinegar
shaoxing wine = shaoxing, shao hsing, shao xing wine, shaohsing wine, shaoxing rice wine, hua diao, huadiao, chinese rice wine,
  chinese cooking wine, 绍兴酒, 紹興酒, 花雕 | is alcohol | not of wine, sake | usually wheat
shrimp roe noodle = shrimp egg noodle | is shrimp, wheat | not of noodle, egg noodle | usually eggs
dried shrimp = dry shrimp, har mai, ha mai, xia mi, kung haeng, tom kho, hibi, hebi, hae bee, udang kering, ebon shrimp, dried prawn,
  goong haeng, 虾米, 蝦米, chao tom kho | is shrimp | not of chao tom
dried fish = ikan teri, dried pollock, maldive fish, umbalakada, salt fish, ham yu, harm yu, tinapa, daing, danggit, boknal, pla ra,
  padaek, padek, pla raa, mam nem, mam ca, mam ca loc, anchovy sauce, anchovy broth, anchovy stock, aekjeot, myeolchi aekjeot, myulchi,
  kanari, budu, bagoong isda, bagoong balayan, bagoong monamon, shutki, 咸鱼, 鹹魚, 액젓 | is fish | not of bagoong, broth, stock
glass noodle = mung bean noodle, mung bean vermicelli, bean thread, bean thread noodle, bean vermicelli, cellophane noodle,
  crystal noodle, saifun, sai fun, fen si, fensi, fun see, woon sen, wun sen, harusame, green bean vermicelli, sotanghon, tanghoon,
  tang hoon, so un, soun, dangmyeon, sweet potato noodle, sweet potato starch noodle, sweet potato vermicelli, korean glass noodle, 粉丝,
  粉絲, 冬粉, 春雨, 당면, วุ้นเส้น | not of noodle, sweet potato, green bean, bean, vermicelli
shirataki = shirataki noodle, konjac, konjac noodle, konnyaku, konyaku, ito konnyaku, miracle noodle, 蒟蒻, 白滝, こんにゃく | not of noodle
kelp noodle = tofu noodle, seaweed noodle | is seaweed | not of noodle, tofu | sometimes soybeans
tofu shirataki = dry tofu noodle, gan si, dou gan, dougan, pressed tofu, dried bean curd, dried tofu, five spice tofu, seasoned tofu,
  marinated tofu, bean curd noodle, 豆干, 豆腐干 | is tofu | not of shirataki, noodle, seasoning, marinade | sometimes wheat
spring roll wrapper = lumpia wrapper, spring roll skin, popiah skin, egg roll skin, spring roll pastry | is wheat | not of spring roll,
  egg roll, pastry, popiah | sometimes eggs
gluten puff = mien jin, mian jin, kaofu, kao fu, kau fu, wheat gluten puff, mock chicken, mock abalone, vegetarian duck,
  vegetarian chicken, vegetarian mock duck, vegetarian goose, mi can, 面筋, 麵筋, 烤麸 | is seitan | not of duck, snail, chicken, gluten, wheat
wheat fu = ofu, kuruma fu, kurumabu, temarifu | is wheat
century egg = thousand year egg, hundred year egg, 100 year egg, 1000 year egg, preserved egg, preserved duck egg, millennium egg, pidan,
  pi dan, pei dan, 皮蛋 | is egg
salted egg = salted duck egg, salted egg yolk, salt egg, itlog na maalat, haam daan, salted egg sauce, golden salted egg, trung muoi, 咸蛋,
  鹹蛋, 咸鸭蛋, 咸蛋黄, ไข่เค็ม | is egg
tea egg = marble egg, tea leaf egg, cha ye dan, soy sauce egg, lu dan, 茶叶蛋, 茶葉蛋, 滷蛋, 卤蛋 | is egg, soy sauce | not of tea
egg tofu = egg bean curd, yuzi tofu, japanese egg tofu, yu zi dou fu, 玉子豆腐 | is egg, tofu
iron egg = tie dan | is egg, soy sauce
balut = balot, embryo duck egg, penoy, kwek kwek, tokneneng | is egg | sometimes wheat
shrimp chip = prawn chip, prawn cracker, krupuk udang, krupuk, kerupuk, keropok, kroepoek, krupek, kropek, banh phong tom, saeukkang,
  shrimp crisp, shrimp flavored chip, 虾片, 蝦片, 새우깡 | is shrimp | not of cracker
emping = melinjo cracker, krupuk emping, belinjo cracker, gnetum cracker, cassava cracker, kerupuk singkong | not of shrimp chip, cracker
fish cracker = keropok lekor, keropok ikan, fish skin crisp, crispy fish skin, salted egg fish skin | is fish | not of shrimp chip,
  cracker, salted egg, fried fish | sometimes wheat
fish ball = fishball, fish tofu, fish noodle, bakso ikan, luk chin pla, yu wan, yu dan, fish dumpling, cuttlefish ball, 鱼丸, 魚丸, 魚蛋, 어묵볼
  | is fish | not of dumpling, tofu, noodle | sometimes eggs, wheat, soybeans
shrimp ball = prawn ball, shrimp paste ball, lobster ball | not of shrimp paste, lobster | is shrimp | sometimes fish, eggs, wheat
beef ball = bakso, baso, bo vien, luk chin, niu wan, bakso sapi, 牛丸 | is beef | sometimes wheat, eggs, soybeans
pork floss = rou song, rousong, meat floss, pork sung, ruoc, mahu, fish floss, chicken floss, bak hu, yuk sung, 肉松, 肉鬆 | usually soybeans,
  wheat | sometimes sesame, fish
five spice = chinese five spice, 5 spice, five spice powder, wu xiang fen, ngu vi huong, 五香粉 | not of spice | opaque
sichuan pepper = hua jiao, huajiao, mala, ma la, numbing pepper, sansho pepper, timur, timut, 花椒, 麻辣 | not of pepper
szechuan sauce = sichuan sauce, mala sauce, hunan sauce, mandarin sauce, mongolian sauce, asian sauce, asian glaze, asian marinade,
  asian vinaigrette, gyoza sauce, dumpling sauce, potsticker sauce, wonton sauce, dim sum sauce, chinese garlic sauce, bulgogi sauce,
  bulgogi marinade, korean bbq sauce, galbi marinade, kalbi marinade, kalbi sauce, korean barbecue sauce | not of sauce, marinade,
  vinaigrette, gyoza, jiaozi, wonton, dumpling, sichuan pepper, bulgogi, galbi | usually soybeans, wheat | sometimes sesame
sesame sauce = zhi ma jiang, chinese sesame paste, zhima jiang, ma jiang, sesame dip, 芝麻酱, 芝麻醬 | is sesame
kurogoma = shirogoma, irigoma, gingelly seed, wijen, toasted sesame, roasted sesame, mua rang, zhi ma, xiang you, ma you, chamgireum, 芝麻,
  香油, 麻油, ごま, ゴマ, 胡麻, 참깨, 참기름, งา | is sesame
kacang tanah = kacang, dau phong, lac rang, dau phung, hua sheng, tua lisong, thua lisong, moongfali, singdana, shengdana, 花生, 땅콩, ピーナッツ,
  落花生, ถั่วลิสง | is peanut
daizu = huang dou, dau nanh, kacang kedelai, kedelai, kong namul, kongnamul, soybean sprout, soy bean sprout, soy sprout, bean sprout soy,
  大豆, 黄豆, 黃豆, 毛豆, 콩, 콩나물, 味噌醤油 | is soy | not of kacang tanah, namul
mian fen = komugi, wheat flour dough, 面粉, 麵粉, 小麦, 小麥, 小麦粉, 밀, 밀가루, bot mi | is wheat | not of dough
yu rou = ikan, sakana, saengseon, pla thot, 魚, 鱼, 생선, ปลา, さかな | is fish
gyunyu = niu nai, niunai, uyu, susu, sua tuoi, sua dac, 牛奶, 牛乳, 우유, 奶, 酪, 치즈, チーズ | is milk
ji dan = jidan, gyeran, telur, itlog, trung, khai dao, kai dao, kai jeow, khai jiao, khai jeow, egg khai, anda, 鸡蛋, 雞蛋, 蛋, 卵, たまご, 계란, 달걀,
  ไข่, ไข่ดาว | is egg
`,
};
