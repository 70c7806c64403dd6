import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failsWith, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';

const general = {
  Name: 'Dana Diner',
  Email: 'dana@example.com',
  'Phone number': '6175550123',
  Message: 'Which oil do they fry in?',
};
const restaurant = {
  'Contact name': 'Olive Owner',
  'Contact email': 'olive@example.com',
  'Contact phone number': '6175550123',
  'Restaurant name': 'Half Moon',
  'Restaurant address': '88 Prospect Mews',
  'Zip code': '02139',
  Website: 'https://half-moon.example',
};

async function fill(entries: Readonly<Record<string, string>>) {
  const user = userEvent.setup();
  for (const [label, text] of Object.entries(entries)) {
    await user.clear(screen.getByRole('textbox', { name: label }));
    await user.type(screen.getByRole('textbox', { name: label }), text);
  }
}

async function open(responses: Responses = {}) {
  const page = renderPage('/contactUs', { responses });
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  return page;
}

test('sends a general enquiry and is empty again', async () => {
  const { user, calls } = await open({ sendGeneralEnquiry: { ok: true } });
  await fill(general);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Success!');
  expect(calls.find(({ name }) => name === 'sendGeneralEnquiry')?.body).toEqual({
    name: 'Dana Diner',
    email: 'dana@example.com',
    phoneno: '6175550123',
    message: 'Which oil do they fry in?',
  });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('');
});

test.each(['(617) 555-0123', '617.555.0123', '617 555\u20110123'])(
  'takes the phone number %s as its ten digits',
  async (phone) => {
    const { user, calls } = await open({ sendGeneralEnquiry: { ok: true } });
    await fill({ ...general, 'Phone number': phone });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Success!');
    expect(calls.find(({ name }) => name === 'sendGeneralEnquiry')?.body).toMatchObject({ phoneno: '6175550123' });
  },
);

test('sends a restaurant enquiry', async () => {
  const { user, calls } = await open({ sendRestaurantEnquiry: { ok: true } });
  await user.click(screen.getByRole('radio', { name: 'Restaurant Enquiry' }));
  await fill(restaurant);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Success!');
  expect(calls.find(({ name }) => name === 'sendRestaurantEnquiry')?.body).toEqual({
    c_name: 'Olive Owner',
    c_email: 'olive@example.com',
    c_phoneno: '6175550123',
    restaurant_name: 'Half Moon',
    restaurant_address: '88 Prospect Mews',
    zipcode: '02139',
    website: 'https://half-moon.example',
  });
});

test.each([
  ['Phone number', '617555012', /exactly 10 digits/],
  ['Phone number', '+1 617 555 0123', /exactly 10 digits/],
  ['Email', 'dana', /e-mail address like/],
  ['Message', ' ', /Enter your message/],
])('refuses %s "%s" and names it in a summary that takes the focus', async (label, text, reason) => {
  const { user, calls } = await open();
  await fill({ ...general, [label]: text });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' }));
  await user.click(screen.getByRole('link', { name: reason }));
  const field = screen.getByRole('textbox', { name: label });
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(calls.map(({ name }) => name)).not.toContain('sendGeneralEnquiry');
});

test('refuses a website that is none and a zip code that is no number', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'Restaurant Enquiry' }));
  await fill({ ...restaurant, 'Zip code': 'abcde', Website: 'half moon' });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  screen.getByRole('link', { name: /zip code of five digits/ });
  expect(screen.getByRole('link', { name: /web address that starts with/ })).toBeDefined();
});

test.each([
  [noNetwork, /couldn’t send your message/],
  [failsWith('rate_limited', 50), /try again in 50 seconds/],
])('keeps what was written when it did not arrive, and says why', async (failure, reason) => {
  const { user } = await open({ sendGeneralEnquiry: failure });
  await fill(general);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Error!');
  screen.getByText(reason);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Message' }).value).toBe(general.Message);
});

test('what was typed waits while the other form is looked at', async () => {
  const { user } = await open();
  await fill({ Name: 'Dana' });
  await user.click(screen.getByRole('radio', { name: 'Restaurant Enquiry' }));
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'General Enquiry' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Dana');
});
