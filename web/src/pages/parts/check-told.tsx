import { VerdictMark } from '../../features/dishes/verdict-mark.tsx';
import { CheckResult, type CheckResultProps } from '../../features/text-check/check-result.tsx';

const renderMark: CheckResultProps['renderMark'] = (verdict) => <VerdictMark verdict={verdict} />;

/** What the words of a text say. */
export const CheckTold = (props: Omit<CheckResultProps, 'renderMark'>) => (
  <CheckResult {...props} renderMark={renderMark} />
);
