import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildComponent, buildEditableMenu, buildMenuDish } from '../../../test/menu-builders.ts';
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
