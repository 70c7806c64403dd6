import './admin-frame.css';
import type { ReactNode } from 'react';
import { useSession } from '../../entities/eater/use-session.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { Protected } from '../../features/session/protected.tsx';
import { t } from '../../translations/t.ts';

export interface AdminFrameProps {
  title: string;
  back?: { readonly to: string; readonly label: string };
  /** Renders beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** Frames a page for the site's admins only; the server checks each of its calls too. */
export function AdminFrame(props: AdminFrameProps) {
  return (
    <Protected>
      <ForAdmins>
        <Frame {...props} />
      </ForAdmins>
    </Protected>
  );
}

function ForAdmins({ children }: { children: ReactNode }) {
  const { status, role } = useSession();
  if (role === 'w_admin') return children;
  if (status === 'signed-in') throw new ApiError({ status: 403, code: 'forbidden', message: t('Forbidden') });
  return (
    <div className="page">
      {status === 'failed' ? (
        <ErrorState text={t('Your account could not be loaded.')} />
      ) : (
        <LoadingLines label={t('Loading')} />
      )}
    </div>
  );
}

function Frame({ title, back, action, children }: AdminFrameProps) {
  usePageTitle(title);
  return (
    <div className="page admin-frame">
      {back && <BackLink {...back} />}
      <div className="admin-frame__head">
        <h1>{title}</h1>
        {action}
      </div>
      {children}
    </div>
  );
}
