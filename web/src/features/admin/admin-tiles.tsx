import './admin-tiles.css';
import type { Api } from '@clearplate/contract/api';
import type { ClientOutput } from '@clearplate/contract/define-contract';
import { Link } from 'react-router';

type Overview = ClientOutput<Api['getAdminOverview']>;

function sayOpen({ open_enquiries, open_claims }: Overview): string {
  if (open_enquiries === 0) return 'All are answered';
  const claims =
    open_claims === 0 ? '' : `, ${open_claims} of them ${open_claims === 1 ? 'claims' : 'claim'} a restaurant`;
  return `${open_enquiries} ${open_enquiries === 1 ? 'waits' : 'wait'} for an answer${claims}`;
}

function sayReports({ open_reports }: Overview): string {
  if (open_reports === 0) return 'All are settled';
  return open_reports === 1 ? '1 is open' : `${open_reports} are open`;
}

export function AdminTiles({ overview }: { overview: Overview }) {
  const tiles = [
    { to: '/admin/enquiries', name: 'Enquiries', text: sayOpen(overview) },
    { to: '/admin/reports', name: 'Reports of diners', text: sayReports(overview) },
    {
      to: '/admin/restaurants',
      name: 'Restaurants and owners',
      text: 'List a restaurant, appoint or remove its owner',
    },
  ];
  return (
    <ul className="admin-tiles" role="list">
      {tiles.map(({ to, name, text }) => (
        <li key={to}>
          <Link to={to} className="admin-tile">
            <span className="admin-tile__name">{name}</span>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
