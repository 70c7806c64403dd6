import type { LexiconGroup } from './entry.ts';

export const thaiAndLao: LexiconGroup = {
  source:
    'Thompson, Thai Food; Royal Thai government: Thai Select, standard names of dishes; Sing, Traditional Recipes of Laos; Food Allergy Canada: fish sauce, shrimp paste and peanuts in Thai cooking; Kiple and Ornelas, Cambridge World History of Food',
  table: `
red curry = thai red curry, red curry chicken, red curry paste, gaeng phed, gaeng ped, kaeng phet, gaeng daeng, gaeng dang,
  prik gaeng daeng, แกงเผ็ด, green curry, thai green curry, green curry chicken, green curry paste, gaeng kiew wan, kaeng khiao wan,
  gaeng keow wan, gaeng khiao wan, แกงเขียวหวาน, yellow curry, thai yellow curry, yellow curry paste, gaeng garee, gaeng kari, kaeng kari,
  gaeng som, kaeng som, gaeng ped yang, red curry duck, jungle curry, gaeng pa, kaeng pa, gaeng pah, pineapple curry, choo chee, chu chi,
  choo chee curry, pumpkin curry, gaeng hung lay, gaeng hang lay, prik king, pad prik khing, pad prik king, phat phrik khing
  | not of pad prik, chili garlic sauce | usually fish, shrimp
panang = panang curry, penang curry, phanaeng, phanaeng curry, panaeng, paneng, panang chicken, panang nuea, panang curry paste, แพนง,
  พะแนง | is red curry | not of curry | usually peanuts
massaman curry thai = gaeng massaman, kaeng matsaman, มัสมั่น | is massaman
tom yum = tom yam, tom yum soup, tom yum paste, tom yum gai, tom yam gai, tom yum kai, tom yum chicken, tom yum noodle soup,
  tom yum soup chicken, tom yum noodle, tom zap, tom sap, tom yum fried rice, ต้มยำ | usually fish, shrimp | not of noodle, fried rice
tom yum goong = tom yum kung, tom yam goong, tom yam kung, tom yum shrimp, tom yum prawn, tom yum goong soup, ต้มยำกุ้ง | is shrimp
  | not of yum talay | usually fish
tom yum talay = tom yum seafood, tom yam talay, pad talay, poh tak, po tak | not of seafood, tom yum | usually shrimp, squid, fish, mussel
tom kha = tom kha gai, tom kha kai, tom ka gai, tom ka, tom kha soup, tom kha chicken, tom ka kai, tom kar gai, thai coconut soup, ต้มข่า,
  ต้มข่าไก่ | is coconut, galangal | usually fish | sometimes shrimp
pad see ew = pad see ewe, pad siew, pad se ew, pad si ew, pad see eiw, phat si io, phad see ew, pad see yew, pad see ew chicken,
  see ew noodle, pad siu, ผัดซีอิ๊ว | is rice noodle, soy sauce | not of noodle | usually eggs, oyster | sometimes fish
drunken noodle = pad kee mao, pad kee mow, pad ke mao, pad khi mao, phat khi mao, pad kee maow, kee mao, kee mow, pad ki mao,
  drunkard noodle, spicy drunken noodle, ผัดขี้เมา | is rice noodle | not of noodle | usually soybeans, wheat, fish, oyster
  | sometimes eggs, shrimp
drunken fried rice = kee mao fried rice, basil fried rice, thai basil fried rice, spicy basil fried rice | is rice
  | not of drunken noodle, basil, fried rice | usually soybeans, wheat, fish, oyster | sometimes eggs
rad na = rad nah, lad na, lard na, raad na, rat na, lad nar, rad nar, lard nar, ราดหน้า | is rice noodle, soy | usually wheat, oyster
  | sometimes fish, eggs
pad woon sen = pad wun sen, phat wun sen, glass noodle stir fry, pad woonsen, ผัดวุ้นเส้น | is glass noodle, egg | not of stir fry
  | usually soybeans, wheat, oyster | sometimes fish, shrimp
boat noodle = kuay teow reua, guay tiew rua, kuay teow rua, guay tiew, kuai tiao, kuay teow, thai noodle soup, ก๋วยเตี๋ยวเรือ, ก๋วยเตี๋ยว
  | is rice noodle | not of noodle | usually fish, soybeans, wheat
yen ta fo = yentafo, yen ta four, เย็นตาโฟ | is rice noodle, tofu, fish | sometimes squid, shrimp
khao soi = kao soi, khao soy, kow soi, khao soi gai, kao soy, ข้าวซอย | is coconut, wheat | not of soy | usually eggs, fish, soybeans
  | sometimes shrimp
ba mee = bamee, ba mi, bami, bamee moo daeng, บะหมี่ | is wheat | not of moo daeng | usually eggs | sometimes soybeans, fish, oyster
khanom jeen = kanom jeen, khanom chin, kanom chin, nam ya, kanom jeen nam ya, khao poon, khao pun, kao poon | is rice noodle
  | usually fish | sometimes shrimp
pad krapow = pad kra pow, pad kra pao, pad krapao, pad gra pow, pad gaprao, pad kaprao, phat kaphrao, pad ga prao, pad kra prow,
  pad ka prow, pad kra pow gai, pad krapow gai, pad kra pao moo, thai basil chicken, thai basil beef, thai basil pork, basil chicken,
  basil beef, basil pork, holy basil chicken, thai basil stir fry, kra pow, kra pao, gra prow, ka prow, chili basil stir fry,
  basil stir fry, ผัดกะเพรา | not of thai basil leaf, basil, stir fry | usually soybeans, wheat, fish, oyster | sometimes eggs, shrimp
pad prik = pad prik sod, pad prik gaeng, pad phrik, gai pad king, gai pad khing, pad khing, pad king, pad ginger, pad kratiem,
  pad gratiem, gai pad prik, pad garlic pepper, gratiem prik thai, pad pak, pad pak ruam, pad pak boong, pad ka na, pad kana,
  pad broccoli, pad ma kuer, pad ped, pad phet, pad pong kari, pad pong garee, pad prew wan, pad priew wan, praram, swimming rama stir fry
  | not of ginger, broccoli, pepper, garlic, stir fry, rama chicken | usually soybeans, wheat, oyster | sometimes fish, shrimp
gai pad med mamuang = gai pad met mamuang, pad med mamuang, cashew nut stir fry, thai cashew chicken, gai himmapan, pad himmapan,
  pad cashew nut, pad cashew, ไก่ผัดเม็ดมะม่วง | is cashew | not of stir fry | usually soybeans, wheat, oyster | sometimes fish
rama chicken = swimming rama, pra ram, praram chicken, pra ram long song, rama garden, spinach peanut sauce, peanut curry | is peanut,
  spinach | sometimes fish, soybeans, shrimp | not of peanut butter, curry, pad prik
thai fried rice = khao pad, kao pad, khao phat, kow pad, khao pad gai, khao pad moo, khao pad goong, khao phad, ข้าวผัด | is rice
  | not of fried rice | usually eggs, soybeans, wheat, fish | sometimes shrimp, oyster
crab fried rice = khao pad poo, khao pad pu, kao pad poo, ข้าวผัดปู | is crab, egg, rice | not of fried rice, thai fried rice
  | usually fish, soybeans | sometimes wheat
pineapple fried rice = khao pad sapparod, kao pad sapparod, khao pad sapparot, thai pineapple fried rice, ข้าวผัดสับปะรด | is pineapple,
  rice | not of thai fried rice, fried rice | usually soybeans, eggs, wheat, fish | sometimes cashew, shrimp
khao kluk kapi = shrimp paste fried rice, khao kluk gapi, khao khluk kapi | is shrimp paste, egg, rice | not of fried rice
som tum = som tam, som tom, somtum, somtam, tum mak hoong, tam mak hoong, papaya salad, green papaya salad, thai papaya salad,
  lao papaya salad, som tum thai, tam thai, tum thai, papaya pok pok, thum mak hoong, tam sua, tum som, bok lahong, ส้มตำ | is papaya
  | usually fish, shrimp, peanuts | sometimes crab
som tum poo = tam poo, tum poo pla ra, som tum pla ra | is papaya, crab, fish | not of som tum | usually shrimp | sometimes peanuts
larb = laab, lahb, larp, laap, larb gai, laab gai, larb kai, larb moo, larb neua, larb nua, chicken larb, pork larb, beef larb, duck larb,
  larb ped, lao larb, ลาบ | is mint | usually fish
tofu larb = larb tofu, mushroom larb, larb het | is mint | not of larb | sometimes fish, soybeans, wheat
nam tok = nam tok neua, nam tok beef, nam tok moo, nam tok nua, waterfall beef, yum nua, yum neua, yam nuea, yam neua, thai beef salad,
  crying tiger, suea rong hai, weeping tiger, moo ma now, nam tok salad, น้ำตก | usually fish | sometimes soybeans, wheat, oyster
yum woon sen = yam woon sen, yam wun sen, glass noodle salad, yum wun sen, ยำวุ้นเส้น | is glass noodle | usually fish, shrimp
  | sometimes peanuts, squid
yum talay = yam talay, thai seafood salad, yum talay salad, yum pla muk, plah goong, pla goong, phla kung, yum goong | not of sotong,
  seafood mix | usually fish, shrimp, squid | sometimes mussel
yam khai dao = yum khai dao, yum mamuang, thai mango salad, yum moo, yum som o, thai salad, spicy thai salad, yum tua plu
  | sometimes fish, shrimp, peanuts, eggs | not of mango
nam prik pao = nam phrik phao, thai chili jam, thai chili paste, roasted chili paste, chili jam thai, nam prik phao, roasted chile paste
  | usually shrimp, fish | sometimes soybeans
nam prik ong = nam prik, nam phrik, nam prik noom, nam prik num, nam prik kapi, nam prik gapi, jeow bong, jaew bong, jeow som
  | usually fish, shrimp
nam jim = nam chim, jaew, nam jim jaew, nam jim seafood, nam jim talay, jeow mak len, nam chim jaew, prik nam pla, prik nam som,
  jaew sauce | not of seafood, chili garlic sauce | usually fish
thai peanut sauce = nam jim satay, satay peanut sauce, peanut dipping sauce, thai peanut dressing, peanut satay sauce, spicy peanut sauce
  | is peanut | not of peanut butter, satay | sometimes soybeans, wheat, fish, shrimp
satay gai = moo satay, satay gai chicken, moo sate, pork satay, beef satay, chicken sate, shrimp satay, lamb satay, sate babi,
  sate kambing, sate sapi, tofu satay, satay bee hoon, satay beehoon, สะเต๊ะ | is satay
moo ping = mu ping, moo yang, gai yang, kai yang, thai bbq chicken, thai grilled chicken, lao bbq chicken, ping gai, ping kai,
  kor moo yang, moo dad deaw, neua dad deaw, heavenly beef, nua dad deo, หมูปิ้ง, ไก่ย่าง | usually fish, soybeans, wheat
  | sometimes oyster
moo daeng = khao moo daeng, khao kha moo, kha moo, khao ka moo, kao ka moo, khao na ped, khao ka mu, ข้าวขาหมู, moo palo, moo parlow,
  khai palo, kai palo | usually soybeans, wheat | sometimes eggs, sesame
moo krob stir fry = kana moo krob, pad ka na moo krob, kana moo grob | is pork | not of stir fry, pad prik | usually soybeans, wheat,
  oyster | sometimes fish
kai jeow moo = thai omelet, thai omelette, khai jeaw, thai style omelet, kai yat sai, ไข่เจียว | is egg | not of omelet | usually fish
  | sometimes soybeans, wheat, shrimp
son in law egg = khai luk khoei, kai look keuy | is egg | usually fish
tod mun pla = tod mun, tod man pla, thot man pla, tod mun fish cake, thai fish cake, tod mun plah, todman, todman pla, ทอดมัน | is fish
  | not of fish cake | usually shrimp | sometimes eggs, wheat, peanuts
tod mun goong = tod man goong, tod mun kung, thai shrimp cake, shrimp cake, tod man kung | is shrimp | not of cake, tod mun pla
  | usually wheat | sometimes eggs, fish
corn fritter thai = tod mun khao pod, tod mun khao pode, thai corn fritter, tod man khao phot | is corn | not of tod mun pla, steamed rice
  | sometimes wheat, eggs, fish
goong sarong = shrimp in blanket, shrimp in a blanket, goong hom pa, firecracker shrimp roll, goong gra bok, shrimp blanket | is shrimp,
  wheat | not of bang bang shrimp | sometimes eggs
kanom pang na goong = shrimp toast, prawn toast, khanom pang na kung, banh mi tom, sesame prawn toast, sesame shrimp toast, hatosi,
  hatoshi | is shrimp, bread | usually eggs, sesame
curry puff = karipap, karee puff, gari puff, kari puff, epok epok | is wheat | sometimes milk, eggs
fresh roll thai = fresh roll, garden roll, thai fresh roll, basil roll | is rice paper | not of basil | sometimes peanuts, shrimp,
  soybeans, eggs, fish
poh pia = por pia, popia tod, po pia tod, por pia tod, thai spring roll, thai egg roll, crispy roll, vegetarian spring roll,
  vegetable spring roll, veggie spring roll, vegetable egg roll, veggie egg roll, chinese spring roll, chinese egg roll, 春卷, 春捲, ปอเปี๊ยะ
  | is wheat | not of spring roll, egg roll | usually soybeans | sometimes eggs, sesame, oyster
khanom jeeb = kanom jeeb, kanom jeb, khanom chip, thai dumpling, steamed thai dumpling, ขนมจีบ | is wheat | not of dumpling
  | usually shrimp, soybeans | sometimes eggs, oyster
miang kham = miang kum, mieng kam, miang kam, mieng kum, miang kana | is coconut, peanut | usually shrimp | sometimes fish
hor mok = hor mok pla, ho mok, haw mok, hor mok talay, fish amok, amok, amok trey, mok pa, mok pla | is fish, coconut | usually eggs, shrimp
naem khao = nam khao, naem khao tod, nam kao, nam khao tod, crispy rice salad, lao crispy rice salad, nem khao, naem khao thot | is rice,
  coconut | not of sai krok | usually fish, peanuts | sometimes eggs
sai krok = sai krok isan, sai ua, sai oua, isan sausage, lao sausage, thai sausage, chiang mai sausage, northern thai sausage,
  issan sausage, naem, nham | is pork | not of sausage | usually fish | sometimes soybeans, shrimp, wheat
khao jee = khao chi, khao piak, khao piak sen, kao piak sen | is rice | sometimes fish, eggs, wheat, soybeans
or lam = orlam, aw lam, kaeng nor mai, gaeng nor mai, gaeng om, sup nor mai | is lemongrass | usually fish
mango sticky rice = mango with sticky rice, mango and sticky rice, khao niao mamuang, khao neow mamuang, kao niew ma muang,
  sticky rice with mango, sticky rice and mango, sweet sticky rice with mango, mango sweet rice, ข้าวเหนียวมะม่วง | is coconut, mango,
  glutinous rice | sometimes sesame
sticky rice custard = sangkaya, sankaya, sang kaya, thai custard, pandan custard, sangkhaya, thai coconut custard, sangkaya fak thong,
  thai tea custard | is egg, coconut | not of custard, glutinous rice, thai iced tea | sometimes milk, wheat
fried banana = banana fritter, kluay tod, gluay kaek, kluai khaek, pisang goreng, banana cue, bananacue, kamote cue, goreng pisang,
  thai fried banana, banana spring roll | is banana | not of spring roll | sometimes wheat, sesame, eggs, milk
khanom krok = kanom krok, khanom buang, kanom tuay, khanom thuai, tub tim grob, tab tim krob, tub tim krob, red ruby, ruam mit, bua loy,
  bua loi, lod chong, lot chong, thai coconut pudding | is coconut | not of mango pudding | sometimes eggs, milk, sesame
thai roti = roti gluay, roti kluay, banana roti, thai banana pancake, banana pancake thai | is wheat | not of pancake | usually milk, eggs
thai ice cream = i tim kati, rolled ice cream, thai rolled ice cream | is ice cream, milk
thai iced coffee = thai coffee, oliang, oleang, o liang, cafe yen, gafae yen | is coffee | usually milk
butterfly pea lemonade = nam dok anchan, lemongrass drink, lemongrass tea, bael drink, nam manao, chrysanthemum drink | is water
lok lak = loc lac, beef lok lak, beef loc lac, samlor, samlor korko, kuy teav, num banh chok, kroeung, samlar | sometimes fish, soybeans,
  oyster, wheat, eggs, shrimp
mohinga = mohingar, moh hin ga, mote hin gar, mont hin gar | is fish, rice noodle | usually eggs | sometimes wheat, shrimp
tea leaf salad = laphet, lahpet, lahpet thoke, laphet thoke, burmese tea leaf salad, laphet thohk, la phet | is tea | usually peanuts,
  sesame, fish, shrimp | sometimes soybeans
ohn no khao swe = ohn no khauk swe, burmese coconut noodle, khao suey, khow suey, ono khauk swe, nan gyi thoke | is coconut, wheat
  | not of noodle | usually eggs, fish | sometimes peanuts
ngapi = ngapi yay, ngapi gyaw, balachaung, balachong, trasi, petis, petis udang, hae ko, otak udang, rojak sauce | is shrimp paste
  | not of rojak
burmese tofu = shan tofu, chickpea tofu, hto hpu, tohu thoke | is chickpea | not of tofu
`,
};
