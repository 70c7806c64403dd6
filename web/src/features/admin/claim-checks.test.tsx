import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildEnquiry } from '../../../test/admin-builders.ts';
import { ClaimChecks, isMailOf } from './claim-checks.tsx';

it.each([
  ['olive@half-moon.example', 'half-moon.example', true],
  ['olive@mail.half-moon.example', 'www.half-moon.example', true],
  ['olive@Half-Moon.example', 'half-moon.example', true],
  ['olive@not-half-moon.example', 'half-moon.example', false],
  ['half-moon.example@mail.example', 'half-moon.example', false],
  ['olive@half-moon.example.evil.example', 'half-moon.example', false],
])('%s is of %s: %s', (email, host, isOf) => {
  expect(isMailOf(email, host)).toBe(isOf);
});

const claim = {
  restaurant_id: 5,
  restaurant_name: 'Half Moon',
  restaurant_address: '1 Main Street',
  restaurant_phone: '(617) 555-0100',
  restaurant_site: 'https://www.half-moon.example/menu',
  owner: null,
};

it('says how to check a claim by what is listed, and never by what the sender wrote', () => {
  const enquiry = buildEnquiry({
    claim,
    email: 'gale@mail.example',
    phone: '6175559999',
    website: 'https://mail.example',
  });
  render(<ClaimChecks claim={claim} enquiry={enquiry} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:6175550100');
  expect(screen.getByText(/their address is not on half-moon.example/)).toBeDefined();
  expect(screen.getByText(/Half Moon, 1 Main Street/)).toBeDefined();
  expect(document.body.textContent).not.toContain('9999');
});

it('says what is missing where nothing is listed', () => {
  const bare = { ...claim, restaurant_phone: '', restaurant_site: null };
  render(<ClaimChecks claim={bare} enquiry={buildEnquiry({ claim: bare })} />);
  expect(screen.getByText('Phone: none is listed.')).toBeDefined();
  expect(screen.getByText('E-mail: no website is listed, so there is no domain to check.')).toBeDefined();
});
