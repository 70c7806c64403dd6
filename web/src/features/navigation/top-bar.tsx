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
  /** What there is to be seen in the profile, in words. */
  news: string | undefined;
}

/** The way to sign in, remembering where one was; or, round, the way to the own profile. */
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

/** The navigation stays away until it is known who is here, but never longer than this. */
const patienceMs = 3000;

export interface TopBarProps {
  status: 'guest' | 'loading' | 'signed-in' | 'failed';
  user: User | undefined;
  /** What there is to be seen in the profile, in words. */
  news?: string | undefined;
  /** How many dishes are in the cart. */
  inCart?: number;
  /** Nobody can sign in without a network: there is no way to it then. */
  isOffline?: boolean;
  /** Stands under the bar. */
  children?: ReactNode;
}

export function TopBar({ status, user, news, inCart = 0, isOffline = false, children }: TopBarProps) {
  const isHidden = useBoundedWait(status === 'loading', patienceMs);
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

/** Whether a page is the one of a link, or stands below it. */
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
