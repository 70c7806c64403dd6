import type { Avoiding } from '../../../entities/eater/use-avoiding.ts';
import type { ListFilters, Question } from '../../../entities/area/use-list-filters.ts';

/** Either tab's results take these props. */
export interface SearchResultsProps {
  text: string;
  finding: ListFilters;
  question: Question;
  avoiding: Avoiding;
  onOther: () => void;
}
