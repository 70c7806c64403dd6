import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import { callSheet } from '@clearplate/domain/verdict/call-sheet';
import { questionsOfMenu, type MenuQuestion } from '@clearplate/domain/verdict/menu-questions';
import { chance } from '../../sample/chance.ts';
import { chartPools, makeMenu, samplePools, type HiddenDish, type SyntheticMenu } from './synthetic-menus.ts';

const ways = ['random', 'menu order', 'greedy', 'best possible'] as const;
type Way = (typeof ways)[number];
const asked = [1, 3, 5] as const;
type Count = (typeof asked)[number];

type Question = MenuQuestion<HiddenDish>;

/** Returns whether the true answer keeps somebody away from the dish, which settles it at once. */
function isKeptAway({ question, named }: Question, dish: HiddenDish, menu: SyntheticMenu): boolean {
  if (question.kind === 'shared_equipment') return menu.shares;
  if (question.kind === 'may_contain') return !menu.keepsOut;
  return named.some((one) => one.kind === 'allergen' && dish.contains.has(one.allergen));
}

/** Returns a count of the dishes that some questions settle, given the true answers. */
function settledBy(questions: readonly Question[], menu: SyntheticMenu) {
  const needs = new Map<HiddenDish, { all: number; ends: number }>();
  for (const [index, question] of questions.entries())
    for (const dish of question.decided) {
      const entry = needs.get(dish) ?? { all: 0, ends: 0 };
      entry.all |= 1 << index;
      if (isKeptAway(question, dish, menu)) entry.ends |= 1 << index;
      needs.set(dish, entry);
    }
  const dishes = [...needs.values()];
  return (indexes: readonly number[]): number => {
    const set = indexes.reduce((bits, index) => bits | (1 << index), 0);
    return dishes.filter(({ all, ends }) => (ends & set) !== 0 || (all & set) === all).length;
  };
}

/** Yields every choice of `count` of the numbers below `most`. */
function* choices(most: number, count: number, from = 0): Generator<readonly number[]> {
  if (count === 0) return yield [];
  for (let first = from; first + count <= most; first += 1)
    for (const rest of choices(most, count - 1, first + 1)) yield [first, ...rest];
}

/** A search through all choices of five among more takes too long for 2,000 menus. */
const mostSearched = 24;

interface MeasuredMenu {
  readonly questions: number;
  /** All the questions together settle this many dishes. */
  readonly settleable: number;
  readonly settled: Readonly<Record<Way, Readonly<Record<Count, number>>>>;
}

const perCount = (of: (count: Count) => number): Record<Count, number> => ({ 1: of(1), 3: of(3), 5: of(5) });

/** Asks in each way; `undefined` if nothing is open, or if there are too many questions to search them all. */
function measureMenu(menu: SyntheticMenu, seed: number, now: string): MeasuredMenu | undefined {
  const context = { now, statementDays: 180, lexiconVersion };
  const found = questionsOfMenu(menu.dishes, menu.eaters, context).questions;
  const questions = found.filter(({ decides }) => decides > 0);
  if (questions.length === 0 || questions.length > mostSearched) return undefined;
  const settled = settledBy(questions, menu);
  const all = [...questions.keys()];
  const firstDish = (index: number) => menu.dishes.findIndex((dish) => dish === questions[index]?.decided[0]);
  const orders = {
    random: all.toSorted((one, other) => chance('ask', seed, one) - chance('ask', seed, other)),
    'menu order': all.toSorted((one, other) => firstDish(one) - firstDish(other)),
    greedy: callSheet(menu.dishes, found).first.map((question) => questions.indexOf(question)),
  };
  const best = (count: Count) => Math.max(...[...choices(all.length, Math.min(count, all.length))].map(settled));
  const inOrder = (order: readonly number[]) => perCount((count) => settled(order.slice(0, count)));
  return {
    questions: questions.length,
    settleable: settled(all),
    settled: {
      random: inOrder(orders.random),
      'menu order': inOrder(orders['menu order']),
      greedy: inOrder(orders.greedy),
      'best possible': perCount(best),
    },
  };
}

interface MeasuredMenus {
  readonly name: string;
  readonly drawn: number;
  readonly menus: readonly MeasuredMenu[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Returns the share of what all questions together would settle, over all menus. */
export const shareSettled = (menus: readonly MeasuredMenu[], way: Way, count: Count): number =>
  sum(menus.map(({ settled }) => settled[way][count])) / sum(menus.map(({ settleable }) => settleable));

export const ofBest = (menus: readonly MeasuredMenu[], way: Way, count: Count): number =>
  shareSettled(menus, way, count) / shareSettled(menus, 'best possible', count);

function writeTable(menus: readonly MeasuredMenu[]): string {
  const rows = ways.map((way) => {
    const cells = asked.map((count) => {
      const [share, best] = [shareSettled(menus, way, count), ofBest(menus, way, count)];
      return `${share.toFixed(3)} | ${best.toFixed(3)}`;
    });
    return `| ${way} | ${cells.join(' | ')} |`;
  });
  return `| asked in this order | one question | of the best | three questions | of the best | five questions | of the best |
|---|--:|--:|--:|--:|--:|--:|
${rows.join('\n')}
`;
}

/** With fewer questions, three of them settle nearly everything in any order. */
const many = 5;

/** Returns the menus whose order is hardest to choose. */
export const withMany = (menus: readonly MeasuredMenu[]): readonly MeasuredMenu[] =>
  menus.filter(({ questions }) => questions >= many);

const dishesOf = (menus: readonly MeasuredMenu[]): number => sum(menus.map(({ settleable }) => settleable));

function writeSet({ name, drawn, menus }: MeasuredMenus): string {
  const counts = menus.map(({ questions }) => questions).toSorted((one, other) => one - other);
  const median = counts[Math.floor(counts.length / 2)] ?? 0;
  const few = counts.filter((count) => count <= 3).length;
  const hard = withMany(menus);
  return `## ${name}

${drawn} menus, of which ${menus.length} leave something to ask. They have ${median} questions that decide in the middle, ${counts.at(-1) ?? 0} at most, and
${dishesOf(menus)} dishes that answers would settle. ${few} of them have at most three questions, so that the first three are all there are.

${writeTable(menus)}
Only the ${hard.length} menus with ${many} questions or more, and ${dishesOf(hard)} dishes that answers would settle:

${hard.length === 0 ? 'There are none.\n' : writeTable(hard)}`;
}

export const writeCallSheetReport = (sets: readonly MeasuredMenus[]): string => `# What the first questions settle

Written by \`npm run measure -- questions\`. Each menu has 12 to 60 dishes of one restaurant or chain, of which the restaurant has stated a
fifth, half or four fifths, drawn at random; one or two people avoid one to three of the nine, more or less strictly. What is true of each
dish stays hidden until a question is asked. A dish is settled when an answer keeps somebody away from it, or when all that it waits for is
answered. Each figure is the share of the dishes that all questions together would settle. *Greedy* is the call sheet, which knows what a
guest's device knows; *best possible* is the best choice among all, found by trying them all against the hidden truth, which nobody could know.

Most of these menus have few questions, and where all are asked, any order settles everything: how well questions are chosen shows in the menus
with ${many} or more, which have tables of their own. No menu here has components, so no question about a sauce that a kitchen makes for many dishes
is among those measured. Of the published charts only two are used, of Arby's and of Jamba, so the second part says little of other chains.

${sets.map(writeSet).join('\n')}`;

/** Draws menus from both kinds of pools, or from the sample alone if there is no folder of collected data. */
export async function measureCallSheet(data: string | undefined, drawn: number): Promise<readonly MeasuredMenus[]> {
  const now = new Date();
  const sets = [
    { name: 'Menus of the sample', pools: samplePools(now) },
    ...(data === undefined
      ? []
      : [{ name: 'Menus of chains, with their published charts', pools: await chartPools(data) }]),
  ];
  const at = now.toISOString();
  return sets.map(({ name, pools }) => {
    const each = Math.round(drawn / sets.length);
    const menus = Array.from({ length: each }, (_, seed) => measureMenu(makeMenu(seed, pools, at), seed, at));
    return { name, drawn: each, menus: menus.filter((one) => one !== undefined) };
  });
}
