import './admin-tiles.css';
import type { Api } from '@clearplate/contract/api';
import type { ClientOutput } from '@clearplate/contract/define-contract';
import { Link } from 'react-router';
import { t, tCount } from '../../translations/t.ts';

type Overview = ClientOutput<Api['getAdminOverview']>;

function describeOpen({ open_enquiries, open_claims }: Overview): string {
  if (open_enquiries === 0) return t('All are answered');
  const open = tCount(open_enquiries, '{count} waiting for an answer', '{count} waiting for an answer');
  if (open_claims === 0) return open;
  const claims = tCount(open_claims, '{count} of them claims a restaurant', '{count} of them claim a restaurant');
  return `${open}, ${claims}`;
}

function describeReports({ open_reports }: Overview): string {
  if (open_reports === 0) return t('All are settled');
  return tCount(open_reports, '{count} is open', '{count} are open');
}

export function AdminTiles({ overview }: { overview: Overview }) {
  const tiles = [
    { to: '/admin/enquiries', name: t('Enquiries'), text: describeOpen(overview) },
    { to: '/admin/reports', name: t('Reports from diners'), text: describeReports(overview) },
    {
      to: '/admin/restaurants',
      name: t('Restaurants and owners'),
      text: t('List a restaurant, appoint or remove its owner'),
    },
    { to: '/admin/charts', name: t('Charts of chains'), text: t('Record the allergen chart that a chain publishes') },
    {
      to: '/admin/components',
      name: t('Components of chains'),
      text: t('Say what is in a sauce that all places of a chain make alike'),
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
