import type { LexiconGroup } from './entry.ts';

/** Covers curries, rice, pulses and grills of India, Pakistan, Bangladesh, Sri Lanka and Nepal. */
export const southAsian: LexiconGroup = {
  source:
    'Achaya, A Historical Dictionary of Indian Food; Sahni, Classic Indian Cooking; FSSAI: declaration of allergens; Anaphylaxis UK: nuts, milk and mustard in Indian dishes; Oxford Companion to Food',
  table: `
garam masala = gharam masala, tandoori masala, sambar powder, sambar masala, rasam powder, biryani masala, chole masala,
  kitchen king masala, meat masala, madras curry powder, pav bhaji masala, gunpowder, podi, milagai podi, idli podi, goda masala,
  kala masala, tikka paste | not of spice, idli, sambar, chana masala, tandoori, pav bhaji, biryani, rasam, jalfrezi | sometimes mustard,
  wheat
chaat masala = chat masala, pani puri masala | not of spice, pani puri, chaat | sometimes wheat
panch phoron = panch phoran, panchphoron, bengali five spice, paanch phoron | not of five spice, tadka | always mustard
tadka = tarka, baghar, chaunk, vaghar, thalippu, phoran | sometimes milk, mustard
butter chicken = murgh makhani, chicken makhani, murg makhani, makhani, makhani sauce, makhni, makhani gravy, butter chicken sauce,
  chicken makhanwala, murgh makhanwala, makhanwala, butter masala, butter chicken masala | is butter | not of chicken, murgh, gravy,
  spice, butter chicken | sometimes cashew
paneer makhani = paneer butter masala, paneer makhanwala, paneer makhni, paneer lababdar, shahi paneer, paneer pasanda | is paneer, butter
  | not of butter chicken | usually cashew
paneer dish = matar paneer, mutter paneer, mattar paneer, muttar paneer, kadai paneer, karahi paneer, kadhai paneer, paneer jalfrezi,
  paneer bhurji, paneer do pyaza, paneer tikka masala, paneer masala, achari paneer, methi paneer, paneer korma, paneer kathi roll,
  malai paneer, paneer curry, paneer pakora, paneer 65 | is paneer | not of spice, korma, tikka masala, curry, jalfrezi, pakora,
  kathi roll | sometimes cashew, wheat
saag paneer = palakpaneer, saag with paneer, methi malai paneer | is paneer, spinach | not of paneer dish
saag = saagwala, palak, saag chicken, chicken saag, chicken saagwala, lamb saag, lamb saagwala, saag gosht, palak gosht, sag aloo,
  saag aloo, aloo palak, aloo saag, palak aloo, lamb palak, chicken palak, sarson ka saag, shaag, dal palak | is spinach | not of aloo
  | usually milk
malai kofta = malai kofta curry, kofta malai, navratan kofta, shahi kofta | is paneer | usually cashew | sometimes wheat
kofta curry = lauki kofta, vegetable kofta, kofta masala, lamb kofta curry | not of curry, spice | sometimes milk, cashew, eggs, wheat
nargisi kofta | is egg | sometimes milk
paneer tikka tandoori = paneer shashlik, paneer hariyali, hariyali paneer tikka, malai paneer tikka, achari paneer tikka | is paneer tikka
  | not of paneer dish
chicken tikka = murgh tikka, chicken tikka kebab, tandoori chicken, tandoori murgh, murgh tandoori, chicken tandoori,
  tandoori chicken tikka, malai tikka, chicken malai tikka, chicken malai kebab, malai kebab, murgh malai, malai kabab, murgh malai kabab,
  reshmi kebab, reshmi kabab, reshmi tikka, hariyali tikka, hariyali chicken, hariyali kebab, achari chicken tikka, chicken tikka kabab,
  afghani chicken, chicken afghani, kalmi kebab, tangdi kebab, tangri kabab, 탄두리치킨 | is chicken | not of murgh, tandoori, jalfrezi
  | usually milk | sometimes cashew, mustard
tandoori = tandoori shrimp, tandoori prawn, tandoori fish, tandoori salmon, tandoori lamb, tandoori vegetable, tandoori mixed grill,
  tandoori platter, lamb tikka, tandoori gobi, tandoori broccoli, fish tikka, lamb boti, boti kebab, tikka, tandoori aloo, tandoori wings,
  tandoori lamb chop, salmon tikka, tandoori mushroom | not of gosht | usually milk | sometimes mustard, wheat
seekh kebab = seekh kabab, sheekh kebab, sheesh kebab, lamb seekh kebab, chicken seekh kebab, seekh kabob, chapli kebab, chapli kabab,
  kakori kebab, gilafi kebab, bihari kebab, bihari kabab, galouti kebab, galouti kabab, shami kebab, shami kabab, tunday kebab
  | not of lamb, chicken | sometimes eggs, wheat, milk, cashew
hara bhara kebab = hara bhara kabab, veg seekh kebab, dahi ke kebab, dahi kebab | sometimes milk, wheat, cashew
rogan josh = roghan josh, rogan ghosh, lamb rogan josh, gosht rogan josh, mutton rogan josh, yakhni, lamb yakhni, kashmiri yakhni
  | is lamb | not of gosht | usually milk
vindaloo = vindaloo sauce, lamb vindaloo, chicken vindaloo, pork vindaloo, vindaloo curry, vindalu, goan vindaloo | not of curry
  | sometimes mustard, wheat
jalfrezi = chicken jalfrezi, lamb jalfrezi, vegetable jalfrezi, jalfrazi, chicken madras, lamb madras, madras curry, dopiaza, do pyaza,
  dopyaza, dopiaza chicken, chicken dopiaza, bhuna, bhuna gosht, chicken bhuna, lamb bhuna, pathia, ceylon curry, kadai chicken,
  karahi chicken, chicken karahi, karahi, kadai, kadhai, kadhai chicken, lamb karahi, gosht karahi, karahi gosht, chicken kadai,
  lamb kadai, kadai vegetable, balti, balti chicken, chicken balti, chicken curry, lamb curry, goat curry, mutton curry, vegetable curry,
  beef curry, kosha mangsho, laal maas, chettinad, chicken chettinad, chettinad chicken, xacuti, cafreal, chicken xacuti, kolhapuri,
  veg kolhapuri, nadan kozhi curry, country chicken curry, railway mutton curry, desi chicken curry, methi chicken, chicken methi,
  achari chicken, achari gosht, phall, phaal, dum aloo, indian curry, saoji | not of curry, gosht, murgh, chicken, lamb | sometimes milk,
  mustard, cashew, coconut
pasanda = lamb pasanda, chicken pasanda, badami chicken, badam pasanda, murgh badami, badami gosht | is almond | not of murgh, gosht,
  chicken | usually milk
rezala = chicken rezala, mutton rezala, chicken chaap, mughlai chicken, mughlai curry, shahi chicken, white karahi, chicken white karahi,
  malai chicken, methi malai, methi malai matar, methi matar malai, methi mutter malai, malai prawn curry, murgh mughlai,
  chicken shahi korma | usually milk, cashew | not of korma, curry, murgh, jalfrezi, chicken
chingri malai = chingri malai curry, chingri malaikari, malai chingri, prawn malai curry | is shrimp, coconut | not of curry
  | sometimes mustard
dhansak = lamb dhansak, chicken dhansak, dal gosht, dalcha, dhansaak | is lentil | not of gosht | sometimes milk, mustard
keema = qeema, kheema, keema matar, keema mutter, aloo keema, keema curry, lamb keema, kheema pav | not of curry, aloo | sometimes milk
nihari = nehari, beef nihari, lamb nihari, nalli nihari | is wheat | sometimes milk
haleem = haleem beef, hyderabadi haleem, daleem, khichda, chicken haleem, mutton haleem | is wheat, lentil | usually barley
  | sometimes milk, cashew, oats
paya = siri paya, paya soup, payaa, chicken corn soup, brain masala, maghaz, katakat, kata kat | sometimes milk, eggs, wheat
  | not of spice, corn, soup, chicken
biryani = biriyani, briyani, buriyani, chicken biryani, lamb biryani, goat biryani, mutton biryani, vegetable biryani, veg biryani,
  hyderabadi biryani, dum biryani, chicken dum biryani, sindhi biryani, beef biryani, bombay biryani, kolkata biryani, tehari,
  beef tehari, biriani | is rice | not of chicken, beef, lamb | usually milk | sometimes cashew, eggs
egg biryani = anda biryani, egg dum biryani | is egg, rice | usually milk | not of biryani | sometimes cashew
shrimp biryani = prawn biryani, jhinga biryani | is shrimp, rice | not of biryani | usually milk
pulao = pilau, pulav, pilau rice, peas pulao, matar pulao, vegetable pulao, kashmiri pulao, jeera rice, pullao, zeera rice, pulao rice,
  yakhni pulao, chicken pulao, veg pulao, kabuli pulao, saffron rice, ghee rice | is rice | not of rogan josh, ghee, chicken
  | sometimes milk, cashew
khichdi = khichri, kitchari, kichdi, khichuri, bhuna khichuri, kitcheree, moong dal khichdi, sabudana khichdi, kichadi | sometimes milk,
  peanuts, mustard | is rice | not of jalfrezi, boba
lemon rice = chitranna, chitrannam, coconut rice, tamarind rice, puliyodarai, pulihora, puliyogare, vangi bath, bisi bele bath,
  bisibelebath, tomato bath, tomato rice | is rice | usually mustard | sometimes peanuts, cashew, milk, wheat
curd rice = thayir sadam, daddojanam, yogurt rice, perugu annam, dahi chawal, mosaru anna | is yogurt, rice | not of curds | usually mustard
ven pongal = pongal, khara pongal, sweet pongal, sakkarai pongal, chakkara pongal, pongali | is rice, ghee | usually cashew
dal tadka = dal tarka, tadka dal, tarka dal, tarka daal, daal tadka, yellow dal tadka, dal fry, daal fry, dal soup, yellow dal soup,
  panchmel dal, dal curry, punjabi dal, langar dal, dal maharani, parippu, paruppu, dal bhat, daal bhat, dal bhat tarkari, trevti dal,
  dalma, lentil curry | is lentil | not of curry, tadka, sabzi | sometimes milk, mustard, wheat
dal makhani = daal makhani, dal makhni, makhani dal, dal bukhara, maa ki dal, kali dal, black dal, dal makhanwala | is lentil, butter
  | not of butter chicken
rajma = rajma masala, rajmah, razma, rajma chawal, rajma curry | is bean | not of spice, curry | sometimes milk
chana masala = channa masala, chole, chholay, choley, cholay, chana, channa, chickpea masala, chickpea curry, kabuli chana, chana saag,
  pindi chole, pindi chana, chole chana, lahori chole, murgh chole, ghugni, chana curry, cholar dal, chole chawal | is chickpea
  | not of spice, curry, murgh, saag, lentil | sometimes milk, wheat
chole bhature = chana bhatura, chole bhatura, chole puri, halwa puri, halwa poori, chana puri | is chickpea, wheat | not of chana masala,
  halwa | usually milk
kadhi = kadhi pakora, punjabi kadhi, gujarati kadhi, karhi, kadhi chawal, mor kuzhambu, mor kulambu, moru curry, kadhi pakoda, pulissery,
  pachadi | is yogurt | not of curry, pakora | sometimes mustard, wheat
aloo gobi = alu gobi, aloo gobhi, gobi aloo, aloo gobi masala, gobi masala, gobi matar, gobhi, gobi, phool gobi, gobhi masala
  | is cauliflower | not of spice, aloo | sometimes milk
aloo = alu, aaloo, aloo matar, aloo mutter, aloo methi, aloo jeera, jeera aloo, bombay potato, bombay aloo, aloo bhaji, batata bhaji,
  aloo sabzi, aloo masala, aloo dum kashmiri, kashmiri dum aloo, potato masala, alur dom, aloor dum, aloo posto | is potato
  | not of spice, pakora, char magaz, jalfrezi | sometimes milk, mustard
matar = mattar, mutter, muttar, matar mushroom, mushroom matar, mutter mushroom, mushroom mutter, peas curry, green peas masala | is pea
  | not of spice, curry | sometimes milk
baingan bharta = bharta, baigan bharta, baingan bhartha, bharwan baingan, bagara baingan, baingan masala, begun bhaja, begun bharta,
  bhurtha, brinjal curry, ennai kathirikai, hyderabadi baingan, hyderabadi bagara baingan | is eggplant | not of curry, spice
  | sometimes milk, peanuts, sesame, mustard, coconut
bhindi masala = bhindi do pyaza, bhindi bhaji, okra masala, bharwan bhindi, kurkuri bhindi, bhindi fry, achari bhindi, okra curry,
  dahi bhindi, lady finger masala, lady finger curry | is okra | not of spice, curry, pakora, jalfrezi, yogurt | sometimes milk, wheat
sabzi = sabji, subzi, subji, vegetable sabzi, mixed vegetable curry, mix veg, mixed vegetable masala, kolhapuri vegetable, tarkari, labra,
  chorchori, vegetable masala, veg curry, undhiyu, sai bhaji, patra, veg handi, vegetable handi, vegetable makhanwala | not of curry,
  mixed vegetable, spice, butter chicken, pakora, jalfrezi | sometimes milk, cashew, mustard
poriyal = thoran, cabbage thoran, beans poriyal, carrot poriyal, kootu, avial, aviyal, olan, erissery, cabbage poriyal, mezhukkupuratti,
  palya, upperi | is coconut | not of cabbage, bean | usually mustard | sometimes milk
sambar = sambhar, sambaar, sambhar soup, vegetable sambar, arachuvitta sambar, sambar soup | is lentil | usually mustard | sometimes wheat
rasam = tomato rasam, pepper rasam, rasam soup, mulligatawny, mulligatawny soup, mulligatawni soup, saaru | is lentil | usually mustard
  | not of pepper | sometimes wheat, milk, coconut
idli = idly, iddly, mini idli, thatte idli, kanchipuram idli, ragi idli, sambar idli | is rice | not of sambar | sometimes mustard, milk
rava idli = rava dosa, rawa dosa, sooji dosa, onion rava dosa, onion rava masala dosa, rava masala dosa, sooji idli, suji idli,
  rava uttapam | is wheat | not of idli, dosa, durum, masala dosa | sometimes milk, cashew, mustard
dosa = dosai, thosai, plain dosa, sada dosa, paper dosa, set dosa, neer dosa, ghee roast dosa, onion dosa, uttapam, uthappam, oothappam,
  utappam, onion uttapam, pesarattu, adai, ragi dosa, appam, hoppers, palappam, aapam, paniyaram, kuzhi paniyaram, vellayappam | is rice
  | sometimes milk, wheat, mustard, coconut
masala dosa = mysore masala dosa, mysore dosa, mysore masala, masala dosai, spring dosa, paneer dosa, podi dosa, podi idli, gunpowder idli
  | is rice | not of spice, paneer, garam masala, idli, dosa | usually mustard | sometimes milk
idiyappam = string hopper, idiappam, noolputtu, puttu, puttu kadala, kadala curry, pittu, sevai, akki roti, rice bhakri, sel roti,
  pathiri, neer pathiri | is rice | not of curry, dosa, roti | sometimes coconut, wheat
egg hopper = egg appam, bullet hopper | is egg, rice | not of dosa
upma = uppuma, rava upma, suji upma, kharabath, khara bath, rava kichadi, upma rava | is wheat | not of durum, khichdi | usually mustard
  | sometimes cashew, milk, peanuts
semiya upma = vermicelli upma, seviyan upma, semiya | is wheat | not of upma, seviyan | sometimes mustard, cashew
poha upma = kanda poha, batata poha, poha masala | is rice | not of upma, spice | usually peanuts, mustard
kothu = kottu, kottu roti, kothu parotta, kothu roti, chicken kottu, kotthu, kottu paratha, kothu porotta | is wheat, egg
  | not of chicken, paratha | sometimes milk
pol sambol = sambol, coconut sambol, seeni sambol, katta sambol, lunu miris, mallung, mallum | is coconut | usually fish
maldive fish dish = ambul thiyal, ambulthiyal, fish ambul thiyal, mas huni, mas riha, garudhiya, fish cutlet, sri lankan fish roll,
  meen pollichathu, karimeen pollichathu, fish molee, fish moilee, meen molly, patra ni machhi, machher kalia, doi maach, macher paturi,
  bhapa ilish, maach bhaja, fish kalia, goan fish curry, kerala fish curry, bengali fish curry, fish amritsari, fish koliwada | is fish
  | not of machli, dried fish, sabzi | sometimes coconut, mustard, wheat, eggs, milk
jhinga masala = shrimp curry, prawn curry, shrimp masala, prawn masala, prawn moilee, jhinga curry, shrimp vindaloo, prawn balchao,
  prawn koliwada, prawn puri, shrimp jalfrezi, shrimp korma, shrimp saag, shrimp tikka masala, chingri bhapa, chemmeen curry | is shrimp
  | not of curry, spice, vindaloo, jalfrezi, korma, saag, tikka masala, roti | sometimes milk, coconut, mustard, cashew, wheat
lamprais = lump rice, lamprice, kiribath, kola kanda, wambatu moju, polos curry, cashew curry | is rice | not of curry, cashew
  | sometimes fish, cashew, coconut, mustard, eggs
momo = chicken momo, vegetable momo, veg momo, pork momo, buff momo, steamed momo, fried momo, jhol momo, kothey momo, tandoori momo,
  c momo, chilli momo, tibetan dumpling, nepali dumpling, kothe momo, モモ | is wheat | not of dumpling, tandoori, chicken
  | usually soybeans | sometimes sesame, eggs, milk
thukpa = thenthuk, thukpa noodle soup, tibetan noodle soup, thentuk, veg chowmein, gyathuk | is wheat | not of noodle, lo mein noodle
  | usually soybeans | sometimes eggs
choila = chhoila, choyla, sekuwa, sukuti, chatamari, aloo tama, gundruk, kwati, dhindo, samay baji, laping, shapale, sha phaley,
  aloo ko achar | sometimes mustard, soybeans, wheat | not of aloo
tsampa = tsampa porridge, butter tea, po cha | is barley | not of oat | sometimes milk
shorshe bata = sorshe, shorshe chingri, shukto, sarson | always mustard
indo chinese = gobi manchurian, gobhi manchurian, manchurian, veg manchurian, vegetable manchurian, chicken manchurian,
  cauliflower manchurian, manchurian sauce, manchurian gravy, chilli chicken, chili chicken, chilly chicken, chilli gobi,
  chilli garlic noodle, dragon chicken, indo chinese noodle, hakka noodle, hakka chow mein, veg hakka noodle, schezwan noodle,
  schezwan fried rice, schezwan sauce, szechwan noodle, schezwan, american chopsuey, lollipop chicken, chicken lollipop
  | usually soybeans, wheat | not of gravy, noodle, udon, fried rice, aloo gobi, chicken, chop suey, garlic, chinese noodle
  | sometimes eggs, sesame
chilli paneer = chili paneer, chilly paneer, paneer manchurian, paneer chilli | is paneer | usually soybeans, wheat | not of indo chinese
chicken 65 = chicken sixty five, gobi 65, fish 65, chicken pakora, chicken majestic | usually wheat | sometimes eggs, milk, mustard
  | not of aloo gobi, pakora
kathi roll = kati roll, kathi wrap, kathi kebab roll, chicken kathi roll, bombay frankie, paneer roll, chicken tikka roll, kolkata roll,
  paratha roll, seekh kebab roll | is wheat | not of flour tortilla, chicken, seekh kebab, chicken tikka, paratha | sometimes eggs, milk
egg roll kolkata = egg kathi roll, anda roll | is wheat, egg | not of egg roll, kathi roll
egg curry = anda curry, egg masala, mutta curry, egg bhurji, anda bhurji, egg bhuna, muttai curry, mutta roast, egg korma, dim er jhol,
  masala omelet, masala omelette, egg chettinad | is egg | not of curry, spice, korma, omelet, jalfrezi | sometimes milk, coconut, mustard
thali = vegetarian thali, non veg thali, veg thali, south indian thali, north indian thali, gujarati thali, rajasthani thali | is rice
  | usually milk, wheat | sometimes mustard, cashew
yogurt gravy = cashew gravy, tomato gravy, onion tomato gravy, makhani style gravy, masala gravy, curry gravy, coconut gravy,
  spiced gravy, spinach gravy, tomato onion gravy, creamy tomato gravy | not of gravy, curry, spice | mixture
mirchi ka salan = mirchi salan, baghara baingan | is peanut, sesame | usually coconut
`,
};
