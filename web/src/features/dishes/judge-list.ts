import type { DishFacts } from '@clearplate/domain/dish-facts';
import type { Assessment } from '@clearplate/domain/verdict';

export type Assess = (facts: DishFacts) => Assessment | undefined;

export interface Judged<Item> {
  readonly item: Item;
  readonly assessment: Assessment;
}

export interface JudgedList<Item> {
  readonly shown: readonly Judged<Item>[];
  /** Those to avoid: kept out of the list, counted, and there to be looked at. */
  readonly hidden: readonly Judged<Item>[];
}

/** The list in its order, split; `undefined` while it is not known for whom to judge. */
export function judgeList<Item extends { readonly facts: DishFacts }>(
  items: readonly Item[],
  assess: Assess,
): JudgedList<Item> | undefined {
  const judged: Judged<Item>[] = [];
  for (const item of items) {
    const assessment = assess(item.facts);
    if (assessment === undefined) return undefined;
    judged.push({ item, assessment });
  }
  const isHidden = ({ assessment }: Judged<Item>) => assessment.verdict === 'avoid';
  return { shown: judged.filter((one) => !isHidden(one)), hidden: judged.filter(isHidden) };
}
