import type { KitchenOrder } from '@clearplate/contract/kitchen-orders';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failsWith, garbage, noNetwork, neverAnswers, refuses, type Responses } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { renderPage } from '../../../test/render-page.tsx';

type Line = KitchenOrder['lines'][number];

const line = (given: Partial<Line> = {}): Line => ({
  dish: { name: 'Pad Thai', quantity: 2, variant: null },
  for: [0],
  since: 'same',
  ticks: [],
  ...given,
});

const order = (given: Partial<KitchenOrder> = {}): KitchenOrder => ({
  restaurant_name: 'Lemongrass Lane',
  language: 'en',
  place: 'Table 7',
  people: [{ foods: [{ need: 'dangerous', allergen: 'peanuts' }] }],
  lines: [line()],
  sent_at: '2026-11-21T18:00:00.000Z',
  expires_at: '2026-11-21T22:00:00.000Z',
  ...given,
});

const ticked = (initials = 'AM'): Line => line({ ticks: [{ mark: 'seen', initials, at: '2026-11-21T18:05:00.000Z' }] });

const open = (responses: Responses, hash = '#token-of-the-kitchen') =>
  renderPage(`/kitchen-order${hash}`, { responses: { readKitchenOrder: order(), ...responses } });

const ended = 'This link opens no order';
const typeInitials = async (page: ReturnType<typeof open>, text = 'AM') =>
  page.user.type(await screen.findByLabelText('Your initials'), text);
const seen = async () => (await screen.findAllByRole('button', { name: /Pad Thai$/ }))[0]!;

describe('a kitchen’s link', () => {
  it('shows what must not be in each dish, and sends the token in the body alone', async () => {
    const { calls } = open({});
    expect(await screen.findByRole('heading', { level: 2, name: /2 × Pad Thai/ })).toBeDefined();
    expect(screen.getByText(/Lemongrass Lane · Table 7/)).toBeDefined();
    expect(screen.getByText('One line is not ticked yet')).toBeDefined();
    const asked = calls.find(({ name }) => name === 'readKitchenOrder');
    expect(asked).toMatchObject({ body: { token: 'token-of-the-kitchen' }, params: {}, query: {} });
    expectNoPromise();
  });

  it('says of each dish what warns of it, for whom, in the kitchen’s words', async () => {
    const people: KitchenOrder['people'] = [
      { foods: [{ need: 'dangerous', allergen: 'peanuts' }] },
      {
        foods: [
          { need: 'leaveOut', written: 'Galangal' },
          { need: 'ask', allergen: 'milk' },
        ],
      },
    ];
    const warned = [
      { person: 1, food: 0 },
      { person: 1, food: 1 },
    ];
    const lines = [line({ for: [0, 1], warned }), line({ dish: { name: 'Rice', quantity: 1, variant: null } })];
    open({ readKitchenOrder: order({ language: 'es', people, lines }) });
    const all = await screen.findAllByText('Atención: este plato lleva o puede llevar: Galangal, leche');
    expect(all.map((one) => one.closest('section')?.querySelector('h3')?.textContent)).toEqual(['Persona 2Person 2']);
    expect(screen.getByText('Warning: this dish has or may have: Galangal, milk')).toBeDefined();
  });

  it('without a token opens nothing, and asks nobody', async () => {
    const { calls } = open({}, '');
    expect(await screen.findByText(ended)).toBeDefined();
    expect(calls.map(({ name }) => name)).not.toContain('readKitchenOrder');
  });

  it('that is forged, withdrawn or over says that it opens nothing', async () => {
    open({ readKitchenOrder: failsWith('gone') });
    expect(await screen.findByText(ended)).toBeDefined();
    expect(screen.queryByText(/Pad Thai/)).toBeNull();
  });

  it.each([
    ['the server fails', failsWith('internal')],
    ['there is no network', noNetwork],
    ['what came is no order', garbage],
  ])('is not taken for over where %s', async (_, readKitchenOrder) => {
    open({ readKitchenOrder });
    expect(await screen.findByText('The order could not be loaded.')).toBeDefined();
    expect(screen.queryByText(ended)).toBeNull();
  });

  it('says that it is loading', async () => {
    open({ readKitchenOrder: neverAnswers });
    expect(await screen.findByText('Loading the order')).toBeDefined();
  });
});

describe('a kitchen that reads another language', () => {
  it.each([
    ['es', 'Alergia alimentaria: pedido para la cocina', 'Sus iniciales', 'Escriba primero sus iniciales.'],
    ['zh', '食物过敏：厨房订单', '您的姓名缩写', '请先填写姓名缩写。'],
  ] as const)(
    'is told in %s what the page is and what to type, above the English',
    async (language, heading, label, first) => {
      const page = open({ readKitchenOrder: order({ language }) });
      const [own, english] = (await screen.findByText(heading)).parentElement!.children;
      expect(own?.getAttribute('lang')).toMatch(language);
      expect(english?.textContent).toBe('Food allergy: order for the kitchen');
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(document.title).toBe(`${heading} · Clearplate`);
      expect(screen.getByLabelText(`${label} · Your initials`)).toBeDefined();
      await page.user.click((await screen.findAllByRole('button', { name: /Pad Thai$/ }))[0]!);
      expect(await screen.findByText(`${first} Please type your initials first.`)).toBeDefined();
    },
  );

  it('is told it once where the device says the same', async () => {
    open({});
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Food allergy: order for the kitchen');
    expect(await screen.findByLabelText('Your initials')).toBeDefined();
  });
});

describe('what changed on the menu since it was sent', () => {
  it.each([
    ['removed', 'No longer on the menu since this was sent.'],
    ['changed', 'Its menu entry was changed after this was sent: look again.'],
  ] as const)('is said where the dish was %s', async (since, text) => {
    open({ readKitchenOrder: order({ lines: [line({ since })] }) });
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('is not invented', async () => {
    open({});
    await screen.findByText(/Table 7/);
    expect(screen.queryByText(/since this was sent|after this was sent/)).toBeNull();
  });
});

describe('a tick', () => {
  it('needs initials, and is not sent without', async () => {
    const page = open({});
    await page.user.click(await seen());
    expect(await screen.findByText('Please type your initials first.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Your initials'));
    expect(page.calls.map(({ name }) => name)).not.toContain('tickKitchenOrder');
  });

  it('shows what the server made of it, and who it was', async () => {
    const page = open({ tickKitchenOrder: order({ lines: [ticked('BO')] }) });
    await typeInitials(page);
    await page.user.click(await seen());
    expect(await screen.findByText('One line is only seen')).toBeDefined();
    expect(screen.queryByText('Every line is ticked.')).toBeNull();
    expect(screen.getByText(/BO · /)).toBeDefined();
    expect(page.calls.find(({ name }) => name === 'tickKitchenOrder')?.body).toMatchObject({ line: 0, initials: 'AM' });
  });

  it('that was not saved is not shown as if it were', async () => {
    const page = open({ tickKitchenOrder: failsWith('internal') });
    await typeInitials(page);
    await page.user.click(await seen());
    expect(await screen.findByText(/2 × Pad Thai: the tick was not saved/)).toBeDefined();
    expect(screen.getByText('One line is not ticked yet')).toBeDefined();
    expect(screen.queryByText(/AM · /)).toBeNull();
  });

  it.each([
    ['es', failsWith('internal'), '2 × Pad Thai: la marca no se guardó. Inténtelo otra vez.'],
    [
      'es',
      failsWith('rate_limited', 40),
      '2 × Pad Thai: la marca no se guardó. Inténtelo otra vez dentro de 40 segundos.',
    ],
    ['ko', failsWith('rate_limited', 170), '2 × Pad Thai: 저장되지 않았습니다. 3분 후에 다시 시도해 주세요.'],
    [
      'ja',
      refuses({ 'body.initials': 'is wrong' }),
      '2 × Pad Thai：保存されませんでした。イニシャルを確認してください。',
    ],
    ['th', noNetwork, '2 × Pad Thai: ไม่ได้บันทึก โปรดลองอีกครั้ง'],
  ] as const)('that was not saved is explained in the kitchen’s language, too: %s', async (language, refusal, text) => {
    const page = open({ readKitchenOrder: order({ language }), tickKitchenOrder: refusal });
    await page.user.type(await screen.findByLabelText(/Your initials$/), 'AM');
    await page.user.click(await seen());
    const own = await screen.findByText(text);
    expect(own.getAttribute('lang')).toBe(language);
    expect(own.parentElement?.textContent).toContain('2 × Pad Thai: the tick was not saved');
  });

  it('on an order that has ended meanwhile shows that it has', async () => {
    const page = open({ tickKitchenOrder: failsWith('gone') });
    await typeInitials(page);
    await page.user.click(await seen());
    expect(await screen.findByText(ended)).toBeDefined();
  });

  it('is taken back with its own time, so that another’s stays', async () => {
    const page = open({ readKitchenOrder: order({ lines: [ticked()] }), tickKitchenOrder: order() });
    await typeInitials(page);
    await page.user.click(await screen.findByRole('button', { name: /^Take back/ }));
    expect(await screen.findByText('One line is not ticked yet')).toBeDefined();
    expect(page.calls.find(({ name }) => name === 'tickKitchenOrder')?.body).toMatchObject({
      taken_back: '2026-11-21T18:05:00.000Z',
    });
  });
});

describe('without a connection', () => {
  it('says how old it is, and that ticks are not saved, as soon as the device knows', async () => {
    open({});
    await screen.findByText(/Table 7/);
    expect(screen.queryByText(/Not connected/)).toBeNull();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/Not connected: this is from .* what you tick now is not saved/)).toBeDefined();
  });

  it('says the same where the server is silent, keeps the order in sight, and takes it back once it answers', async () => {
    let works = true;
    open({ readKitchenOrder: () => (works ? order() : noNetwork) });
    await screen.findByText(/Table 7/);
    works = false;
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText(/Not connected/)).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: /2 × Pad Thai/ })).toBeDefined();
    works = true;
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(screen.queryByText(/Not connected/)).toBeNull());
  });

  it('does not go on showing an order that ended while it was away', async () => {
    let isOver = false;
    open({ readKitchenOrder: () => (isOver ? failsWith('gone') : order()) });
    await screen.findByText(/Table 7/);
    isOver = true;
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText(ended)).toBeDefined();
    expect(screen.queryByText(/Pad Thai/)).toBeNull();
  });
});
