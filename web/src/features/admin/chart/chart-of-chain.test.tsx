import type { ChartPage, ChartPlan } from '@clearplate/contract/charts';
import { readMenu } from '@clearplate/menus/read-menu';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DraftAnswer, DraftQuestion } from '../../../entities/menu-draft/draft-worker.ts';
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
  changes: [
    { dish: 'Fries', changes: [{ allergen: 'milk', before: null, after: 'absent', is_unsettled: true }] },
    { dish: 'Tea', changes: [{ allergen: 'soybeans', before: 'absent', after: null, is_unsettled: false }] },
  ],
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
const lines = (...dishes: readonly object[]) =>
  new File(
    [JSON.stringify({ type: 'chart', menu: 'moon', title: 'Allergen guide', dated: '2026-07-01', dishes })],
    'chart.jsonl',
  );
const chart = lines(fries, rings);

/** Runs the worker's own code in the page, because the tests' DOM has no workers. */
class ReadingThread extends EventTarget {
  postMessage(question: DraftQuestion) {
    if (question.kind !== 'read') return;
    void readMenu(question.file).then((read) => {
      const data: DraftAnswer = { id: question.id, read };
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
  terminate() {}
}
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('Worker', ReadingThread);
});

const open = (responses: Responses) =>
  renderPage('/admin/charts?menu=moon', { session: 'w_admin', responses: { getChart: page(), ...responses } });

async function look(user: ReturnType<typeof open>['user'], given = chart) {
  await user.upload(await screen.findByLabelText('Choose the chart'), given);
  await screen.findByText(/^chart\.jsonl: \d rows?$/);
  await user.type(screen.getByRole('textbox', { name: 'Address where it is published' }), 'https://moon.example/a.pdf');
  await user.click(screen.getByRole('button', { name: 'Show what it would change' }));
}

it('is looked at first, names are confirmed by hand, and what was looked at is recorded', async () => {
  const { user, calls } = open({
    previewChart: ({ body }) => plan(body.rows[1]?.also ?? []),
    recordChart: page(recorded),
  });
  await look(user);
  await screen.findByText('3 dishes on the menu, 1 in the chart');
  screen.getByText('8 “no …” taken away');
  screen.getByText('Diners will read, for example: Fries: The chain’s chart says: no milk, 1 Jul 2026');
  const rows = within(screen.getByRole('region', { name: 'In the chart and on no menu' }));
  rows.getByText('Onion Rings XL');
  within(screen.getByRole('region', { name: 'Not in the chart' })).getByText('soy');
  await user.click(screen.getByRole('checkbox', { name: 'The same as Onion Rings' }));
  await screen.findByText('1 warning added', undefined, { timeout: 5000 });
  await user.click(screen.getByRole('button', { name: 'Record it for 2 places' }));
  await screen.findByRole('heading', { name: 'Allergen guide' });
  expect(calls.find(({ name }) => name === 'recordChart')).toMatchObject({
    body: { title: 'Allergen guide', dated: '2026-07-01', rows: [fries, { ...rings, also: ['Onion Rings'] }] },
  });
  expect(screen.getByRole('link', { name: /^https:\/\/moon/ }).getAttribute('rel')).toContain('noopener');
  within(screen.getByRole('region', { name: 'Not in the chart' })).getByText('Tea');
  screen.getByText(/It clears until 28 Dec 2026/);
});

it('is corrected and left out row by row, and a correction holds when the file is read again', async () => {
  const { user, calls } = open({
    previewChart: ({ body }) => plan(body.rows[1]?.also ?? []),
    recordChart: page(recorded),
  });
  await look(user);
  await user.click(await screen.findByText('1 row is on the menu'));
  await screen.findByText('Clears nothing, because the dish changed after the chart: milk.');
  const row = within((await screen.findByText('Fries', { selector: 'b' })).closest('li')!);
  await user.click(row.getByRole('button', { name: 'Correct' }));
  await user.selectOptions(row.getByLabelText('Milk'), 'Contains');
  await row.findByText('Contains milk');
  const lost = within(screen.getByText('Onion Rings XL').closest('li')!);
  await user.click(lost.getByRole('button', { name: 'Leave it out' }));
  await user.upload(screen.getByLabelText('Add another file'), chart);
  await vi.waitFor(
    () =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Record it for 2 places' }).disabled).toBe(false),
    {
      timeout: 5000,
    },
  );
  await user.click(screen.getByRole('button', { name: 'Record it for 2 places' }));
  await screen.findByRole('heading', { name: 'Allergen guide' });
  const sent = calls.find(({ name }) => name === 'recordChart');
  expect(sent).toMatchObject({ body: { rows: [{ name: 'Fries', statements: said('contains') }] } });
});

it('says which rows are about one dish, and what was read with doubt', async () => {
  const { user } = open({
    previewChart: { ...plan([]), rows: [1, 2].map(() => ({ ...fries, found: ['Fries'], near: [] })) },
  });
  await look(user, lines(fries, { ...fries, statements: [{ allergen: 'unobtainium', level: 'absent' }] }));
  const rows = within(await screen.findByRole('region', { name: 'To look at' }));
  await screen.findByText('2 rows to look at');
  expect(rows.getAllByText(/^Another row is about Fries too/)).toHaveLength(2);
  rows.getByText(/Not an allergen that we know: "unobtainium"/);
});

it('can be a photograph, which the server reads', async () => {
  const { user, calls } = open({
    readChartFile: { kind: 'photograph', dishes: [], doubts: [{ about: 'file', says: 'The file is empty.' }] },
  });
  const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'chart.png');
  await user.upload(await screen.findByLabelText('Choose the chart'), picture);
  await screen.findByText('chart.png: 0 rows');
  screen.getByText('The file is empty.');
  expect(calls.map(({ name }) => name)).toContain('readChartFile');
});

it('says beside its field what is wrong, and what somebody else did meanwhile', async () => {
  const { user } = open({
    previewChart: refuses({ dated: 'is older than the chain’s current chart' }),
  });
  await look(user);
  expect(await screen.findByText('This is older than the chain’s current chart')).toBeDefined();
});

it('is recorded by nobody who saw another one', async () => {
  const { user } = open({ previewChart: plan([]), recordChart: failsWith('precondition_failed') });
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
