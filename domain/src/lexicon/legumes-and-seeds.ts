import type { LexiconGroup } from './entry.ts';

export const legumesAndSeeds: LexiconGroup = {
  source:
    'FDA Q&A, 5th edition (2025): soybeans, sesame; FASTER Act 2021; Regulation 1169/2011, Annex II: celery, mustard, lupin, sulphites; FARE: hidden names of soy and sesame',
  table: `
soy = soya, soja, soia, soybean, soya bean, soy bean, soy flour, soy protein, soya protein, soy protein isolate, textured soy protein,
  soy nut, soy butter, glycine max, soy crumble, 大豆油脂, 大豆たんぱく, 油揚げ, 豆乳, 대두, 嫩豆腐, 老豆腐, 豆干丝, 腐竹, 黄豆酱油, เต้าหู้, соя, соевый, soylecithin,
  soy lecithine, soy lecethin, soy lecithen, soy lecitihin, soya lecithine, soya lecith,
  soy lecith, soybean lecithen, soy lethicin, soy leicithin, soyabean, soy protien, soy protien isolate, isolated soy protien,
  textured soy protien, soyprotein, soyflour, soyproteinisolate, soybeen, soya protien | not of flour, nut, butter | always soybeans
  | stands for soybeans
soy milk = soymilk, soya milk, soy milk latte, soy latte, soy yogurt, soy cheese, soy cream, soja milk | is soy | not of milk, latte,
  yogurt, cheese, cream
soy ice cream | is soy | not of ice cream | usually milk
soy lecithin = soya lecithin | is soy
textured vegetable protein = tvp | always soybeans
soybean oil = soy oil, soya oil, soy bean oil, soya bean oil, refined soybean oil, highly refined soybean oil, soybeen oil,
  soyoil, soybean oli, soy bean oi | not of soy | opaque
unrefined soybean oil = cold pressed soybean oil, expeller pressed soybean oil | is soy
soy sauce = soya sauce, shoyu, light soy sauce, dark soy sauce, sweet soy sauce, soyu, jiang you, ganjang, kicap, nuoc tuong,
  tamari shoyu, 酱油, 醬油, 生抽, 老抽, 간장, 醤油, しょうゆ, しょう油, しょうゆ加工品, 濃口醤油, 薄口醤油, 간장소스, 진간장, 국간장, ซีอิ๊ว, ซีอิ๊วขาว, soysauce, soy sause,
  soy suace, soya souce | always soybeans, wheat | mixture
teriyaki = teriyaki sauce, chicken teriyaki, teriyaki chicken, teriyaki glaze, teriyaki marinade | is soy sauce | sometimes sesame
hoisin = tuong den, hoisin sauce, hoi sin, hoi sin sauce, peking sauce, 海鲜酱, 海鮮醬 | always soybeans, wheat | usually sesame
tamari = tamari sauce, liquid aminos | is soy | opaque
tofu = bean curd, beancurd, aburaage, silken tofu, yuba, bean curd skin, bean curd stick, fu zhu, foo jook, toufu, dou fu, tau foo, tauhu,
  taohu, tahu, dubu, dau hu, tokwa, atsuage, koya dofu, koyadofu, momen, kinugoshi, 豆腐, とうふ, 두부 | is soy | not of curds
mapo tofu = ma po tofu, mapo doufu, ma po doufu, mapo dofu, mabo tofu, mabo dofu, mapo bean curd, ma po bean curd, 麻婆豆腐 | is doubanjiang,
  tofu, chili pepper, garlic | usually wheat | sometimes sesame
edamame = edamame bean, mukimame, edame, 枝豆 | is soy
tempeh = tempe, tempeh goreng, tempe goreng, tempe orek | is soy
natto = 納豆, なっとう | is soy
okara = kinako | is soy
miso = miso paste, white miso, red miso, shiro miso, aka miso, saikyo miso, yellow miso, miso glaze, miso marinade, 味噌, みそ | is soy
  | sometimes barley, wheat
general tso = general tso's chicken, orange chicken, general tsao, general tsao's chicken, general tao, general tao's chicken,
  general gau's chicken, general chicken, orange peel chicken | usually soybeans, wheat, eggs
sesame = sesame seed, teel, 깨, 볶은깨, 통깨, sesame oil, toasted sesame oil, black sesame, sesame paste, sesame flour, sesamol, sesamum indicum, gingelly,
  gingelly oil, ajonjoli, sumsum, semsem, sesam seed, safed til, white til, black til, kala til, 黑芝麻, 白芝麻, 芝麻油, 黑芝麻糊, 芝麻粉, 熟芝麻, 熟白芝麻, 炒芝麻,
  黒ごま, 白ごま, 黒胡麻, 白胡麻, ごま油, すりごま, いりごま, sesame seeeds, sesamie | not of flour | always sesame
  | stands for sesame
tahini = tahina, tehina, tahini sauce, benne, benne seed, benniseed, gomasio, gomashio, sesame salt, goma, taheena, tehineh, green tahini, tahina paste, tehini, tahini past | is sesame | not of sauce
halva = halvah, helva, halaweh, chalva, sesame halva | always sesame | sometimes tree-nuts
hummus = houmous, humus, hommus, hoummos, hoummous, houmus, hummus bi tahini, hommous, hommos, hummous, hummas, humous, humas, hummus dip
  | is chickpea, garlic | always sesame | mixture | not of dip
baba ganoush = baba ghanoush, baba ghanouj, baba ganouj, mutabbal, baba ganush, baba gannoush, baba ganouche, babaganoush, baba ghannouj,
  moutabal, mutabal, moutabbal | is eggplant, garlic | always sesame | mixture
falafel = felafel | is chickpea | sometimes sesame, wheat
dukkah = duqqa | always sesame | usually hazelnut
za'atar = zatar, zahtar | always sesame | mixture
togarashi = shichimi togarashi, shichimi, nanami togarashi | usually sesame
celery = celeriac, celery root, celery salt, celery seed, celery stalk | always celery | stands for celery
mirepoix = mire poix, soffritto | is onion, carrot | always celery | mixture
bloody mary | is alcohol | usually celery, fish
mustard = dijon, dijon mustard, yellow mustard, mustard seed, mustard powder, mustard oil, honey mustard, wholegrain mustard, dijonnaise,
  sennep, dijon sauce, pommery mustard | not of sauce | always mustard | stands for mustard | mixture
mustard green | not of mustard | usually mustard
vinaigrette | usually mustard | opaque
ranch = ranch dressing, ranch sauce, buttermilk ranch, buttermilk ranch dressing, ranch dip, cool ranch, bacon ranch, peppercorn ranch
  | not of dressing, sauce, dip | always milk | usually eggs
thousand island = thousand island dressing, russian dressing, burger sauce, special sauce, 1000 island, 1000 island dressing,
  thousand island sauce, mac sauce | not of burger, dressing, sauce | usually eggs | opaque
blue cheese dressing = bleu cheese dressing | is blue cheese | usually eggs
lupin = lupine, lupini, lupini bean, lupin flour, tremoco | not of flour | always lupin | stands for lupin
sulphite = sulfite, sulphur dioxide, sulfur dioxide, sodium metabisulfite, sodium metabisulphite, potassium metabisulfite,
  potassium metabisulphite, sodium bisulfite, sodium sulfite, e220 | always sulphites | stands for sulphites
wine = red wine, white wine, cooking wine, champagne, prosecco, sherry, port wine, marsala, rose wine, sparkling wine, white wine sauce,
  red wine sauce, marsala wine, vin, vino bianco, vinho verde, barolo, jerez, vin santo, gluhwein, port wine sauce, madeira sauce,
  red wine jus, vino de jerez, ice wine, wine spritzer, wine sauce, retsina | is alcohol | not of sauce | usually sulphites
dried apricot = dried fruit, golden raisin, sultana | usually sulphites
chocolate = chocolate chip, chocolate sauce | usually milk | sometimes soybeans
milk chocolate = white chocolate, white chocolate chip, milk chocolate chip | is chocolate | always milk
dark chocolate = semisweet chocolate, bittersweet chocolate | sometimes milk, soybeans
`,
};
