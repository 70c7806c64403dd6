import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { buildClaim, buildEnquiry } from '../../../test/admin-builders.ts';
import { pageOf } from '../../../test/builders.ts';
import { failsWith, noNetwork, refuses, type Responses } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';

const path = '/admin/enquiries';
const answer = {
  at: '2026-11-04T10:00:00.000Z',
  by: 'Ada Admin',
  text: 'It is not.',
  mailed: false,
  undelivered: false,
};

async function open(responses: Responses) {
  const view = renderPage(path, { session: 'w_admin', responses });
  await screen.findByRole('article', { name: 'Gale Guest' });
  return view;
}

const answerBox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });

describe('the inbox', () => {
  it('shows open ones first, and answered ones on request', async () => {
    const { user, calls, place } = await open({
      listEnquiries: ({ query }) =>
        pageOf([query.state === 'open' ? buildEnquiry() : buildEnquiry({ id: 2, name: 'Bo', answer })]),
    });
    screen.getByText('Is the fryer shared?');
    expect(screen.getByRole('link', { name: 'gale@example.com' }).getAttribute('href')).toBe('mailto:gale@example.com');
    await user.click(screen.getByRole('tab', { name: 'Answered' }));
    const card = await screen.findByRole('article', { name: 'Bo' });
    within(card).getByText('It is not.');
    within(card).getByText(/Answered by Ada Admin on .*waiting to be sent/);
    expect(within(card).queryByRole('button', { name: 'Answer' })).toBeNull();
    expect(place.current).toBe('/admin/enquiries?state=answered');
    expect(calls.filter(({ name }) => name === 'listEnquiries').map(({ query }) => query['state'])).toEqual([
      'open',
      'answered',
    ]);
  });

  it('says when an answer could not be delivered, and how to reach its sender', async () => {
    await open({ listEnquiries: pageOf([buildEnquiry({ answer: { ...answer, undelivered: true } })]) });
    const card = screen.getByRole('article', { name: 'Gale Guest' });
    expect(card.textContent).toContain('This answer could not be delivered.');
    expect(card.textContent).not.toContain('waiting to be sent');
    const href = within(card).getByRole('link', { name: 'E-mail it yourself' }).getAttribute('href');
    expect(href).toMatch(/^mailto:gale@example\.com\?.*It%20is%20not/);
  });

  it('goes on page by page', async () => {
    const { user } = await open({
      listEnquiries: ({ query }) =>
        query.cursor === undefined ? pageOf([buildEnquiry()], 'abc') : pageOf([buildEnquiry({ id: 2, name: 'Bo' })]),
    });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('article', { name: 'Bo' })).toBeDefined();
  });

  it('says when nothing is open, and when it can’t be loaded', async () => {
    renderPage(path, { session: 'w_admin', responses: { listEnquiries: pageOf([]) } });
    expect(await screen.findByText('Every enquiry is answered.')).toBeDefined();
  });

  it('says that it can’t be loaded', async () => {
    renderPage(path, { session: 'w_admin', responses: { listEnquiries: noNetwork } });
    expect(await screen.findByText('The enquiries could not be loaded.')).toBeDefined();
  });

  it('never links a hostile website', async () => {
    const website = 'javascript:alert(1)';
    await open({ listEnquiries: pageOf([buildClaim({ website })]) });
    screen.getByText(website, { exact: false });
    expect(document.querySelector('a[href^="javascript"]')).toBeNull();
  });
});

describe('an answer', () => {
  it('is sent, and shown in the place of the form, which takes the focus', async () => {
    const { user, calls } = await open({
      listEnquiries: pageOf([buildEnquiry()]),
      answerEnquiry: buildEnquiry({ answer }),
    });
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    expect(document.activeElement).toBe(answerBox());
    await user.type(answerBox(), 'It is not. ');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    const shown = await screen.findByText('It is not.');
    expect(document.activeElement?.contains(shown)).toBe(true);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(calls.find(({ name }) => name === 'answerEnquiry')).toMatchObject({
      params: { id: '1' },
      body: { answer: 'It is not.' },
    });
  });

  it('that somebody else gave first loses nothing of what was typed', async () => {
    const { user } = await open({
      listEnquiries: pageOf([buildEnquiry()]),
      answerEnquiry: failsWith('conflict'),
      getEnquiry: buildEnquiry({ answer }),
    });
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    await user.type(answerBox(), 'Mine was longer');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('It is not.')).toBeDefined();
    screen.getByText(/Somebody else was quicker/);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Not sent' }).value).toBe('Mine was longer');
    await user.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('that could not be sent stays, also over a look at the others, and leaving asks first', async () => {
    const { user } = await open({
      listEnquiries: ({ query }) => pageOf(query.state === 'open' ? [buildEnquiry()] : []),
      answerEnquiry: noNetwork,
    });
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    await user.type(answerBox(), 'Wait');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText(/The answer was not sent: Clearplate isn’t answering/)).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Answered' }));
    expect(await screen.findByText('Nothing has been answered yet.')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Open' }));
    await waitFor(() => expect(answerBox().value).toBe('Wait'));
    await user.click(screen.getByRole('link', { name: 'Back to Admin' }));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
  });

  it('is not needed to be done with it', async () => {
    const { user } = await open({
      listEnquiries: pageOf([buildEnquiry()]),
      closeEnquiry: buildEnquiry({ answer: { ...answer, text: null } }),
    });
    await user.click(screen.getByRole('button', { name: 'Mark as done' }));
    expect(await screen.findByText(/Closed without an answer by Ada Admin/)).toBeDefined();
  });
});

test('spam is deleted after a question', async () => {
  const { user, calls } = await open({ listEnquiries: pageOf([buildEnquiry()]), deleteEnquiry: { ok: true } });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  expect(calls.map(({ name }) => name)).not.toContain('deleteEnquiry');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  const place = (await screen.findByText('Every enquiry is answered.')).closest('[tabindex="-1"]');
  await waitFor(() => expect(document.activeElement).toBe(place));
});

describe('a claim', () => {
  const settled = buildClaim({ answer });

  it('is granted after a clear question', async () => {
    const { user, calls } = await open({ listEnquiries: pageOf([buildClaim()]), appointClaimant: settled });
    expect(screen.getByRole('link', { name: 'Half Moon' }).getAttribute('href')).toBe('/restaurant/5');
    await user.click(screen.getByRole('button', { name: 'Appoint as owner' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make Gale Guest the owner of Half Moon?' });
    within(dialog).getByText(/what is in its dishes/);
    await user.click(within(dialog).getByRole('button', { name: 'Appoint as owner' }));
    expect(await screen.findByText('It is not.')).toBeDefined();
    expect(calls.find(({ name }) => name === 'appointClaimant')?.body).toEqual({ accept_unconfirmed: false });
    expect(screen.queryByRole('button', { name: 'Appoint as owner' })).toBeNull();
  });

  it('under an address that nobody has confirmed takes a tick', async () => {
    const account = { username: 'Gale', role: 'user', email_confirmed: false } as const;
    const { user, calls } = await open({ listEnquiries: pageOf([buildClaim({ account })]), appointClaimant: settled });
    await user.click(screen.getByRole('button', { name: 'Appoint as owner' }));
    const dialog = await screen.findByRole('dialog');
    const confirm = within(dialog).getByRole('button', { name: 'Appoint as owner' });
    await user.click(confirm);
    expect(calls.map(({ name }) => name)).not.toContain('appointClaimant');
    await user.click(within(dialog).getByRole('checkbox', { name: /made sure/ }));
    await user.click(confirm);
    expect(await screen.findByText('It is not.')).toBeDefined();
    expect(calls.find(({ name }) => name === 'appointClaimant')?.body).toEqual({ accept_unconfirmed: true });
  });

  it.each([
    [{ account: null }, /Nobody has an account with this address yet/],
    [{ claim: { ...buildClaim().claim!, owner: 'Omar' } }, /It has an owner, Omar/],
  ])('with something in its way says what', async (given, reason) => {
    await open({ listEnquiries: pageOf([buildClaim(given)]) });
    screen.getByText(reason);
    expect(screen.queryByRole('button', { name: 'Appoint as owner' })).toBeNull();
  });

  it('that is refused says why', async () => {
    const { user } = await open({
      listEnquiries: pageOf([buildClaim()]),
      appointClaimant: refuses({ accept_unconfirmed: 'must be set' }),
    });
    await user.click(screen.getByRole('button', { name: 'Appoint as owner' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Appoint as owner' }));
    expect(await screen.findByText(/They were not appointed: the address is not confirmed/)).toBeDefined();
  });
});

test.each(['user', 'r_admin'] as const)('%s is told that this is not theirs', async (session) => {
  renderPage(path, { session });
  expect(await screen.findByText('Forbidden')).toBeDefined();
});

test('a guest signs in first and comes back', async () => {
  const { place } = renderPage(path);
  await waitFor(() => expect(place.current).toBe('/login'));
});
