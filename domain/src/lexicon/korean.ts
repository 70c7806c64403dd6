import type { LexiconGroup } from './entry.ts';

export const korean: LexiconGroup = {
  source:
    'Maangchi, Big Book of Korean Cooking; Korean Food Promotion Institute: standard names of dishes; Ministry of Food and Drug Safety: labelling of allergens; declared ingredients of common brands',
  table: `
doenjang = cheonggukjang, chunggukjang, meju, dwenjang, daenjang, doen jang, toenjang, korean soybean paste, korean bean paste, fermented soybean paste, 된장 | is soy
  | sometimes wheat
gochujang = gochu jang, kochujang, kochuchang, go chu jang, gochujang sauce, gochujang glaze, gochujang paste, korean chili paste,
  korean chilli paste, korean hot pepper paste, korean red pepper paste, korean pepper paste, chogochujang, cho gochujang, cho jang, 고추장
  | is soy, chili pepper | not of pepper | usually wheat
ssamjang = ssam jang, samjang, ssam sauce, korean dipping sauce, 쌈장 | is soy | usually wheat, sesame
bulgogi = beef bulgogi, chicken bulgogi, pork bulgogi, bul go gi, bulkogi, dak bulgogi, daeji bulgogi, dwaeji bulgogi, bulgogi beef,
  bulgogi bowl, ttukbaegi bulgogi, korean bbq beef, korean bbq, korean barbecue, korean beef, 불고기 | not of sauce | is soy sauce
  | usually sesame
tofu bulgogi = bulgogi tofu | is soy sauce, tofu | not of bulgogi | usually sesame
galbi = kalbi, la galbi, la kalbi, galbi jjim, galbijjim, kalbi jjim, kalbijim, korean short rib, dak galbi, dakgalbi, dakkalbi,
  yangnyeom galbi, tteokgalbi, tteok galbi, wang galbi, 갈비, 갈비찜, 닭갈비 | is soy sauce | usually sesame
galbitang = galbi tang, kalbitang, kalbi tang, 갈비탕 | is beef, glass noodle | not of galbi | sometimes eggs, soybeans, wheat
jeyuk bokkeum = jeyuk, jaeyook bokum, jeyuk bokeum, spicy pork bulgogi, dwaeji bokkeum, duruchigi, dubu kimchi, 제육볶음 | is pork
  | not of bulgogi, tofu, kimchi | usually soybeans, wheat, sesame
samgyeopsal = samgyupsal, sam gyup sal, bossam, bo ssam, jokbal, 보쌈, 족발 | is pork | sometimes soybeans, wheat, sesame, shrimp
chadolbaegi = chadol, chadol bagi, chadolbagi, hanwoo beef, deungsim | is beef | sometimes sesame
bibimbap = bi bim bap, bibim bap, bibimbop, bi bim bop, bibimbab, beef bibimbap, vegetable bibimbap, tofu bibimbap, dolsot bibimbap,
  dolsot bi bim bap, stone bowl bibimbap, hot stone bibimbap, 비빔밥, 돌솥비빔밥, 石锅拌饭 | is rice | usually eggs, soybeans, wheat, sesame
hoedeopbap = hwe dup bap, hoe deop bap, hwedupbap, hoe dup bap, 회덮밥 | is fish, rice | usually soybeans, sesame, wheat
korean sashimi = hwe, saengseon hoe, 회 | is fish | not of ceviche | sometimes soybeans, wheat
yukhoe = yook hwe, yukhwe, yuk hoe, korean beef tartare, 육회 | is beef | not of korean sashimi, bulgogi | usually eggs, sesame, soybeans,
  wheat
japchae = jap chae, chap chae, chapchae, japchae noodle, jabchae, japchae beef, 잡채 | is glass noodle, soy sauce, sesame | not of noodle
  | sometimes eggs
tteokbokki = ddukbokki, ddeokbokki, dukbokki, topokki, tteok bokki, duk boki, ddeok bokki, spicy rice cake, stir fried rice cake, rabokki,
  tteokboki, 떡볶이 | is rice | not of fried rice | usually fish, soybeans, wheat | sometimes eggs, sesame
tteok = dduk, dduk rice cake, garaetteok, rice cake stick, korean rice cake, tteok rice cake, songpyeon, injeolmi, baekseolgi, 떡, 인절미, 송편
  | is rice | sometimes soybeans, sesame, wheat
tteokguk = dduk guk, dukguk, tteok guk, ddeokguk, tteok mandu guk, rice cake soup, tteok manduguk, 떡국 | is rice | not of mandu
  | usually eggs, soybeans, wheat | sometimes sesame, fish
mandu = mandoo, kun mandu, goon mandu, gun mandu, jjin mandu, mool mandu, mandu guk, manduguk, mandu gook, korean dumpling, wang mandu,
  yaki mandu, 만두, 만두국, 군만두 | is wheat | not of dumpling | usually soybeans, sesame | sometimes eggs
kimchi mandu = kimchi dumpling, kimchi mandoo | is wheat, kimchi, tofu | not of dumpling, mandu | usually sesame
kimbap = gimbap, kim bap, gim bap, kimbop, kim bob, bulgogi kimbap, beef kimbap, vegetable kimbap, 김밥 | is rice, seaweed, sesame
  | usually eggs | sometimes fish, soybeans, wheat, crustacean-shellfish
tuna kimbap = chamchi kimbap, 참치김밥 | is tuna, kimbap
kimchi jjigae = kimchi stew, kimchi jigae, kimchi chigae, kimchi jji gae, kimchee jigae, kimchi soup, kimchi jeongol, 김치찌개 | is kimchi
  | usually soybeans
doenjang jjigae = dwenjang jigae, doenjang jigae, daenjang jjigae, soybean paste stew, dwenjang jjigae, dwen jang jigae, doenjang guk,
  doenjang soup, 된장찌개 | is doenjang, tofu | usually fish | sometimes clam, shrimp
soondubu = soondubu jjigae, sundubu, sundubu jjigae, soon tofu, soon dubu, soon tofu soup, silken tofu stew, soft tofu stew,
  soft tofu soup, soon tofu stew, sundubu jigae, soondooboo, sun tofu, 순두부, 순두부찌개 | is tofu | usually eggs, fish | sometimes clam, shrimp,
  wheat, sesame
budae jjigae = army stew, budaejjigae, army base stew, budae jigae, 부대찌개 | is ramen, kimchi | usually soybeans | sometimes milk
jjigae = jigae, chigae, chongol, jeongol, jungol, korean hot pot | not of chinese hot pot | sometimes soybeans, fish, wheat
yukgaejang = yuk gae jang, yookgaejang, yukejang, yookaejang, 육개장 | is beef | usually eggs, soybeans, wheat, sesame
seolleongtang = sullungtang, sul lung tang, seolnongtang, gomtang, kom tang, kkori gomtang, samgyetang, sam gye tang, gamjatang,
  gam ja tang, ginseng chicken soup, dakgaejang, haejangguk, gukbap, dwaeji gukbap, sundae guk, kongnamul guk, 설렁탕, 삼계탕, 감자탕
  | not of daizu | sometimes wheat, soybeans, eggs, sesame
miyeokguk = miyeok guk, miyuk guk, korean seaweed soup, mi yuk gook, 미역국 | is seaweed | usually soybeans, wheat, sesame | sometimes fish,
  clam
eomuk = odeng, eo muk, korean fish cake, fishcake soup, eomuk bokkeum, odeng soup, odeng guk, 어묵, 오뎅 | is fish | not of fish cake, banchan
  | usually wheat | sometimes eggs, soybeans
naengmyeon = naeng myun, naengmyun, mul naengmyeon, mul naeng myun, bibim naengmyeon, bibim naeng myun, naengmyon, korean cold noodle,
  cold buckwheat noodle, 냉면, 물냉면, 비빔냉면 | is buckwheat | not of noodle | usually eggs, wheat | sometimes soybeans, sesame
makguksu = mak guksu, memil guksu, memil, 막국수, 메밀 | is buckwheat | not of kalguksu | usually wheat | sometimes soybeans, sesame, fish
kalguksu = kal guksu, knife cut noodle soup, kal gook soo, kalgooksoo, sujebi, janchi guksu, janchi gooksoo, guksu, bibim guksu,
  bibim gooksoo, hand torn noodle soup, korean knife cut noodle, 칼국수, 국수, 수제비, 비빔국수 | is wheat | not of noodle, chinese noodle
  | usually soybeans | sometimes fish, eggs, clam, sesame
kongguksu = kong guksu, kong gook soo, 콩국수 | is wheat, soy | not of kalguksu | sometimes sesame
jajangmyeon = jjajangmyeon, jja jang myun, jajangmyun, ja jang myun, jjajang myun, jia jiang mian, black bean noodle, jjajang,
  jjapaghetti, chapagetti, chapaguri, ram don, 짜장면, 자장면 | is wheat, soy | not of noodle, bean | sometimes shrimp, sesame, oyster
jjamppong = jjambbong, jam pong, champong, jjam bbong, jampong, spicy seafood noodle soup, korean spicy seafood noodle, 짬뽕 | is wheat
  | not of noodle, seafood | usually shrimp, squid, mussel | sometimes fish, soybeans
ramyeon = ramyun, ramyon, ra myun, shin ramyun, shin ramen, buldak ramen, buldak noodle, korean instant noodle, 라면, 불닭볶음면 | is wheat
  | not of noodle, ramen | usually soybeans | sometimes eggs, fish, milk, sesame
jjolmyeon = jjol myun, 쫄면 | is wheat | usually eggs, soybeans, sesame
tangsuyuk = tang su yuk, tangsooyook, tangsuyook, korean sweet and sour pork, 탕수육 | sometimes eggs | usually wheat, soybeans
  | not of sweet and sour chicken
kkanpunggi = kkanpoong gi, kan poong gi, ganpunggi, gampoonggi, 깐풍기 | is chicken | usually wheat, soybeans, eggs
korean fried chicken = yangnyeom chicken, yangnyeom, yangnyum chicken, dakgangjeong, dak gang jung, dakgangjung, soy garlic chicken,
  soy garlic wing, soy garlic chicken wing, korean chicken wing, gochujang chicken, 양념치킨, 닭강정 | is chicken | not of soy, garlic
  | usually wheat, soybeans | sometimes sesame, eggs, peanuts
huraideu chicken = huraideu, crispy korean chicken, chimaek, 치킨, 후라이드치킨 | is chicken | usually wheat | sometimes eggs, milk, soybeans
buldak = fire chicken, bul dak, 불닭 | is chicken | usually soybeans, wheat | sometimes milk, sesame
pajeon = pa jeon, pajun, pa jun, korean pancake, green onion jeon, buchimgae, jeon, vegetable pajeon, buchujeon, hobakjeon, yachae jeon,
  korean scallion pancake, korean vegetable pancake, 파전, 전, 부침개 | is wheat | not of pancake, scallion pancake | usually eggs
  | sometimes soybeans
kimchi jeon = kimchijeon, kimchi pancake, kimchi pajeon, kimchi buchimgae, kimchijun, 김치전 | is wheat, kimchi | not of pancake, pajeon
  | sometimes eggs, soybeans
haemul pajeon = haemul pa jeon, haemul pajun, seafood pajeon, seafood pancake, korean seafood pancake, seafood scallion pancake,
  haemuljeon, 해물파전 | is wheat | not of pancake, scallion pancake, pajeon, seafood | usually eggs, squid, shrimp | sometimes clam, oyster,
  soybeans
bindaetteok = bindaeduk, bindae duk, bindaettok, nokdu jeon, mung bean pancake, 빈대떡 | is mung bean | not of pancake, pajeon
  | sometimes wheat, eggs, soybeans, fish
gamja jeon = gamjajeon, gamja | is potato | not of pajeon | sometimes wheat
gyeran jjim = gyeran jim, gyeranjjim, korean steamed egg, gyeran mari, gyeranmari, 계란찜, 계란말이, 달걀찜 | is egg | not of steamed egg
  | sometimes shrimp, fish, sesame
mayak eggs = mayak gyeran, gyeran jangjorim | is egg, soy sauce, sesame
jangjorim = jang jorim, 장조림 | is soy sauce, beef | not of banchan
dubu jorim = tofu jorim, dubujorim, 두부조림 | is tofu, soy sauce, sesame | not of banchan
myeolchi bokkeum = myulchi bokkeum, stir fried anchovy, anchovy banchan, jiri myeolchi, 멸치볶음 | is fish, anchovy | not of banchan,
  dried fish | usually soybeans, sesame | sometimes wheat, peanuts
banchan = ban chan, korean side dish, jorim, bokkeum, gamja jorim, ueong jorim, yeongeun jorim, kong jorim, 반찬 | usually soybeans, sesame
  | sometimes wheat, fish, shrimp
namul = sigeumchi namul, kongnamul muchim, spinach namul, oi muchim, gosari namul, muchim, korean cucumber salad, spinach banchan, 나물, 무침
  | usually sesame | sometimes soybeans, wheat | not of spinach, daizu, banchan
kkakdugi = kaktugi, kkaktugi, gakdugi, radish kimchi, cubed radish kimchi, chonggak kimchi, pa kimchi, oi kimchi, cucumber kimchi,
  oi sobagi, baek kimchi, white kimchi, yeolmu kimchi, mak kimchi, dongchimi, nabak kimchi, geotjeori, scallion kimchi, 깍두기 | is kimchi
vegan kimchi = vegetarian kimchi | not of kimchi | is cabbage, garlic, chili pepper | sometimes soybeans
kimchi fried rice = kimchi bokkeumbap, kimchi bokkeum bap, kimchi bokeumbap, bokkeumbap, bokkeum bap, 김치볶음밥 | is kimchi, rice
  | not of fried rice, banchan | usually eggs, soybeans, wheat, sesame
jeotgal = jeot gal, jeot, 젓갈 | always fish | usually crustacean-shellfish | sometimes molluscs
saeujeot = saeu jeot, saewoo jeot, salted shrimp, salted fermented shrimp, korean salted shrimp, 새우젓 | is shrimp
ojingeo bokkeum = ojinguh bokum, ojingeo bokum, nakji bokkeum, nakji bokum, jukkumi bokkeum, 오징어볶음, 낙지볶음 | always molluscs | not of tako,
  banchan, sotong | usually soybeans, wheat, sesame
corn cheese = korean corn cheese, konchijeu, 콘치즈 | is corn, cheese | usually eggs
korean corn dog = kogo, gamja hotdog, korean hot dog, rice hot dog, cheese corn dog, mozzarella corn dog, 핫도그 | is wheat | not of hot dog
  | usually milk, eggs
korean toast = gilgeori toast, street toast, 토스트 | is bread, egg | usually milk
hotteok = ho tteok, hodduk, hoddeok, ho duk, 호떡 | is wheat | sometimes peanuts, walnut, milk, sesame, soybeans
bingsu = bing su, bingsoo, patbingsu, pat bing su, pat bingsu, injeolmi bingsu, mango bingsu, 빙수, 팥빙수 | is milk | sometimes soybeans, wheat
hodugwaja = hodu gwaja, 호두과자 | is walnut, wheat | usually eggs
yakgwa = yak gwa, 약과 | is wheat, sesame
gangjeong = dalgona, ppopgi, dalgona candy, yeot | sometimes sesame, peanuts
dalgona coffee = whipped coffee, 달고나커피 | is milk | not of gangjeong
sundae korean = soondae, soon dae, korean blood sausage, 순대 | is pork, glass noodle | sometimes wheat, soybeans
gim = gim snack, kim nori, roasted gim, kim gui, korean seaweed, gimjaban, seasoned laver, seasoned seaweed, seaweed snack,
  roasted seaweed snack, 김, 조미김 | is seaweed | not of seasoning | usually sesame
makgeolli = makkoli, makgeoli, makkolli, makguli, 막걸리 | is alcohol, rice | sometimes wheat
dotorimuk = dotori muk, acorn jelly, cheongpo muk, memil muk, acorn starch, 도토리묵 | not of makguksu | sometimes soybeans, sesame, wheat
kimchi quesadilla = bulgogi quesadilla | is quesadilla, kimchi
bulgogi taco = korean taco, kimchi taco, galbi taco | usually soybeans, sesame, wheat | not of kimchi
`,
};
