import './account-link.css';
import type { User } from '@clearplate/contract/accounts';
import { Link, useLocation } from 'react-router';
import { LinkButton } from '../../shared/ui/button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';

/** The way to sign in, remembering where one was; or, round, the way to the own profile. */
export function AccountLink({ user }: { user: User | undefined }) {
  const { pathname, search } = useLocation();
  if (!user) {
    return (
      <LinkButton to="/login" state={{ from: `${pathname}${search}` }} className="account-login">
        Login
      </LinkButton>
    );
  }
  return (
    <Link to="/profile" className="account-picture" title={user.username}>
      <VisuallyHidden>Profile</VisuallyHidden>
      {user.profile_picture_url ? (
        <img src={user.profile_picture_url} alt="" width="44" height="44" />
      ) : (
        <span aria-hidden="true">{initialsOf(user.username)}</span>
      )}
    </Link>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => (word ? Array.from(word)[0] : ''))
    .join('')
    .toUpperCase();
}
