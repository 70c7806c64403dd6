import type { AdminReport, OwnReport } from '@clearplate/contract/reports';
import { screen, waitFor, within } from '@testing-library/react';
import { render } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish, buildUser, pageOf } from '../../../test/builders.ts';
import { failsWith, fakeFetch, type Responses } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { ReportsOfRestaurant } from '../../features/reports/reports-of-restaurant.tsx';

const at = '2026-11-03T08:00:00.000Z';
const sesame = { allergen: 'sesame', reported_at: at, restated_at: null, cleared_at: null } as const;
const report: OwnReport = {
  id: 8,
  dish_id: 4,
  dish_name: 'Korma',
  kind: 'reaction',
  state: 'open',
  reported_at: at,
  allergens: [sesame],
  words: '',
  answer: null,
  answered_at: null,
};
const adminReport: AdminReport = {
  ...report,
  words: 'Hives',
  author: 'a1b2c3d4-0000-4000-8000-000000000000',
  restaurant_id: 1,
  restaurant_name: 'Lemongrass Lane',
};
const korma = buildDish({ id: 4, name: 'Korma' });
const confirmed = { getDish: [korma], getUser: buildUser(), getOwnReports: [] };

/** Opens the page as the button on the dish does. */
const open = (kind: 'reaction' | 'wrong', session: 'guest' | 'user', responses: Responses = confirmed) =>
  renderPage({ pathname: '/dish/4/report', state: { kind } }, { session, responses });
const goOn = async ({ user }: ReturnType<typeof renderPage>) =>
  user.click(await screen.findByRole('button', { name: 'It is over, or I have help' }));

describe('reporting a reaction', () => {
  it('first says what to do now, also to a guest, and only then asks to sign in', async () => {
    const page = open('reaction', 'guest', { getDish: [korma] });
    expect(
      await screen.findByText(/Use your epinephrine now, if it is prescribed to you. Then call 911/),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Call 911' }).getAttribute('href')).toBe('tel:911');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await goOn(page);
    expect(await screen.findByText(/^Please sign in to report/)).toBeDefined();
  });

  it('asks for a confirmed e-mail', async () => {
    const page = open('reaction', 'user', { ...confirmed, getUser: buildUser({ email_confirmed: false }) });
    await goOn(page);
    expect(await screen.findByRole('link', { name: 'Confirm your e-mail' })).toBeDefined();
  });

  it('asks to what, the person’s own first, and sends it in a body', async () => {
    const mustard = { kind: 'allergen', allergen: 'mustard', strictness: 'ask' } as const;
    const page = open('reaction', 'user', {
      ...confirmed,
      getProfile: { eaters: [{ avoids: [mustard] }] },
      reportDish: report,
    });
    await goOn(page);
    await waitFor(() => expect(screen.getAllByRole('checkbox')[0]!.parentElement!.textContent).toBe('Mustard'));
    await page.user.click(screen.getByRole('button', { name: 'Report the reaction' }));
    expect(document.activeElement?.textContent).toContain('Tick at least one');
    await page.user.click(screen.getByRole('link', { name: /Tick at least one/ }));
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'I don’t know' }));
    await page.user.click(screen.getByRole('checkbox', { name: 'Sesame' }));
    await page.user.type(screen.getByLabelText(/What happened/), 'Hives');
    await page.user.click(screen.getByRole('button', { name: 'Report the reaction' }));
    expect(await screen.findByRole('region', { name: 'Thank you' })).toBeDefined();
    const sent = page.calls.find(({ name }) => name === 'reportDish');
    expect(sent).toMatchObject({ query: {}, body: { kind: 'reaction', allergens: ['sesame'], words: 'Hives' } });
    expect(page.place.current).toBe('/dish/4/report');
    expectNoPromise();
  });

  it('may not know to what', async () => {
    const page = open('reaction', 'user', { ...confirmed, reportDish: { ...report, allergens: [] } });
    await goOn(page);
    await page.user.click(await screen.findByRole('checkbox', { name: 'Sesame' }));
    await page.user.click(screen.getByRole('checkbox', { name: 'I don’t know' }));
    await page.user.click(screen.getByRole('button', { name: 'Report the reaction' }));
    await screen.findByRole('region', { name: 'Thank you' });
    expect(page.calls.find(({ name }) => name === 'reportDish')?.body).toMatchObject({ allergens: [] });
  });

  it('says why it was not taken', async () => {
    const page = open('reaction', 'user', { ...confirmed, reportDish: failsWith('rate_limited', 3600) });
    await goOn(page);
    await page.user.click(await screen.findByRole('checkbox', { name: 'Sesame' }));
    await page.user.click(screen.getByRole('button', { name: 'Report the reaction' }));
    expect(await screen.findByText(/It was not reported: please try again in 60 minutes/)).toBeDefined();
  });

  it('is taken back', async () => {
    let own: OwnReport[] = [report];
    const page = open('reaction', 'user', {
      ...confirmed,
      getOwnReports: () => own,
      withdrawReport: ({ params }) => {
        own = own.filter(({ id }) => id !== params.id);
        return { ok: true };
      },
    });
    await goOn(page);
    expect(await screen.findByText('Reaction to sesame reported 3 Nov 2026. It counts.')).toBeDefined();
    await page.user.click(screen.getByRole('button', { name: 'Withdraw it' }));
    expect(await screen.findByRole('button', { name: 'Report the reaction' })).toBeDefined();
  });
});

describe('what its author was told that a dish contains', () => {
  const told = { ...report, id: 7, kind: 'told' as const };

  it('is no reaction to it, and stands beside the reaction that is reported now', async () => {
    const page = open('reaction', 'user', { ...confirmed, getOwnReports: [told], reportDish: report });
    await goOn(page);
    expect(
      await screen.findByText('A diner was told that it contains sesame, reported 3 Nov 2026. It counts.'),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Change it' })).toBeNull();
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    await page.user.click(screen.getByRole('checkbox', { name: 'Milk' }));
    await page.user.click(screen.getByRole('button', { name: 'Report the reaction' }));
    await screen.findByRole('region', { name: 'Thank you' });
    expect(page.calls.filter(({ name }) => name === 'withdrawReport')).toEqual([]);
  });

  it('is withdrawn by itself, and the reaction stays', async () => {
    let own: OwnReport[] = [told, report];
    const page = open('reaction', 'user', {
      ...confirmed,
      getOwnReports: () => own,
      withdrawReport: ({ params }) => {
        own = own.filter(({ id }) => id !== params.id);
        return { ok: true };
      },
    });
    await goOn(page);
    const group = await screen.findByRole('group', { name: /was told that it contains sesame/ });
    await page.user.click(within(group).getByRole('button', { name: 'Withdraw it' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: /was told/ })).toBeNull());
    expect(screen.getByText('Reaction to sesame reported 3 Nov 2026. It counts.')).toBeDefined();
    expect(page.calls.find(({ name }) => name === 'withdrawReport')?.params).toEqual({ id: '7' });
  });
});

describe('a dismissed report', () => {
  const dismissed = { ...report, state: 'dismissed' as const };

  it('is not made again', async () => {
    const page = open('reaction', 'user', { ...confirmed, getOwnReports: [dismissed] });
    await goOn(page);
    expect(await screen.findByText(/^The people who run Clearplate dismissed your report/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Report|Change it|Withdraw it/ })).toBeNull();
  });

  it('leaves what is reported of another kind', async () => {
    open('wrong', 'user', { ...confirmed, getOwnReports: [dismissed] });
    expect(await screen.findByText(/^The people who run Clearplate dismissed your report/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Report it' })).toBeDefined();
  });

  it('leaves an open reaction to be changed, where what it named can’t be ticked', async () => {
    const told = {
      ...dismissed,
      id: 7,
      kind: 'told' as const,
      allergens: [{ ...sesame, allergen: 'almond' as const }],
    };
    const page = open('reaction', 'user', { ...confirmed, getOwnReports: [told, report], reportDish: report });
    await goOn(page);
    await page.user.click(await screen.findByRole('button', { name: 'Change it' }));
    const names = screen.getAllByRole('checkbox').map((box) => box.parentElement!.textContent);
    expect(names).toContain('Milk');
    expect(names.filter((name) => /tree nuts|almond/i.test(name))).toEqual([]);
    await page.user.click(screen.getByRole('checkbox', { name: 'Milk' }));
    await page.user.click(screen.getByRole('button', { name: 'Report the reaction' }));
    await screen.findByRole('region', { name: 'Thank you' });
    const sent = page.calls.find(({ name }) => name === 'reportDish');
    expect(sent?.body).toMatchObject({ allergens: ['sesame', 'milk'] });
  });
});

it('what is typed is not left behind without asking', async () => {
  const { user, place } = open('wrong', 'user');
  await user.type(await screen.findByRole('textbox', { name: /What looks wrong/ }), 'There is tahini');
  await user.click(screen.getByRole('link', { name: 'Back to the dish' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Stay here' }));
  expect(place.current).toBe('/dish/4/report');
  expect(screen.getByDisplayValue('There is tahini')).toBeDefined();
});

it('what looks wrong is said without advice for an emergency', async () => {
  const { user, calls } = open('wrong', 'user', { ...confirmed, reportDish: { ...report, kind: 'wrong' } });
  await user.type(await screen.findByLabelText('What looks wrong?'), 'No price');
  await user.click(screen.getByRole('button', { name: 'Report it' }));
  await screen.findByRole('region', { name: 'Thank you' });
  expect(calls.find(({ name }) => name === 'reportDish')?.body).toEqual({ kind: 'wrong', words: 'No price' });
});

it('a dish says what was reported, never that it contains it, and what the restaurant answers', async () => {
  const evidence = [{ kind: 'report' as const, at }];
  const facts = buildFacts(
    {},
    { allergens: [{ allergen: 'sesame', presence: 'reported', coveredAt: null, evidence }] },
  );
  const { words: _, dish_name: __, ...shown } = report;
  sessionStorage.setItem('avoiding', '["sesame"]');
  renderPage('/dish/4', {
    responses: {
      getDish: [{ ...korma, facts }],
      listDishReports: [{ ...shown, state: 'open', answer: 'We look into it.', answered_at: at }],
    },
  });
  const verdict = await screen.findByRole('region', { name: 'Verdict' });
  expect(verdict.textContent).toMatch(/^Avoid.*A diner reacted on 3 Nov 2026: sesame/);
  expect(await screen.findByRole('heading', { name: 'Reaction reported' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Contains' })).toBeNull();
  expect(await screen.findByText('The restaurant answers, 3 Nov 2026: “We look into it.”')).toBeDefined();
  expect(screen.getByRole('link', { name: 'I reacted to this dish' }).getAttribute('href')).toBe('/dish/4/report');
});

describe('the admins’ list', () => {
  it('settles only what the restaurant has stated anew', async () => {
    const restated = { ...adminReport, id: 9, allergens: [{ ...sesame, restated_at: at }] };
    const { user, calls } = renderPage('/admin/reports', {
      session: 'w_admin',
      responses: { listReports: pageOf([adminReport, restated]), closeReport: { ...restated, state: 'closed' } },
    });
    const [first, second] = await screen.findAllByRole<HTMLButtonElement>('button', { name: /I’ve checked/ });
    expect([first!.disabled, second!.disabled]).toEqual([true, false]);
    await user.click(second!);
    await waitFor(() => expect(calls.find(({ name }) => name === 'closeReport')?.params).toEqual({ id: '9' }));
  });

  it('dismisses with a reason', async () => {
    const { user, calls } = renderPage('/admin/reports', {
      session: 'w_admin',
      responses: { listReports: pageOf([adminReport]), dismissReport: { ...adminReport, state: 'dismissed' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/Why/), 'Spam');
    await user.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ name }) => name === 'dismissReport')?.body).toEqual({ reason: 'Spam' });
  });

  it('shows all of one author', async () => {
    const { calls } = renderPage(`/admin/reports?author=${adminReport.author}`, {
      session: 'w_admin',
      responses: { listReports: pageOf([{ ...adminReport, state: 'withdrawn' }]) },
    });
    expect(await screen.findByText(/Withdrawn/)).toBeDefined();
    expect(calls.find(({ name }) => name === 'listReports')?.query).toMatchObject({ author: adminReport.author });
  });
});

it('an owner reads what was reported, and answers', async () => {
  const { words: _, ...seen } = report;
  const { fetch, calls } = fakeFetch({
    listRestaurantReports: pageOf([{ ...seen, words: null }]),
    answerReport: { ...seen, words: null, answer: 'Sorry', answered_at: at },
  });
  vi.stubGlobal('fetch', fetch);
  localStorage.setItem('token', 'mine');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ReportsOfRestaurant restaurantId={1} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const { userEvent } = await import('@testing-library/user-event');
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Your answer about Korma'), 'Sorry');
  await user.click(screen.getByRole('button', { name: 'Answer in public' }));
  await waitFor(() => expect(calls.find(({ name }) => name === 'answerReport')?.body).toEqual({ answer: 'Sorry' }));
});
