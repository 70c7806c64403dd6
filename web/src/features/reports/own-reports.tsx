import type { OwnReport } from '@clearplate/contract/reports';
import { Link } from 'react-router';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { describeReport } from './describe-report.ts';
import type { FormKind } from './report-form.tsx';
import { useWithdraw } from './use-own-reports.ts';
import { t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

interface OwnReportsProps {
  reports: readonly OwnReport[];
  /** Says what is to be reported now. */
  kind: FormKind;
  onChange: () => void;
}

/** Shows what the user has already reported about a dish, and how to change or withdraw each report. */
export function OwnReports({ reports, kind, onChange }: OwnReportsProps) {
  if (reports.length === 0) return null;
  return (
    <section className="form" aria-labelledby="own-reports">
      <h2 id="own-reports">{reports.length === 1 ? t('Your report') : t('Your reports')}</h2>
      {reports.map((report) =>
        report.state === 'dismissed' ? (
          <div key={report.id}>
            <p className="form__note">{`${describeReport(report)}.`}</p>
            <p>
              <Translation
                sentence="The people who run Clearplate dismissed your report on this dish, so it doesn’t count. {link} if that is wrong."
                link={<Link to="/contactUs">{t('Write to us')}</Link>}
              />
            </p>
          </div>
        ) : (
          <Own key={report.id} report={report} onChange={report.kind === kind ? onChange : undefined} />
        ),
      )}
    </section>
  );
}

const describeState = ({ state }: OwnReport) => (state === 'open' ? t('It counts.') : t('It was settled.'));

/** Only its note can add to what was told, so it can only be withdrawn here. */
function Own({ report, onChange }: { report: OwnReport; onChange: (() => void) | undefined }) {
  const withdraw = useWithdraw();
  const said = describeReport(report);
  return (
    <div role="group" aria-label={said}>
      <p className="form__note">{`${said}. ${describeState(report)}`}</p>
      {report.answer && <p>{t('The restaurant answers: “{answer}”', { answer: report.answer })}</p>}
      <ProblemNotice>{withdraw.error && describeRefusal(withdraw.error, t('It was not withdrawn'))}</ProblemNotice>
      <div className="form__actions">
        {onChange && (
          <Button onClick={onChange}>{report.state === 'closed' ? t('Report again') : t('Change it')}</Button>
        )}
        <Button kind="quiet" busy={withdraw.isPending} onClick={() => withdraw.mutate(report.id)}>
          {t('Withdraw it')}
        </Button>
      </div>
    </div>
  );
}
