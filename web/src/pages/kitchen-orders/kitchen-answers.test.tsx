import type { KitchenOrder, TickMark } from '@clearplate/contract/kitchen-orders';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { rememberOrder } from '../../features/kitchen-orders/stored-orders.ts';
import { es } from '../../translations/interface/es.ts';
import { speakEnglish, speakSpanish } from '../../translations/t.ts';

type Order = KitchenOrder;
type Line = Order['lines'][number];

const line = (name: string, ...marks: TickMark[]): Line => ({
  dish: { name, quantity: 1, variant: null },
  for: [0],
  since: 'same',
  ticks: marks.map((mark, minute) => ({ mark, initials: 'JM', at: `2026-11-21T18:0${minute}:00.000Z` })),
});

const order = (lines: Line[], given: Partial<Order> = {}): Order => ({
  restaurant_name: 'Lemongrass Lane',
  language: 'th',
  place: 'Table 7',
  people: [{ foods: [{ need: 'ask', allergen: 'peanuts' }] }],
  lines,
  sent_at: '2026-11-21T18:00:00.000Z',
  expires_at: '2026-11-21T22:00:00.000Z',
  ...given,
});

function openKitchen(read: Order, language: 'en' | 'es' = 'en') {
  if (language === 'es') speakSpanish(es);
  return renderPage('/kitchen-order#token-of-the-kitchen', { responses: { readKitchenOrder: read } });
}

function openDiner(read: Order, language: 'en' | 'es' = 'en') {
  if (language === 'es') speakSpanish(es);
  rememberOrder({
    restaurant: 'Lemongrass Lane',
    kitchenToken: 'k'.repeat(43),
    dinerToken: 'd'.repeat(43),
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  });
  return renderPage('/told-kitchens', { responses: { readKitchenOrder: read } });
}

afterEach(() => {
  speakEnglish();
  localStorage.clear();
});

const row = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name: `1 × ${name}` })).closest('li')!;
const signs = (root: Element, mark: TickMark) => root.querySelector(`.order-mark--${mark} [aria-hidden]`);

describe('what the kitchen answered, as its diner reads it', () => {
  it.each([
    ['en', 'Separate pan'],
    ['es', 'Sartén aparte'],
  ] as const)('is in their own language first (%s), and the kitchen’s below', async (language, own) => {
    openDiner(order([line('Larb', 'separate')]), language);
    const [first, second] = within(await row('Larb')).getByText('ใช้กระทะแยก').parentElement!.children;
    expect(first?.textContent).toBe(own);
    expect(second?.getAttribute('lang')).toBe('th');
    expect(screen.getByText(new RegExp(`^1 × Larb: ${own} \\(ใช้กระทะแยก\\) \\(JM, `))).toBeDefined();
  });

  it('shows a dish that was merely read with another sign than one that was answered, and says so', async () => {
    openDiner(order([line('Larb', 'seen'), line('Rice', 'separate')]));
    expect(signs(await row('Larb'), 'seen')?.tagName).toBe('svg');
    expect(signs(await row('Rice'), 'separate')?.textContent).toBe('✓');
    expect(screen.getByText(/only seen, and not answered: 1 × Larb\./)).toBeDefined();
    expect(screen.queryByText(/has ticked every line/)).toBeNull();
    expect(document.querySelector('.order-status--ticked')).toBeNull();
  });

  it('says a refusal once, loudly, and not again as good news', async () => {
    openDiner(order([line('Larb', 'cannot'), line('Rice', 'separate')]));
    await row('Larb');
    expect(screen.getAllByText(/1 × Larb.*can’t make it so|can’t make it so: 1 × Larb/)).toHaveLength(1);
    expect(document.querySelector('.order-status--ticked, .notice--done')).toBeNull();
  });

  it('leaves no empty band above once every line is ticked', async () => {
    openDiner(order([line('Larb', 'separate')]));
    expect(await screen.findByText(/has ticked every line/)).toBeDefined();
    for (const region of screen.getAllByRole('alert')) expect(region.childElementCount).toBe(0);
  });

  it('warns of traces as loudly as of a refusal, whatever else was ticked', async () => {
    openDiner(order([line('Larb', 'separate', 'traces')]));
    await row('Larb');
    const alert = screen
      .getAllByRole('alert')
      .find(({ textContent }) => textContent.includes('traces are possible: 1 × Larb'));
    expect(alert?.querySelector('.order-status--traces')).not.toBeNull();
    expect(screen.queryByText(/has ticked every line/)).toBeNull();
  });

  it.each([
    ['ask', true],
    ['leaveOut', false],
  ] as const)('does not pass silence about traces for an answer (%s)', async (need, isAsked) => {
    openDiner(order([line('Larb', 'separate')], { people: [{ foods: [{ need, allergen: 'peanuts' }] }] }));
    expect((await screen.findByText(/has ticked every line/)).textContent.includes('nothing about traces')).toBe(
      isAsked,
    );
  });
});

describe('what the kitchen reads of how its order stands', () => {
  it.each([
    [['cannot'], 'cannot', 'One line can’t be made so'],
    [['traces', 'separate'], 'traces', 'Traces are possible in one line'],
    [[], 'unticked', 'One line is not ticked yet'],
    [['seen'], 'seen', 'One line is only seen'],
    [['separate', 'seen'], 'ticked', 'Every line is ticked.'],
  ] as const)('follows its worst line: %j', async (marks, state, text) => {
    openKitchen(order([line('Larb', ...marks), line('Rice', 'separate')]));
    const status = (await screen.findByText(text)).closest('.order-status');
    expect(status?.className).toBe(`order-status order-status--${state}`);
    if (state !== 'ticked') expect(screen.queryByText('Every line is ticked.')).toBeNull();
  });

  it('is in its language first, with the note that nobody has checked that', async () => {
    openKitchen(order([line('Larb')]));
    expect((await screen.findByText('ยังไม่ได้เลือก: 1')).getAttribute('lang')).toBe('th');
    expect(screen.getByText(/^ส่งเมื่อ .* เปิดได้ถึง /)).toBeDefined();
    expect(await screen.findByText('คำแปลนี้ยังไม่ได้รับการตรวจสอบโดยเจ้าของภาษา')).toBeDefined();
  });

  it('says what is left out in its language, with the menu’s word', async () => {
    const variant = { name: 'Without peanuts', leaves_out: ['peanuts'], adds: [] };
    openKitchen(order([{ ...line('Larb'), dish: { name: 'Larb', quantity: 1, variant } }]));
    expect(await screen.findByText('ไม่ใส่: ถั่วลิสง (peanuts)')).toBeDefined();
    expect(screen.getByText('WITHOUT peanuts')).toBeDefined();
  });

  const spanish = {
    heading: 'Peligroso, incluso en trazas. No debe estar en la comida ni tocarla:',
    unchecked: 'Esta traducción no ha sido revisada por un hablante nativo.',
  };
  const english = /Dangerous|milk|Seen|Separate pan|Traces are|can’t make|No longer|WITHOUT|native speaker/;
  const without = { name: 'Sin leche', leaves_out: ['milk'], adds: [] };
  const tongues = (language: Order['language'], mark?: TickMark) =>
    order([{ ...line('Larb', ...(mark ? [mark] : [])), dish: { name: 'Larb', quantity: 1, variant: without } }], {
      language,
      people: [{ foods: [{ need: 'dangerous', allergen: 'milk' }] }],
    });

  it('has the device’s language below, and names for screen readers end in it', async () => {
    openKitchen(tongues('th', 'seen'), 'es');
    const own = await screen.findByText('อันตราย', { exact: false });
    expect(own.nextElementSibling?.textContent).toBe(spanish.heading);
    expect(own.nextElementSibling?.getAttribute('lang')).toBe('es');
    expect(screen.getByText('SIN leche (milk)')).toBeDefined();
    for (const answer of ['Visto', 'Sartén aparte', 'Puede haber trazas', 'No podemos hacerlo así'])
      expect(screen.getByText(answer).getAttribute('lang')).toBe('es');
    expect(screen.getByText(spanish.unchecked)).toBeDefined();
    expect(screen.getByRole('button', { name: /Deshacer Visto: SIN leche/ })).toBeDefined();
    expect(screen.getByRole('button', { name: /Sartén aparte ?: SIN leche/ })).toBeDefined();
    expect(document.body.textContent.replaceAll('(milk)', '')).not.toMatch(english);
  });

  it('stands once where the device speaks it', async () => {
    openKitchen(tongues('es'), 'es');
    expect(await screen.findAllByText(spanish.heading)).toHaveLength(1);
    expect(screen.getAllByText('Sartén aparte')).toHaveLength(1);
    expect(screen.getAllByText(spanish.unchecked)).toHaveLength(1);
    expect(document.querySelector('.order-both--second')).toBeNull();
    expect(document.body.textContent.replaceAll('(milk)', '')).not.toMatch(english);
  });

  it('says that nobody has checked the Spanish below an English kitchen’s', async () => {
    openKitchen(tongues('en'), 'es');
    expect(await screen.findByText(spanish.heading)).toBeDefined();
    expect(screen.getByText(spanish.unchecked)).toBeDefined();
  });

  it.each([
    ['dangerous', 1],
    ['ask', 1],
    ['fine', 0],
    ['leaveOut', 0],
  ] as const)('can answer that traces are possible where that matters: %s', async (need, count) => {
    openKitchen(order([line('Larb')], { people: [{ foods: [{ need, allergen: 'peanuts' }] }] }));
    await row('Larb');
    expect(screen.queryAllByRole('button', { name: /Traces are possible/ })).toHaveLength(count);
  });
});

it('ends no sentence with a time of the day in Spanish, where that has a dot of its own', async () => {
  openDiner(order([line('Larb')]), 'es');
  await row('Larb');
  expect(document.body.textContent).toMatch(/[ap]\.\s?m\./);
  expect(document.body.textContent).not.toContain('..');
});

it('leads from an empty list to the cart', async () => {
  renderPage('/told-kitchens', {});
  const main = within(await screen.findByRole('main'));
  expect((await main.findByRole('link', { name: 'Your Cart' })).getAttribute('href')).toBe('/cart');
});
