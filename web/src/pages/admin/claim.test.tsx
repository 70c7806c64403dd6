import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failsWith } from '../../../test/fake-api.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage, type PageOptions } from '../../../test/render-page.tsx';

const restaurant = buildRestaurantDetail({ phone: '+1 (617) 555-0123', url: 'https://lane.example' });
const claim = 'Is this your restaurant?';
const valueOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

function open(path: string, options: PageOptions = {}) {
  return renderPage(path, {
    ...options,
    responses: { getRestaurant: [restaurant], getRestaurantMenu: { recipes: [] }, ...options.responses },
  });
}

test('a restaurant without owner leads to the enquiry, filled in with what is known', async () => {
  const { user, calls, place } = open('/restaurant/1', {
    session: 'user',
    responses: { sendRestaurantEnquiry: { ok: true } },
  });
  await user.click(await screen.findByRole('link', { name: claim }));
  expect(await screen.findByText('Lemongrass Lane', { selector: 'strong' })).toBeDefined();
  expect(place.current).toBe('/contactUs?restaurant=1');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Restaurant Enquiry' }).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Success!')).toBeDefined();
  expect(screen.getByText('Thanks. Somebody will check that the restaurant is yours and write to you.')).toBeDefined();
  expect(calls.find(({ name }) => name === 'sendRestaurantEnquiry')?.body).toEqual({
    c_name: 'Dana Diner',
    c_email: 'dana@example.com',
    c_phoneno: '6175550123',
    restaurant_name: 'Lemongrass Lane',
    restaurant_address: '1 Main Street, Cambridge, MA',
    zipcode: '02139',
    website: 'https://lane.example',
    restaurant_id: 1,
  });
  expect(valueOf('Restaurant name')).toBe('');
  expect(screen.queryByText('Lemongrass Lane', { selector: 'strong' })).toBeNull();
});

test('a claim says what is required and what happens next, and needs no website', async () => {
  const { user, calls } = open('/contactUs?restaurant=1', {
    session: 'user',
    responses: {
      getRestaurant: [{ ...restaurant, url: null }],
      sendRestaurantEnquiry: { ok: true, usual_days: 3 },
    },
  });
  expect(await screen.findByRole('heading', { name: 'What happens next' })).toBeDefined();
  const required = screen.getAllByRole('textbox').filter((field) => (field as HTMLInputElement).required);
  expect(required.map((field) => field.closest('.text-field')?.querySelector('label')?.textContent)).toEqual([
    'Contact name',
    'Contact email',
    'Contact phone number',
    'Restaurant name',
    'Restaurant address',
    'Zip code',
  ]);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(
    await screen.findByText(
      'Thanks. Somebody will check that the restaurant is yours and write to you, usually within 3 days.',
    ),
  ).toBeDefined();
  expect(calls.find(({ name }) => name === 'sendRestaurantEnquiry')?.body).not.toHaveProperty('website');
});

test('an enquiry that claims nothing needs its website', async () => {
  const { user, calls } = open('/contactUs');
  await user.click(await screen.findByRole('radio', { name: 'Restaurant Enquiry' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Website' }).required).toBe(true);
  expect(screen.queryByRole('heading', { name: 'What happens next' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('link', { name: /the restaurant’s website/ })).toBeDefined();
  expect(calls.map(({ name }) => name)).not.toContain('sendRestaurantEnquiry');
});

test('a restaurant with an owner has no such button', async () => {
  open('/restaurant/1', { responses: { getRestaurant: [{ ...restaurant, user_id: 9 }] } });
  await screen.findByRole('heading', { level: 1, name: 'Lemongrass Lane' });
  expect(screen.queryByRole('link', { name: claim })).toBeNull();
});

test('a guest fills in who they are', async () => {
  open('/contactUs?restaurant=1');
  expect(await screen.findByText('Lemongrass Lane', { selector: 'strong' })).toBeDefined();
  expect(['Contact name', 'Contact email', 'Restaurant name'].map(valueOf)).toEqual(['', '', 'Lemongrass Lane']);
});

test('a restaurant that can’t be had leaves the form to be filled in', async () => {
  open('/contactUs?restaurant=1', { responses: { getRestaurant: failsWith('not_found') } });
  await screen.findByRole('textbox', { name: 'Restaurant name' });
  expect(valueOf('Restaurant name')).toBe('');
});

test('an address that names none is the contact page as ever', async () => {
  const { calls } = open('/contactUs?restaurant=javascript:1');
  await screen.findByRole('textbox', { name: 'Message' });
  expect(calls.map(({ name }) => name)).not.toContain('getRestaurant');
});
