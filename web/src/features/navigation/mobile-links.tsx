import { useEffect, useEffectEvent, type RefObject } from 'react';
import { Link, useLocation } from 'react-router';
import { CartBadge } from './cart-badge.tsx';
import type { MobileMenuProps } from './mobile-menu.tsx';
import { cartLink } from './nav-links.ts';
import { t, tPhrase } from '../../translations/t.ts';

export interface MobileLinksProps extends MobileMenuProps {
  id: string;
  /** The menu includes its button. */
  root: RefObject<HTMLElement | null>;
  onClose: () => void;
  onEscape: () => void;
}

/** Shows the links of the menu, which closes on Escape, on a press outside, and on navigation. */
export function MobileLinks(props: MobileLinksProps) {
  const { id, root, onClose, onEscape, links, user, news, inCart, isOffline } = props;
  const { pathname, search } = useLocation();
  useOutsidePress(root, onClose);
  useEscape(onEscape);
  const profile = { to: '/profile', label: news ? t('Profile: {news}', { news }) : t('Profile') };
  const account = user ? [profile] : isOffline ? [] : [{ to: '/login', label: t('Login') }];
  const items = [...links.map(({ to, label }) => ({ to, label: tPhrase(label) })), ...account];
  return (
    <nav id={id} className="mobile-menu__panel" aria-label={t('Menu')}>
      <ul role="list">
        {items.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} state={to === '/login' ? { from: `${pathname}${search}` } : undefined} onClick={onClose}>
              {label}
              {to === cartLink.to && <CartBadge inCart={inCart} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useEscape(onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') escape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function useOutsidePress(root: RefObject<HTMLElement | null>, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) press();
    };
    document.addEventListener('pointerdown', listen);
    document.addEventListener('focusin', listen);
    return () => {
      document.removeEventListener('pointerdown', listen);
      document.removeEventListener('focusin', listen);
    };
  }, [root]);
}
