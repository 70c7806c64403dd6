import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { LayoutDish } from './layout-dishes.ts';

/** What a layout says about a dish, if that isn't all of it. */
export interface Truth {
  readonly name: string;
  readonly section: string;
  readonly cents?: number;
  readonly contains: readonly AllergenId[];
  readonly mayContain: readonly AllergenId[];
  readonly absent: readonly AllergenId[];
}

export interface Layout {
  readonly name: string;
  readonly isChart: boolean;
  readonly html: string;
  readonly truth: readonly Truth[];
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const page = (style: string, body: string): string =>
  `<!doctype html><meta charset="utf-8"><style>@page{margin:14mm} body{font-family:"Liberation Sans";margin:0;color:#222} ${style}</style><body>${body}`;

const bySection = (dishes: readonly LayoutDish[]): [string, LayoutDish[]][] => [
  ...Map.groupBy(dishes, ({ section }) => section),
];

const nine: readonly (readonly [AllergenId, string])[] = [
  ['milk', 'Milk'],
  ['eggs', 'Egg'],
  ['fish', 'Fish'],
  ['crustacean-shellfish', 'Crustacean shellfish'],
  ['tree-nuts', 'Tree nuts'],
  ['wheat', 'Wheat'],
  ['peanuts', 'Peanut'],
  ['soybeans', 'Soy'],
  ['sesame', 'Sesame'],
];

const of = ({ levels }: LayoutDish, level: string, among: readonly AllergenId[]): AllergenId[] =>
  among.filter((id) => levels.get(id) === level);

const nineIds = nine.map(([id]) => id);
const truthOf = (dish: LayoutDish, over: Partial<Truth> = {}): Truth => ({
  name: dish.name,
  section: dish.section,
  contains: of(dish, 'contains', nineIds),
  mayContain: of(dish, 'may_contain', nineIds),
  absent: [],
  ...over,
});

const price = (cents: number): string => (cents / 100).toFixed(2);

/** Ruled, headings turned, sections between the rows, nutrition beside, ticks and M, over several pages. */
function turnedChart(dishes: readonly LayoutDish[]): Layout {
  const heads = nine.map(([, word]) => `<th class=t><span>${word}</span>`).join('');
  const rows = bySection(dishes)
    .map(
      ([section, own]) =>
        `<tr><td class=s colspan=13>${escape(section)}</td></tr>${own
          .map(
            (dish) =>
              `<tr><td>${escape(dish.name)}<td>${120 + (dish.cents % 700)}<td>${dish.cents % 40}<td>${dish.cents % 900}${nine.map(([id]) => `<td class=m>${dish.levels.get(id) === 'contains' ? '✓' : dish.levels.get(id) === 'may_contain' ? 'M' : ''}`).join('')}`,
          )
          .join('')}`,
    )
    .join('');
  const html = page(
    'table{border-collapse:collapse;width:100%;font-size:8.5pt} td,th{border:.5pt solid #999;padding:2pt 3pt} .t{height:80pt;width:18pt;vertical-align:bottom} .t span{writing-mode:vertical-rl;transform:rotate(180deg);font-weight:bold} .s{background:#333;color:#fff;font-weight:bold} .m{text-align:center} thead{display:table-header-group}',
    `<h1>Allergen &amp; nutrition guide</h1><p>Updated 3 March 2026. ✓ = contains &nbsp; M = may contain, from shared equipment</p><table><thead><tr><th>Menu item<th class=t><span>Calories</span><th class=t><span>Total fat (g)</span><th class=t><span>Sodium (mg)</span>${heads}</tr></thead><tbody>${rows}</table>`,
  );
  return {
    name: 'chart: ruled, turned headings, sections, nutrition, two marks',
    isChart: true,
    html,
    truth: dishes.map((dish) => truthOf(dish)),
  };
}

/** No lines, striped rows, headings in several lines, wrapped names, X and a legend that says what an empty cell means. */
function stripedChart(dishes: readonly LayoutDish[]): Layout {
  const columns = nine.map(([id, word]) => [id, word.replace(' ', '<br>')] as const);
  const rows = dishes
    .map(
      (dish, at) =>
        `<tr class=${at % 2 === 0 ? 'e' : 'o'}><td>${escape(dish.name)}${columns.map(([id]) => `<td class=m>${dish.levels.get(id) === 'contains' ? 'X' : ''}`).join('')}`,
    )
    .join('');
  const html = page(
    'table{border-collapse:collapse;width:100%;font-size:9pt} td{padding:3pt} td:first-child{width:110pt} .e td{background:#eef3ee} .m{text-align:center} th{font-size:8pt;vertical-align:bottom;text-align:center} th:first-child{text-align:left}',
    `<h2>Allergens in our dishes</h2><table><tr><th>Item${columns.map(([, word]) => `<th>${word}`).join('')}</tr>${rows}</table><p style="font-size:8pt">X = contains the allergen. A blank cell means that the dish does not contain it as an ingredient.</p>`,
  );
  return {
    name: 'chart: striped, without lines, wrapped names, empty cells explained',
    isChart: true,
    html,
    truth: dishes.map((dish) =>
      truthOf(dish, {
        section: '',
        mayContain: [],
        absent: nineIds.filter((id) => dish.levels.get(id) !== 'contains'),
      }),
    ),
  };
}

/** Filled cells, merged columns, a footnote on shared fryers, headings repeated for each section; sesame is missing. */
function filledChart(dishes: readonly LayoutDish[]): Layout {
  const columns: readonly (readonly [readonly AllergenId[], string])[] = [
    [['milk'], 'Dairy'],
    [['eggs'], 'Eggs'],
    [['wheat', 'gluten'], 'Wheat / Gluten'],
    [['fish', 'crustacean-shellfish'], 'Fish / Crustacean shellfish'],
    [['peanuts'], 'Peanuts'],
    [['tree-nuts'], 'Tree nuts'],
    [['soybeans'], 'Soya'],
  ];
  const has = (dish: LayoutDish, ids: readonly AllergenId[]) => ids.some((id) => dish.levels.get(id) === 'contains');
  const fried = (dish: LayoutDish) => /fried|fries|crispy|tempura/i.test(`${dish.name} ${dish.description}`);
  const rows = bySection(dishes)
    .map(
      ([section, own]) =>
        `<h3>${escape(section)}</h3><table><tr><th>Product${columns.map(([, word]) => `<th>${word}`).join('')}</tr>${own
          .map(
            (dish) =>
              `<tr><td>${escape(dish.name)}${fried(dish) ? '*' : ''}${columns.map(([ids]) => `<td${has(dish, ids) ? ' style="background:#c0392b"' : ''}>`).join('')}`,
          )
          .join('')}</table>`,
    )
    .join('');
  const html = page(
    '*{-webkit-print-color-adjust:exact} table{border-collapse:collapse;width:100%;font-size:9pt;table-layout:fixed} td,th{border:.4pt solid #bbb;padding:2.5pt;height:12pt} th{background:#ddd;font-size:8pt} td:first-child,th:first-child{width:150pt;text-align:left} h3{margin:8pt 0 3pt}',
    `<h1>What is in it</h1><p><span style="background:#c0392b;color:#c0392b">__</span> contains the allergen. Effective 01/15/2026.</p>${rows}<p>* Cooked in a shared fryer with fish and wheat.</p>`,
  );
  const ids = columns.flatMap(([own]) => own);
  return {
    name: 'chart: filled cells, merged columns, a table for each section, footnote',
    isChart: true,
    html,
    truth: dishes.map((dish) => {
      const contains = ids.filter((id) => columns.some(([own]) => own.includes(id) && has(dish, own)));
      return truthOf(dish, {
        contains,
        mayContain: fried(dish) ? (['fish', 'wheat'] as const).filter((id) => !contains.includes(id)) : [],
      });
    }),
  };
}

const menuTruth = (dish: LayoutDish, over: Partial<Truth> = {}): Truth =>
  truthOf(dish, { cents: dish.cents, contains: [], mayContain: [], ...over });

/** One column, prices flush right behind dots, descriptions in small letters. */
function dottedMenu(dishes: readonly LayoutDish[]): Layout {
  const body = bySection(dishes)
    .map(
      ([section, own]) =>
        `<h2>${escape(section)}</h2>${own.map((dish) => `<div class=d><b>${escape(dish.name)}</b><i></i><span>${price(dish.cents)}</span></div><p>${escape(dish.description)}</p>`).join('')}`,
    )
    .join('');
  const html = page(
    'h1{text-align:center;font-size:26pt} h2{font-size:16pt;margin:14pt 0 4pt} .d{display:flex;font-size:11pt;gap:4pt} .d i{flex:1;border-bottom:1pt dotted #777} p{font-size:9pt;margin:1pt 60pt 6pt 0;color:#555}',
    `<h1>The Corner Table</h1>${body}<p>An 18 % service charge is added for parties of six or more.</p>`,
  );
  return {
    name: 'menu: one column, prices at the right, descriptions below',
    isChart: false,
    html,
    truth: dishes.map((dish) => menuTruth(dish)),
  };
}

/** Two columns, prices behind the descriptions, codes with a legend. */
function codedMenu(dishes: readonly LayoutDish[]): Layout {
  const codes: readonly (readonly [AllergenId, string, string])[] = [
    ['milk', 'D', 'dairy'],
    ['tree-nuts', 'TN', 'tree nuts'],
    ['wheat', 'W', 'wheat'],
    ['peanuts', 'P', 'peanuts'],
  ];
  const marks = (dish: LayoutDish) =>
    codes.filter(([id]) => dish.levels.get(id) === 'contains').map(([, code]) => code);
  const body = bySection(dishes)
    .map(
      ([section, own]) =>
        `<h2>${escape(section)}</h2>${own.map((dish) => `<div class=n>${escape(dish.name)}${marks(dish).length > 0 ? ` (${marks(dish).join(', ')})` : ''}</div><p>${escape(dish.description)} <b>$${price(dish.cents)}</b></p>`).join('')}`,
    )
    .join('');
  const html = page(
    'h1{font-size:24pt} .c{column-count:2;column-gap:24pt} h2{font-size:14pt;margin:8pt 0 3pt;text-transform:uppercase;letter-spacing:1pt;break-after:avoid} .n{font-weight:bold;font-size:10pt;break-after:avoid} p{font-size:8.5pt;margin:1pt 0 6pt;break-inside:avoid} p b{font-weight:normal}',
    `<h1>Mercado</h1><div class=c>${body}</div><p>(D) dairy (TN) tree nuts (W) wheat (P) peanuts</p>`,
  );
  return {
    name: 'menu: two columns, prices behind descriptions, codes',
    isChart: false,
    html,
    truth: dishes.map((dish) =>
      menuTruth(dish, { contains: codes.filter(([id]) => dish.levels.get(id) === 'contains').map(([id]) => id) }),
    ),
  };
}

/** Three columns, whole prices, capital names, centred sections, no descriptions. */
function shortMenu(dishes: readonly LayoutDish[]): Layout {
  const body = bySection(dishes)
    .map(
      ([section, own]) =>
        `<h2>${escape(section)}</h2>${own.map((dish) => `<div class=d><span>${escape(dish.name)}</span><span>${Math.round(dish.cents / 100)}</span></div>`).join('')}`,
    )
    .join('');
  const html = page(
    '@page{size:A4 landscape} .c{column-count:3;column-gap:30pt} h2{font-size:13pt;text-align:center;margin:10pt 0 4pt;break-after:avoid} .d{display:flex;justify-content:space-between;gap:12pt;font-size:9pt;margin:3pt 0}',
    `<div class=c>${body}</div>`,
  );
  return {
    name: 'menu: three columns, whole prices, no descriptions',
    isChart: false,
    html,
    truth: dishes.map((dish) => menuTruth(dish, { cents: Math.round(dish.cents / 100) * 100 })),
  };
}

/** Six layouts of the same dishes, three charts and three menus. */
export const layoutsOf = (chart: readonly LayoutDish[], menu: readonly LayoutDish[]): Layout[] => [
  turnedChart(chart),
  stripedChart(chart),
  filledChart(chart),
  dottedMenu(menu),
  codedMenu(menu),
  shortMenu(menu),
];
