import type { Avoiding } from '../../../entities/eater/use-avoiding.ts';
import type { Finding, Question } from '../../../entities/area/use-finding.ts';

/** What either tab shows the results of. */
export interface SearchResultsProps {
  text: string;
  finding: Finding;
  question: Question;
  avoiding: Avoiding;
  /** Leads to the other tab. */
  onOther: () => void;
}
