import type { LexiconGroup } from './entry.ts';

/** Covers plain foods of Asian kitchens, and names that include an allergen's name but have nothing to do with it. */
export const asianProduce: LexiconGroup = {
  source:
    'Oxford Companion to Food; Solomon, Encyclopedia of Asian Food; FDA list of tree nuts of January 2025; Codex general standard for the names of vegetables and spices',
  table: `
lemongrass = serai, sereh, tanglad, takrai, ตะไคร้
galangal = galanga, galingale, lengkuas, kha, krachai, fingerroot, finger root, sand ginger, ข่า | not of ginger
makrut lime leaf = bai makrut, daun jeruk, daun limau purut, keffir lime leaf, kaffir leaf, kieffer lime leaf
thai basil leaf = bai krapow, bai kaprao, kaprao, krapao, krapow, gaprao, lemon basil, horapa, kemangi, rau que, hung que | is basil
pandan = pandanus, screwpine, bai toey, daun pandan, la dua, kewra, kewra water, pandan extract | not of water
nariyal = kelapa, niyog, buko, nuoc dua, coconut strip, young coconut juice, latik, 椰子, 椰汁, มะพร้าว | is coconut
jaggery = gur, palm sugar, coconut palm sugar, gula melaka, gula jawa, gula merah, nam tan pip, panocha, panutsa, rock sugar, kokuto,
  okinawan sugar, thati bellam, bellam, mishri | not of sugar, coconut
toasted rice powder = roasted rice powder, khao khua, thinh, puffed rice, murmura, poha, flattened rice, beaten rice, pinipig, com dep,
  kurmura, muri, mamra | is rice
steamed rice = khao, kanin, gohan, nasi, nasi putih, com trang, steamed white rice, steamed jasmine rice, khao hom mali, khao suay,
  boiled rice, plain rice, ponni rice, sona masoori, sona masuri, matta rice, black rice, forbidden rice, red rice, broken rice,
  short grain rice, calrose, koshihikari, chawal, 米, 米饭, 米飯, 白饭, 白飯, ご飯, ライス, 밥, 공기밥, 쌀, ข้าว | is rice
adrak = luya, halia, khing, shoga, sheng jiang, 姜, 生姜, 생강, ginger garlic paste, baby ginger | is ginger
lahsun = lehsun, bawang putih, krathiam, ninniku, maneul, pickled garlic, 大蒜, 蒜, にんにく, 마늘, bawang | is garlic
garlic chive = buchu, kuchay, gow choy, jiu cai, he chive, yellow chive, 韭菜, ニラ, 부추 | is chive | not of garlic
negi = daun bawang, hanh la, ton hom, 葱, 蔥, ねぎ, ネギ, 파 | is scallion
thai chili = prik kee noo, prik ki nu, siling labuyo, cili padi, cabe rawit, cabai, mirch, lal mirch, hari mirch, green chilli,
  red chilli, kashmiri chilli, kashmiri mirch, korean red pepper, korean chili powder, korean pepper flake, la jiao, cheongyang, ichimi,
  ichimi togarashi, finger hot pepper, dandicut, bhut jolokia, byadgi, 辣椒, 고춧가루, 고추, พริก | is chili pepper | not of pepper,
  chili garlic sauce, togarashi
lotus root = renkon, lian ou, lotus seed, lotus seed paste, lotus stem, lotus leaf, kamal kakdi, nadru, yeongeun, phool makhana, makhana,
  fox nut, foxnut, 莲藕, 蓮藕, れんこん, 蓮根, 연근, 莲子, 蓮子 | not of nut
burdock = gobo, ueong, ごぼう, 牛蒡, 우엉
taro = tannier, tannia, gabi, eddoe, arbi, arvi, satoimo, khoai mon, wu tau, yu tou, dasheen, taro chip, poi, 芋头, 芋頭, 里芋, 토란
yamaimo = nagaimo, mountain yam, tororo, chinese yam, mountain potato, shan yao, 山芋, 山薬, 山药 | not of sweet potato, potato
ube = ube flavor, ube extract, khoai lang, kamote, goguma, shakarkandi, 고구마, 紫薯, 紫芋 | is sweet potato
okra = vendakkai, bamia, オクラ, 秋葵
bamboo shoot = takenoko, menma, rebung, labong, no mai, bamboo pith, bamboo fungus, 竹笋, 竹筍, 笋, メンマ, 죽순
water spinach = morning glory, kangkong, kang kong, rau muong, pak boong, pak bung, kong xin cai, kangkung, 空心菜 | not of water, spinach
rai = sarso, kadugu | is mustard
pickled mustard green = ya cai, yacai, zha cai, zhacai, zha choy, sichuan preserved vegetable, preserved vegetable, mei cai, mui choy,
  suan cai, ham choy, xue cai, snow cabbage, gai choy, gai choi, dua cai chua, dua chua, takanazuke, preserved mustard green,
  preserved radish, chye poh, cai bu, pickled daikon, pickled radish, pickled carrot, do chua, atchara, achara, 酸菜, 榨菜, 梅菜, 雪菜, 갓
  | not of mustard green, radish, carrot, cabbage | sometimes mustard, soybeans
apricot kernel = apricot seed, xing ren, nam hang, southern almond, bitter apricot kernel, 杏仁 | not of almond | sometimes almond
candlenut = candle nut, kemiri, buah keras, kukui nut, lumbang | not of nut | sometimes macadamia
lily bulb = lily bud, golden needle, daylily, tiger lily bud, bai he
ginkgo = gingko, gingko nut, ginnan, bai guo, eunhaeng, ginkgo biloba, 银杏, 銀杏, 白果 | not of nut
betel nut = areca nut, supari, soap nut, charoli, chironji, charoli nut, pili, kaong, sugar palm fruit, attap chee, attap seed,
  toddy palm, nungu, ice apple | not of nut, apple, water
char magaz = muskmelon seed, magaz, subja, tukmaria, falooda seed, poppy seed paste, posto, khaskhas, kasa kasa | not of poppy seed, falooda
bombay duck = bombil, bombay duck fish, lotte fish, loitta | is fish | not of duck
murgh = murg, murghi, kozhi, ayam, manok, gai, ga ta, thit ga, tori niku, toriniku, ji rou, ji tui, 鸡, 雞, 鸡肉, 雞肉, 鶏肉, とり, 닭, 닭고기, ไก่
  | is chicken
baboy = babi, thit heo, heo quay, moo krob, moo grob, mu krop, muu, buta, butaniku, dwaeji, zhu rou, chicharon, pork knuckle, pata,
  pork intestine, kaeb moo, 猪肉, 豬肉, 豚肉, 豚, 돼지고기, 삼겹살, หมู | is pork | not of youtiao
thit bo = gyuniku, sogogi, niu rou, daging, daging sapi, nuea, neua, beef tendon, tendon, beef flank, eye round steak, rare steak,
  rare beef, well done brisket, gyutan, gyu tan, bible tripe, hanwoo, a5 wagyu, 牛肉, 牛, 和牛, 소고기, เนื้อ | is beef
gosht = gosth, kambing, bakra, khasi, yang rou, thit de, boti, raan, 羊肉, ラム, 양고기 | is lamb
vit quay = bebek, itik, kamo, ped yang, ya rou, 鸭, 鴨, 鸭肉, 鴨肉, 오리, เป็ด | is duck | not of youtiao
jhinga = jheenga, chemmeen, chingri, hipon, udang galah, sugpo, tom su, tom rim, goong, goong ten, saeu, saewoo, xia ren, 鮮蝦, 明虾 | is shrimp
kekda = nandu, kepiting, ketam, alimango, alimasag, cua, pu nim, poo nim, pu talay, gejang, ganjang gejang, yangnyeom gejang,
  blue swimmer crab, aligue, 大闸蟹, 게 | is crab | not of soy sauce, korean fried chicken
sotong = cumi, cumi cumi, pusit, pla muek, pla muk, ojingeo, ojinguh, you yu, moyu, ปลาหมึก | is squid
halaan = kerang, see hum, ngheu, so huyet, hoi lai, jogae, ge li, bamboo clam, short necked clam, short neck clam, hen clam, 조개 | is clam
hoi malaeng phu = honghap, mussels in shell, 青口, 홍합, pacific mussel | is mussel
oc buou = oc len, golbaengi, kuhol, river snail, dried abalone, abalone sauce, 골뱅이, 螺 | is snail | not of sauce
tiram = talaba, hoi nang rom, talaba oyster, hao xi, ho see, 굴, 蚝, 蠔 | is oyster
machli = machhi, machher, machh, macher jhol, meen, meen curry, meen kuzhambu, meen moilee, hilsha, shorshe ilish, white pomfret, surmai,
  bangda, ayala, ayila, karimeen, pearl spot, nethili, vanjaram, lapu lapu, galunggong, tulingan, tanigue, tambakol, maya maya,
  dalagang bukid, pampano, pla kapong, pla nin, pla duk, pla tod, pla rad prik, pla pao, pla too, ca kho, ca kho to, ca chien, ca loc,
  cha ca, cha ca la vong, cha ca thang long, ca basa, canh chua ca, ikan bakar, ikan goreng, ikan pari, gulai ikan, sambal stingray, jogi,
  gulbi, myeongtae, hwangtae, dongtae, godeungeo, kkongchi, samchi, silverfish, ice fish, sand goby, mandarin fish, yellowfish, fish lip,
  fish head curry, fish fry, amritsari fish, fish pakora | is fish | not of curry, tilapia, canh chua, sambal, pakora, gulai
`,
};
