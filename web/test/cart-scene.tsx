import type { CartLine } from '@clearplate/contract/cart';
import type { Profile } from '@clearplate/contract/eaters';
import { screen } from '@testing-library/react';
import { buildFacts } from './build-facts.ts';
import { buildCartGroup, buildCartLine } from './cart-builders.ts';
import type { Responses } from './fake-api.ts';
import { renderPage } from './render-page.tsx';

const milk = { kind: 'allergen', allergen: 'milk', strictness: 'ask' } as const;
export const sesame = { kind: 'allergen', allergen: 'sesame', strictness: 'ask' } as const;
const profile: Profile = {
  eaters: [
    { name: 'Ann', avoids: [milk] },
    { name: 'Ben', avoids: [sesame] },
  ],
};
export const fine = buildFacts({ absent: ['milk', 'sesame'] });
export const withSesame = buildFacts({ absent: ['milk'], contains: ['sesame'] });
export const at = '2026-11-03T09:00:00.000Z';
const sesameStated: CartLine['changes'][number] = {
  at,
  changes: [
    {
      kind: 'allergen_stated',
      allergen: 'sesame',
      level: 'contains',
      source: 'restaurant',
      reason: null,
      was: 'absent',
    },
  ],
};
export const worse = buildCartLine({ facts: withSesame, facts_seen: fine, changes: [sesameStated] });

export const showing = (lines: readonly CartLine[], more: Responses = {}) => {
  const responses = { getProfile: profile, getCart: [buildCartGroup(lines)], ...more };
  return renderPage('/cart', { session: 'user', responses });
};
export const findLine = async (name = 'Soup') =>
  (await screen.findByRole('heading', { level: 3, name })).closest('article')!;
export const findOrder = () => screen.findByRole('link', { name: /^Order at DoorDash/ });
