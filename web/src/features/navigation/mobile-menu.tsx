import './mobile-menu.css';
import type { User } from '@clearplate/contract/accounts';
import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { CartBadge } from './cart-badge.tsx';
import { cartLink, type NavLinkItem } from './nav-links.ts';
import { MobileLinks } from './mobile-links.tsx';
import { t } from '../../translations/t.ts';

export interface MobileMenuProps {
  links: readonly NavLinkItem[];
  user: User | undefined;
  /** Says what is new in the profile. */
  news: string | undefined;
  /** The cart has this quantity. */
  inCart: number;
  isOffline: boolean;
}

/** Shows the same links behind a button, for narrow screens. */
export function MobileMenu(props: MobileMenuProps) {
  const { links, inCart } = props;
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const close = () => setOpenAt(undefined);
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
        <span className="visually-hidden">{t('Menu')}</span>
        <span className="mobile-menu__bars" aria-hidden="true" />
        {links.includes(cartLink) && !isOpen && (
          <span className="mobile-menu__badge" aria-hidden="true">
            <CartBadge inCart={inCart} />
          </span>
        )}
      </button>
      {isOpen && (
        <MobileLinks
          {...props}
          id={menuId}
          root={root}
          onClose={close}
          onEscape={() => {
            close();
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}
