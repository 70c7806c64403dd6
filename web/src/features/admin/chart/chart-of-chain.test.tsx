import type { ChartPage, ChartPlan } from '@clearplate/contract/charts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failsWith, refuses, type Responses } from '../../../../test/fake-api.ts';
import { renderPage } from '../../../../test/render-page.tsx';

const page = (chart: ChartPage['chart'] = null): ChartPage => ({
  version: chart ? '7-done-' : 'none',
  chain: { menu: 'moon', name: 'Half Moon', places: 2, dishes: 3 },
  chart,
});
const said = (level: 'absent' | 'contains') => [{ allergen: 'milk', level, reason: null, ingredient: null }] as const;
const fries = { name: 'Fries', section: '', also: [], statements: [...said('absent')] };
const rings = { name: 'Onion Rings XL', section: 'Sides', also: [] as string[], statements: [...said('contains')] };
const plan = (also: string[]): ChartPlan => ({
  version: 'none',
  rows: [
    { ...fries, found: ['Fries'], near: [] },
    { ...rings, also, found: also, near: also.length > 0 ? [] : ['Onion Rings'] },
  ],
  not_in_chart: also.length > 0 ? ['Tea'] : ['Onion Rings', 'Tea'],
  warnings_added: also.length,
  warnings_ended: 0,
  denials_added: 1,
  denials_ended: 8,
  denials_unsettled: 0,
  is_too_old: false,
});
const recorded: ChartPage['chart'] = {
  title: 'Allergen guide',
  address: 'https://moon.example/a.pdf',
  dated: '2026-07-01',
  recorded_at: '2026-11-20T12:00:00.000Z',
  recorded_by: 'Ada Admin',
  pending: null,
  clears_until: '2026-12-28',
  is_too_old: false,
  rows: [{ ...fries, found: ['Fries'] }],
  not_in_chart: ['Tea'],
};
const file = { title: 'Allergen guide', address: null, dated: '2026-07-01', rows: [fries, rings] };

const open = (responses: Responses) =>
  renderPage('/admin/charts?menu=moon', { session: 'w_admin', responses: { getChart: page(), ...responses } });

async function look(user: ReturnType<typeof open>['user']) {
  await user.upload(await screen.findByLabelText('Choose the chart'), new File(['{}'], 'chart.jsonl'));
  await screen.findByText('chart.jsonl: 2 rows');
  await user.type(screen.getByRole('textbox', { name: 'Address where it is published' }), 'https://moon.example/a.pdf');
  await user.click(screen.getByRole('button', { name: 'Show what it would change' }));
}

it('is looked at first, names are confirmed by hand, and what was looked at is recorded', async () => {
  const { user, calls } = open({
    readChartFile: file,
    previewChart: ({ body }) => plan(body.rows[1]!.also),
    recordChart: page(recorded),
  });
  await look(user);
  await screen.findByText('3 dishes on the menu, 1 in the chart');
  screen.getByText('8 “no …” taken away');
  screen.getByText('Diners will read, for example: Fries: The chain’s chart says: no milk, 1 Jul 2026');
  await user.click(screen.getByRole('checkbox', { name: 'The same as Onion Rings' }));
  await screen.findByText('1 warning added');
  await user.click(screen.getByRole('button', { name: 'Record it for 2 places' }));
  await screen.findByRole('heading', { name: 'Allergen guide' });
  expect(calls.find(({ name }) => name === 'recordChart')).toMatchObject({
    body: { title: 'Allergen guide', dated: '2026-07-01', rows: [fries, { ...rings, also: ['Onion Rings'] }] },
  });
  expect(screen.getByRole('link', { name: /^https:\/\/moon/ }).getAttribute('rel')).toContain('noopener');
  within(screen.getByRole('region', { name: 'Not in the chart' })).getByText('Tea');
  screen.getByText(/It clears until 28 Dec 2026/);
});

it('says beside its field what is wrong, and what somebody else did meanwhile', async () => {
  const { user } = open({
    readChartFile: file,
    previewChart: refuses({ dated: 'is older than the chain’s current chart' }),
  });
  await look(user);
  expect(await screen.findByText('This is older than the chain’s current chart')).toBeDefined();
});

it('is recorded by nobody who saw another one', async () => {
  const { user } = open({ readChartFile: file, previewChart: plan([]), recordChart: failsWith('precondition_failed') });
  await look(user);
  await user.click(await screen.findByRole('button', { name: 'Record it for 2 places' }));
  expect(await screen.findByText(/^Somebody else changed the chain’s chart meanwhile/)).toBeDefined();
});

it('is taken back, by mistake or not', async () => {
  const { user, calls } = open({ getChart: page(recorded), withdrawChart: page() });
  await user.click(await screen.findByRole('button', { name: 'Take it back' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Take it back' }));
  await screen.findByText('No chart is recorded for this chain.');
  expect(calls.find(({ name }) => name === 'withdrawChart')).toMatchObject({ body: { by_mistake: true } });
});
