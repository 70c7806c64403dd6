import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { ImportRecord } from '../server/src/features/import/import-record.ts';
import { buildRecords, type SampleDish, type SampleRestaurant } from './build-records.ts';
import { ownedRestaurants } from './sample-accounts.ts';

const now = new Date('2026-11-20T12:00:00Z');
const records = buildRecords(now);
const restaurants = records.filter((record): record is SampleRestaurant => record.type === 'restaurant');
const dishes = records.filter((record): record is SampleDish => record.type === 'dish');

function menuOf(restaurant: SampleRestaurant): SampleDish[] {
  return dishes.filter((dish) => dish.restaurant === restaurant.id);
}

function share(matches: (dish: SampleDish) => unknown): number {
  return dishes.filter(matches).length / dishes.length;
}

function daysAgo(day: string | undefined): number {
  return day === undefined ? 0 : (now.getTime() - Date.parse(day)) / (24 * 60 * 60 * 1000);
}

describe('the sample', () => {
  it('is large enough to look like a real place', () => {
    expect(restaurants.length).toBeGreaterThanOrEqual(64);
    expect(dishes.length).toBeGreaterThanOrEqual(950);
    expect(new Set(restaurants.map(({ zip }) => zip)).size).toBeGreaterThanOrEqual(13);
    expect(new Set(restaurants.map(({ state }) => state)).size).toBeGreaterThanOrEqual(7);
    expect(new Set(restaurants.map(({ cuisine }) => cuisine)).size).toBeGreaterThanOrEqual(15);
  });

  it('has several restaurants of several cuisines in each zip code', () => {
    for (const [, here] of Map.groupBy(restaurants, ({ zip }) => zip)) {
      expect(here.length).toBeGreaterThanOrEqual(4);
      expect(new Set(here.map(({ cuisine }) => cuisine)).size).toBeGreaterThanOrEqual(4);
    }
  });

  it('is the same on every call but for the dates', () => {
    expect(buildRecords(now)).toEqual(records);
    const days = /"\d{4}-\d\d-\d\d"/g;
    const later = JSON.stringify(buildRecords(new Date('2031-02-03T04:05:06Z')));
    expect(later.replace(days, '')).toBe(JSON.stringify(records).replace(days, ''));
  });

  it('consists of records that the importer takes, with ids of their own', () => {
    for (const record of records) expect(ImportRecord.safeParse(record).error?.issues, record.id).toBeUndefined();
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  });

  it('gives each restaurant a menu of 14 to 22 dishes with names of their own', () => {
    for (const restaurant of restaurants) {
      const names = menuOf(restaurant).map(({ name }) => name);
      expect(names.length, restaurant.name).toBeGreaterThanOrEqual(14);
      expect(names.length, restaurant.name).toBeLessThanOrEqual(22);
      expect(new Set(names).size, restaurant.name).toBe(names.length);
    }
  });

  it('describes every dish in 10 to 40 words that no other dish has', () => {
    const descriptions = dishes.map(({ description = '' }) => description);
    for (const description of descriptions) {
      const words = description.split(' ').length;
      expect(words >= 10 && words <= 40, `${words} words: ${description}`).toBe(true);
      expect(description).toMatch(/^[^{|}]+[.!?]$/);
    }
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('never promises more than a restaurant could', () => {
    for (const { id, name, description } of records) {
      expect(`${name} ${description}`, id).not.toMatch(/\b(safe|allergen-free|allergy-friendly|hypoallergenic)\b/i);
    }
  });
});

describe('what the restaurants tell', () => {
  const isSilent = (dish: SampleDish) => !dish.ingredients?.length && !dish.statements?.length && !dish.none_of_the_others;
  const isFull = (dish: SampleDish) => dish.none_of_the_others && dish.cross_contact_stated && dish.ingredients_complete;

  it('is a mix of everything', () => {
    const recent = (dish: SampleDish) => daysAgo(dish.stated_on) <= 180;
    const shares = {
      fullAndRecent: share((dish) => isFull(dish) && recent(dish)),
      nineOnly: share((dish) => dish.none_of_the_others && !dish.cross_contact_stated),
      containsOnly: share((dish) => dish.statements?.length && !dish.none_of_the_others),
      undated: share((dish) => dish.statements?.length && dish.stated_on === undefined),
      listedOnly: share((dish) => dish.ingredients?.length && !dish.statements?.length && !dish.none_of_the_others),
      mayContain: share((dish) => dish.statements?.some(({ level }) => level === 'may_contain')),
      expired: share((dish) => !recent(dish)),
      silent: share(isSilent),
    };
    const [low, high] = [{ ...shares }, { ...shares }];
    Object.assign(low, { fullAndRecent: 0.15, nineOnly: 0.1, containsOnly: 0.12, undated: 0.01, listedOnly: 0.08, mayContain: 0.1, expired: 0.05, silent: 0.12 });
    Object.assign(high, { fullAndRecent: 0.35, nineOnly: 0.3, containsOnly: 0.3, undated: 0.05, listedOnly: 0.2, mayContain: 0.3, expired: 0.15, silent: 0.25 });
    for (const key of Object.keys(shares) as (keyof typeof shares)[]) {
      expect(shares[key], key).toBeGreaterThanOrEqual(low[key]);
      expect(shares[key], key).toBeLessThanOrEqual(high[key]);
    }
  });

  it('is contradicted by the ingredients in a few dishes', () => {
    const contradictory = dishes.filter((dish) => dish.statements?.some(({ level }) => level === 'absent'));
    expect(contradictory.length).toBeGreaterThanOrEqual(8);
    expect(contradictory.length).toBeLessThanOrEqual(60);
    for (const dish of contradictory) expect(dish.ingredients?.length, dish.id).toBeGreaterThan(0);
  });

  it('never lies in the future, and is at most two years old', () => {
    for (const { id, stated_on } of dishes) {
      expect(daysAgo(stated_on), id).toBeGreaterThanOrEqual(0);
      expect(daysAgo(stated_on), id).toBeLessThan(730);
    }
  });

  it('leaves about 150 dishes to estimates, from low to high', () => {
    const guessed = dishes.filter(({ estimates }) => estimates?.length);
    expect(guessed.length).toBeGreaterThanOrEqual(130);
    expect(guessed.length).toBeLessThanOrEqual(190);
    expect(guessed.every(isSilent)).toBe(true);
    const probabilities = guessed.flatMap(({ estimates = [] }) => estimates.map(({ probability }) => probability));
    expect(Math.min(...probabilities)).toBeLessThan(0.2);
    expect(Math.max(...probabilities)).toBeGreaterThan(0.9);
    expect(probabilities.filter((each) => each > 0.35 && each < 0.65).length).toBeGreaterThan(100);
  });

  it('differs between two restaurants of a cuisine', () => {
    for (const [, [one, other]] of Map.groupBy(restaurants, ({ cuisine }) => cuisine)) {
      if (one === undefined || other === undefined) continue;
      const names = new Set(menuOf(one).map(({ name }) => name));
      const common = menuOf(other).filter(({ name }) => names.has(name)).length;
      expect(common / names.size, one.cuisine).toBeLessThan(0.95);
    }
  });
});

describe('restaurants', () => {
  it('are reached at numbers that belong to nobody', () => {
    for (const { name, phone } of restaurants) expect(phone, name).toMatch(/^(\(\d{3}\) 555-01\d\d)?$/);
    const phones = restaurants.map(({ phone }) => phone).filter((phone) => phone !== '');
    expect(new Set(phones).size).toBe(phones.length);
  });

  it('deliver through several services, and have sites only where nobody is', () => {
    const hosts = restaurants.map(({ restaurant_url: link }) => (link === undefined ? '' : new URL(link).host));
    for (const host of ['www.doordash.com', 'www.ubereats.com', 'www.grubhub.com', 'www.tablecourier.example', '']) {
      expect(hosts.filter((each) => each === host).length, host).toBeGreaterThan(1);
    }
    for (const { url } of restaurants) if (url) expect(new URL(url).host).toMatch(/\.example$/);
  });

  it('lack something here and there', () => {
    expect(restaurants.filter(({ image_url: picture }) => picture === undefined).length).toBeGreaterThan(2);
    expect(restaurants.filter(({ phone }) => phone === '').length).toBeGreaterThan(2);
    expect(dishes.filter(({ price }) => price === undefined).length).toBeGreaterThan(2);
  });

  it('are not chains', () => {
    const chains =
      /mcdonald|burger king|wendy|chipotle|taco bell|subway|starbucks|dunkin|panera|chili's|applebee|olive garden|red lobster|ihop|denny|waffle house|shake shack|five guys|in-n-out|whataburger|popeyes|kfc|domino|pizza hut|papa john|little caesars|panda express|p\.?f\.? chang|cheesecake factory|sweetgreen|cava\b|pret a manger|nando|wagamama|benihana|outback|texas roadhouse|sonic|arby|jack in the box|culver|raising cane|wingstop|jollibee|carrabba|maggiano|buca di|sbarro|blaze pizza|mod pizza|qdoba|moe's|noodles & company|le pain quotidien|au bon pain|tatte|levain|cracker barrel|buffalo wild wings|hooters|ruth's chris|nobu|tender greens/i;
    for (const { name } of restaurants) expect(name).not.toMatch(chains);
    expect(new Set(restaurants.map(({ name }) => name)).size).toBe(restaurants.length);
  });

  it('include the two of the sample’s owner', () => {
    expect(ownedRestaurants.length).toBeGreaterThanOrEqual(2);
    for (const id of ownedRestaurants) expect(restaurants.map((each) => each.id)).toContain(id);
  });
});

describe('pictures', () => {
  const folder = join(import.meta.dirname, 'pictures');
  const files = readdirSync(folder).filter((file) => file.endsWith('.webp'));

  it('are all there, and light', () => {
    for (const { id, image_url: picture } of records) {
      if (picture === undefined) continue;
      expect(existsSync(join(folder, picture.replace('/pictures/sample/', ''))), `${id}: ${picture}`).toBe(true);
    }
    const sizes = files.map((file) => statSync(join(folder, file)).size);
    expect(Math.max(...sizes)).toBeLessThan(14_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4_000_000);
  });

  it('come with the licence of what they are made of', () => {
    expect(existsSync(join(folder, 'LICENSE.txt'))).toBe(true);
  });
});
