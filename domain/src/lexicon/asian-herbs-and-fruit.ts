import type { LexiconGroup } from './entry.ts';

/** Herbs, spices, greens, gourds and fruit each have an entry of their own, because people avoid them by name. */
export const asianHerbsAndFruit: LexiconGroup = {
  source:
    'Oxford Companion to Food; Solomon, Encyclopedia of Asian Food; Codex general standard for the names of vegetables and spices',
  plain: true,
  table: `
star anise = chakra phool, ba jiao, badian
fennel = saunf
ajwain = carom, bishop's weed
nigella = nigella seed, kalonji, onion seed, kalo jeera | not of onion
amchur = amchoor, dry mango powder | is mango
anardana | is pomegranate
long pepper = pipli, pippali | not of pepper
black salt = sendha namak | is salt
dried tangerine peel = dried orange peel, chen pi, tangerine peel | is orange
goji
jujube = red date, daechu, chinese date | not of date
ginseng = insam, korean ginseng, american ginseng
angelica root = dang gui, dong quai
rose water = gulkand | not of water
cumin seed = zeera, roasted cumin, jintan | is cumin
haldi = kunyit, luyang dilaw, fresh turmeric | is turmeric
dhania = dhaniya, kothmir, kothamalli, hara dhania, wansoy, ketumbar, rau mui, ngo, pak chee, kothimbir, xiang cai | is cilantro
pudina = saranae, bac ha | is mint
curry leaf = kadi patta, karivepillai, karuveppilai, karivepaku, sweet neem leaf | not of curry
betel leaf = la lot, wild betel leaf, paan leaf, bai cha plu
culantro = sawtooth coriander, ngo gai, long coriander, recao | not of coriander
rau ram = vietnamese coriander, vietnamese mint, laksa leaf, daun kesum, hot mint | not of coriander, mint, laksa
kinh gioi = vietnamese balm, rice paddy herb, ngo om, rau om, tia to | not of rice
mitsuba = japanese parsley, myoga, salam leaf, daun salam, torch ginger, bunga kantan, kinome | not of parsley, ginger
mugwort = ssuk, yomogi, ngai cuu
banana leaf | not of banana
banana blossom = banana flower, banana heart, puso ng saging, hoa chuoi | not of banana
horenso = sigeumchi, bo xoi, 菠菜, ほうれん草, 시금치 | is spinach
amaranth leaf = bayam, cholai, alugbati, saluyot, yin choy, amaranth green
pea shoot = pea leaf, pea tip, dou miao, snow pea leaf, snow pea shoot, snow pea tip, pea sprout, 豆苗 | is pea
chrysanthemum leaf = crown daisy, tong ho, ssukgat, crown daisy leaf
moringa = malunggay, drumstick leaf, murungai, bathua
watercress = minari, water dropwort, sai yeung choy | not of water
celtuce = wo sun, stem lettuce, a choy, aa choy | not of lettuce
fiddlehead = gosari, bracken, fernbrake, chwinamul, warabi fern, pako, pako fern | not of yokan
mizuna = mibuna, takana, saishin, nanohana, nozawana
kabocha = kabocha pumpkin, kalabasa, fak thong, danhobak, 호박, かぼちゃ, 南瓜, kaddu | is squash
bottle gourd = lauki, doodhi, dudhi, opo, upo, sorakaya, bau gourd
bitter melon = ampalaya, ku gua, kho qua, pavakkai, 苦瓜, ゴーヤ
winter melon = wintermelon, dong gua, ash gourd, fuzzy melon, bi dao, wax gourd, 冬瓜
luffa = sponge gourd, patola, turai, ridge gourd, snake gourd, tinda, sigua, silk squash, muop | not of squash
pointed gourd = parwal, potol, ivy gourd, tindora, kundru, tendli
chayote = sayote, cho cho
calamansi = kalamansi, calamondin, calamansi lime | not of lime
yuzu = yuja, kabosu, yuzu zest, yuzu gel, 柚子, ゆず, 유자
pomelo = suha, buoi, pummelo, 柚
mandarin orange = mikan, dalandan | is orange
green mango = unripe mango, raw mango, mangga, mangga hilaw, kaccha aam, aam, ripe mango, ataulfo mango, xoai, mamuang, nam dok mai,
  kairi, 芒果 | is mango
longan = long nhan, dried longan, lamyai, chom chom
sapodilla = chikoo, chiku, sapota, santol, salak, snake fruit, bilimbi, kamias
kathal = langka, nangka, young jackfruit, green jackfruit, mit non, unripe jackfruit | is jackfruit
loquat
green papaya = unripe papaya, papaya shred, malakor | is papaya
asian pear = nashi, korean pear, nashi pear | is pear
amla = indian gooseberry, wood apple, bael, karonda | not of apple
kokum = cocum, asam gelugor, asam keping, gambooge
mung bean = moong bean, mung, mung dal, green gram, split mung bean, munggo, monggo, mongo bean, dau xanh, lu dou, mung bean sheet, 绿豆,
  綠豆, 녹두 | is bean | not of lentil
urad = urad bean, mah dal, urid dal, ulundu | is bean | not of lentil
chana dal = channa dal, split chickpea, black chickpea, kadala | is chickpea | not of lentil, chana masala
black eyed pea = lobia, cowpea, cow pea, chawli | is bean | not of pea
fava bean = lablab, matki, horse gram, kulthi | is bean
long bean = yard long bean, chinese long bean, sitaw, dau dua, asparagus bean, kacang panjang, wing bean | is green bean | not of bean,
  asparagus, kacang tanah
yau choy = chinese leaf, chinese spinach, rau, rau song, vietnamese herbs, thai herbs, asian greens, rau thom | not of spinach, herb
crispy rice = scorched rice, nurungji | is rice
baby corn = young corn | is corn
jicama = singkamas, bangkuang, cu san, yam bean, sengkuang | not of sweet potato, bean
arrowhead = arrowhead bulb, chinese artichoke | not of artichoke
`,
};
