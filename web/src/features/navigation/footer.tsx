import './footer.css';
import type { ReactNode } from 'react';
import { PlateMark } from './plate-mark.tsx';

/** `children`: what the marks mean. */
export function Footer({ children }: { children?: ReactNode }) {
  return (
    <footer className="footer">
      <div className="footer__inner">
        <p className="footer__line">
          <PlateMark />
          Always confirm with the restaurant before you order.
        </p>
        {children}
      </div>
    </footer>
  );
}
