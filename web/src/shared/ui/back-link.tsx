import './back-link.css';
import { Link } from 'react-router';
import { t } from '../../translations/t.ts';

/** Links to the parent page, with an arrow. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className="back-link">
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="M16 10H4m5-5-5 5 5 5" />
      </svg>
      <span className="visually-hidden">{t('Back to')} </span>
      {label}
    </Link>
  );
}
