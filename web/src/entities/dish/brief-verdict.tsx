import { verdictLabel } from '@clearplate/domain/wording/verdict-words';
import type { Verdict } from '@clearplate/domain/verdict/verdict';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { t } from '../../translations/t.ts';
import type { VerdictHeadProps } from '../verdict/verdict-badge.tsx';
import { VerdictMark } from '../verdict/verdict-mark.tsx';

interface BriefVerdictProps extends VerdictHeadProps {
  /** Says what decides. */
  text: string;
  /** Whether no heading above names the verdict, so that its words stand out from the text. */
  isNamed?: boolean;
}

/** Returns the words for a verdict in the reason of a row. */
const wordOf = (assessment: VerdictHeadProps['assessment'], verdict: Verdict): string =>
  verdict === 'cross_contact' ? t('Traces possible') : verdictLabel(assessment, t);

/** Shows a verdict in the line of a dish: its mark, its word for people who don't see that, and what decides. */
export function BriefVerdict({ assessment, verdict, text, isNamed = false }: BriefVerdictProps) {
  const word = wordOf(assessment, verdict);
  const at = isNamed ? text.toLowerCase().indexOf(word.toLowerCase()) : -1;
  return (
    <>
      <VerdictMark verdict={verdict} />
      <span className="dish-row__brief">
        {verdict !== 'none_declared' && <VisuallyHidden>{`${verdictLabel(assessment, t)}: `}</VisuallyHidden>}
        {isNamed && at < 0 && <b>{`${word}. `}</b>}
        {at < 0 ? (
          text
        ) : (
          <>
            {text.slice(0, at)}
            <b>{text.slice(at, at + word.length)}</b>
            {text.slice(at + word.length)}
          </>
        )}
      </span>
    </>
  );
}
