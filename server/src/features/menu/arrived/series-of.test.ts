import { describe, expect, it } from 'vitest';
import { seriesOf } from './series-of.ts';

describe('the series of a file that comes by itself', () => {
  it.each([
    ['menu-2026-11-24.csv', 'menu-2026-11-25.csv', 'Menu-2026-1-5.csv', 'menu-2026-11-24 (2).csv'],
    ['menu.csv', 'menu (2).csv', 'menu (13).csv', 'menu - Copy.csv', 'menu - copy (2).csv'],
    ['export_20261124.json', 'export_20261125.json', 'export_1764028800.json'],
    ['menu 24.11.26 0930.csv', 'menu 25.11.26 1015.csv', 'menu 1.12.2026 08-00-00.csv'],
    ['menu-20261124-093000.csv', 'menu-20261125-081500.csv'],
    ['menu 24 Nov.csv', 'menu 1st December 2026.csv', 'menu Nov 24.csv', 'menu 2026-11-24.csv'],
    ['menu week 46.csv', 'menu week 47.csv'],
    ['lunch v2.xlsx', 'lunch v13.xlsx'],
  ])('is one for %s and its like', (...names) => {
    expect(new Set(names.map(seriesOf)).size).toBe(1);
  });

  it.each([
    ['Menu 1 lunch.csv', 'Menu 2 lunch.csv'],
    ['menu1.csv', 'menu2.csv', 'menu.csv'],
    ['1 dinner.csv', '2 dinner.csv', '12 dinner.csv'],
    ['set menu 25.csv', 'set menu 35.csv'],
    ['Menu 1 2026-11-24.csv', 'Menu 2 2026-11-24.csv'],
    ['floor 2 bar.csv', 'floor 3 bar.csv'],
    ['menu 1 (2).csv', 'menu 2 (2).csv'],
    ['dinner-3-course.csv', 'dinner-5-course.csv'],
  ])('is another for each of %s and its like', (...names) => {
    expect(new Set(names.map(seriesOf)).size).toBe(names.length);
  });

  it('has a bounded length', () => {
    expect(seriesOf('m'.repeat(1000))).toHaveLength(300);
  });
});
