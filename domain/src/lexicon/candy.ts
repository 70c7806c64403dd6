import type { LexiconGroup } from './entry.ts';

export const candy: LexiconGroup = {
  source:
    'FDA standards of identity for cacao products (21 CFR 163); Directive 2000/36/EC on chocolate; The Oxford Companion to Sugar and Sweets; makers’ own ingredient statements for the branded names',
  table: `
fudge = vanilla fudge | usually milk | sometimes soybeans, walnut
butterscotch = werther's, toffee, heath bar, heath, skor, almond roca, toffee crunch | not of almond | usually milk | sometimes soybeans,
  almond
pecan topping = praline topping, pralined pecan, turtle topping, chocolate turtle, pecan cluster | is pecan | not of filling, chocolate,
  praline | usually milk
couverture = couverture chocolate, chocolate glaze, chocolate shell, fondente, cioccolato fondente, chocolat noir, chocolate sprinkle,
  hagelslag, chocolate pearl, mexican chocolate, chocolate abuelita | is chocolate | not of sauce
ganache = chocolate ganache, dark chocolate ganache, ganache filling, truffle chocolate | is chocolate, cream | not of filling, truffle
white chocolate mocha sauce = white chocolate sauce, white mocha, white mocha sauce | is milk chocolate | not of sauce, latte, chocolate
unsweetened chocolate = 70 dark chocolate | is cocoa | not of chocolate, dark chocolate | usually soybeans | sometimes milk
dubai chocolate = dubai chocolate bar, knafeh chocolate, kunafa chocolate | is chocolate, pistachio | always wheat | usually sesame
malted milk = maltesers, malted shake, chocolate malted, vanilla malted, strawberry malted, malted milkshake, ovaltine | always barley,
  milk | sometimes wheat, soybeans
peanut butter cup = reese's, snickers, butterfinger, reese's pieces, reese's peanut butter cup, snickers bar, baby ruth, payday, payday bar, mr goodbar, peanut m and m,
  peanut m&ms, buckeye candy, goo goo cluster, clark bar, mary jane candy, peanut cluster, peanut bar, palanqueta, peanut butter ball,
  peanut butter fudge | is peanut | not of peanut butter, fudge | usually milk, soybeans
m and m = m&m's, mini m&ms | is chocolate | always milk | sometimes peanuts
wafer bar = kit kat, kitkat, kit kat bar, kit kat bite, twix, twix bar, balisto | is chocolate | always milk, wheat, soybeans
milk chocolate bar = nestle crunch, 100 grand, milky way, three musketeers, 3 musketeers, mars bar, flake bar,
  cadbury, cadbury flake, hershey bar, hershey's, hershey kiss, dove chocolate, kinder, lindt, lindor, andes mint, junior mints,
  york peppermint, after eight, crunch bar, aero bar, wispa, dairy milk, galaxy bar, rolo, caramello, daim, dime bar | is chocolate
  | always milk | sometimes wheat
toblerone | is almond, chocolate | always milk, eggs, soybeans
almond joy = raffaello, nougat bar | is almond | usually milk, soybeans
bounty bar = mounds bar | is coconut, chocolate
ferrero rocher = ferrero, kinder bueno, rocher, hanuta, bacio perugina, noisette chocolate | is hazelnut | not of chocolate | always milk
  | usually wheat, soybeans
hard candy = sucker, boiled sweet, jolly rancher, candyfloss, candy floss, fairy floss, sour patch, sour patch kids, starburst, skittles,
  nerds, mint candy, hundreds and thousands, edible glitter, swedish fish candy, haribo, saltwater taffy, lokum, rahat lokum, sugar plum,
  red hots, fruit roll up, barley sugar, horehound, penny candy | is sugar | not of mint, swedish fish, sugar, barley | mixture
marshmallow fluff = marshmallow creme, marshmallow cream, jet puffed fluff | not of marshmallow, cream | always eggs
fluffernutter = fluffernutter sandwich | is peanut, marshmallow | not of sandwich | always wheat | usually eggs
s'more | is marshmallow, chocolate | always wheat
puppy chow = muddy buddies | is peanut, chocolate | sometimes wheat
divinity = divinity candy, seafoam candy, italian nougat | not of nougat | always eggs | usually pecan
cashew brittle | always tree-nuts | sometimes milk
sesame snap = sesame bar | is sesame
buttercream icing = buttercream frosting, vanilla frosting, chocolate frosting, vanilla buttercream, american buttercream,
  cream cheese glaze, chocolate icing, vanilla icing | not of icing | usually milk | opaque
french buttercream = swiss meringue buttercream, italian buttercream, italian meringue buttercream, swiss buttercream, german buttercream
  | not of icing, swiss cheese | always eggs | usually milk
sugar glaze = sugar icing, glace icing, lemon glaze, orange glaze, vanilla glaze, powdered sugar glaze, donut glaze, doughnut glaze,
  honey glaze icing, lemon icing, white icing | not of sauce, icing, doughnut, lemon, orange | sometimes milk
candy coating = vanilla chips, white chips, white baking chips, yogurt coated raisins, yogurt raisins | not of breading, yogurt
  | usually milk, soybeans | sometimes almond
trail mix = gorp, student mix, studentenfutter | usually peanuts, tree-nuts | sometimes milk, soybeans, wheat
candied nut = honey roasted nuts, sugared nuts | is nut
chocolate syrup = hershey's syrup, hershey syrup, hershey's chocolate syrup, chocolate flavored syrup, cocoa syrup | is cocoa
  | not of chocolate, milk chocolate bar | sometimes milk, soybeans
hershey's cocoa = hershey cocoa, hershey's cocoa powder, hershey's unsweetened cocoa, unsweetened baking chocolate | is cocoa
  | not of milk chocolate bar | sometimes milk, soybeans
pudding mix = instant pudding mix, vanilla pudding mix, chocolate pudding mix, vanilla instant pudding mix, jell-o pudding, jello pudding,
  pudding powder, banana pudding mix, instant vanilla pudding mix, instant chocolate pudding mix, custard powder, bird's custard powder
  | not of pudding, chocolate pudding, banana pudding, custard | sometimes milk, soybeans
snack mix = party mix, chex mix, bar mix, bar snack mix, nuts and bolts snack | sometimes peanuts, tree-nuts, wheat, milk, soybeans
truffle | is mushroom | may be ganache | mixture
nutter butter = nutter butters | always wheat, peanuts, soybeans | not of butter
jif = jif creamy, skippy, peter pan peanut butter | is peanut
cracker jack | is peanut | always soybeans | not of cracker
`,
};
