import type { OwnReport } from '@clearplate/contract/reports';
import { Link } from 'react-router';
import { sayRefusal } from '../../shared/api/say-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { sayReport } from './say-report.ts';
import { useWithdraw } from './use-own-report.ts';
import { say } from '../../translations/say.ts';
import { Say } from '../../shared/ui/say.tsx';

export interface OwnReportStateProps {
  dishId: string;
  report: OwnReport;
  onChange: () => void;
}

const states = {
  get open() {
    return say('It counts.');
  },
  get closed() {
    return say('It was settled.');
  },
  withdrawn: '',
  dismissed: '',
} as const;

/** What the person has reported already, and how to change it or take it back. */
export function OwnReportState({ dishId, report, onChange }: OwnReportStateProps) {
  const withdraw = useWithdraw(dishId);
  if (report.state === 'dismissed') {
    return (
      <p>
        <Say
          sentence="Those who run Clearplate dismissed your report of this dish, so it does not count. {link} if that is wrong."
          link={<Link to="/contactUs">{say('Write to us')}</Link>}
        />
      </p>
    );
  }
  return (
    <section className="form" aria-labelledby="own-report">
      <h2 id="own-report">{say('Your report')}</h2>
      <p className="form__note">{`${sayReport(report)}. ${states[report.state]}`}</p>
      {report.answer && <p>{say('The restaurant answers: “{answer}”', { answer: report.answer })}</p>}
      <ProblemNotice>{withdraw.error && sayRefusal(withdraw.error, say('It was not taken back'))}</ProblemNotice>
      <div className="form__actions">
        <Button onClick={onChange}>{report.state === 'closed' ? say('Report again') : say('Change it')}</Button>
        <Button kind="quiet" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {say('Take it back')}
        </Button>
      </div>
    </section>
  );
}
