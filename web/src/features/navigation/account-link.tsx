import './account-link.css';
import type { User } from '@clearplate/contract/accounts';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { LinkButton } from '../../shared/ui/button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { say } from '../../translations/say.ts';

export interface AccountLinkProps {
  user: User | undefined;
  /** What there is to be seen in the profile, in words. */
  news: string | undefined;
}

/** The way to sign in, remembering where one was; or, round, the way to the own profile. */
export function AccountLink({ user, news }: AccountLinkProps) {
  const { pathname, search } = useLocation();
  if (!user) {
    return (
      <LinkButton to="/login" state={{ from: `${pathname}${search}` }} className="account-login">
        {say('Login')}
      </LinkButton>
    );
  }
  return (
    <Link to="/profile" className="account-picture" title={news ?? user.username}>
      <VisuallyHidden>{news ? say('Profile: {news}', { news }) : say('Profile')}</VisuallyHidden>
      <RoundPicture url={user.profile_picture_url} name={user.username} />
      {news && <span className="account-picture__sign" aria-hidden="true" />}
    </Link>
  );
}

/** Without a picture, or one that can't be had, the initials stand in. */
function RoundPicture({ url, name }: { url: string | null; name: string }) {
  const [broken, setBroken] = useState<string>();
  if (!url || url === broken) return <span aria-hidden="true">{initialsOf(name)}</span>;
  return <img src={url} alt="" width="44" height="44" onError={() => setBroken(url)} />;
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => (word ? Array.from(word)[0] : ''))
    .join('')
    .toUpperCase();
}
