import type { DishWithVariants, MenuVariants } from '@clearplate/contract/variants';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { contradictionsOfWay } from '@clearplate/domain/facts/way-contradictions';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { menuOfWays, noNuts } from '../../../test/build-ways.ts';
import { buildStatement, menuNow } from '../../../test/menu-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';
import type { AskedWay } from '../../features/variants/asked-way.ts';

/** Runs the worker's own code in the page, because the tests' DOM has no workers. */
class ReadingThread extends EventTarget {
  postMessage(asked: readonly AskedWay[]) {
    const data = asked.map(({ dish, variant }) => contradictionsOfWay(dish, variant));
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate() {}
}

class BrokenThread extends EventTarget {
  postMessage() {
    queueMicrotask(() => this.dispatchEvent(new Event('error', { cancelable: true })));
  }
  terminate() {}
}

beforeEach(() => vi.stubGlobal('Worker', ReadingThread));

const absent = (allergen: AllergenId) => buildStatement({ allergen, level: 'absent' });

const sauce: MenuVariants['components'][number] = {
  id: 7,
  name: 'House dressing',
  contains: ['milk'],
  may_contain: [],
  is_complete: true,
};

async function open() {
  const page = renderPage('/restaurant/1/variants', {
    session: 'r_admin',
    responses: {
      getMenuVariants: {
        ...menuOfWays({ ingredients: ['Rice noodles', 'Crushed peanuts', 'Fish sauce'] }),
        components: [sauce],
      },
      saveVariants: menuOfWays({ variants: [noNuts] }, 'v2'),
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Without Crushed peanuts? It alone brings peanut' }));
  const sent = () => page.calls.filter(({ name }) => name === 'saveVariants');
  const tick = (name: string) => page.user.click(screen.getByRole('checkbox', { name }));
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save' }));
  return { user: page.user, sent, tick, save };
}

const question = () => screen.findByRole('dialog', { name: /^1 dish contradicts itself/ });

it('is asked about before it is saved, in the words of the menu’s editor, and going back keeps what was ticked', async () => {
  const { user, sent, tick, save } = await open();
  await tick('Peanuts');
  await tick('Fish');
  await save();
  const asked = within(await question());
  expect(asked.getByText('“Fish sauce” means fish, but fish is stated absent.')).toBeDefined();
  expect(asked.queryByText(/peanut/)).toBeNull();
  expect(sent()).toEqual([]);
  await user.click(asked.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Fish' }).checked).toBe(true);
  await tick('Fish');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ variants: [{ statements: [{ allergen: 'peanuts' }] }] });
});

it('is saved once that is confirmed', async () => {
  const { user, sent, tick, save } = await open();
  await tick('Milk');
  await save();
  const asked = within(await question());
  expect(asked.getByText('“House dressing” means milk, but milk is stated absent.')).toBeDefined();
  await user.click(asked.getByRole('button', { name: 'State all of it' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ variants: [{ statements: [{ allergen: 'milk' }] }] });
});

it('is saved without a question where its words can’t be read', async () => {
  vi.stubGlobal('Worker', BrokenThread);
  const { sent, tick, save } = await open();
  await tick('Fish');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
});

describe('a way that is stated to be without what is in it', () => {
  const noFish = { ...noNuts, statements: [absent('peanuts'), absent('fish')] };
  const list = (...variants: DishWithVariants['variants']) =>
    renderPage('/restaurant/1/variants', {
      session: 'r_admin',
      responses: {
        getMenuVariants: menuOfWays({ ingredients: ['Rice noodles', 'Crushed peanuts', 'Fish sauce'], variants }),
      },
    });
  const wayNamed = async (name: string) => {
    const edit = await screen.findByRole('button', { name: `Edit ${name}` });
    return edit.closest('li')!;
  };

  it('is marked in the list in the words of its form, and none beside it', async () => {
    const without = { ...noNuts, id: 'fish', name: 'No fish sauce', leaves_out: ['Fish sauce'] };
    list(noFish, { ...without, statements: [absent('fish')] });
    const marked = await wayNamed('No nuts');
    await waitFor(() => expect(marked.textContent).toContain('“Fish sauce” means fish, but fish is stated absent.'));
    expect(marked.textContent).toContain('guests who avoid it are not offered it');
    expect(marked.textContent).not.toContain('but peanut is stated absent');
    expect((await wayNamed('No fish sauce')).textContent).not.toContain('stated absent');
  });

  it('stays marked when the menu is loaded again, even where it can’t be read again', async () => {
    const menu = menuOfWays({ ingredients: ['Fish sauce'], variants: [{ ...noNuts, statements: [absent('fish')] }] });
    const soup = { ...menu.dishes[0]!, id: 5, name: 'Soup', variants: [] };
    const later = new Date(Date.parse(menu.now) + 60_000).toISOString();
    const loaded = vi
      .fn<() => MenuVariants>()
      .mockReturnValueOnce(menu)
      .mockReturnValue({ ...menu, now: later, dishes: [...menu.dishes, soup] });
    renderPage('/restaurant/1/variants', { session: 'r_admin', responses: { getMenuVariants: loaded } });
    const marked = await wayNamed('No nuts');
    await waitFor(() => expect(marked.textContent).toContain('but fish is stated absent'));
    vi.stubGlobal('Worker', BrokenThread);
    globalThis.dispatchEvent(new Event('online'));
    await screen.findByRole('heading', { name: 'Soup' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await wayNamed('No nuts')).textContent).toContain('but fish is stated absent');
  });

  it('is no longer marked once what is said of it is out of date, which is said instead', async () => {
    list({ ...noFish, changed_at: menuNow });
    const way = await wayNamed('No nuts');
    await waitFor(() => expect(way.textContent).toContain('out of date'));
    expect(way.textContent).not.toContain('stated absent');
  });
});
