import { Navigate } from 'react-router';
import { useSession } from '../features/session/use-session.ts';
import { usePageTitle } from '../shared/lib/use-page-title.ts';
import { LinkButton } from '../shared/ui/button.tsx';
import { EmptyState } from '../shared/ui/empty-state.tsx';

/** Says what holds in this release: accounts can't be opened here yet, and nobody needs one to check a menu. */
export function RegisterPage() {
  const { status } = useSession();
  usePageTitle('Sign Up');
  if (status === 'signed-in') return <Navigate to="/" replace />;
  return (
    <div className="page">
      <div className="page__head">
        <h1>Sign Up</h1>
      </div>
      <EmptyState text="New accounts can’t be opened yet. You don’t need one to check a menu: tick what you avoid, and it counts for as long as this tab is open.">
        <LinkButton kind="primary" to="/restaurants">
          Find a restaurant
        </LinkButton>
        <LinkButton to="/login">Login</LinkButton>
      </EmptyState>
    </div>
  );
}
