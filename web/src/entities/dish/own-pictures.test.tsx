import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildDish, pageOf } from '../../../test/builders.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const soup = (image_url: string | null) => buildDish({ id: 4, name: 'Soup', image_url });
const restaurant = (image_url: string | null) => buildRestaurantDetail({ name: 'Lemongrass Lane', image_url });
const main = () => screen.getByRole('main');
const pictures = () => [...main().querySelectorAll('img')].map((picture) => picture.getAttribute('src'));

describe('a dish', () => {
  it.each([
    [null, []],
    ['/pictures/soup.webp', ['/pictures/soup.webp']],
  ])('with the picture %s has just that one on its card', async (image_url, shown) => {
    renderPage('/dishes', { responses: { judgeDishes: pageOf([soup(image_url)]) } });
    await screen.findByRole('heading', { name: 'Soup' });
    expect(pictures()).toEqual(shown);
  });

  it('says on its page whose the picture is', async () => {
    renderPage('/dish/4', { responses: { getDish: [soup('/pictures/soup.webp')] } });
    expect(await screen.findByText(/^Picture from the restaurant/)).toBeDefined();
    expect(screen.getByText(/A picture doesn’t show everything in a dish/)).toBeDefined();
    expect(pictures()).toEqual(['/pictures/soup.webp']);
  });

  it('has nothing in its place on its page where there is none', async () => {
    renderPage('/dish/4', { responses: { getDish: [soup(null)] } });
    await screen.findByRole('heading', { level: 1, name: 'Soup' });
    expect([...main().querySelector('.record-head')!.children].map((part) => part.className)).toEqual([
      'record-head__words',
    ]);
    expect(screen.queryByText(/picture/i)).toBeNull();
    expect(pictures()).toEqual([]);
  });
});

describe('a restaurant', () => {
  const open = (image_url: string | null) =>
    renderPage('/restaurant/1', {
      responses: { getRestaurant: [restaurant(image_url)], getRestaurantMenu: { recipes: [] } },
    });

  it('shows its own picture and says so', async () => {
    open('/pictures/room.webp');
    expect(await screen.findByText('Picture from the restaurant')).toBeDefined();
    expect(pictures()).toEqual(['/pictures/room.webp']);
  });

  it('has a band with its initial otherwise', async () => {
    open(null);
    await screen.findByRole('heading', { level: 1, name: 'Lemongrass Lane' });
    expect(main().querySelector('.cuisine-band')?.textContent).toBe('L');
    expect(pictures()).toEqual([]);
    expect(screen.queryByText('Picture from the restaurant')).toBeNull();
  });
});
