import './session-list.css';
import type { Session } from '@clearplate/contract/sessions';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { formatDay, formatHoursAgo } from '../../shared/lib/format-date.ts';
import { announce } from '../../shared/ui/announcer.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { deviceWords, useEndSession } from './use-sessions.ts';
import { t } from '../../translations/t.ts';

export interface SessionListProps {
  sessions: readonly Session[];
  /** When the list was fetched. */
  readAt: Date;
  onEnded: () => void;
}

/** Lists where the user is signed in; every session but the current one can be ended. */
export function SessionList({ sessions, ...rest }: SessionListProps) {
  return (
    <ul className="session-list" role="list">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} {...rest} />
      ))}
    </ul>
  );
}

type SessionRowProps = Omit<SessionListProps, 'sessions'> & { session: Session };

function SessionRow({ session, readAt, onEnded }: SessionRowProps) {
  const device = deviceWords[session.device];
  const since = formatDay(new Date(session.created_at));
  const ending = useEndSession(() => {
    announce(t('Signed out: {device}', { device }));
    onEnded();
  });
  return (
    <li className="session-row">
      <div className="session-row__text">
        <p className="session-row__device">
          {device}
          {session.current && <span className="session-row__this">{t('This one')}</span>}
        </p>
        <p className="session-row__times">
          {t('Last used {hoursAgo} · signed in on {since}', {
            hoursAgo: formatHoursAgo(new Date(session.last_used_at), readAt),
            since,
          })}
        </p>
      </div>
      {!session.current && (
        <Button busy={ending.isPending} onClick={() => ending.mutate(session.id)}>
          {t('Sign out')}
          <VisuallyHidden> {t('{device}, signed in on {since}', { device, since })}</VisuallyHidden>
        </Button>
      )}
      <ProblemNotice>
        {ending.error && describeRefusal(ending.error, t('That device was not signed out'))}
      </ProblemNotice>
    </li>
  );
}
