import type { AdminReport as Report } from '@clearplate/contract/reports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { TextArea } from '../../shared/ui/text-field.tsx';
import { ReportCard } from './report-card.tsx';
import { t } from '../../translations/t.ts';

const describeWhy = (error: Error, what: string) =>
  hasCode(error, 'conflict') ? `${what}: ${error.message}.` : describeRefusal(error, what);

function useDecision<Input>(decide: (input: Input) => Promise<Report>, onDone?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSuccess: () => onDone?.(),
    // We refetch after a refusal too, because somebody else may have decided the report.
    onSettled: () => queries.invalidateQueries(),
  });
}

/** Shows one report with what a site admin can do about it. */
export function AdminReport({ report, onDecided }: { report: Report; onDecided?: () => void }) {
  const { id, author, restaurant_name, state, allergens } = report;
  const params = { id: String(id) };
  const closing = useDecision(() => client.closeReport({ params }), onDecided);
  const [isDismissing, setDismissing] = useState(false);
  const counting = allergens.filter(({ cleared_at }) => cleared_at === null);
  const waits = counting.length > 0 && counting.every(({ restated_at }) => restated_at === null);
  return (
    <ReportCard report={report} restaurant={restaurant_name} level={2}>
      <ProblemNotice>{closing.error && describeWhy(closing.error, t('It was not settled'))}</ProblemNotice>
      <div className="report-card__ways">
        {state === 'open' && (
          <>
            <Button busy={closing.isPending} disabled={waits} onClick={() => closing.mutate(undefined)}>
              {t('I’ve checked: settle it')}
            </Button>
            <Button kind="quiet" onClick={() => setDismissing(true)}>
              {t('Dismiss')}
            </Button>
          </>
        )}
        {author && <Link to={`/admin/reports?author=${author}`}>{t('All reports of this person')}</Link>}
      </div>
      {isDismissing && <Dismissal report={report} onDone={onDecided} onClose={() => setDismissing(false)} />}
    </ReportCard>
  );
}

interface DismissalProps {
  report: Report;
  onDone: (() => void) | undefined;
  onClose: () => void;
}

function Dismissal({ report, onDone, onClose }: DismissalProps) {
  const [reason, setReason] = useState('');
  const params = { id: String(report.id) };
  const dismissing = useDecision(
    (text: string) => client.dismissReport({ params, body: { reason: text } }),
    () => {
      onDone?.();
      onClose();
    },
  );
  return (
    <ConfirmDialog
      title={t('Dismiss this report?')}
      confirm={t('Dismiss')}
      busy={dismissing.isPending}
      problem={dismissing.error ? describeWhy(dismissing.error, t('It was not dismissed')) : undefined}
      onConfirm={() => reason.trim() !== '' && dismissing.mutate(reason)}
      onCancel={onClose}
    >
      <p>{t('The dish is assessed as if nobody had reported it, and this person can’t report it again.')}</p>
      <TextArea
        label={t('Why? Your reason goes into the admin log.')}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
