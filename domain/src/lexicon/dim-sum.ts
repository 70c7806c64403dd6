import type { LexiconGroup } from './entry.ts';

/** Covers dim sum, dumplings, buns, Chinese pastry and sweets. */
export const dimSum: LexiconGroup = {
  source:
    'Phillips, The Dim Sum Field Guide; Dunlop, Every Grain of Rice; Oxford Companion to Sugar and Sweets; Centre for Food Safety, Hong Kong: allergens in pre-packed food',
  table: `
jiaozi = jiao zi, guotie, guo tie, chinese dumpling, peking ravioli, shui jiao, shuijiao, water dumpling, boiled dumpling, pork dumpling,
  pork and chive dumpling, peking dumpling, sichuan dumpling, zhong dumpling, zhong shui jiao, potsticker, pot sticker, 饺子, 锅贴, 鍋貼, 水饺, 水餃
  | is wheat | not of dumpling, filled pasta, water | usually soybeans, sesame | sometimes eggs, shrimp
vegetable dumpling = veggie dumpling, vegetable potsticker, vegetable pot sticker | is wheat | not of dumpling, jiaozi | usually soybeans
  | sometimes sesame, eggs
soup dumpling = xiao long bao, xiaolongbao, xlb, xiao long tang bao, tang bao, shanghai soup dumpling, steamed soup dumpling,
  juicy pork dumpling, siu long bao, 小笼包, 小籠包, 汤包, 샤오롱바오 | is wheat | not of dumpling, jiaozi, baozi | usually soybeans, sesame
sheng jian bao = shengjianbao, sheng jian mantou, pan fried bao, pan fried bun, pan fried pork bun, 生煎包 | is wheat | not of bun, baozi
  | usually soybeans, sesame
shumai = siu mai, shu mai, shao mai, siumai, siew mai, sui mai, shaomai, shrimp shumai, pork shumai, pork siu mai, 烧卖, 燒賣, シュウマイ
  | is wheat | usually shrimp, soybeans | sometimes eggs, fish, sesame, oyster, crab
har gow = ha gow, har gau, har gaw, ha gau, xia jiao, shrimp dumpling, crystal shrimp dumpling, prawn dumpling, 虾饺, 蝦餃 | is shrimp
  | not of dumpling | usually wheat | sometimes sesame, soybeans
crystal dumpling = chiu chow dumpling, teochew dumpling, fun gor, fun guo, fan guo, chaozhou fun gor, 粉果 | not of dumpling
  | usually wheat, peanuts, soybeans | sometimes shrimp
chive dumpling = gow choi gau, jiu cai bao, chive pancake, chive cake, gui chai, kanom gui chai, ku chai | is chive | not of dumpling,
  pancake, cake, chai, baozi | sometimes wheat, shrimp, soybeans, sesame
cheung fun = chang fen, cheong fun, rice noodle roll, steamed rice noodle roll, rice roll, chee cheong fun, rice crepe,
  shrimp rice noodle roll, 肠粉, 腸粉, 豬腸粉 | is rice noodle | not of pancake | usually soybeans, wheat | sometimes shrimp, sesame
lo mai gai = lo mai kai, nor mai gai, nuo mi ji, lotus leaf rice, sticky rice in lotus leaf, lotus leaf wrap, sticky rice lotus leaf, 糯米鸡,
  糯米雞 | is glutinous rice | not of flour tortilla | usually soybeans, wheat | sometimes shrimp, eggs, oyster
zongzi = joong, jung, zong zi, rice dumpling, bak chang, bakchang, ba zhang, sticky rice dumpling, machang, 粽子, 粽, 肉粽 | is glutinous rice
  | not of dumpling | usually soybeans | sometimes eggs, wheat, shrimp, peanuts
turnip cake = radish cake, daikon cake, lo bak go, lo bak gao, lobak go, luo bo gao, chai tow kway, chai tau kueh, white carrot cake,
  fried carrot cake, chye tow kway, 萝卜糕, 蘿蔔糕 | is rice | not of cake, radish, chai, kuih | usually shrimp | sometimes soybeans, wheat,
  eggs
taro cake = wu tao gou, yu tou gao, woo tau go, 芋头糕 | is rice, taro | not of cake | usually shrimp | sometimes soybeans, wheat
taro puff = wu gok, taro dumpling, woo gok, 芋角 | is taro | not of dumpling | usually wheat | sometimes shrimp, soybeans
ham sui gok = ham shui gok, haam sui gaau, fried glutinous dumpling, 咸水角 | is glutinous rice | not of dumpling | usually shrimp, soybeans
  | sometimes wheat
char siu bao = char siew bao, cha siu bao, char siu bun, steamed pork bun, bbq pork bun, barbecue pork bun, roast pork bun, pork bun,
  cha siu bun, baked pork bun, siopao, siopao asado, salapao, char siu bau, 叉烧包, 叉燒包 | is wheat, pork | not of bun | usually soybeans
  | sometimes milk, sesame, eggs
baozi = bao zi, steamed bao, bao sandwich, mantou, man tou, man to, fried mantou, steamed bread, gua bao, guabao, gwa bao, lotus leaf bun,
  taiwanese burger, folded bun, clamshell bun, pork belly bun, hirata bun, bao, bao bun, steamed bun, hua juan, goubuli, 包子, 馒头, 饅頭, 刈包,
  割包 | is wheat | not of bun, sandwich, bread | sometimes milk, soybeans
banh bao | is wheat, egg | usually soybeans | sometimes milk
chicken bun = vegetable bun, vegetable bao, chicken bao | is wheat | not of bun, baozi | usually soybeans | sometimes sesame, milk
custard bun = lai wong bao, nai wong bao, nai huang bao, salted egg bun, salted egg yolk bun, liu sha bao, liusha bao, lau sa bao,
  lava bun, molten custard bun, egg custard bun, custard bao, 奶黄包, 奶黃包, 流沙包 | is wheat, egg | not of bun, custard, baozi | usually milk
pineapple bun = bolo bao, bo lo bao, polo bun, bo luo bao, bolo bun, 菠萝包, 菠蘿包 | is wheat | not of pineapple, bun, baozi | usually milk, eggs
cocktail bun = gai mei bao, coconut bun | is wheat | not of bun, cocktail, baozi | usually milk, eggs, coconut
red bean bun = dou sha bao, hong dou bao, black sesame bun, lotus seed bun, taro bun, ube bun | is wheat | not of bun, baozi
  | sometimes milk, eggs, sesame
rougamo = roujiamo, rou jia mo, chinese hamburger, chinese burger, 肉夹馍 | is wheat | not of burger | usually soybeans | sometimes sesame
scallion pancake = green onion pancake, cong you bing, congyoubing, chung yau bing, scallion bread, spring onion pancake, zhua bing,
  shou zhua bing, beef roll pancake, niu rou juan bing, xian bing, xianbing, 葱油饼, 蔥油餅, 手抓饼 | is wheat | not of pancake, bread
  | sometimes sesame, soybeans
shaobing = shao bing, sesame pancake, huo shao, 烧饼, 燒餅 | is wheat, sesame | not of pancake
jianbing = jian bing, chinese crepe, jian bing guo zi, 煎饼 | is wheat, egg | not of pancake | usually soybeans | sometimes sesame
youtiao = you tiao, chinese doughnut, chinese donut, chinese cruller, fried dough stick, yau ja gwai, yu char kway, you char kway, cakwe,
  char kway, pathongko, patongko, quay, 油条, 油條 | is wheat | not of doughnut | sometimes eggs, milk
fried wonton = crispy wonton, wonton strip, fried wonton strip, wonton chip, wonton crisp, wonton skin | is wheat | not of wonton
  | sometimes eggs, soybeans
cream cheese wonton = cream cheese rangoon, cheese wonton, crab puff, crab cheese wonton, crab cheese puff, crab ragoon, veggie rangoon,
  cheese rangoon | is cream cheese, wheat | not of wonton, rangoon | sometimes eggs, crab, fish, soybeans
rangoon = krab rangoon, surimi rangoon | is crab rangoon
sesame ball = jian dui, jin deui, jin dui, sesame seed ball, fried sesame ball, matuan, ma tuan, sesame rice ball, buchi, butsi,
  onde onde ketawa, banh cam, banh ran, 煎堆, 麻球 | is glutinous rice, sesame | not of onigiri, kuih
tangyuan = tang yuan, tong yuen, yuan xiao, yuanxiao, black sesame tangyuan, glutinous rice ball, sweet rice ball, 汤圆, 湯圓, 元宵
  | is glutinous rice | not of onigiri | usually sesame | sometimes peanuts
nian gao = niangao, lin go, new year cake, chinese new year cake, tikoy, kuih bakul, sticky rice cake, tikoi, 年糕 | is glutinous rice
  | not of cake, kuih | sometimes wheat, eggs
egg tart = dan tat, daan tat, don tot, dan ta, hong kong egg tart, egg custard tart, portuguese egg tart, macau egg tart, po tat,
  pasteis de nata, pastel de nata, nata tart, 蛋挞, 蛋撻 | is wheat, egg | not of pie | usually milk
moon cake = mooncake, yue bing, yuebing, lotus seed mooncake, red bean mooncake, hopia, hopia munggo, tambun biscuit, tau sar piah, 月饼, 月餅
  | is wheat | not of cake | usually eggs | sometimes tree-nuts, soybeans, sesame, milk
snow skin mooncake = snowskin mooncake, ice skin mooncake, 冰皮月饼 | is glutinous rice | not of moon cake, water | sometimes wheat, milk, eggs
wife cake = sweetheart cake, lao po bing, lo po bing, lo por peng, winter melon cake, wintermelon cake, 老婆饼, 老婆餅 | is wheat | not of cake
  | usually sesame | sometimes milk, eggs
pineapple cake taiwanese = taiwanese pineapple cake, feng li su, fengli su, taiwan pineapple cake, pineapple shortcake, nastar,
  pineapple tart, 凤梨酥, 鳳梨酥 | is wheat, butter, pineapple | not of cake, pie | usually eggs
sponge cake steamed = ma lai go, malay sponge cake, mai lai go, malay cake, ma la gao, chinese sponge cake, chinese steamed cake, fa gao,
  fat goh, huat kueh, 马拉糕, 馬拉糕 | is wheat | not of cake, kuih | usually eggs, milk
white sugar sponge cake = bak tong go, bai tang gao, 白糖糕 | is rice
almond cookie = chinese almond cookie, hang yan beng, almond biscuit | is almond, wheat | not of cookie | usually eggs
fortune cookie = fortune biscuit, 签语饼 | is wheat | not of cookie | usually soybeans | sometimes eggs, milk, sesame
walnut cookie = hup toh soh, hup tou sou, tao su, chinese walnut cookie, 桃酥 | is wheat | not of cookie, walnut | usually eggs
  | sometimes walnut
egg roll cookie = egg roll biscuit, phoenix roll, kuih kapit, love letter biscuit, love letter cookie, biscuit roll, barquillos
  | is wheat, egg | not of cookie, egg roll, kuih | sometimes milk, coconut
egg waffle = bubble waffle, gai daan jai, gai dan jai, egglet, egg puff, hong kong egg waffle, hong kong waffle, 鸡蛋仔, 雞蛋仔 | is wheat, egg
  | not of pancake, murgh | usually milk
hong kong french toast = hong kong style french toast, 西多士 | is wheat, egg | usually milk, peanuts
almond jelly = almond tofu, annin tofu, annin dofu, annindofu, xing ren dou fu, xingren doufu, almond float, almond bean curd,
  almond pudding, 杏仁豆腐, 杏仁茶 | not of almond, tofu, pudding, tofu scramble | usually milk | sometimes almond
mango pudding = coconut pudding, coconut jelly, mango sago, mango pomelo sago, mango sago pudding, sago pudding, yang zhi gan lu,
  sai mai lo, sago dessert, 芒果布丁, 杨枝甘露, 楊枝甘露 | not of pudding | usually milk
steamed milk pudding = double skin milk, shuang pi nai, ginger milk curd, ginger milk, steamed milk custard, 双皮奶, 雙皮奶 | is milk
  | not of pudding, custard, curds | usually eggs
fried milk = deep fried milk, crispy milk, zha xian nai | is milk | usually wheat | sometimes eggs
douhua = dou hua, tofu pudding, tau foo fah, tau fu fa, dau fu fa, dofu fa, bean curd pudding, tofu fa, doufu hua, silken tofu pudding,
  tau huay, tauhuay, tofu dessert, taho, tau hu nuoc duong, 豆花, 豆腐花, 豆腐脑 | is tofu | not of pudding
black sesame soup = zhi ma hu, black sesame dessert, 芝麻糊 | is sesame
peanut soup = peanut dessert soup, hua sheng tang, sweet peanut soup | is peanut
grass jelly = liang fen, leung fan, chin chow, cincau, herbal jelly, guilinggao, gui ling gao, turtle jelly, sam bo luong, suong sao,
  xian cao, aiyu jelly, aiyu, sour plum drink, suan mei tang, 仙草, 龟苓膏 | sometimes milk
dragon beard candy = dragon beard, long xu tang, 龙须糖 | usually peanuts | sometimes sesame, coconut
peanut candy = mua chee, muah chee, gong tang, tit kon | is peanut | sometimes sesame
white rabbit candy = white rabbit, white rabbit milk candy | is milk
haw flake = hawthorn, tanghulu, tang hulu, bing tang hulu, candied hawthorn, shan zha, 糖葫芦
soy milk sweet = dou jiang, doujiang, soy bean milk, soybean drink, tau chui, sua dau nanh, 豆浆, 豆漿, 두유 | is soy | not of milk
boba = pearl topping, crystal boba, popping boba, brown sugar boba, brown sugar pearl, sago, sago pearl, sabudana, taro ball, 珍珠, 波霸
  | not of sugar, taro | is tapioca flour
brown sugar boba milk = brown sugar milk, tiger milk tea, brown sugar fresh milk | is milk | not of thai iced tea
cheese foam = cheese tea, milk cap, cheese foam tea, salted cheese foam, sea salt cream, cream foam, 芝士奶盖 | is cream cheese
fruit tea = green milk tea, lychee tea, mango green tea, wintermelon tea, winter melon tea, passionfruit tea, honey green tea,
  lychee green tea | is tea | not of thai iced tea
chinese sausage = lap cheong, lop cheung, lap xuong, lapcheong, lap chong, la chang, lap chang, lap cheung, kun chiang, gun chiang,
  chinese bacon, lap yuk, la rou, 腊肠, 臘腸, 腊肉 | is pork | not of sausage, bacon | usually soybeans | sometimes wheat
`,
};
