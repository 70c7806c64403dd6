import type { Avoiding } from '../../../entities/eater/use-avoiding.ts';
import type { ListFilters, Question } from '../../../entities/area/use-list-filters.ts';

/** What either tab shows the results of. */
export interface SearchResultsProps {
  text: string;
  finding: ListFilters;
  question: Question;
  avoiding: Avoiding;
  /** Leads to the other tab. */
  onOther: () => void;
}
