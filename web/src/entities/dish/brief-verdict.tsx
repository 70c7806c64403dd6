import { verdictLabel } from '@clearplate/domain/wording/verdict-words';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { t } from '../../translations/t.ts';
import type { VerdictHeadProps } from '../verdict/verdict-badge.tsx';
import { VerdictMark } from '../verdict/verdict-mark.tsx';

/** Shows a verdict in the line of a dish: its mark, its word for those who don't see that, and what decides. */
export function BriefVerdict({ assessment, verdict, children }: VerdictHeadProps & { children: ReactNode }) {
  return (
    <>
      <VerdictMark verdict={verdict} />
      <span className="dish-row__brief">
        {verdict !== 'none_declared' && <VisuallyHidden>{`${verdictLabel(assessment, t)}: `}</VisuallyHidden>}
        {children}
      </span>
    </>
  );
}
