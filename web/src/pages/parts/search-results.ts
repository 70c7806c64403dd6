import type { Avoiding } from '../../features/avoiding/use-avoiding.ts';
import type { Finding, Question } from '../../features/location/use-finding.ts';

/** What either tab shows the results of. */
export interface SearchResultsProps {
  text: string;
  finding: Finding;
  question: Question;
  avoiding: Avoiding;
  /** Leads to the other tab. */
  onOther: () => void;
}
