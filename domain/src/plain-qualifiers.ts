import { tokensOf } from './normalise.ts';

/** Words that say of a dish how good, large, warm or popular it is, and never what is in it. */
const qualifiers: ReadonlySet<string> = new Set(
  tokensOf(`
    a an and the of our my your his her their its is are we it this that with to in on for from at by as
    best big bigger classic cold daily delicious famous favorite favourite fine fresh freshly full generous good great half
    handmade home homemade hot house individual large little lovely medium mini new nice old original perfect plain popular
    portion quarter real regular scrumptious served serving simple single size sized small super tasty tender
    today’s traditional truly very warm wonderful yummy double triple
    piece pieces pc pcs oz ounce ounces lb inch
  `),
);

const tellingWords = (text: string): string =>
  [...new Set(tokensOf(text).filter((token) => !qualifiers.has(token) && !/^\d+$/.test(token)))].toSorted().join(' ');

/** Whether a text says something else than another: more than case, spacing, order and plain qualifiers differ. */
export const saysOtherwise = (text: string, other: string): boolean => tellingWords(text) !== tellingWords(other);
