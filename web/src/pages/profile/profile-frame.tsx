import './profile-frame.css';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { Protected } from '../../features/session/protected.tsx';
import { t } from '../../translations/t.ts';

export interface ProfileFrameProps {
  title: string;
  back?: { readonly to: string; readonly label: string };
  /** Renders beside the heading. */
  action?: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}

const profile = {
  to: '/profile',
  get label() {
    return t('Profile');
  },
};

/** Frames a page of the profile: link back, heading, content. */
export function ProfileFrame(props: ProfileFrameProps) {
  return (
    <Protected>
      <Frame {...props} />
    </Protected>
  );
}

function Frame({ title, back = profile, action, intro, children }: ProfileFrameProps) {
  usePageTitle(title);
  return (
    <div className="page profile-frame">
      <BackLink {...back} />
      <div className="profile-frame__head">
        <h1>{title}</h1>
        {action}
      </div>
      {intro && <p className="profile-frame__intro">{intro}</p>}
      {children}
    </div>
  );
}
