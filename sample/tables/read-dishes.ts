import { type AllergenWord, isAllergenWord } from './allergen-words.ts';
import { type Block, type Line, listOf, readFields } from './read-blocks.ts';

/** A dish as a table tells it: what is in it, whoever of the restaurants says so or doesn't. */
export interface TableDish {
  /** Name and description may offer choices of words: "{fried|grilled}". */
  readonly name: string;
  readonly description: string;
  readonly section: string;
  /** US dollars at an ordinary place; `undefined`: market price. */
  readonly price: number | undefined;
  readonly ingredients: readonly string[];
  readonly contains: readonly AllergenWord[];
  readonly mayContain: readonly { readonly allergen: AllergenWord; readonly reason: string }[];
  /** What a careless restaurant says is absent although it isn't. */
  readonly claimsNo: readonly AllergenWord[];
  readonly at: string;
}

/** Dishes in blocks; a block that is a "# Heading" begins a section. */
export function readDishes(blocks: readonly Block[], firstSection: string): TableDish[] {
  let section = firstSection;
  const dishes: TableDish[] = [];
  for (const block of blocks) {
    const head = block[0];
    if (head === undefined) continue;
    if (head.text.startsWith('# ')) section = head.text.slice(2);
    else dishes.push(readDish(head, block.slice(1), section));
  }
  return dishes;
}

function readDish(head: Line, block: Block, section: string): TableDish {
  const [name = '', price = ''] = head.text.split(' | ');
  const keys = ['made of', 'contains', 'may contain', 'claims no'] as const;
  const { fields, prose } = readFields(block, keys);
  if (!/^(\d+(\.\d\d?)?|market)$/.test(price)) throw new Error(`${head.at}: a dish begins with "Name | price"`);
  if (fields.contains === undefined) throw new Error(`${head.at}: says nothing of what it contains`);
  return {
    name,
    description: prose,
    section,
    price: price === 'market' ? undefined : Number(price),
    ingredients: listOf(fields['made of']),
    contains: fields.contains === 'none' ? [] : allergensOf(fields.contains, head.at),
    mayContain: listOf(fields['may contain']).map((text) => readMayContain(text, head.at)),
    claimsNo: allergensOf(fields['claims no'], head.at),
    at: head.at,
  };
}

function readMayContain(text: string, at: string): TableDish['mayContain'][number] {
  const match = /^([a-z]+) \((.+)\)$/.exec(text);
  const [allergen] = allergensOf(match?.[1], at);
  if (!allergen || !match?.[2]) throw new Error(`${at}: may contain what, and why? "${text}"`);
  return { allergen, reason: match[2] };
}

function allergensOf(text: string | undefined, at: string): AllergenWord[] {
  return listOf(text).map((word) => {
    if (!isAllergenWord(word)) throw new Error(`${at}: no such allergen: "${word}"`);
    return word;
  });
}
