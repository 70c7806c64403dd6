import './account-sheet.css';
import type { ReactNode } from 'react';
import { usePageTitle } from '../lib/use-page-title.ts';

/** Lays out a narrow page about getting into an account: its heading, an intro, one thing to do. */
export function AccountSheet({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  usePageTitle(title);
  return (
    <div className="page account-sheet">
      <div className="account-sheet__column">
        <h1>{title}</h1>
        {intro && <p className="account-sheet__intro">{intro}</p>}
        {children}
      </div>
    </div>
  );
}
