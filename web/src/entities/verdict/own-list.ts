import type { OfferedVariant } from '@clearplate/domain/verdict/assess-variants';
import type { Told } from '@clearplate/domain/verdict/told';
import type { Assessment } from '@clearplate/domain/verdict/verdict';
import type { Assessed, AssessedItems } from './assess-list.ts';
import { toldOf } from './told-of.ts';
import { warnedBy } from './with-told.ts';

/**
 * Adds dishes that somebody was told to avoid to the dishes to avoid, in their own view. No answer moves a dish the
 * other way. Everything else that they were told is shown beside its verdict.
 */
export function withTold<Item extends { readonly id: number; readonly restaurant_id: number }>(
  list: AssessedItems<Item>,
  told: readonly Told[],
): AssessedItems<Item> {
  if (told.length === 0) return list;
  const warn = ({ item, assessment, ...rest }: Assessed<Item>): Assessed<Item> => {
    const here = told.filter(({ restaurant }) => restaurant === item.restaurant_id);
    const tell = <One extends Assessment>(one: One) => toldOf(one, here, item.id);
    const own = { item, assessment: tell(assessment) };
    // Nobody said that the dish is without it when it is made another way.
    if (warnedBy(assessment, here, item.id) !== assessment) return own;
    const tellOfWay = (way: OfferedVariant) => ({ ...way, assessment: tell(way.assessment) });
    return {
      ...own,
      ...rest,
      ...(rest.offered && { offered: rest.offered.map(tellOfWay) }),
      ...(rest.changed && { changed: tellOfWay(rest.changed) }),
    };
  };
  const [shown, disliked] = [list.shown.map(warn), list.disliked.map(warn)];
  // A list shows a dish that is to avoid as it comes with its change, unless somebody was warned of the dish.
  const isToAvoid = ({ assessment, changed }: Assessed<Item>) =>
    assessment.verdict === 'avoid' && changed === undefined;
  return {
    shown: shown.filter((one) => !isToAvoid(one)),
    disliked: disliked.filter((one) => !isToAvoid(one)),
    hidden: [...list.hidden.map(warn), ...[...shown, ...disliked].filter(isToAvoid)],
  };
}
