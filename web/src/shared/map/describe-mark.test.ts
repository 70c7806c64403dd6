import type { MapMark } from '@clearplate/contract/discovery';
import { afterEach, describe, expect, it } from 'vitest';
import { es } from '../../translations/interface/es.ts';
import { speakEnglish, speakSpanish } from '../../translations/t.ts';
import { describeGroup, describeMark, describeWay, isOnePlace } from './describe-mark.ts';
import { describeFit } from './fit.ts';

afterEach(speakEnglish);

const bounds = { north: 42.4, south: 42.3, east: -71, west: -71.1 };
const here = { north: 42.3, south: 42.3, east: -71, west: -71 };
const mark = (given: Partial<MapMark>) =>
  ({ restaurants: 34, town: 'Boston', bounds, restaurant: null, ...given }) as MapMark;
const counts = { none_declared: 0, cross_contact: 0, not_verified: 0, avoid: 0, unchecked: 0, disliked: 0 };

describe('a mark on the map', () => {
  it('of many says how many and where, and what a press does', () => {
    expect(describeMark(mark({}), 'unasked')).toBe('34 restaurants around Boston. Zoom in here');
    expect(describeMark(mark({ bounds: here }), 'unasked')).toBe('34 restaurants at one place in Boston. Show them');
    expect(describeGroup(mark({ town: '' as never, restaurants: 1 }))).toBe('1 restaurant');
    expect([isOnePlace(mark({})), isOnePlace(mark({ bounds: here }))]).toEqual([false, true]);
  });

  it('of one says its name and how its dishes fit', () => {
    const restaurant = { name: 'Lemongrass Lane', cuisine: 'Thai' } as MapMark['restaurant'];
    expect(describeMark(mark({ restaurant }), 'unasked')).toBe('Lemongrass Lane, Thai, Boston');
    expect(describeMark(mark({ restaurant }), 'unknown')).toBe('Lemongrass Lane, Thai, Boston: not checked right now');
  });
});

describe('how a restaurant fits', () => {
  it('is never good where it could not be found out, or where there is no menu', () => {
    expect(describeFit('unasked')).toBe('');
    expect(describeFit('unknown')).toBe('not checked right now');
    expect(describeFit(counts)).toBe('no menu here yet');
  });

  it('has what is to be avoided among its counts', () => {
    expect(describeFit({ ...counts, avoid: 3, none_declared: 2 })).toMatch(/2 said to be without.*3 to avoid/);
  });
});

describe('the way to a mark', () => {
  const from = { lat: 42, lng: -71 };
  it.each([
    [{ lat: 43, lng: -71 }, '69 mi north'],
    [{ lat: 41, lng: -71 }, '69 mi south'],
    [{ lat: 42, lng: -70.9 }, '5.1 mi east'],
    [{ lat: 42, lng: -71.1 }, '5.1 mi west'],
    [{ lat: 42.1, lng: -70.866 }, '9.7 mi north-east'],
    [from, 'in the middle'],
  ])('to %j is %s', (to, words) => {
    expect(describeWay(from, to)).toBe(words);
  });

  it('goes over the date line the short way', () => {
    expect(describeWay({ lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 })).toBe('14 mi east');
  });

  it('is said in Spanish', () => {
    speakSpanish(es);
    expect(describeWay(from, { lat: 43, lng: -71 })).not.toMatch(/north/);
    expect(describeFit('unknown')).not.toMatch(/checked/);
  });
});
