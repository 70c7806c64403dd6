import { estimateIngredients } from '@clearplate/domain/dish-knowledge/estimate-ingredients';
import { describe, expect, it } from 'vitest';

import { ImportRecord } from '../server/src/features/import/import-record.ts';
import { buildRecords, type SampleDish, type SampleRestaurant } from './build-records.ts';
import { ownedRestaurants } from './sample-accounts.ts';

const now = new Date('2026-11-20T12:00:00Z');
const records = buildRecords(now);
const restaurants = records.filter((record): record is SampleRestaurant => record.type === 'restaurant');
const dishes = records.filter((record): record is SampleDish => record.type === 'dish');
const menus = Map.groupBy(dishes, ({ restaurant }) => restaurant);

/** The ids of those that break a rule: an empty list is what a test wants, and a failure names them. */
function idsOf<Row extends { id: string }>(rows: readonly Row[], breaksRule: (row: Row) => unknown): string[] {
  return rows.filter(breaksRule).map(({ id }) => id);
}

function isDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
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

  it('has at least four cuisines in each zip code', () => {
    for (const [, here] of Map.groupBy(restaurants, ({ zip }) => zip)) {
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
    expect(idsOf(records, (record) => !ImportRecord.safeParse(record).success)).toEqual([]);
    expect(isDistinct(records.map(({ id }) => id))).toBe(true);
  });

  it('gives each restaurant a menu of 14 to 22 dishes with names of their own', () => {
    expect(menus.size).toBe(restaurants.length);
    const namesOf = ({ id }: { id: string }) => (menus.get(id) ?? []).map(({ name }) => name);
    expect(idsOf(restaurants, (each) => namesOf(each).length < 14 || namesOf(each).length > 22)).toEqual([]);
    expect(idsOf(restaurants, (each) => !isDistinct(namesOf(each)))).toEqual([]);
  });

  it('describes every dish in 10 to 40 words that no other dish has', () => {
    const wordsOf = ({ description = '' }: SampleDish) => description.split(' ').length;
    expect(idsOf(dishes, (dish) => wordsOf(dish) < 10 || wordsOf(dish) > 40)).toEqual([]);
    expect(idsOf(dishes, ({ description = '' }) => !/^[^{|}]+[.!?]$/.test(description))).toEqual([]);
    expect(isDistinct(dishes.map(({ description }) => description))).toBe(true);
  });

  it('never promises more than a restaurant could', () => {
    const promise = /\b(safe|allergen-free|allergy-friendly|hypoallergenic)\b/i;
    expect(idsOf(records, ({ name, description = '' }) => promise.test(`${name} ${description}`))).toEqual([]);
  });

  it('never repeats a menu of the same cuisine', () => {
    for (const [, [one, other]] of Map.groupBy(restaurants, ({ cuisine }) => cuisine)) {
      const names = new Set(menus.get(one?.id)?.map(({ name }) => name));
      const common = (menus.get(other?.id) ?? []).filter(({ name }) => names.has(name));
      expect(common.length / names.size).toBeLessThan(0.95);
    }
  });
});

describe('what the restaurants tell', () => {
  const hasLevel = (dish: SampleDish, level: string) => dish.statements?.some((each) => each.level === level) === true;
  const says = (dish: SampleDish) => Boolean(dish.statements?.length) || dish.none_of_the_others === true;
  const lists = (dish: SampleDish) => Boolean(dish.ingredients?.length);
  const isFull = (dish: SampleDish) => dish.none_of_the_others === true && dish.cross_contact_stated === true;
  const isOld = (dish: SampleDish) => daysAgo(dish.stated_on) > 180;

  it.each([
    ['everything, recently', 0.15, 0.35, (dish: SampleDish) => isFull(dish) && !isOld(dish)],
    ['the nine', 0.1, 0.3, (dish: SampleDish) => dish.none_of_the_others === true && !isFull(dish)],
    ['what it contains', 0.12, 0.3, (dish: SampleDish) => says(dish) && dish.none_of_the_others !== true],
    ['without a date', 0.01, 0.05, (dish: SampleDish) => says(dish) && dish.stated_on === undefined],
    ['ingredients only', 0.08, 0.2, (dish: SampleDish) => lists(dish) && !says(dish)],
    ['what it may contain', 0.1, 0.3, (dish: SampleDish) => hasLevel(dish, 'may_contain')],
    ['something too long ago', 0.05, 0.15, isOld],
    ['nothing', 0.12, 0.25, (dish: SampleDish) => !lists(dish) && !says(dish)],
    ['what its ingredients contradict', 0.01, 0.05, (dish: SampleDish) => !isFull(dish) && hasLevel(dish, 'absent')],
  ])('is %s in a share from %d to %d', (_, least, most, matches) => {
    const share = dishes.filter(matches).length / dishes.length;
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(most);
  });

  it('never lies in the future, and is at most two years old', () => {
    expect(idsOf(dishes, ({ stated_on }) => daysAgo(stated_on) < 0 || daysAgo(stated_on) > 730)).toEqual([]);
  });

  it('leaves a good part of the dishes to estimates, from low to high', () => {
    const unlisted = dishes.filter((dish) => !lists(dish));
    expect(unlisted.length / dishes.length).toBeGreaterThan(0.15);
    expect(dishes.filter(({ estimates }) => estimates?.length)).toEqual([]);
    const estimates = unlisted.map(({ name, description = '' }) => estimateIngredients({ name, description }));
    expect(estimates.filter((each) => each.length < 3).length / unlisted.length).toBeLessThan(0.05);
    const probabilities = estimates.flat().map(({ probability }) => probability);
    expect(Math.min(...probabilities)).toBeLessThan(0.2);
    expect(Math.max(...probabilities)).toBeGreaterThan(0.8);
    expect(probabilities.filter((each) => each > 0.35 && each < 0.65).length).toBeGreaterThan(100);
  });
});

describe('restaurants', () => {
  it('are reached at numbers that belong to nobody', () => {
    const phones = restaurants.map(({ phone }) => phone).filter((phone) => phone !== '');
    expect(phones.filter((phone = '') => !/^\(\d{3}\) 555-01\d\d$/.test(phone))).toEqual([]);
    expect(isDistinct(phones)).toBe(true);
  });

  it.each(['www.doordash.com', 'www.ubereats.com', 'www.grubhub.com', 'www.tablecourier.example'])(
    'deliver through %s, some of them',
    (host) => {
      const links = restaurants.filter(({ restaurant_url: link }) => link?.startsWith(`https://${host}/`));
      expect(links.length).toBeGreaterThan(1);
    },
  );

  it('have sites only where nobody is', () => {
    expect(idsOf(restaurants, ({ url }) => url !== undefined && !new URL(url).host.endsWith('.example'))).toEqual([]);
  });

  it('lack something here and there', () => {
    expect(restaurants.filter((each) => each.restaurant_url === undefined).length).toBeGreaterThan(2);
    expect(restaurants.filter((each) => each.phone === '').length).toBeGreaterThan(2);
    expect(dishes.filter((dish) => dish.price === undefined).length).toBeGreaterThan(2);
  });

  it('are not chains', () => {
    const chains = new RegExp(
      `mcdonald|burger king|wendy|chipotle|taco bell|subway|starbucks|dunkin|panera|chili's|applebee|olive garden|
      red lobster|ihop|denny|waffle house|shake shack|five guys|in-n-out|whataburger|popeyes|kfc|domino|pizza hut|
      papa john|little caesars|panda express|chang's|cheesecake factory|sweetgreen|cava\\b|pret a manger|nando|
      wagamama|benihana|outback|texas roadhouse|sonic|arby|jack in the box|culver|raising cane|wingstop|jollibee|
      carrabba|maggiano|buca di|sbarro|blaze|mod pizza|qdoba|moe's|quotidien|au bon pain|tatte|levain|cracker barrel|
      buffalo wild|hooters|ruth's chris|nobu|tender greens|first watch|bonefish|dickey|zaxby|bojangles|portillo`.replace(
        /\n\s*/g,
        '',
      ),
      'i',
    );
    expect(restaurants.map(({ name }) => name).filter((name) => chains.test(name))).toEqual([]);
    expect(isDistinct(restaurants.map(({ name }) => name))).toBe(true);
  });

  it('include the two of the sample’s owner', () => {
    expect(ownedRestaurants).toHaveLength(2);
    expect(restaurants.map(({ id }) => id)).toEqual(expect.arrayContaining(ownedRestaurants));
  });
});

it('has no pictures: a picture of another food than the dish would be wrong', () => {
  expect(idsOf(records, ({ image_url }) => image_url !== undefined)).toEqual([]);
});
