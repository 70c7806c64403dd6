import type { OwnReport } from '@clearplate/contract/reports';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { withRelated } from '@clearplate/domain/facts/dismissed-allergens';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAvoiding } from '../../entities/eater/use-avoiding.ts';
import { EmergencyAdvice } from '../../features/reports/emergency-advice.tsx';
import { OwnReports } from '../../features/reports/own-reports.tsx';
import { type FormKind, ReportForm } from '../../features/reports/report-form.tsx';
import { useOwnReports } from '../../features/reports/use-own-reports.ts';
import { useSession } from '../../entities/eater/use-session.ts';
import { isNotFound } from '../../shared/api/api-error.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { Outcome } from '../../shared/ui/outcome.tsx';
import { AccountSheet } from '../../shared/ui/account-sheet.tsx';
import { Loaded, LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { firstOf, useRecordId } from '../../shared/lib/record-id.ts';
import { t } from '../../translations/t.ts';

/**
 * Returns the kind from the button that led here. It isn't in the address, because it says something about a person's
 * health.
 */
function kindIn(state: unknown): FormKind | undefined {
  const kind = (state as { kind?: unknown } | null)?.kind;
  return kind === 'reaction' || kind === 'wrong' ? kind : undefined;
}

/** Lets a diner report a reaction to a dish, or that something about it looks wrong. */
export function ReportPage() {
  const id = useRecordId();
  const query = useQuery({ ...callQuery('getDish', { params: { id } }), throwOnError: isNotFound });
  const name = query.data && firstOf(query.data)?.name;
  const [kind, setKind] = useState(kindIn(useLocation().state));
  const [isHelped, setHelped] = useState(false);
  return (
    <AccountSheet title={name ? t('About {name}', { name }) : t('About this dish')}>
      {query.isPending && <LoadingLines label={t('Loading the dish')} />}
      {kind === undefined && <Kinds onChoose={setKind} />}
      {kind === 'reaction' && !isHelped && <EmergencyAdvice onGoOn={() => setHelped(true)} />}
      {kind !== undefined && (kind === 'wrong' || isHelped) && <Report id={id} kind={kind} />}
      <p>
        <LinkButton kind="quiet" to={`/dish/${id}`}>
          {t('Back to the dish')}
        </LinkButton>
      </p>
    </AccountSheet>
  );
}

function Kinds({ onChoose }: { onChoose: (kind: FormKind) => void }) {
  return (
    <p className="form__actions">
      <Button onClick={() => onChoose('reaction')}>{t('I reacted to this dish')}</Button>
      <Button onClick={() => onChoose('wrong')}>{t('This looks wrong')}</Button>
    </p>
  );
}

function Report({ id, kind }: { id: string; kind: FormKind }) {
  const { status, user } = useSession();
  if (status === 'guest') {
    return (
      <Need text={t('Please sign in to report something: each person’s report counts once for a dish.')}>
        <LinkButton kind="primary" to="/login" state={{ from: `/dish/${id}/report` }}>
          {t('Login')}
        </LinkButton>
      </Need>
    );
  }
  if (!user) return <LoadingLines label={t('Loading your account')} />;
  if (!user.email_confirmed) {
    return (
      <Need text={t('Please confirm your e-mail address first: a report changes right away what others are told.')}>
        <LinkButton kind="primary" to="/profile/security">
          {t('Confirm your e-mail')}
        </LinkButton>
      </Need>
    );
  }
  return <Reporting id={id} kind={kind} />;
}

function Need({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <p>{text}</p>
      <p>{children}</p>
    </>
  );
}

/** A dismissed allergen can't be named again in a report of another kind; one that already counts stays. */
function refusedIn(reports: readonly OwnReport[], before: OwnReport | undefined): ReadonlySet<AllergenId> {
  const namedIn = ({ allergens }: OwnReport) => allergens.map(({ allergen }) => allergen);
  const dismissed = withRelated(reports.filter(({ state }) => state === 'dismissed').flatMap(namedIn));
  const counted = before?.state === 'open' ? before.allergens.filter(({ cleared_at }) => cleared_at === null) : [];
  return new Set([...dismissed].filter((one) => !counted.some(({ allergen }) => allergen === one)));
}

function Reporting({ id, kind }: { id: string; kind: FormKind }) {
  const query = useOwnReports(id);
  const { things } = useAvoiding();
  const own = things.flatMap(({ avoidance }) => (avoidance.kind === 'allergen' ? [avoidance.allergen] : []));
  const [isChanging, setChanging] = useState(false);
  const [done, setDone] = useState<readonly AllergenId[]>();
  if (done) return <Done kind={kind} allergens={done} />;
  return (
    <Loaded query={query} what={t('your report')}>
      {(reports) => {
        const before = reports.find((report) => report.kind === kind);
        const asks = before?.state !== 'dismissed' && (before === undefined || isChanging);
        const others = asks ? reports.filter((report) => report !== before) : reports;
        return (
          <>
            <OwnReports reports={others} kind={kind} onChange={() => setChanging(true)} />
            {asks && (
              <ReportForm
                dishId={id}
                kind={kind}
                own={own}
                before={before}
                refused={refusedIn(reports, before)}
                onDone={setDone}
              />
            )}
          </>
        );
      }}
    </Loaded>
  );
}

interface DoneProps {
  kind: FormKind;
  allergens: readonly AllergenId[];
}

function describeDone({ kind, allergens }: DoneProps): string {
  if (kind === 'wrong') return t('The restaurant is told, without your name.');
  if (allergens.length === 0) return t('Diners now see on this dish that somebody reacted, cause not known.');
  return t('People who avoid {what} now see Avoid on this dish, until the restaurant updates it and we’ve checked.', {
    what: allergens.map((id) => wordOfAllergen(id)).join(', '),
  });
}

function Done(props: DoneProps) {
  return (
    <Outcome kind="done" title={t('Thank you')}>
      <p>{describeDone(props)}</p>
    </Outcome>
  );
}
