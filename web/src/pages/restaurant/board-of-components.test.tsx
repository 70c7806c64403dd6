import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { buildComponent, buildEditableMenu, buildMenuDish, menuNow } from '../../../test/menu-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { renderManagement } from '../../../test/render-management.tsx';

const noReports = { listRestaurantReports: { items: [], next: undefined } };
const board = async () => within(await screen.findByRole('region', { name: 'What answers most dishes' }));

describe('what the list of a component leaves open', () => {
  const opaque = ['spices (House sauce)', 'natural flavors (House sauce)'];
  const bowls = ['One', 'Two', 'Three'].map((name, index) =>
    buildMenuDish({ id: index + 1, name, ingredients: ['rice'], uses: [7], facts: buildFacts({}, { opaque }) }),
  );
  const openWith = (isShared: boolean) => {
    const sauce = { id: 7, name: 'House sauce', ingredients: ['onion', 'spices'], is_shared: isShared };
    const menu = buildEditableMenu(bowls, { components: [buildComponent(sauce)] });
    return renderManagement(bowls, { ...noReports, getMenuForEditing: menu });
  };

  it('is on the board, and leads to that component', async () => {
    await openWith(false);
    const link = (await board()).getByRole('link');
    expect(link.textContent).toBe('Say what is in the spices, natural flavors of “House sauce”: 3 dishes');
    expect(link.getAttribute('href')).toBe('/restaurant/1/components?name=House%20sauce');
  });

  it('is no work of a place whose chain keeps the component', async () => {
    await openWith(true);
    expect((await board()).queryByRole('link')).toBeNull();
  });
});

describe('an oil that dishes share', () => {
  const fried = ['Battered cod', 'Fries'].map((name, index) =>
    buildMenuDish({ id: index + 1, name, ingredients: ['potato'], uses: [9] }),
  );
  const oil = buildComponent({ id: 9, name: 'Frying oil', ingredients: ['canola oil'] });
  const why = 'Dishes fried in one oil leave traces in each other.';
  const enter = 'Enter the fryer of 2 dishes with “Frying oil”';
  const noKitchen = { version: 'k', restaurant_id: 1, equipment: [] };
  const fryer = { id: 4, kind: 'fryer' as const, name: 'Big fryer', dish_ids: [1, 2] };

  const openBoard = (responses: Responses, dishes = fried) =>
    renderManagement(dishes, {
      ...noReports,
      getMenuForEditing: buildEditableMenu(dishes, { components: [oil] }),
      ...responses,
    });

  it('is the first work while they are on no fryer, with the reason', async () => {
    await openBoard({ getKitchen: noKitchen });
    const link = await screen.findByRole('link', { name: enter });
    expect(link.getAttribute('href')).toBe('/restaurant/1/kitchen?oil=9');
    expect((await board()).getAllByRole('listitem')[0]?.textContent).toBe(`${enter}${why}`);
  });

  it('is offered, too, where the kitchen can’t be loaded', async () => {
    await openBoard({ getKitchen: failsWith('internal') });
    expect(await screen.findByRole('link', { name: enter })).toBeDefined();
  });

  it('is no work once a fryer has them, and the kitchen isn’t asked for an oil of one dish', async () => {
    const { calls, unmount } = await openBoard({ getKitchen: { ...noKitchen, equipment: [fryer] } });
    await board();
    await waitFor(() => expect(calls.some(({ name }) => name === 'getKitchen')).toBe(true));
    expect(screen.queryByText(why)).toBeNull();
    unmount();
    const alone = await openBoard({}, fried.slice(0, 1));
    await board();
    expect(alone.calls.some(({ name }) => name === 'getKitchen')).toBe(false);
  });

  it('says so where the component is edited, also of one that is only oil, and not of a sauce', async () => {
    const component = (given: Parameters<typeof buildComponent>[0]) => ({
      ...buildComponent(given),
      dish_ids: [1, 2],
      made_with_dish_ids: [],
      facts: buildFacts({}),
    });
    const components = [
      component(oil),
      component({ id: 10, name: 'House oil', ingredients: ['canola oil'] }),
      component({ id: 11, name: 'House sauce', ingredients: ['canola oil', 'garlic'] }),
    ];
    const { user } = renderPage('/restaurant/1/components', {
      session: 'r_admin',
      responses: {
        getComponents: {
          version: 'v',
          restaurant_id: 1,
          now: menuNow,
          statement_days: 180,
          components,
          suggestions: [],
        },
        getMenuForEditing: buildEditableMenu(fried, { components: [oil] }),
        getKitchen: noKitchen,
      },
    });
    const offers = async () =>
      (await screen.findAllByRole('link', { name: /^Enter the fryer/ })).map((one) => one.textContent);
    expect(await offers()).toEqual([enter, 'Enter the fryer of 2 dishes with “House oil”']);
    expect(screen.getByText(why)).toBeDefined();
    expect(screen.getByText(/^If they are fried in it: /)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Edit Frying oil' }));
    expect(await offers()).toHaveLength(2);
  });
});
