import type { LexiconGroup } from './entry.ts';

export const vietnamese: LexiconGroup = {
  source:
    'Nguyen, Into the Vietnamese Kitchen; Trang, Authentic Vietnamese Cooking; Food Allergy Canada and FARE: fish sauce and peanuts in Vietnamese cooking',
  table: `
pho = pho bo, pho tai, pho dac biet, pho chin, pho nam, pho bo vien, pho tai chin, pho tai nam, pho tai gau, pho gau, pho gan, pho sach,
  beef pho, pho soup, pho noodle soup, rare steak pho, brisket pho, combination pho, pho tai bo vien, pho tai nam gau gan sach,
  vietnamese noodle soup | is rice noodle | not of noodle, beef ball | usually fish
pho ga = chicken pho, pho chicken | is rice noodle, chicken | usually fish
vegetable pho = vegetarian pho, veggie pho, vegan pho, pho chay, tofu pho, pho rau, pho tofu vegetable | is rice noodle | not of pho
  | sometimes soybeans, fish, wheat
pho noodle = banh pho, pho rice noodle | is rice noodle | not of pho, noodle
pho broth = beef pho broth, chicken pho broth, pho stock | usually fish | not of pho, stock, broth
pho xao = pho ap chao, stir fried pho noodle | is rice noodle | not of pho, pho noodle | usually fish, soybeans, wheat | sometimes oyster
pho tom = seafood pho, shrimp pho, pho do bien, pho hai san | is rice noodle, shrimp | not of pho, seafood | usually fish
bun bo = bun bo nam bo, bun bo xao, bun ga nuong, bun heo nuong, bun tom, bun nem, vermicelli bowl, vietnamese vermicelli bowl,
  rice vermicelli bowl, bun salad, bun vermicelli, bun tofu, bun noodle | is rice noodle | not of bun, noodle | usually fish
  | sometimes peanuts, soybeans, wheat
bun thit nuong = bun thit nuong cha gio, bun thit, bun nem nuong, bun bo nuong, bun ga, grilled pork vermicelli, bun tom nuong,
  bun thit heo nuong | is rice noodle | not of bun, bun bo, cha gio, thit nuong | usually fish, peanuts | sometimes wheat, soybeans
bun chay = bun dau hu | is rice noodle | not of bun, tofu, bun dau mam tom | usually soybeans | sometimes peanuts, wheat, fish
bun rieu = bun rieu cua, canh bun, bun rieu oc | is rice noodle | not of bun, kekda | usually crab, shrimp, fish, eggs, soybeans
bun ca = bun mam, bun cha ca, bun nuoc leo, bun ca loc | is rice noodle, fish | not of bun, machli, bun cha, peanut hoisin sauce
  | usually shrimp
bun dau mam tom = bun dau | is rice noodle, tofu, shrimp paste | not of bun
bun moc = bun mang vit, bun suong, bun ga mang | is rice noodle | not of bun, bun thit nuong | usually fish | sometimes shrimp
hu tieu = hu tiu, hu tieu nam vang, hu tieu my tho, hu tiu nam vang | is rice noodle | usually shrimp, fish | sometimes eggs, squid
mi quang = my quang, quang noodle | is rice noodle | not of noodle | usually fish, peanuts, shrimp, eggs
cao lau = cao lau noodle | usually soybeans, wheat | sometimes fish | not of noodle
mi xao = mi xao don, mi xao gion, mi vit tiem, mi hoanh thanh, mi xao bo, my xao, mi tom hoanh thanh, hoanh thanh, vietnamese egg noodle
  | is wheat | not of egg noodle | usually eggs, soybeans | sometimes oyster, fish, shrimp
mien ga = mien xao, mien xao cua, mien luon | is glass noodle | usually fish | sometimes crab
banh canh = banh canh cua, banh canh gio heo, banh canh noodle | usually fish | sometimes shrimp, crab | not of kekda, noodle
com tam = com suon, com suon nuong, com tam suon bi cha, com suon bi cha, com ga, com thit nuong, com bo luc lac, broken rice plate,
  vietnamese pork chop, com suon trung, lemongrass pork chop, lemongrass chicken, lemongrass beef, lemongrass pork | is rice
  | not of lemongrass, chicken, bo luc lac, thit nuong | usually fish | sometimes eggs, soybeans, wheat
thit nuong = heo nuong, bo nuong, nem nuong, ga nuong, grilled lemongrass pork, vietnamese grilled pork, vietnamese meatball
  | not of com tam | usually fish | sometimes peanuts, soybeans, wheat
lemongrass tofu = dau hu xa ot, dau hu sa, tofu lemongrass | is tofu | not of lemongrass | sometimes wheat, fish
bo luc lac = shaking beef, bo ne | is beef | usually soybeans, wheat, oyster | sometimes fish, milk, eggs
bo kho = bo kho stew, vietnamese beef stew, bo kho banh mi | is beef | not of banh mi | usually fish | sometimes soybeans, wheat
bo la lot = bo nuong la lot, grilled beef in betel leaf, thit bo la lot, beef in betel leaf | is beef | not of thit nuong | usually fish,
  peanuts | sometimes soybeans
bo tai chanh = goi bo, bo nhung dam | is beef | not of goi | usually fish | sometimes peanuts, shrimp
thit kho = thit kho tau, thit kho trung, caramelized pork and eggs, thit kho to, ga kho gung, ga kho, claypot pork, suon kho, suon ram
  | usually fish | not of egg, pork | sometimes eggs, soybeans, wheat
canh chua = vietnamese sour soup, canh chua tom, canh khoai mo, canh bi, canh rau | usually fish | sometimes shrimp
ca ri ga = cari ga, ca ri, vietnamese chicken curry, vietnamese curry, ca ri de | is coconut | not of curry, jalfrezi | usually fish
cha gio = nem ran, cha gio re, imperial roll, vietnamese egg roll, vietnamese spring roll, vietnamese crispy roll,
  fried vietnamese egg roll | not of spring roll, egg roll, poh pia | usually wheat, fish, eggs | sometimes crab, soybeans, shrimp
goi cuon = shrimp summer roll, bi cuon, bo bia, nem nuong cuon | is rice paper, rice noodle | not of thit nuong, goi | usually shrimp,
  peanuts, soybeans | sometimes fish, wheat
tofu summer roll = vegetable summer roll, veggie summer roll, goi cuon chay, vegetarian summer roll, tofu fresh roll, avocado summer roll,
  vegetable fresh roll, vegetarian fresh roll | is rice paper, rice noodle | not of goi cuon, tofu, fresh roll thai | usually peanuts,
  soybeans | sometimes wheat
peanut hoisin sauce = tuong cham, hoisin peanut sauce, hoisin dipping sauce, nuoc leo, nuoc cham tuong, peanut hoisin
  | is hoisin, peanut | not of peanut butter
banh mi = banh mi sandwich, bahn mi, bahn mi sandwich, banh mi thit, banh mi dac biet, banh mi thit nguoi, banh mi thit nuong, banh mi ga,
  banh mi heo quay, banh mi bread, vietnamese sandwich, vietnamese baguette, banh mi op la, banh mi trung, banh mi xiu mai, bánh mỳ,
  tofu banh mi, banh mi burger, pork banh mi, chicken banh mi, banh mi bo, banh mi nem nuong, banh mi pate | is wheat | not of sandwich,
  bread, thit nuong, burger, cha trung | usually eggs, soybeans | sometimes fish, milk
banh xeo = vietnamese crepe, sizzling crepe, vietnamese pancake, crispy vietnamese crepe, banh khot, mini sizzling crepe, turmeric crepe,
  turmeric rice crepe, crispy turmeric crepe, turmeric pancake, rice flour crepe | is rice, coconut | not of pancake | usually shrimp,
  fish | sometimes wheat, eggs
banh cuon = banh uot, banh cuon thit, steamed rice crepe, banh beo, banh bot loc, banh nam, banh it tran, banh it, banh ram it | is rice
  | not of cheung fun, steamed rice | usually fish, shrimp | sometimes peanuts
banh chung = banh tet, banh gio, banh tro, xoi man, xoi bap, xoi gac, xoi ga, xoi lap xuong, xoi vo | is glutinous rice
  | not of chinese sausage | sometimes soybeans, fish
chao tom = sugarcane shrimp, shrimp on sugarcane, shrimp on sugar cane, tom bao mia, shrimp paste on sugarcane, sugarcane prawn
  | is shrimp | not of shrimp paste | usually fish | sometimes eggs, wheat
cha lua = gio lua, vietnamese ham, vietnamese sausage, vietnamese bologna, gio thu, cha que, cha chien, gio bo, moo yo, moo yor | is pork
  | not of sausage, ham | usually fish
cha trung = trung chien, steamed egg meatloaf, op la, trung op la | is egg | not of steamed egg | usually fish
goi = goi ga, goi ngo sen, goi du du, goi xoai, goi vit, goi buoi, vietnamese chicken salad, lotus root salad, nom bo kho, nom du du,
  vietnamese papaya salad | not of som tum, lotus root, bo kho | usually fish, peanuts | sometimes shrimp
banana blossom salad = nom hoa chuoi, goi bap chuoi, yum hua plee, banana flower salad | usually fish, peanuts | sometimes shrimp
tom rang = tom rim man, tom rang me, tom rang muoi, caramelized shrimp, tom nuong | is shrimp | usually fish
muc rang = muc rang muoi, muc nhoi thit, muc nuong, muc chien gion | is squid | sometimes wheat, fish
oc hut = oc xao, oc luoc, oc huong | is snail | usually fish
nuoc mau = nuoc duong
sa te = sa te sauce, sate chili sauce, tuong sa te | is chili pepper, garlic | not of satay | sometimes shrimp, fish, peanuts
muoi tieu chanh = muoi ot, muoi tieu, lemon pepper salt | is salt
muoi tom = shrimp salt, muoi tom tay ninh | is shrimp
banh trang nuong = vietnamese pizza, banh trang tron, dalat pizza | is rice paper | not of pizza | usually eggs, shrimp
  | sometimes peanuts, milk, fish
ca phe sua da = cafe sua da, ca phe sua, cafe sua, vietnamese iced coffee, vietnamese coffee, ca phe sua nong, bac xiu,
  vietnamese iced milk coffee, vietnamese cold brew | is coffee | usually milk
ca phe den = ca phe den da, cafe den, ca phe, ca phe da | is coffee
ca phe trung = vietnamese egg coffee, egg coffee | is coffee, egg | usually milk
sinh to = sinh to bo, sinh to xoai, sinh to mang cau | usually milk | not of soursop
soda sua hot ga = soda chanh, da chanh, nuoc mia, sugarcane juice, tra da, tra chanh, nuoc chanh, soda chanh muoi, salted plum soda
  | not of plum | is water
egg soda = soda hot ga, soda trung | is egg, condensed milk
che = che ba mau, three color dessert, che ba ba, che dau trang, che chuoi, che thai, che troi nuoc, che bap, rainbow dessert | is coconut
  | sometimes milk, peanuts, sesame
banh flan = caramen | is flan
banh da lon = banh bo, banh bo nuong, vietnamese honeycomb cake, honeycomb cake, steamed layer cake, banh chuoi, banh khoai mi, banh duc
  | is coconut | not of cake, thit nuong | sometimes eggs, milk, wheat
banh pate so = pate chaud, banh pateso, pate so | is wheat, pork | usually milk, eggs, fish
banh tieu = banh quay, dau chao quay, gio chao quay | is wheat | not of youtiao | sometimes sesame
summer roll = fresh spring roll, vietnamese fresh roll, rice paper roll, salad roll, vietnamese summer roll, fresh summer roll
  | is rice paper, rice noodle | not of spring roll, fresh roll thai | usually peanuts, soybeans | sometimes shrimp, fish, wheat
`,
};
