import type { OwnReport } from '@clearplate/contract/reports';
import { Link } from 'react-router';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { describeReport } from './describe-report.ts';
import type { FormKind } from './report-form.tsx';
import { useWithdraw } from './use-own-report.ts';
import { t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

export interface OwnReportStateProps {
  dishId: string;
  report: OwnReport;
  /** What is to be reported now. */
  kind: FormKind;
  onChange: () => void;
}

const states = {
  get open() {
    return t('It counts.');
  },
  get closed() {
    return t('It was settled.');
  },
  withdrawn: '',
  dismissed: '',
} as const;

/** Shows what the user has already reported, and how to change or withdraw it. */
export function OwnReportState({ dishId, report, kind, onChange }: OwnReportStateProps) {
  const withdraw = useWithdraw(dishId);
  if (report.state === 'dismissed') {
    return (
      <p>
        <Translation
          sentence="The people who run Clearplate dismissed your report on this dish, so it doesn’t count. {link} if that is wrong."
          link={<Link to="/contactUs">{t('Write to us')}</Link>}
        />
      </p>
    );
  }
  const warns = report.state === 'open' && report.kind !== 'wrong';
  const isInTheWay = warns && kind === 'wrong';
  return (
    <section className="form" aria-labelledby="own-report">
      <h2 id="own-report">{t('Your report')}</h2>
      <p className="form__note">{`${describeReport(report)}. ${states[report.state]}`}</p>
      {report.answer && <p>{t('The restaurant answers: “{answer}”', { answer: report.answer })}</p>}
      {isInTheWay && <p>{t('It warns others. To say that something looks wrong instead, withdraw it first.')}</p>}
      <ProblemNotice>{withdraw.error && describeRefusal(withdraw.error, t('It was not withdrawn'))}</ProblemNotice>
      <div className="form__actions">
        {!isInTheWay && (
          <Button onClick={onChange}>{report.state === 'closed' ? t('Report again') : t('Change it')}</Button>
        )}
        <Button kind="quiet" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {t('Withdraw it')}
        </Button>
      </div>
    </section>
  );
}
