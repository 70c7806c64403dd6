import type { LexiconGroup } from './entry.ts';

/** Covers fish, shellfish and rolls by the names that sushi bars use. */
export const sushiBar: LexiconGroup = {
  source:
    'FDA Seafood List (market and vernacular names of species); Tsuji, Japanese Cooking: A Simple Art; Oxford Companion to Food; FDA Q&A, 5th edition (2025): fish and crustaceans; Regulation 1169/2011, Annex II: molluscs',
  table: `
maguro = toro, o toro, chu toro, chuutoro, hon maguro, bincho, bincho maguro, shiro maguro, negitoro, negi toro, tekka maki, tekka,
  tekkadon, tekka don, 鮪, まぐろ, マグロ, トロ, 大トロ, 中トロ, かつお, 鉄火丼, 참치 | is tuna | not of sushi
spicy tuna = spicy tuna roll, spicy tuna maki, spicy maguro, spicy ahi | is tuna | not of sushi | usually eggs | sometimes sesame,
  soybeans, wheat
super white tuna = walu | is fish
sake nigiri = sake sashimi, sake maki, sake don, sakedon, sake roll, sake toro, sake belly, sake harasu, sake oyako, sake avocado,
  shake nigiri, 鮭, サーモン | is salmon | not of sake, sushi, oyakodon
salmon tartare = spicy salmon, spicy salmon roll | is salmon | usually eggs | sometimes sesame, soybeans
hamachi = warasa, hamachi kama, yellowtail collar, yellowtail jalapeno, negihama, negi hama, kingfish, はまち, ハマチ, ぶり, 방어 | is fish
saba = shimesaba, saba shioyaki, shima aji nigiri, aji sashimi, aji no hiraki, shimaaji nigiri, サバ, 鯖, あじ, 고등어 | is mackerel
  | not of sushi, ceviche
iwashi = chirimen jako, jako, kibinago, iriko dashi, niboshi dashi, いわし, 멸치 | is sardine
nishin = kohada, にしん | is herring
hirame = fluke sashimi, ヒラメ, 광어 | is halibut
madai = tai nigiri, tai sashimi, kinme dai, golden eye snapper, goldeneye snapper, kurodai, izumidai, tai sushi, 鯛, 真鯛, 도미 | is snapper
  | not of sushi
suzuki = ayame, isaki, nodoguro, hokke, shirauo, ankou, kamasu, tobiuo, managatsuo, mackerel pike, 鱸, 秋刀魚, ししゃも | is fish | not of mackerel
gindara = gin dara, gindara saikyo yaki | is cod
ankimo = ankimo ponzu, あん肝 | is monkfish
shirako = cod milt, fish milt | is fish
unagi = anago, bbq eel, broiled eel, grilled eel, kabayaki, unagi kabayaki, unadon, una don, unaju, una ju, unajyu, unagi don, unagi bowl,
  hitsumabushi, 鰻, うなぎ, ウナギ, 穴子, あなご, 鰻丼, うな重, 장어 | is eel | usually soybeans, wheat
ikura = sujiko, いくら, イクラ | is caviar | sometimes soybeans, wheat
tobiko = tobikko, flying fish roe, flying fish caviar, masago, capelin roe, smelt roe, smelt egg, wasabi tobiko, とびこ | is caviar
  | not of egg, wasabi | usually soybeans, wheat
mentaiko = karashi mentaiko, tarako, pollock roe, cod roe, spicy cod roe, karasumi, komochi kombu, myeongran, myeongnan, 明太子, たらこ, 명란
  | is caviar | sometimes soybeans, wheat
uni = urchin, sea urchin roe, uni shooter, うに, ウニ, 雲丹, 海胆, 성게 | not of caviar
namako = hoi sam, 海参, 海參, 해삼
ebi = ebi nigiri, 海老, 蝦, 虾, えび, エビ, 새우, กุ้ง | is shrimp | not of sushi
amaebi = ama ebi, botanebi, shima ebi, sakuraebi, 甘海老, 甘えび | is shrimp
ebi tempura = shrimp tempura, prawn tempura, tempura shrimp, ebiten, ebi ten, ebi fry, ebi furai, ebi katsu, panko shrimp, tempura prawn,
  海老天, エビフライ | is shrimp, wheat | usually eggs
shrimp tempura roll = ebi tempura roll, crunchy roll, crunch roll, tiger roll, shrimp crunch roll | is ebi tempura | sometimes fish,
  soybeans, sesame
ise ebi = spiny lobster tail, 伊勢海老, 龙虾, 龍蝦 | is lobster | not of ebi
shako = mantis shrimp | is crustacean | not of shrimp
zuwaigani = taraba, kani miso, crab miso, 蟹, 螃蟹, カニ, かに, 꽃게, ปู | is crab | not of miso, kani
kani = kani stick, kani salad, kani nigiri, spicy kani, spicy kani salad, spicy crab, spicy crab salad, カニカマ, 게맛살 | not of crab, sushi
  | usually fish, eggs, crustacean-shellfish, wheat | may be surimi, crab
kamaboko = narutomaki, naruto, chikuwa, satsuma age, satsumaage, hanpen, kamaboko fish cake, japanese fish cake, 蒲鉾, かまぼこ, ちくわ | is fish
  | not of fish cake | usually eggs | sometimes wheat, soybeans
hotate = hotate nigiri, hotate gai, scallop sashimi, baked scallop roll, ほたて, 帆立, 扇贝, 扇貝, 관자 | is scallop | not of sushi, ceviche,
  spicy scallop
spicy scallop = spicy scallop roll, spicy hotate, baked scallop, scallop dynamite | is scallop | not of hotate | usually eggs
  | sometimes fish
hokkigai = hokki gai, hokki, aka gai, miru gai, shijimi, hamaguri clam, あさり, はまぐり, 蛤蜊, 바지락 | is clam
awabi = tsubu gai, bai gai, あわび, 鮑, 鲍鱼, 鮑魚, 전복, jeonbok | is snail
kaki fry = kaki furai, kakifurai, fried kaki, kaki fried oyster | is oyster | usually wheat, eggs
namagaki = nama gaki, 牡蠣, 生蚝, カキフライ | is oyster
ika = ika nigiri, ika geso, ika sansai, ika somen, いか, イカ, 烏賊, 鱿鱼, 魷魚, 墨魚, 오징어 | is squid | not of sushi, udon
ika salad = squid salad | is squid | usually soybeans, sesame, wheat
tako = tako nigiri, mizudako, tako su, たこ, タコ, 蛸, 章鱼, 章魚, 문어, 낙지, jukkumi | is octopus | not of sushi
takowasa = tako wasabi, takowasabi, tako wasa | is octopus | usually mustard | sometimes soybeans, wheat, fish
tamagoyaki = tamago, tamago yaki, tamago nigiri, japanese omelet, japanese omelette, atsuyaki tamago, atsuyaki, sweet omelet,
  sweet egg omelet, sweet omelette, rolled omelet, rolled omelette, 玉子, 玉子焼き, 卵焼き | is egg | not of omelet, sushi | usually soybeans,
  wheat | sometimes fish
dashimaki = dashimaki tamago, dashi maki, dashi maki tamago | is tamagoyaki, dashi | not of sushi
inari = inarizushi, inari sushi, inari pocket, inari nigiri, inari age, yubu chobap, yubuchobap, 稲荷, いなり, いなり寿司, 유부초밥 | is tofu
  | not of sushi | usually wheat | sometimes fish, sesame
chirashi = chirashizushi, chirashi sushi, chirashi bowl, chirashi don, barachirashi, bara chirashi, kaisendon, kaisen don, ちらし寿司, 海鮮丼
  | is fish, rice | usually eggs, crustacean-shellfish, molluscs | sometimes soybeans, wheat, sesame
poke = poke bowl, tuna poke, ahi poke, salmon poke, ahi poke bowl, poki, poke nachos | not of nacho | usually fish, soybeans, wheat, sesame
tofu poke = tofu poke bowl | is tofu | not of poke | usually soybeans, wheat, sesame
tataki = tuna tataki salad, beef tataki, salmon tataki | sometimes fish, soybeans, wheat
philadelphia roll = philly roll, philadelphia maki, bagel roll | is salmon, cream cheese, rice | not of bagel, sushi
dragon roll = green dragon roll, caterpillar roll, black dragon roll | is unagi, avocado, rice | sometimes shrimp, crab, eggs, sesame
red dragon roll = dynamite roll, volcano roll, godzilla roll | usually eggs, fish | sometimes crustacean-shellfish, wheat, soybeans,
  sesame, molluscs
rainbow roll = rainbow maki | is california roll, fish | not of sushi
spider roll = spider maki, soft shell crab roll | is crab | not of sushi | usually wheat, eggs | sometimes soybeans, sesame
alaska roll = alaskan roll | is rice | usually fish
boston roll | is shrimp, rice | usually eggs | sometimes fish
futomaki = futo maki, 太巻き | is rice, seaweed | not of sushi | usually eggs, fish, soybeans | sometimes crustacean-shellfish, wheat
cucumber roll = kappa maki, kappamaki, kappa roll, cucumber avocado roll, かっぱ巻き | is cucumber, rice | not of sushi
avocado roll = avocado maki, avocado cucumber roll, avocado hand roll | is avocado, rice | not of sushi, gunkan
vegetable roll = veggie roll, vegetable maki, veggie maki, vegetable sushi roll, vegetable sushi, veggie sushi | is rice | not of sushi
  | sometimes soybeans, sesame
oshinko maki = oshinko roll, kampyo maki, kanpyo maki, kanpyo roll, shinko maki, shinkomaki, ume shiso roll, umeshiso maki, natto maki,
  natto roll | is rice | not of sushi | sometimes soybeans, wheat
tamago roll = tamago maki | is egg, rice | not of tamagoyaki, sushi | usually soybeans, wheat
gunkan = gunkan maki, gunkanmaki, hand roll, cut roll, hosomaki, uramaki, norimaki, nori maki, omakase, moriawase, nigiri combo,
  sushi combo, nigirizushi, oshizushi, 寿司, 壽司, すし, 刺身, さしみ, 스시, 초밥 | is rice | usually fish | sometimes crustacean-shellfish, molluscs,
  eggs, soybeans, wheat, sesame
`,
};
