import './security-page.css';
import type { User } from '@clearplate/contract/accounts';
import { useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { Link, Navigate } from 'react-router';
import { forgetOrder, useStoredOrders } from '../../features/kitchen-orders/stored-orders.ts';
import { ChangePasswordForm } from '../../features/session/change-password-form.tsx';
import { EmailState } from '../../features/session/email-state.tsx';
import { EndAllSessions } from '../../features/session/end-all-sessions.tsx';
import { SessionList } from '../../features/session/session-list.tsx';
import { useSession } from '../../entities/eater/use-session.ts';
import { useRefreshSessions, useSessions } from '../../features/session/use-sessions.ts';
import { forgetPerson } from '../../shared/lib/forget-person.ts';
import { tabStore } from '../../shared/lib/storage.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Loaded, LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import { t } from '../../translations/t.ts';

export function SecurityPage() {
  const { status, user } = useSession();
  const [isOut, setOut] = useState(false);
  const leave = () => {
    // This comes before the token is removed, because a guest would be led back here after signing in.
    flushSync(() => setOut(true));
    tabStore.clear();
    forgetPerson();
  };
  if (isOut) return <Navigate to="/login" state={{ signedOutEverywhere: true }} replace />;
  return (
    <ProfileFrame title={t('Sign-in & security')}>
      {user ? (
        <Security user={user} onSignedOut={leave} />
      ) : status === 'failed' ? (
        <ErrorState text={t('Your account could not be loaded.')} reason={t('Please try again later.')} />
      ) : (
        <LoadingLines label={t('Loading your account')} />
      )}
    </ProfileFrame>
  );
}

function Security({ user, onSignedOut }: { user: User; onSignedOut: () => void }) {
  const refresh = useRefreshSessions();
  return (
    <>
      <Part title={t('E-mail')}>
        <EmailState user={user} />
        <p>
          <Link to="/profile/edit">{t('Change the address')}</Link>
        </p>
      </Part>
      <Part title={t('Password')}>
        <p>{t('A new password signs out your other devices. This one stays signed in.')}</p>
        <ChangePasswordForm email={user.email} onChanged={() => void refresh()} />
      </Part>
      <Sessions onSignedOut={onSignedOut} />
    </>
  );
}

function Sessions({ onSignedOut }: { onSignedOut: () => void }) {
  const sessions = useSessions();
  const orders = useStoredOrders();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Part title={t('Where you are signed in')} headingRef={heading}>
      <p>{t('See a device that isn’t yours? Sign it out, and change your password.')}</p>
      <Loaded query={sessions} what={t('your devices')}>
        {(list) => (
          <SessionList
            sessions={list}
            readAt={new Date(sessions.dataUpdatedAt)}
            onEnded={() => heading.current?.focus()}
          />
        )}
      </Loaded>
      <EndAllSessions orders={orders} onWithdrawn={forgetOrder} onEnded={onSignedOut} />
    </Part>
  );
}

interface PartProps {
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

function Part({ title, headingRef, children }: PartProps) {
  const id = useId();
  return (
    <section className="security__part" aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
