import type { LexiconGroup } from './entry.ts';

/** Covers breads, snacks, chutneys, drinks and sweets. */
export const southAsianBreadsAndSweets: LexiconGroup = {
  source:
    'Achaya, A Historical Dictionary of Indian Food; Krondl, Sweet Invention; Oxford Companion to Sugar and Sweets; FSSAI: declaration of allergens; Anaphylaxis UK: nuts in Indian sweets',
  table: `
plain naan = garlic naan, butter naan, naan roti, onion kulcha, amritsari kulcha, aloo kulcha, onion naan, chilli naan, bullet naan,
  rosemary naan, aloo naan, keema naan, tandoori naan, naan roll, sheermal, shirmal, taftan, bakarkhani, roghni naan, ナン, 난, 馕 | is naan
  | not of keema, tandoori, butter, onion, garlic, aloo
peshwari naan = kabuli naan, peshawari naan, kashmiri naan, fruit and nut naan, badami naan, nut and raisin naan | is naan | not of nut
  | usually almond, coconut | sometimes pistachio, cashew
paneer naan = cheese naan, paneer kulcha, cheese kulcha, cheese garlic naan | is naan, cheese
roti = chapati, chapatti, chappati, chapathi, rotli, phulka, fulka, tandoori roti, rumali roti, roomali roti, whole wheat roti,
  missi roti, khamiri roti, puri, poori, luchi, bhatura, bhature, tawa roti, thepla, methi thepla, koki, ruti, plain roti, butter roti
  | is wheat | not of tandoori, butter | sometimes milk
paratha = parantha, parotta, porotta, barotta, lachha paratha, lachedar paratha, laccha paratha, lacha paratha, aloo paratha,
  gobi paratha, mooli paratha, kerala paratha, kerala parotta, malabar paratha, malabar parotta, methi paratha, stuffed paratha,
  plain paratha, onion paratha, mughlai paratha, puran poli, holige, obbattu | is wheat | not of aloo gobi, aloo | usually milk
paneer paratha = cheese paratha | is wheat, cheese | not of paratha
bajra roti = bajra rotla, jowar roti, jowar bhakri, bhakri, bajra bhakri, ragi roti, nachni, ragi mudde | is millet | not of roti
makki ki roti = makki di roti, makki roti, makai roti, makki ka atta, makki | is corn | not of roti, flour | sometimes wheat
pav = ladi pav | is wheat | sometimes milk
pav bhaji = paav bhaji, pau bhaji, cheese pav bhaji | is wheat, butter | not of pakora
vada pav = wada pav, vada pao, batata vada pav, bombay burger | is wheat, chickpea flour | not of burger | sometimes peanuts, mustard
dabeli = kutchi dabeli | is wheat, peanut
misal = misal pav, usal pav, usal | is bean | usually wheat | sometimes peanuts, mustard
samosa = somosa, singara, shingara, vegetable samosa, veg samosa, meat samosa, chicken samosa, lamb samosa, punjabi samosa, aloo samosa,
  sambusa, sambosa, keema samosa, beef samosa, cocktail samosa, サモサ | is wheat | not of keema, cocktail, aloo | sometimes milk, cashew
samosa chaat = samosa chole chaat, chole samosa, samosa chat | is wheat, yogurt, chickpea | not of samosa, chana masala, chaat
samosa wrapper = samosa pastry, samosa pad | is wheat | not of samosa, pastry
kachori = kachauri, raj kachori, khasta kachori, pyaz kachori, dal kachori, radhaballavi, kachodi | is wheat | sometimes milk, peanuts
pakora = pakoda, pakodi, bhajia, bhajiya, bhaji, onion bhaji, onion bhajia, onion bhaji fritter, vegetable pakora, veg pakora,
  onion pakora, mixed pakora, aloo pakora, spinach pakora, mirchi bhajji, mirchi pakora, bajji, mirchi bajji, bonda, aloo bonda,
  batata vada, batata wada, chilli pakora, gobi pakora, palak pakora, medu pakoda, cauliflower pakora, eggplant pakora, beguni, peyaju,
  piyaju | is chickpea flour | not of aloo, saag, aloo gobi | sometimes wheat, mustard
bread pakora = bread pakoda | is chickpea flour, bread | not of pakora
vada = medu vada, vadai, masala vada, masala vadai, parippu vada, dal vada, sambar vada, rasam vada, ulundu vadai, uzhunnu vada,
  medhu vada, ulunthu vadai, urad vada, punugulu, garelu | is bean | not of spice, lentil, dal tadka, sambar, rasam | sometimes wheat,
  mustard
dahi vada = dahi bhalla, dahi bhalle, dahi bada, thayir vadai, curd vada, doi bora, dahi wada, bhalla, dahi balle | is bean, yogurt
  | not of curds
isso vade = isso wade, isso vadai, prawn vade | is shrimp, lentil | sometimes wheat
pani puri = panipuri, golgappa, gol gappa, gol gappay, puchka, phuchka, fuchka, gup chup, pani poori, dahi puri, dahi poori,
  dahi batata puri, sev puri, sev batata puri, sev poori, papdi, papri, puri shell | is wheat | not of roti | sometimes milk
papdi chaat = papri chaat, papdi chat, papri chat, dahi papdi chaat, dahi papri, dahi papdi | is wheat, yogurt | not of pani puri, chaat
chaat = aloo chaat, aloo tikki chaat, aloo tikki, tikki chaat, palak chaat, kale chaat, corn chaat, fruit chaat, katori chaat, tikki,
  ragda pattice, ragda patties, chaat papri, delhi chaat, dahi chaat, crispy palak chaat, crispy okra chaat | not of patty, saag, aloo
  | sometimes milk, wheat, peanuts
bhel puri = bhelpuri, bhel poori, bhel, jhal muri, jhalmuri, jhaal muri, churmur, masala puffed rice | is rice | not of roti, spice
  | usually wheat | sometimes peanuts, mustard
sev = shev, nylon sev, ratlami sev, bhujia, aloo bhujia, gathiya, ganthiya, fafda, boondi, bundi, khara boondi, pitla, zunka, chilla,
  cheela, besan chilla, pudla, besan cheela, sev mamra | is chickpea flour | sometimes wheat, peanuts
khakhra = khakra, mathri, mathiya, shakarpara, shankarpali, namak para, namakpare, nimki, tukri | is wheat | sometimes milk, sesame
bombay mix = chivda, chiwda, chevdo, chevda, namkeen, south indian mixture, farsan, chanachur, navratan mix, poha chivda, kerala mixture,
  madras mixture, punjabi mix | is chickpea flour | usually peanuts | sometimes cashew, wheat, sesame
murukku = chakli, chakri, murukulu, thattai, ribbon pakoda, seedai, mullu murukku, omapodi | is rice flour | not of pakora
  | sometimes sesame, wheat, milk
papad = papadum, poppadom, poppadum, popadom, pappadam, pappadum, appalam, papadam, papar, masala papad, roasted papad, ulundu papad
  | is bean | not of spice | sometimes wheat
dhokla = khaman, khaman dhokla, khatta dhokla, khamman, nylon khaman, sandwich dhokla, dhokla chaat, white dhokla | not of sandwich, chaat
  | is chickpea | usually mustard | sometimes milk, wheat, sesame
khandvi = khandavi, suralichi vadi | is chickpea flour, yogurt | usually mustard | sometimes sesame
handvo = handva, muthia, muthiya, methi muthia | is lentil | usually wheat, milk, sesame, mustard
raita dip = boondi raita, cucumber raita, onion raita, mint raita, pineapple raita, mixed raita, raitha, pachadi raita, kheera raita
  | is raita | not of sev, dip, kadhi
chutney = green chutney, mint chutney, cilantro chutney, mango chutney, tamarind chutney, date chutney, imli chutney,
  date tamarind chutney, tomato chutney, onion chutney, pudina chutney, hari chutney, red chutney, sweet chutney, garlic chutney,
  major grey chutney, apple chutney, plum chutney, chutni | sometimes mustard, peanuts, sesame, milk
nariyal chutney = white chutney, thengai chutney, south indian chutney | is coconut | not of chutney, nariyal | usually mustard
peanut chutney = groundnut chutney, palli chutney, verkadalai chutney, shengdana chutney, dry garlic peanut chutney | is peanut
  | not of chutney | sometimes mustard
indian pickle = achar, achaar, mango pickle, lime pickle, aam ka achar, lemon pickle, avakaya, chilli pickle, aachar, nimbu achar,
  oorugai, gongura pickle | not of pickle, lemon, lime, mango | usually mustard
kachumber = kachumbari, cachumber, indian salad, laccha onion, sirka pyaz, masala onion, kosambari, carrot koshimbir, sprout salad
  | not of spice, carrot, onion | sometimes mustard, peanuts
malai = malaai, chena, chenna, chhena, chhana, doodh, dudh, mattha chaas | is milk
rabri = rabdi, basundi, khurchan, cham cham, chum chum, chomchom, kalakand, alwar milk cake, peda, pedha, doodh peda, doodh pedha,
  mathura peda, dharwad peda, sandesh, shondesh, sondesh, nolen gur sandesh, milk burfi, malai burfi, mawa barfi, rajbhog, chhena poda,
  malai sandwich | is milk | not of cake, jaggery, barfi, sandwich, khoa | sometimes pistachio, almond, cashew
mishti doi = mitha dahi, misti doi, bhapa doi, shrikhand, amrakhand, matho | is yogurt | not of mithai | sometimes pistachio
masala chaas = chhaas, mattha, majjige, neer mor, sambharam, chach, chaach, borhani, masala buttermilk, spiced buttermilk, sweet lassi,
  salted lassi, salt lassi, rose lassi, strawberry lassi | is yogurt | not of spice, salt
rasgulla = rasagulla, rosogolla, rosogulla, rasogolla, roshogolla, rasagola, rossogolla, sponge rasgulla, kesar rasgulla | is milk
  | sometimes wheat, pistachio
rasmalai = ras malai, rasamalai, roshmalai, rossomalai, ross malai, malai chop, ラスマライ, chhena dumpling, chenna dumpling, paneer dumpling,
  cheese dumpling | is milk | not of malai, dumpling | usually pistachio | sometimes almond, wheat
gulab jamun = gulab jaman, gulabjamun, gulab jam, gulab jamoon, kala jamun, kala jam, ledikeni, pantua, langcha, galub jamun,
  gulaab jamun, golap jam, lal mohan, lalmohan | is milk | usually wheat | sometimes pistachio
barfi = burfi, barfee, burfee, coconut barfi, coconut burfi, besan barfi, besan burfi, chocolate barfi, chocolate burfi, plain barfi,
  khoya barfi, mixed barfi, chocolate burfee, indian fudge | is milk | not of chocolate, khoa | sometimes pistachio, almond, cashew
kaju katli = kaju barfi, kaju burfi, kaju roll, kajukatli, kaju kathli, cashew burfi, cashew barfi, kaju sweets, kaju curry, kaju masala,
  khoya kaju, kaju paneer | is cashew | not of barfi, curry, spice, khoa, paneer | usually milk
badam barfi = badam burfi, almond burfi, almond barfi, badam katli, badam halwa, almond halwa | is almond | not of barfi, halwa
  | usually milk
pista barfi = pista burfi, pistachio barfi, pistachio burfi, pista roll | is pistachio | not of barfi | usually milk
badam = badaam, badam milk, badam kheer, badam shake, kesar badam milk, almond kheer, badam pista | is almond | not of almond, milk, kheer
  | sometimes milk
badam doodh = kesar badam doodh, thandai, sardai | is milk, almond | sometimes pistachio, cashew
akhrot = akhrot halwa, akrot, akhrot barfi | is walnut | not of halwa, barfi | sometimes milk
ladoo = laddu, laddoo, ladu, besan ladoo, besan laddu, besan ke ladoo, motichoor ladoo, motichoor laddu, motichur ladoo, boondi ladoo,
  boondi laddu, dry fruit ladoo, gond ladoo, gond laddu, panjiri, pinni, sukhdi, gol papdi, gur papdi, churma ladoo, churma, methi ladoo,
  laadu | not of sev, jaggery, pani puri | usually milk | sometimes wheat, cashew, almond, pistachio
rava laddu = rava ladoo, suji ladoo, sooji ladoo, atta ladoo, atta laddu, sooji laddu, urad ladoo | is wheat | not of durum, flour, ladoo
  | usually milk | sometimes cashew
coconut ladoo = nariyal ladoo, coconut laddu, nariyal laddu, narkel naru, nariyal barfi | is coconut | not of ladoo, nariyal, barfi
  | sometimes milk
til ladoo = til laddu, til gul, tilgul, til ke ladoo, til barfi, ellu urundai, gajak, gazak, rewri, revdi, til chikki, til gajak, til oil,
  til seed | is sesame | not of ladoo, barfi, chikki | sometimes peanuts, milk
chikki = peanut chikki, mungfali chikki, groundnut chikki, shengdana chikki, moongphali chikki, kadalai mittai | is peanut
  | sometimes almond
halwa = alwa, halua, gajar halwa, gajar ka halwa, gajrela, gajjar halwa, carrot halwa, gajorer halua, lauki halwa, doodhi halwa,
  dudhi halwa, moong dal halwa, beetroot halwa, dal halwa, habshi halwa, sohan halwa, besan halwa, chana dal halwa | not of carrot, beet,
  lentil, chickpea flour | usually milk | sometimes cashew, almond, pistachio, wheat
sooji halwa = suji halwa, suji ka halwa, sooji ka halwa, rava halwa, rava kesari, kesari, kesari bath, sheera, shira, aate ka halwa,
  atta halwa, kada prasad, karah parshad, suji halua, kesari bhath, rava sheera | is wheat | not of halwa, durum, flour | usually milk
  | sometimes cashew, almond
karachi halwa = bombay halwa, corn flour halwa, muscoth halwa | not of halwa, corn flour | usually cashew | sometimes milk, wheat
jalebi = jilebi, zalabia, jilapi, imarti, jangiri, jhangri, jilipi, rabri jalebi, jalebi rabri, zilapi | is wheat | usually milk
  | not of rabri
mysore pak = mysorepak, mysore paak, mohanthal, mohan thal | is chickpea flour, ghee | sometimes cashew, almond, pistachio
soan papdi = sohan papdi, soan papri, son papdi, soan cake, san papri, patisa, sohan papri | is wheat, chickpea flour, ghee | not of cake,
  pani puri | usually pistachio, almond
kheer = chawal ki kheer, rice kheer, payasam, payesh, payasa, paal payasam, pal payasam, semiya payasam, semiya kheer, vermicelli kheer,
  seviyan kheer, sevai kheer, sewai, shemai, indian rice pudding, sabudana kheer, makhana kheer, ada pradhaman, paramannam,
  moong dal payasam, kheeri, gil e firdaus | is milk | not of seviyan, semiya upma, lotus root, boba, idiyappam | sometimes almond,
  pistachio, wheat, cashew
phirni = firni, feerni, fereni, shahi phirni, kesar phirni, firnee | is milk | usually pistachio | sometimes almond
seviyan = sewaiyan, sheer khurma, sheer korma, sheer kurma, vermicelli pudding, seviyan sweet, meethi seviyan, muzaffar, sawaiyan
  | is wheat | not of pudding, korma | usually milk | sometimes pistachio, cashew, almond
shahi tukda = shahi tukra, shahi tukray, double ka meetha, double ka mitha, shahi toast, shahi tukre | is wheat, milk | not of bread
  | usually pistachio, almond
falooda = faluda, falooda kulfi, kulfi falooda, royal falooda, rose falooda, mango falooda, falluda, faloodah | is milk | not of kulfi
  | sometimes pistachio, wheat, almond
pista kulfi = malai kulfi, kesar kulfi, kesar pista kulfi, badam kulfi, badam pista kulfi, matka kulfi, kulfi faluda, qulfi | is kulfi
  | not of malai, falooda
mango kulfi = rose kulfi, kulfi mango, paan kulfi, coconut kulfi, mango malai kulfi | is milk | not of kulfi, pista kulfi
  | sometimes pistachio, almond, cashew
chenna payesh = rasmalai tres leches, gulab jamun cheesecake, rasmalai cake, gulab jamun cake, ras malai cake | is milk | not of kheer,
  malai, cake | usually wheat, pistachio | sometimes eggs
malpua = malpoa, malpoori, gujiya, gujhia, karanji, ghughra, balushahi, badusha, khaja, chirote, ghevar, ghewar, kalkal, nankhatai,
  nan khatai, naan khatai, naankhatai, indian shortbread, khari biscuit, khari, zeera biscuit, atta biscuit, cake rusk, parle g,
  osmania biscuit | is wheat | not of naan, flour, cake | usually milk | sometimes pistachio, almond, cashew
modak = ukadiche modak, kozhukattai, modaka, kolukattai, patishapta, pitha, pithe, bhapa pitha, bhapa pithe, chitoi pitha, narkel puli,
  anarsa, adhirasam, ariselu, unniyappam | is rice flour | sometimes coconut, milk, wheat, sesame
petha = agra petha, mukhwas, mitha paan, meetha paan, paan sweet, murabba | sometimes sulphites, coconut, sesame
watalappan = watalappam, wattalapam, vattalapam, wattalappam | is egg, coconut | usually cashew
love cake sri lankan = sri lankan love cake, kavum, aluwa, dodol, kalu dodol | sometimes cashew, wheat, eggs, coconut | not of cake
mithai = mishti, mithaai, indian sweet, assorted mithai, indian dessert | usually milk | sometimes wheat, pistachio, cashew, almond
kahwa = kashmiri kahwa, kehwa, kahwah | is tea | usually almond
black tea indian = sulaimani chai, sulaimani tea, lemon chai, kadha, green chai, black chai | is tea | not of chai, lemon
filter coffee = south indian coffee, madras coffee, kaapi, filter kaapi, mylapore coffee, degree coffee | is coffee, milk
jaljeera = jal jeera, nimbu pani, nimbu paani, nimbu soda, shikanji, shikanjvi, aam panna, aam ka panna, kokum sherbet, sharbat, sherbat,
  khus sharbat, rooh afza, rose sharbat, fresh lime soda, lime soda, limca, thums up, panakam, mango panna | is water | not of sherbet,
  lime, mango, sahne
sol kadhi = solkadhi, solkadi | is coconut | not of kadhi
`,
};
