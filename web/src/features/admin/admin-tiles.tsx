import './admin-tiles.css';
import type { Api } from '@clearplate/contract/api';
import type { ClientOutput } from '@clearplate/contract/define-contract';
import { Link } from 'react-router';
import { say, sayCount } from '../../translations/say.ts';

type Overview = ClientOutput<Api['getAdminOverview']>;

function sayOpen({ open_enquiries, open_claims }: Overview): string {
  if (open_enquiries === 0) return say('All are answered');
  const open = sayCount(open_enquiries, '{count} waits for an answer', '{count} wait for an answer');
  if (open_claims === 0) return open;
  const claims = sayCount(open_claims, '{count} of them claims a restaurant', '{count} of them claim a restaurant');
  return `${open}, ${claims}`;
}

function sayReports({ open_reports }: Overview): string {
  if (open_reports === 0) return say('All are settled');
  return sayCount(open_reports, '{count} is open', '{count} are open');
}

export function AdminTiles({ overview }: { overview: Overview }) {
  const tiles = [
    { to: '/admin/enquiries', name: say('Enquiries'), text: sayOpen(overview) },
    { to: '/admin/reports', name: say('Reports of diners'), text: sayReports(overview) },
    {
      to: '/admin/restaurants',
      name: say('Restaurants and owners'),
      text: say('List a restaurant, appoint or remove its owner'),
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
