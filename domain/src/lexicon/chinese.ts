import type { LexiconGroup } from './entry.ts';

/** Covers dishes of restaurants and takeaways. Dim sum, pastry and the pantry have tables of their own. */
export const chinese: LexiconGroup = {
  source:
    'Dunlop, Every Grain of Rice and Land of Plenty; Oxford Companion to Food; published allergen charts of American-Chinese chains; FARE: soy, wheat and sesame in Asian cooking',
  table: `
stir fry = stirfry, stir fry sauce, stir fry vegetable, chicken stir fry, vegetable stir fry, beef stir fry, wok sauce
  | not of signature sauce, potato | usually soybeans, wheat | sometimes sesame, oyster
stir fried = wok fried, wok tossed, wok seared, wok charred | sometimes soybeans, wheat
chop suey = chopsuey, chapsui, chow mein sauce, lo mein sauce, subgum, moo goo gai pan, moo goo gai pen, yu hsiang | not of udon
  | usually soybeans, wheat | sometimes sesame, eggs, oyster
lo mein noodle = chicken lo mein, vegetable lo mein, pork lo mein, house lo mein, shrimp lo mein, lo mien, lomein, chowmein,
  chicken chow mein, chow mien, 捞面, 撈麵, 炒面, 炒麵, chao mian, chaomian, hong kong noodle, crispy noodle, pan fried noodle, crispy chow mein,
  wonton noodle, wonton noodle soup, 云吞面, 雲吞麵 | is udon | not of noodle, wonton | usually eggs | sometimes sesame, oyster
chinese noodle = lamian, la mian, biang biang noodle, biangbiang noodle, biang biang, hand pulled noodle, hand ripped noodle,
  hand cut noodle, knife cut noodle, knife shaved noodle, dao xiao mian, daoxiao mian, wheat flour noodle, shanghai noodle, yi mein,
  yee mein, e fu noodle, efu noodle, longevity noodle, misua, mee sua, miswa, oil splashed noodle, you po mian, 面, 麵, 拉面, 刀削面, 面条
  | is wheat | not of noodle, chongqing noodle | sometimes eggs, soybeans
lanzhou beef noodle = lanzhou beef noodle soup, taiwanese beef noodle soup, niu rou mian, beef noodle soup, 牛肉面, 牛肉麵 | is chinese noodle,
  beef | not of noodle | usually soybeans
dan dan noodle = dan dan mian, dandan noodle, dan dan mein, tan tan noodle, sichuan noodle, dan dan, dandan mian, 担担面, 擔擔麵
  | is chinese noodle | not of noodle | usually soybeans, sesame | sometimes peanuts
zha jiang mian = zhajiangmian, zhajiang mian, zha jiang noodle, zhajiang noodle | is chinese noodle, soy | not of noodle
sesame noodle = cold sesame noodle, peking noodle, ma jiang mian, hot dry noodle, re gan mian | is sesame | not of noodle | usually wheat,
  soybeans | sometimes peanuts, eggs
chongqing noodle = chongqing xiao mian, xiao mian | is chinese noodle | not of noodle | usually soybeans, peanuts | sometimes sesame
chow fun = beef chow fun, chow foon, chow ho fun, beef ho fun, dry fried beef ho fun, gon chow ngau ho, ganchao niuhe, 干炒牛河, 乾炒牛河
  | is rice noodle | usually soybeans, wheat | sometimes eggs, oyster, sesame
singapore noodle = singapore mei fun, singapore rice noodle, singapore vermicelli, singapore street noodle, singapore chow mein, 星洲炒米
  | is rice noodle | not of noodle, udon | usually shrimp, eggs, soybeans | sometimes wheat, oyster, sesame
mei fun = mai fun, mi fen, mifen, bee hoon, beehoon, bihun, rice mei fun, ho fun, hor fun, hofun, he fen, kway teow, kuey teow, kwetiau,
  sha ho fun, shahe fen, mixian, mi xian, yunnan rice noodle, crossing the bridge noodle, guilin rice noodle, luosifen, river rice noodle,
  fun noodle, lai fun, 米粉, 河粉, 米线, 米線 | is rice noodle | not of noodle
ants climbing a tree = ants on a tree, ma yi shang shu, mayi shang shu, 蚂蚁上树 | is glass noodle, pork | usually soybeans, wheat
yangzhou fried rice = yang chow fried rice, yeung chow fried rice, young chow fried rice, combination fried rice, 扬州炒饭, 揚州炒飯, 炒饭, 炒飯, 볶음밥
  | is fried rice | usually shrimp
beef with broccoli = beef and broccoli, broccoli beef, beef broccoli, 西兰花牛肉 | is beef, broccoli | usually soybeans, wheat
  | sometimes oyster, sesame
chicken with broccoli = chicken and broccoli, broccoli chicken | is chicken, broccoli | usually soybeans, wheat | sometimes oyster, sesame
mongolian beef = pepper steak, green pepper steak, szechuan beef, sichuan beef, hunan beef, kung fu beef, shredded beef szechuan,
  beijing beef, orange beef, crispy beef, crispy shredded beef, black pepper beef, cumin beef, beef with oyster sauce | is beef
  | not of bell pepper, pepper | usually soybeans, wheat | sometimes sesame, oyster, eggs
mongolian lamb = cumin lamb, xinjiang lamb, zi ran yang rou, 孜然羊肉 | is lamb | usually soybeans | sometimes wheat
szechuan chicken = sichuan chicken, hunan chicken, bourbon chicken, string bean chicken, mushroom chicken, black pepper chicken,
  moo shu chicken, mongolian chicken, princess chicken, empress chicken | is chicken | not of green bean, mushroom, black pepper
  | usually soybeans, wheat | sometimes sesame, oyster, eggs
sesame chicken = honey sesame chicken, sesame beef, honey sesame beef | is sesame | usually soybeans, wheat, eggs
sesame tofu | is sesame, tofu | usually wheat
lemon chicken = honey chicken, chinese lemon chicken | is chicken | usually wheat, eggs | sometimes soybeans, sesame
orange tofu = general tso's tofu, general tao tofu, szechuan tofu, sichuan tofu, home style tofu, homestyle tofu, jia chang dou fu,
  jiachang doufu, family style tofu, ma la tofu, braised tofu, hong shao doufu, kung pao tofu, salt and pepper tofu | is tofu
  | not of general tso | usually wheat | sometimes oyster, eggs
sweet and sour chicken = sweet and sour pork, sweet sour pork, sweet sour chicken, sweet and sour shrimp, gu lao rou, gulaorou,
  goo lo yuk, guo bao rou, 咕噜肉, 咕嚕肉, 糖醋里脊 | not of baozi | usually wheat | sometimes eggs, soybeans
sweet and sour sauce = sweet and sour, sweet sour sauce | sometimes soybeans, wheat
duck sauce = plum sauce, chinese plum sauce, suan mei jiang | not of duck, plum | sometimes soybeans, wheat, sulphites
cashew chicken stir fry = chicken with cashew, chicken with cashew nut, chicken cashew nut, cashew nut chicken, chicken cashew
  | is chicken, cashew | usually soybeans, wheat | sometimes oyster, sesame
almond chicken = almond boneless chicken, almond gai ding, chicken with almond | is almond, chicken | usually soybeans, wheat
  | sometimes eggs
walnut shrimp = honey walnut shrimp, honey walnut prawn, walnut prawn, shrimp with walnut, 核桃虾 | is walnut, shrimp | usually eggs, milk
  | sometimes wheat
kung pao sauce | usually soybeans, wheat | sometimes sesame, oyster
moo shu = mu shu, moo shoo, mu xu, moo shu pork, mu shu pork, moo shi, 木须肉, 木樨肉 | usually eggs, soybeans, wheat | sometimes sesame
moo shu pancake = mandarin pancake, peking duck pancake, chinese pancake, chun bing, spring pancake, moo shu wrapper | is wheat
  | not of pancake, moo shu, peking duck | sometimes sesame
peking duck = beijing duck, pekin duck, beijing kaoya, kao ya, 北京烤鸭, 北京烤鴨, 烤鸭 | is duck | usually wheat, soybeans | sometimes sesame
roast duck chinese = cantonese roast duck, siu aap, siu ap, tea smoked duck, zhangcha duck, crispy aromatic duck, aromatic duck,
  chinese roast duck, braised duck | is duck | usually soybeans, wheat
char siu = char siew, cha siu, chashu, cha shu, chasiu, char sui, chasu, chinese barbecue pork, chinese bbq pork, cantonese barbecue pork,
  honey roast pork, char siu pork, chashu pork, 叉烧, 叉燒, チャーシュー | is pork | usually soybeans, wheat | sometimes sesame
chinese spare rib = boneless spare rib, boneless spareribs, char siu rib, sweet and sour rib, peking pork chop, peking rib | is pork
  | not of sweet and sour sauce | usually soybeans, wheat | sometimes sesame
siu yuk = roast pork belly, sio bak, siew yoke, siu yoke, 烧肉, 燒肉 | is pork | sometimes soybeans, wheat
red braised pork = hong shao rou, hongshao rou, dongpo pork, dong po rou, dong po pork, red cooked pork, twice cooked pork, hui guo rou,
  braised pork belly, lu rou fan, lurou fan, braised pork rice, minced pork rice, yu xiang rou si, yuxiang rousi,
  shredded pork with garlic sauce, kau yuk, mei cai kou rou, 红烧肉, 紅燒肉, 东坡肉, 回锅肉, 滷肉飯, 卤肉饭, 鱼香肉丝 | is pork | usually soybeans, wheat
lions head meatball = lion's head, shi zi tou, shizitou, 狮子头 | is pork | usually soybeans, wheat, eggs
soy sauce chicken = soya sauce chicken, see yao gai, si yau gai, see yow gai, three cup chicken, san bei ji, sanbeiji, 三杯鸡, 三杯雞, 豉油鸡, 豉油雞
  | is chicken, soy sauce
san bei tofu = three cup tofu | is tofu, soy sauce, sesame
hainanese chicken = hainan chicken, hainanese chicken rice, hainan chicken rice, white cut chicken, bak chit gai, bai qie ji,
  poached chicken with ginger scallion, khao man gai, kao mun gai, 海南鸡饭, 海南雞飯, 白切鸡, 白切雞, ข้าวมันไก่ | is chicken | usually soybeans, wheat
  | sometimes sesame
drunken chicken = drunken shrimp, drunken crab, 醉鸡 | usually wheat | sometimes soybeans
salt and pepper shrimp = salt pepper shrimp, salt and pepper prawn, salt and pepper squid, salt and pepper calamari,
  salt and pepper chicken, salt and pepper pork chop, salt and chilli squid, 椒盐虾 | not of salt | sometimes wheat, eggs, soybeans
shrimp with lobster sauce = lobster sauce shrimp, prawn with lobster sauce, 虾龙糊 | is shrimp, lobster sauce
lobster sauce = shrimp in lobster sauce sauce | not of lobster, shrimp | usually eggs, soybeans | sometimes wheat
lobster cantonese = cantonese lobster, lobster yee mein | is lobster | not of chinese noodle | usually eggs, soybeans | sometimes wheat
happy family = seafood delight, triple delight, subgum wonton | usually shrimp, soybeans, wheat | sometimes scallop, squid, fish, oyster
yu xiang eggplant = fish fragrant eggplant, fish flavored eggplant, fish flavoured eggplant, yuxiang eggplant, yu xiang qie zi,
  yuxiang qiezi, eggplant with garlic sauce, szechuan eggplant, sichuan eggplant, garlic eggplant, fish fragrant aubergine, 鱼香茄子, 魚香茄子
  | is eggplant | not of fish | usually soybeans, wheat
fish fragrant sauce = yu xiang sauce, fish fragrant, fish flavored pork, fish fragrant pork, yu xiang, yuxiang | not of fish
  | usually soybeans, wheat
di san xian = three earthly treasures, 地三鲜 | is eggplant, potato | usually soybeans, wheat
dry fried green bean = dry fried string bean, szechuan green bean, sichuan green bean, szechuan string bean, dry sauteed green bean,
  gan bian si ji dou, ganbian sijidou, chinese green bean, 干煸四季豆 | is green bean | usually soybeans, wheat | sometimes shrimp
buddhas delight = lo han jai, luohan zhai, lo hon jai, buddhist delight, monk's food, 罗汉斋, 羅漢齋 | usually soybeans, wheat | sometimes sesame
dry pot = ma la xiang guo, mala xiang guo, griddle pot, gan guo, mala dry pot, 麻辣香锅, 麻辣香鍋 | usually soybeans, wheat | sometimes peanuts,
  sesame
chinese hot pot = hot pot, hotpot, huo guo, huoguo, steamboat, mala hot pot, malatang, ma la tang, spicy hot pot, 火锅, 火鍋, 麻辣烫, 麻辣燙
  | usually soybeans | sometimes wheat, sesame, fish, shrimp, peanuts, eggs
mala chicken = la zi ji, laziji, chongqing chicken, chong qing chicken, chongqing spicy chicken, kou shui ji, koushui chicken,
  mouthwatering chicken, saliva chicken, 辣子鸡, 辣子雞, 口水鸡 | is chicken | usually soybeans, wheat, sesame | sometimes peanuts
bang bang chicken = bon bon chicken, strange flavor chicken, bang bang ji si, 棒棒鸡 | is chicken, sesame | not of chocolate chunk
  | usually soybeans, wheat | sometimes peanuts
bang bang shrimp = firecracker shrimp, dynamite shrimp, boom boom shrimp, bang bang cauliflower | usually eggs | sometimes wheat, milk,
  soybeans
couples beef = fu qi fei pian, fuqi feipian, husband and wife beef, couple beef slice, husband and wife lung slice, 夫妻肺片 | is beef
  | usually soybeans, wheat, sesame, peanuts
shui zhu = shui zhu yu, shui zhu niu, water boiled beef, sichuan boiled beef, 水煮牛肉, shui zhu niu rou | not of water | usually soybeans,
  wheat
water boiled fish = sichuan boiled fish, boiled fish in chili oil, suan cai yu, pickled cabbage fish, suancaiyu, kao yu, squirrel fish,
  steamed whole fish, 水煮鱼, 水煮魚, 酸菜鱼, 酸菜魚, 烤鱼, 清蒸鱼, 清蒸魚 | is fish | not of water, chili oil | usually soybeans | sometimes wheat, eggs
west lake beef soup = west lake soup, 西湖牛肉羹 | is beef, egg | sometimes soybeans
hot and sour soup = hot sour soup, suan la tang, suanla tang, 酸辣汤, 酸辣湯 | is tofu | usually eggs, wheat | sometimes sesame
wonton in chili oil = red oil wonton, hong you chao shou, chao shou, hongyou chaoshou, szechuan wonton, sichuan wonton, spicy wonton,
  wontons in red oil, wanton, won ton soup, wantan, wan tan, hun tun, huntun, yun tun, 云吞, 雲吞, 馄饨, 餛飩, 抄手 | is wonton
sizzling rice soup = rice crust soup, guoba, guo ba, sizzling rice | is rice | not of crust | sometimes shrimp, soybeans
shark fin soup = shark fin, mock shark fin, 鱼翅, 魚翅 | is fish | sometimes soybeans
birds nest soup = bird's nest, edible bird's nest, swiftlet nest, yan wo, 燕窝, 燕窩
congee = jook, juk, rice porridge, rice congee, plain congee, xi fan, xifan, pork congee, century egg congee, 粥, 죽, ชอก | is rice
  | not of oat
tomato and egg = tomato egg, tomato and egg stir fry, fan qie chao dan, scrambled eggs with tomato, 番茄炒蛋, 西红柿炒鸡蛋 | is tomato, egg
  | sometimes soybeans, wheat
steamed egg = chinese steamed egg, steamed water egg, zheng shui dan, ji dan geng, 蒸水蛋, savory steamed custard, savoury steamed custard,
  steamed custard, savory custard | is egg | not of water, custard | sometimes soybeans, wheat
smashed cucumber = smacked cucumber, pai huang gua, asian cucumber salad, 拍黄瓜 | is cucumber | usually sesame, soybeans, wheat
big plate chicken = da pan ji, dapanji, 大盘鸡 | is chicken | usually wheat, soybeans
yellow braised chicken = huang men ji, 黄焖鸡 | is chicken | usually soybeans, wheat
beggars chicken = empress dowager chicken | is chicken | usually soybeans, wheat
crispy duck = duck tongue, duck neck, pressed duck | is duck | sometimes soybeans, wheat
chinese chicken salad = asian chicken salad, oriental chicken salad, oriental salad, asian salad, asian sesame salad, mandarin salad,
  asian sesame dressing, asian dressing, oriental dressing | usually soybeans, wheat, sesame | sometimes almond, peanuts
phoenix claw = chicken feet, chicken foot, feng zhao, fung zao, phoenix feet, phoenix talon, 凤爪, 鳳爪 | is chicken | sometimes soybeans,
  wheat, sesame
stinky tofu = chou doufu, chou dofu, 臭豆腐 | is tofu | sometimes wheat, sesame
popcorn chicken taiwanese = taiwanese popcorn chicken, yan su ji, yansuji, salt and pepper popcorn chicken, taiwanese fried chicken, 盐酥鸡,
  鹽酥雞 | is chicken | usually soybeans | sometimes wheat, eggs
oyster omelet = oyster omelette, oyster pancake, o ah jian, orh luak, or luak, hoy tod, hoi tod, hoi thot, 蚵仔煎, 蠔煎 | is oyster, egg
  | not of omelet, pancake | sometimes fish, soybeans, wheat
`,
};
