import type { LexiconGroup } from './entry.ts';

/** Covers Indonesia, Malaysia and Singapore. */
export const malayArchipelago: LexiconGroup = {
  source:
    'Oseland, Cradle of Flavor; Owen, Indonesian Regional Food; National Heritage Board, Singapore: hawker dishes; Singapore Food Agency: food allergens',
  table: `
nasi goreng = nasi goreng ayam, nasi goreng seafood, nasi goreng kampung, indonesian fried rice, malaysian fried rice,
  nasi goreng istimewa, nasi goreng special, nasi goreng pattaya | is rice | not of fried rice, seafood, murgh | usually eggs, soybeans,
  wheat, shrimp | sometimes fish, peanuts
mee goreng = mie goreng, mi goreng, mee goreng mamak, bami goreng, mie tek tek, indomie, indomie goreng, bakmi goreng, bakmi, bakmie,
  mie ayam, mee siam goreng, maggi goreng, indonesian fried noodle, bakmi ayam, yamien | is wheat | not of noodle, ba mee, murgh, mee siam
  | usually soybeans, eggs | sometimes shrimp, peanuts, fish, sesame
nasi lemak = nasi lemak ayam, nasi lemak rendang | is coconut, rice | usually fish, peanuts, eggs, shrimp | sometimes soybeans
nasi padang = nasi campur, nasi rames, nasi kuning, nasi uduk, nasi liwet, nasi kandar, nasi ulam, nasi kerabu, nasi bakar, nasi tumpeng,
  rijsttafel, nasi dagang, nasi kebuli, nasi briyani | is rice | sometimes eggs, fish, shrimp, soybeans, peanuts, wheat
char kway teow = char kuey teow, char koay teow, char kwey teow, char kue tiau, ckt, char kwetiau, kwetiau goreng, kway teow goreng,
  penang char kway teow, 炒粿条, 炒粿條 | is rice noodle, soy sauce | not of mei fun, youtiao | usually eggs, shrimp, clam, wheat
  | sometimes fish, oyster
hokkien mee = hokkien noodle, hokkien prawn mee, hokkien char, kl hokkien mee | is wheat | not of noodle | usually eggs, shrimp, squid,
  soybeans | sometimes fish, oyster
prawn mee = har mee, hae mee, penang prawn mee, prawn noodle soup, prawn noodle | is shrimp, wheat | not of noodle | usually eggs
  | sometimes soybeans
laksa = curry laksa, laksa lemak, katong laksa, singapore laksa, curry mee, nyonya laksa, laksa noodle, laksa soup, laksa paste,
  sarawak laksa, laksa johor | not of noodle | is coconut | usually shrimp, fish, soybeans | sometimes eggs, wheat, clam, peanuts
assam laksa = asam laksa, penang laksa, penang assam laksa | is fish, rice noodle, shrimp paste | not of laksa, tamarind
mee siam = mee rebus, mee soto, mie kocok, mee bandung, mee jawa | not of soto ayam, sirap bandung | usually eggs, soybeans, shrimp
  | sometimes wheat, peanuts, fish
mee pok = bak chor mee, mee kia, wantan mee, wonton mee, wanton mee, tok tok mee, mee sua soup, ban mian, pan mee, banmian, kolo mee
  | is wheat | not of wonton, chinese noodle, wonton in chili oil | usually eggs, soybeans | sometimes fish, shrimp, oyster
beef rendang = rendang, rendang daging, chicken rendang, rendang ayam, rendang sapi, rendang padang, rendang paste | is coconut
  | not of beef, thit bo | sometimes shrimp, fish
gulai = gulai ayam, gulai kambing, gulai nangka, opor ayam, opor, sayur lodeh, lodeh, kari ayam, kari kapitan, kapitan chicken,
  curry kapitan, ayam masak lemak, masak lemak, lemak cili padi, kari kambing | is coconut | not of curry, murgh, gosht
  | sometimes shrimp, fish
ayam goreng = ayam penyet, ayam bakar, ayam geprek, ayam kalasan, ayam goreng berempah, ayam kampung, ayam betutu, bebek goreng,
  bebek betutu, indonesian fried chicken, malaysian fried chicken, ayam percik, ayam kecap, ayam buah keluak, ayam masak merah,
  ayam bumbu rujak | not of murgh, bumbu | sometimes shrimp, soybeans, wheat, fish
gado gado = gadogado, gado gado salad, ketoprak, karedok, pecel, gado gado dressing, lotek, tahu campur | is peanut | not of tofu
  | usually soybeans, eggs | sometimes wheat, fish, shrimp
bumbu kacang = sambal kacang, kuah kacang, indonesian peanut sauce, saus kacang | is peanut | not of sambal | sometimes soybeans, wheat,
  shrimp
rojak = rujak, rojak buah, rujak buah, rojak singapore, fruit rojak, rujak cingur | is peanut | usually shrimp, wheat
  | sometimes soybeans, squid
sambal = sambal goreng, sambal terasi, sambal belacan, sambal matah, sambal bajak, sambal tumis, sambal ikan bilis, nasi lemak sambal,
  sambal hijau, sambal kecap, sambal ijo, sambal sauce, belacan kangkong, kangkong belacan, sambal kangkong, sambal green bean,
  sambal paste | not of water spinach, green bean, nasi lemak | usually shrimp | sometimes fish, soybeans
sambal sotong = sambal squid | is squid | not of sambal | usually shrimp
sambal udang = sambal prawn, sambal shrimp, sambal goreng udang, udang balado, udang masak lemak, petai udang, sambal petai udang
  | is shrimp | not of sambal, gulai
sambal telur = telur balado, telur dadar, telor balado, telur bumbu bali, balado telur | is egg | sometimes shrimp, soybeans | not of sambal
balado = terong balado, balado sauce, petai, stink bean, sataw, jengkol | sometimes shrimp
soto ayam = soto, soto betawi, soto ayam madura, soto madura, soto mie, rawon, sop buntut, sop ayam, coto makassar, konro, sop iga
  | not of murgh | sometimes eggs, milk, wheat, soybeans, shrimp
bak kut teh = bakkutteh, bak kut the, bah kut teh, pork rib tea, klang bak kut teh, 肉骨茶 | is pork | not of tea | usually soybeans, wheat
chili crab = chilli crab, singapore chili crab, singapore chilli crab, 辣椒蟹 | is crab | usually eggs, soybeans, wheat | sometimes fish
black pepper crab = pepper crab, butter crab | is crab | not of pepper | usually soybeans | sometimes milk, wheat, oyster
cereal prawn = cereal shrimp | is shrimp, butter | usually wheat | sometimes eggs, oats
roti canai = roti prata, prata, roti paratha, roti telur, roti kosong, roti tissue, murtabak, martabak, martabak telur, roti bom,
  roti john, roti jala, roti tisu, murtabak ayam, egg prata, canai, roti boom | is wheat | not of murgh | usually milk | sometimes eggs
martabak manis = terang bulan, apam balik, martabak terang bulan, ban jian kueh, min jiang kueh, mee chiang kueh | is wheat
  | not of roti canai, kuih | usually eggs, milk, peanuts | sometimes sesame
kaya toast = kaya, kaya jam, kaya butter toast, roti kaya, roti bakar kaya, coconut egg jam, seri kaya, serikaya | is egg, coconut
  | not of bread, butter | sometimes wheat, milk
roti bakar = roti boy, rotiboy, mexican coffee bun, kopi roti, roti buaya, roti gambang | is wheat | not of bun | usually milk
  | sometimes eggs
popiah = fresh popiah, popiah basah, poh piah, lun pia | is wheat | usually eggs, shrimp, soybeans, peanuts | sometimes fish, sesame
ngoh hiang = ngo hiang, lor bak, loh bak, heh piah, five spice roll | is pork, tofu | not of five spice | usually shrimp, wheat, eggs
yong tau foo = yong tau fu, yong tofu, niang doufu, yong tao foo, 酿豆腐, 釀豆腐 | is tofu, fish | sometimes eggs, wheat, shrimp
tahu goreng = tahu gejrot, tahu isi, tahu telur, tauhu goreng, tahu sumedang, tahu bakso, tahu bakar | is tofu | not of beef ball
  | usually peanuts | sometimes wheat, eggs, shrimp
tempeh bacem = tempe bacem, tempeh orek, tempe mendoan, mendoan, kering tempe, tempe penyet, sambal goreng tempe | is tempeh
  | not of sambal | sometimes wheat, shrimp
otak otak = otah, otah otah, pempek, empek empek, mpek mpek, siomay, siomay bandung, batagor, tekwan | is fish | not of sirap bandung
  | usually eggs, wheat | sometimes peanuts, shrimp, soybeans
perkedel = pergedel, bergedil, begedil, perkedel kentang | is potato, egg | sometimes wheat
bakwan = bala bala, bakwan sayur, bakwan jagung, gorengan, cucur, cucur udang, jemput jemput, perkedel jagung | is wheat | not of perkedel
  | sometimes eggs, shrimp
risoles = risol, kroket, lemper, arem arem, pastel goreng, lontong, ketupat, lemang, lontong sayur, ketupat sayur, nasi impit
  | sometimes wheat, eggs, milk, coconut
acar = acar awak, urap, urap sayur, serundeng, kerisik, asinan, acar timun | sometimes peanuts, sesame, shrimp, coconut
kuih = kueh, kuih lapis, kue lapis, onde onde, ondeh ondeh, klepon, putu piring, putu mayam, kue putu, kuih talam, seri muka, serimuka,
  kuih dadar, dadar gulung, kueh dadar, getuk, kuih seri muka, ang ku kueh, pulut hitam, bubur hitam, bubur cha cha, bubur chacha, kolak,
  kolak pisang, pengat, pulut inti, kueh salat | usually coconut | sometimes wheat, eggs, milk, sesame
lapis legit = kek lapis, spekkoek, kueh lapis legit, bika ambon, bolu kukus, bolu | is egg | not of kuih | usually wheat, milk
cendol = chendol, dawet, es cendol, ice cendol, es dawet, es campur, es teler, es doger, es kelapa, es buah | is coconut | sometimes milk
  | not of water
ice kacang = ais kacang, abc ice, air batu campur, ais batu campur, es kacang, ice kachang | not of water | usually milk | sometimes peanuts
milo = milo dinosaur, milo ais, milo tabur, milo ice | is barley, milk | not of water
teh tarik = teh c, pulled tea, teh ais, teh halia, kopi c, kopi susu, es kopi susu, kopi peng, yuan yang, yuenyeung, yuanyang, kopi tarik,
  ipoh white coffee, teh susu | not of coffee, tea | usually milk
kopi o = kopi o kosong, teh o, teh o ais, kopi tubruk, kopi luwak, kopi hitam, teh botol, teh tawar, teh manis, es teh, es jeruk,
  es teh manis | is tea
sirap bandung = bandung drink, air bandung, rose milk, bandung | is milk
kecap manis = ketjap manis, sweet soya sauce, abc sweet soy, kicap manis, ketjap, kecap asin, kecap sauce, kecap | is soy sauce
  | sometimes fish
bumbu = bumbu bali, rempah, bumbu rendang, bumbu dasar, bumbu rujak | not of beef rendang, rojak | sometimes shrimp
ikan asam pedas = asam pedas, assam fish, sambal ikan, ikan kuah kuning, sup ikan, pepes ikan, ikan pepes, ikan asin, ikan sambal,
  ikan woku, ikan balado, sop ikan, fish head bee hoon, fish head beehoon, fish bee hoon, sliced fish soup, fish porridge | is fish
  | not of tamarind, sambal, mei fun, oat, balado, rabri
cap cay = capcay, cap cai, capcai, cah kangkung, tumis kangkung, tumis buncis | usually soybeans, wheat | not of water spinach
  | sometimes oyster, eggs, shrimp, fish
fu yung hai = puyunghai, fuyunghai, pu yung hai | is egg | usually wheat | sometimes shrimp, crab, soybeans
devil curry = curry devil, kari debal, curry debal, debal | not of curry | usually mustard | sometimes soybeans, wheat
economy rice = lor mee, loh mee, kway chap, kuay chap, zi char, claypot rice, clay pot rice, claypot chicken rice, bo zai fan, 煲仔饭, 煲仔飯
  | usually soybeans, wheat | sometimes eggs, fish, oyster
sha cha sauce = sha cha, shacha, shacha sauce, sacha sauce, sa cha sauce, sha cha broth, 沙茶, 沙茶酱, 沙茶醬 | usually fish, shrimp, soybeans
  | sometimes peanuts, sesame, wheat
tau kwa = taukwa, tau kua, tau pok, taupok, tau pau, tahu pong, tau foo pok | is tofu
`,
};
