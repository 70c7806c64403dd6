import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { es } from '../../translations/interface/es.ts';
import { speakEnglish, speakSpanish } from '../../translations/t.ts';
import {
  areaOf,
  areaParam,
  changeParams,
  describeArea,
  radii,
  readFindParams,
  whereQuery,
  widerRadius,
  type Area,
} from './find-params.ts';

afterEach(speakEnglish);

const read = (text: string) => readFindParams(new URLSearchParams(text));
const areas: readonly Area[] = [
  { kind: 'everywhere' },
  { kind: 'zip', zip: '02139', radius: undefined },
  { kind: 'zip', zip: '02139', radius: '10' },
  { kind: 'here', radius: '5' },
];

describe('an address', () => {
  it('says where, how far and what else', () => {
    expect(read('area=02139&radius=10&cuisine=Thai&max_price=15&open=now')).toEqual({
      area: '02139',
      radius: '10',
      filters: { cuisine: 'Thai', max_price: '15', open: 'now' },
    });
  });

  it.each([
    'area=2139',
    'area=021390',
    'area=there',
    'radius=7',
    'radius=',
    'cuisine=%20',
    'max_price=0',
    'max_price=-5',
    'max_price=12.5',
    'max_price=99999',
    'open=later',
  ])('counts as not given where it can not be read: %s', (text) => {
    expect(read(text)).toEqual({ area: undefined, radius: undefined, filters: {} });
  });

  it('never breaks, whatever somebody types', () => {
    const names = fc.constantFrom('area', 'radius', 'cuisine', 'max_price', 'open', 'other');
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
        const { area, radius, filters } = readFindParams(new URLSearchParams(pairs));
        expect(area === undefined || /^(all|here|\d{5})$/.test(area)).toBe(true);
        expect(radius === undefined || radii.includes(radius)).toBe(true);
        expect((filters.cuisine ?? '').length).toBeLessThanOrEqual(100);
        expect(/^\d{0,4}$/.test(filters.max_price ?? '')).toBe(true);
      }),
    );
  });

  it.each(areas)('keeps a place through its own words: %j', (area) => {
    const radius = 'radius' in area ? area.radius : undefined;
    const params = changeParams(new URLSearchParams('query=soup'), { area: areaParam(area), radius });
    expect(areaOf(readFindParams(params), '90210')).toEqual(area);
    expect(params.get('query')).toBe('soup');
  });

  it('never has in it where somebody is', () => {
    expect(areaParam({ kind: 'here', radius: '5' })).toBe('here');
    expect(whereQuery({ kind: 'here', radius: '5' })).toEqual({ radius: '5' });
  });

  it('loses what is set to nothing', () => {
    expect(changeParams(new URLSearchParams('open=now&area=all'), { open: undefined }).toString()).toBe('area=all');
  });
});

describe('where one looks', () => {
  it('is the own zip code unless the address says another place, or everywhere', () => {
    expect(areaOf(read(''), '02139')).toEqual({ kind: 'zip', zip: '02139', radius: undefined });
    expect(areaOf(read('area=10001'), '02139')).toMatchObject({ zip: '10001' });
    expect(areaOf(read('area=all'), '02139')).toEqual({ kind: 'everywhere' });
    expect(areaOf(read(''), undefined)).toEqual({ kind: 'everywhere' });
    expect(areaOf(read('area=here'), '02139')).toEqual({ kind: 'here', radius: '5' });
  });

  it('is asked of the server as it is', () => {
    expect(areas.map(whereQuery)).toEqual([
      {},
      { zipcode: '02139' },
      { zipcode: '02139', radius: '10' },
      { radius: '5' },
    ]);
  });

  it('is said in a sentence, in Spanish too', () => {
    expect(areas.map(describeArea)).toEqual([
      '',
      'in zip code 02139',
      'within 10 miles of 02139',
      'within 5 miles of you',
    ]);
    expect(describeArea({ kind: 'here', radius: '1' })).toBe('within 1 mile of you');
    speakSpanish(es);
    for (const said of areas.map(describeArea)) expect(said).not.toMatch(/\b(in zip|within|miles|of you)\b/);
  });

  it('gets wider step by step, until there is no more', () => {
    const steps: string[] = [];
    const around = (radius?: (typeof radii)[number]): Area => ({ kind: 'zip', zip: '02139', radius });
    for (let radius = widerRadius(around()); radius; radius = widerRadius(around(radius))) steps.push(radius);
    expect(steps).toEqual(['5', '10', '25', '50']);
    expect(widerRadius({ kind: 'everywhere' })).toBeUndefined();
  });
});
