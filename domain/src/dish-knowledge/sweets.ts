import type { DishGroup } from './dish-entry.ts';

export const sweets: DishGroup = {
  source: 'General culinary knowledge: cakes, pies, cookies, puddings and confections',
  table: `
chocolate cake = devils food cake, molten chocolate cake, lava cake, flourless chocolate cake, fudge cake, layer chocolate cake, chocolate cupcake | is cake | always egg, sugar | usually cocoa, chocolate | often coffee, buttermilk | seldom lemon
carrot cake | is cake | always carrot, flour | usually cream cheese, cinnamon | often walnut, vegetable oil
red velvet cake = red velvet | is cake | always flour, cocoa | usually cream cheese, buttermilk | often vinegar
pound cake = lemon cake, vanilla cake, butter cake, sponge cake, birthday cake, yellow cake | is cake | always egg, flour, sugar
angel food cake = angel food | always egg white, sugar, flour | usually cream of tartar, vanilla
coffee cake = crumb cake, streusel cake | is cake | always flour, butter | usually cinnamon, brown sugar, sour cream | sometimes pecan, walnut
cheesecake = new york cheesecake, basque cheesecake, cheesecake bar | always cream cheese, sugar, egg | usually vanilla, butter | often graham cracker, sour cream, cookie | sometimes flour, cream, lemon, chocolate
mug cake | is cake | always flour, sugar | often milk | seldom egg
shortcake = strawberry shortcake | always flour, butter, sugar, cream | usually strawberry, baking powder | often vanilla
upside down cake = pineapple upside down cake | is cake | always brown sugar | often pineapple, cherry
fruitcake = panettone, stollen | is cake | always flour, butter | usually raisin | often almond, rum, candied fruit
chocolate chip cookie = chocolate chip cookies, chocolate chunk cookie, double chocolate cookie, chocolate cookies, chocolate cookie, chocolate chips cookies | is cookie | always chocolate, flour, butter, sugar, egg | usually brown sugar | sometimes walnut
oatmeal cookie = oatmeal raisin cookie | is cookie | always oat | usually brown sugar, cinnamon | often raisin
peanut butter cookie | is cookie | always peanut butter, egg | often brown sugar
ginger cookie = gingerbread, gingersnap, molasses cookie, ginger crinkle cookie, ginger crinkle | is cookie | always ginger, flour | usually molasses, cinnamon, clove
snickerdoodle | is cookie | always cinnamon, flour, sugar | usually cream of tartar
shortbread = sable, sugar cookie, butter cookie | is cookie | always flour, butter, sugar
almond cookie = amaretti, almond cloud cookie, macaron, macaroon | always almond, sugar | usually egg white | sometimes powdered sugar, coconut
whoopie pie = whoopie pies, cream pie cookie | is cake | always flour | usually cream cheese, cocoa
brownie = brownies, blondie, fudge brownie | always sugar, butter, egg, flour | usually chocolate, vanilla | often cocoa | sometimes walnut, coffee, baking powder | seldom pecan
seven layer bar = seven layer bars, magic bar, everything bars, gooey bars | always condensed milk, coconut, chocolate | usually graham cracker, butter | often pecan, walnut
lemon bar = lemon square, lemon squares | always lemon, sugar, egg, flour, butter | usually powdered sugar
pecan square = pecan bar, pecan squares | always pecan, butter, flour | usually brown sugar, honey | often cream
rice krispie treat = marshmallow treat | always rice, marshmallow, butter
smores | always marshmallow, chocolate, graham cracker
apple pie = dutch apple pie, apple tart, tarte tatin, apple crisp, apple crumble, fruit crisp, cobbler, peach cobbler, fruit crumble, berry crisp, peach crisp | is pie | always sugar, butter, flour | usually cinnamon | often apple, lemon, brown sugar | sometimes oat, peach, ice cream | seldom egg
cherry pie = berry pie, blueberry pie, fruit pie, peach pie, strawberry pie | is pie | usually sugar, corn starch, lemon
pumpkin pie = sweet potato pie | is pie | always egg, sugar, cinnamon | usually evaporated milk, ginger, pumpkin | often clove, cream
pecan pie | is pie | always pecan, egg, sugar | usually corn syrup, vanilla
key lime pie | is pie | always condensed milk, lime, egg yolk | usually graham cracker
lemon meringue pie = lemon tart | is pie | always lemon, egg, sugar
cream pie = banana cream pie, coconut cream pie, chocolate pie, french silk pie, chess pie, buttermilk pie, custard pie, sugar pie | is pie | always sugar, egg | usually milk, vanilla | often cream
angel pie = pavlova, meringue | always egg white, sugar | usually vanilla, cream of tartar | often cream
bread pudding | always bread, egg, sugar, milk | usually vanilla, butter, cream | often cinnamon, raisin | sometimes bourbon, brioche
clafoutis = clafouti | always egg, milk, sugar, flour | usually vanilla, butter | often cherry
creme brulee = pots de creme | always cream, egg yolk, sugar | usually vanilla
chocolate mousse = chocolate pudding, mousse au chocolat | always chocolate, sugar | usually cream | often egg, vanilla, butter, milk, cocoa, corn starch
banana pudding = banana split | always banana, milk, sugar | usually vanilla | often egg, cream, wafer
profiterole = cream puff, eclair | always flour, egg, butter, cream | usually chocolate, milk, sugar
sundae = ice cream sundae, hot fudge sundae | is frozen dessert | usually chocolate | often cherry, whipped cream | sometimes peanut, walnut
ice cream sandwich = cookie ice cream sandwich | is frozen dessert | always flour, egg, butter
sorbet cup = fruit granita | is water ice | always sugar
romanoff = strawberries romanoff, strawberries romanov, berries and cream | always strawberry, cream, sugar
chocolate covered strawberry = dipped strawberry | always chocolate, strawberry
peanut brittle | is confection | always peanut, sugar, butter
peppermint bark | is confection | always chocolate, peppermint
caramel = salted caramel, caramel sauce, caramels, toffee sauce | always sugar, cream, butter | often vanilla
candied nut = candied pecan, candied pecans, spiced nuts, sugared nuts | always sugar | often pecan, egg white, cinnamon, butter
nut butter = almond butter, pecan butter | often maple syrup, almond | sometimes peanut
chocolate fondue = chocolate sauce, hot fudge | always chocolate | usually cream | often sugar, butter
candy cane = hard candy, lollipop | always sugar, corn syrup | often peppermint
simple syrup | always sugar
fruit sauce = berry sauce, compote, coulis, cranberry sauce, jam | always sugar | usually lemon | often corn starch
fruit dip = cream cheese fruit dip | always cream cheese | often sugar, vanilla, marshmallow, powdered sugar
honeycomb = sponge toffee | always sugar, baking soda | usually honey, corn syrup
`,
};
