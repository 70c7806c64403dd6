import './top-bar.css';
import type { User } from '@clearplate/contract/accounts';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import './account-link.css';
import { LinkButton } from '../../shared/ui/button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { t, tPhrase } from '../../translations/t.ts';
import { CartBadge } from './cart-badge.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { type NavLinkItem, cartLink, navLinksFor } from './nav-links.ts';
import { PlateMark } from './plate-mark.tsx';
import { useBoundedWait } from '../../shared/lib/use-bounded-wait.ts';

interface AccountLinkProps {
  user: User | undefined;
  /** Says what is new in the profile. */
  news: string | undefined;
}

/** Links to signing in, which leads back here, or shows a round link to the user's profile. */
function AccountLink({ user, news }: AccountLinkProps) {
  const { pathname, search } = useLocation();
  if (!user) {
    return (
      <LinkButton to="/login" state={{ from: `${pathname}${search}` }} className="account-login">
        {t('Login')}
      </LinkButton>
    );
  }
  return (
    <Link to="/profile" className="account-picture" title={news ?? user.username}>
      <VisuallyHidden>{news ? t('Profile: {news}', { news }) : t('Profile')}</VisuallyHidden>
      <RoundPicture url={user.profile_picture_url} name={user.username} />
      {news && <span className="account-picture__sign" aria-hidden="true" />}
    </Link>
  );
}

/** Shows the initials where there is no picture or it fails to load. */
function RoundPicture({ url, name }: { url: string | null; name: string }) {
  const [broken, setBroken] = useState<string>();
  if (!url || url === broken) return <span aria-hidden="true">{initialsOf(name)}</span>;
  return <img src={url} alt="" width="44" height="44" onError={() => setBroken(url)} />;
}

function initialsOf(name: string): string {
  // A name may begin with a mark, and invisible characters may reverse its order.
  const words = name.match(/[\p{L}\p{N}]\S*/gu) ?? [name.trim()];
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => (word ? Array.from(word)[0] : ''))
    .join('')
    .toUpperCase();
}

/** The navigation stays hidden until we know the user, but no longer than this. */
const timeoutMs = 3000;

export interface TopBarProps {
  status: 'guest' | 'loading' | 'signed-in' | 'failed';
  user: User | undefined;
  /** Says what is new in the profile. */
  news?: string | undefined;
  /** The cart has this quantity. */
  inCart?: number;
  /** Hides the link to signing in, which needs a network. */
  isOffline?: boolean;
  /** Renders below the bar. */
  children?: ReactNode;
}

export function TopBar({ status, user, news, inCart = 0, isOffline = false, children }: TopBarProps) {
  const isHidden = useBoundedWait(status === 'loading', timeoutMs);
  const links = navLinksFor(user ? (user.role ?? 'user') : undefined);
  return (
    <header className="top-bar">
      <div className="top-bar__inner">
        <Link to="/" className="top-bar__home" aria-label={t('Clearplate, home')}>
          <PlateMark />
          <span className="top-bar__name">Clearplate</span>
        </Link>
        {!isHidden && (
          <>
            <BarLinks links={links} inCart={inCart} />
            {(user || !isOffline) && <AccountLink user={user} news={news} />}
            <MobileMenu {...{ links, user, news, inCart, isOffline }} />
          </>
        )}
      </div>
      {children}
    </header>
  );
}

/** Returns whether a page is a link's target or below it. */
function isWithin(pathname: string, to: string): boolean {
  const [above] = to.toLowerCase().split('?');
  return `${pathname.toLowerCase()}/`.startsWith(`${above}/`);
}

function BarLinks({ links, inCart }: { links: readonly NavLinkItem[]; inCart: number }) {
  const { pathname } = useLocation();
  return (
    <nav className="top-bar__nav" aria-label={t('Main')}>
      <ul role="list">
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} aria-current={isWithin(pathname, link.to) ? 'page' : undefined}>
              <span>
                {tPhrase(link.label)}
                {link === cartLink && <CartBadge inCart={inCart} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
