import type { Withheld } from './withheld.ts';

const blank = 'X = contains. A blank cell means the item does not contain the allergen.';
const threeHeads = 'Item,Milk,Egg,Soy';
const three = `${threeHeads}\nBun,X,,\nPie,,X,\n`;
const ofThree = 'Bun: milk | |\nPie: eggs | |';

/** Rows that are notes, headings of something else, or parts of what is denied beside them. */
export const rows: readonly Withheld[] = [
  ...['Blank: ask us', 'Blank cells have not been checked by our kitchen', 'Blank = ask'].map((note) => ({
    name: `a row below the dishes: ${note}`,
    file: `${three}${blank},,,\n${note}\n`,
    truth: ofThree,
  })),
  {
    name: 'a row below the dishes that warns of an allergen for all of them',
    file: `${three}${blank},,,\nAll fried items share a fryer with egg\n`,
    truth: 'Bun: milk | | soybeans\nPie: eggs | | milk soybeans',
  },
  ...['a) butter only', 'a: butter only', '(a) as an ingredient only; butter not counted'].map((note) => ({
    name: `a code in a heading's bracket: ${note}`,
    file: `Item,Milk (a),Egg,Soy\nBun,,X,\nPie,X,,X\n${blank},,,\n${note},,,\n`,
    truth: 'Bun: eggs | | soybeans\nPie: milk soybeans | | eggs',
  })),
  {
    name: 'a row that turns those below it around',
    file: `${threeHeads}\nBun,X,,\nPie,,X,\nCan be made without,,,\nTart,X,,\nCrumble,,,X\n${blank},,,\n`,
    truth:
      'Bun: milk | | eggs soybeans\nPie: eggs | | milk soybeans\nCan be made without: | |\nTart: milk | |\nCrumble: soybeans | |',
  },
  {
    name: 'headings that nobody understands between the rows',
    file: `${three}Place,London,Leeds,York\nTea,X,,\nRice,X,X,\n${blank},,,\n`,
    truth:
      'Bun: milk | | eggs soybeans\nPie: eggs | | milk soybeans\nPlace: | milk eggs soybeans |\nTea: milk | |\nRice: milk eggs | |',
  },
];

const between = (name: string, row: string, truth: string): Withheld => ({
  name,
  file: `${three}${row}\nTea,X,,\nRice,,X,\n${blank},,,\n`,
  truth: `Bun: milk | | eggs soybeans\nPie: eggs | | milk soybeans\n${truth}Tea: milk | |\nRice: eggs | |`,
});

export const betweenRows: readonly Withheld[] = [
  {
    name: 'a group',
    file: `${three}Cake,X,X,X\n,Free from,,\nTea,X,,\nRice,,X,\n${blank},,,\n`,
    truth:
      'Bun: milk | | eggs soybeans\nPie: eggs | | milk soybeans\nCake: milk eggs soybeans | |\nTea: milk | |\nRice: eggs | |',
  },
  between('short headings', 'Item,G,D,', 'Item: | milk eggs |\n'),
  {
    name: 'names as marks',
    file: `${threeHeads}\nBun,Milk,,Soy\nTea,,,\nRice,,,Soy\n${blank},,,\n`,
    truth: 'Bun: | milk soybeans |\nTea: | |\nRice: | soybeans |',
  },
];

export const parts: readonly Withheld[] = [
  {
    name: 'milk protein beside dairy',
    file: 'Item,Milk protein,Dairy,Egg\nBun,Y,N,N\nPie,N,Y,Y\nRice,N,N,N\n',
    truth: 'Bun: milk | |\nPie: milk eggs | |\nRice: | | milk eggs',
  },
  {
    name: 'casein and whey beside milk',
    file: 'Item,Casein,Whey,Milk,Egg\nBun,Y,Y,N,N\nPie,N,N,Y,Y\nRice,N,N,N,N\n',
    truth: 'Bun: milk | |\nPie: milk eggs | |\nRice: | | milk eggs',
  },
  {
    name: 'butter and egg white beside milk and egg',
    file: 'Item,Butter,Egg white,Milk,Egg\nBun,Y,Y,N,N\nRice,N,N,N,N\n',
    truth: 'Bun: milk eggs | |\nRice: | | milk eggs',
  },
  {
    name: 'a column that nobody understands',
    file: 'Item,Roux,Calories,Vegan,Milk,Egg\nBun,Y,200,N,N,N\nRice,N,90,Y,N,N\n',
    truth: 'Bun: | |\nRice: | | milk eggs',
  },
  {
    name: 'almonds beside tree nuts',
    file: 'Item,Almonds,Tree nuts,Egg\nBun,Y,N,N\nRice,N,N,N\n',
    truth: 'Bun: almond | | eggs\nRice: | | almond tree-nuts eggs',
  },
];

export const words: readonly Withheld[] = [
  {
    name: 'ingredients that have what their row denies',
    file: `Item,Ingredients,Milk,Egg\nBun,"wheat, butter, egg wash",,\nCrumble,"apple, oats",,X\n${blank},,,\n`,
    truth: 'Bun: | |\nCrumble: eggs | | milk',
  },
  {
    name: 'names that have what their row denies',
    file: `Item,Milk,Egg\nBurger with cheese,,\nEgg roll,X,\nCookie,X,\n${blank},,\n`,
    truth: 'Burger with cheese: | | eggs\nEgg roll: milk | |\nCookie: milk | | eggs',
  },
  {
    name: 'a table in which each mark denies, with a legend of an earlier one for its blanks',
    file: `Item,Milk,Egg\nBun,X,\nPie,,X\n${blank},,\nItem,Milk,Egg\nSorbet,O,\nRice,,O\nO = free from,,\n`,
    truth: 'Bun: milk | | eggs\nPie: eggs | | milk\nSorbet: | | milk\nRice: | | eggs',
  },
  {
    name: 'a code of an option that nothing explains',
    file: 'Item,Wheat,Milk\nToast (GFO),N,Y\nRice,N,N\n',
    truth: 'Toast (GFO): milk | |\nRice: | | wheat milk',
  },
  {
    name: 'a gluten free option that the legend explains',
    file: `Item,Milk,Wheat\nToast (GFO),,\nRice,,X\n"${blank} GFO = gluten free option",,\n`,
    truth: 'Toast: | gluten | milk\nRice: wheat | | milk',
  },
];
