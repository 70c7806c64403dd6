import './mobile-menu.css';
import type { User } from '@clearplate/contract/accounts';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { CartBadge } from './cart-badge.tsx';
import { cartLink, type NavLinkItem } from './nav-links.ts';
import { say, sayPhrase } from '../../translations/say.ts';

export interface MobileMenuProps {
  links: readonly NavLinkItem[];
  user: User | undefined;
  /** What there is to be seen in the profile, in words. */
  news: string | undefined;
  /** How many dishes are in the cart. */
  inCart: number;
  isOffline: boolean;
}

/** The same links behind a button, for narrow screens. Closes on Escape, outside, and when one goes somewhere. */
export function MobileMenu({ links, user, news, inCart, isOffline }: MobileMenuProps) {
  const { key, pathname, search } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const close = () => setOpenAt(undefined);
  useOutsidePress(root, isOpen, close);
  useEscape(isOpen, () => {
    close();
    button.current?.focus();
  });
  const profile = { to: '/profile', label: news ? say('Profile: {news}', { news }) : say('Profile') };
  const account = user ? [profile] : isOffline ? [] : [{ to: '/login', label: say('Login') }];
  const items = [...links.map(({ to, label }) => ({ to, label: sayPhrase(label) })), ...account];
  return (
    <div className="mobile-menu" ref={root}>
      <button
        type="button"
        ref={button}
        className="mobile-menu__button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
      >
        <span className="visually-hidden">{say('Menu')}</span>
        <span className="mobile-menu__bars" aria-hidden="true" />
        {links.includes(cartLink) && !isOpen && (
          <span className="mobile-menu__badge" aria-hidden="true">
            <CartBadge inCart={inCart} />
          </span>
        )}
      </button>
      {isOpen && (
        <nav id={menuId} className="mobile-menu__panel" aria-label={say('Menu')}>
          <ul role="list">
            {items.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} state={to === '/login' ? { from: `${pathname}${search}` } : undefined} onClick={close}>
                  {label}
                  {to === cartLink.to && <CartBadge inCart={inCart} />}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

function useEscape(active: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') escape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}

function useOutsidePress(root: { readonly current: HTMLElement | null }, active: boolean, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!active) return;
    const listen = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) press();
    };
    document.addEventListener('pointerdown', listen);
    document.addEventListener('focusin', listen);
    return () => {
      document.removeEventListener('pointerdown', listen);
      document.removeEventListener('focusin', listen);
    };
  }, [active, root]);
}
