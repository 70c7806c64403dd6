import { expect, it } from 'vitest';
import { readChartFile } from './read-chart-file.ts';

const read = (content: string | Uint8Array) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return readChartFile(bytes, new Date('2026-11-20T12:00:00Z'));
};
const issue = (message: RegExp) =>
  expect.objectContaining({ issues: [{ field: 'file', message: expect.stringMatching(message) }] });
const dish = (allergen: string) => ({
  type: 'dish',
  id: 'd',
  menu: 'm',
  name: 'Fries',
  statements: [{ allergen, level: 'absent' }],
  stated_on: '2026-07-01',
});

it.each<[string, string | Uint8Array, RegExp]>([
  ['a PDF', '%PDF-1.7', /line 1 is not JSON/],
  ['nothing', '\n', /has no dishes/],
  ['bytes', new Uint8Array([0xff, 0xfe]), /UTF-8/],
  ['a denial of a part', JSON.stringify(dish('wheat flour')), /names a part: say wheat/],
  ['a day to come', JSON.stringify({ ...dish('wheat'), stated_on: '2026-12-01' }), /line 1: .*lies in the future/],
])('refuses %s', (_, content, message) => {
  expect(() => read(content)).toThrow(issue(message));
});

it('reads the dishes of read-menu, or its chart', () => {
  const rows = [{ name: 'Fries', statements: [{ allergen: 'wheat', level: 'absent' }] }];
  expect(read(JSON.stringify(dish('wheat')))).toMatchObject({ title: null, dated: '2026-07-01', rows });
  const chart = { type: 'chart', menu: 'm', title: 'Guide', address: 'https://chain.example/', dated: '2026-07-02' };
  expect(read(JSON.stringify({ ...chart, dishes: rows }))).toMatchObject({ title: 'Guide', dated: '2026-07-02', rows });
});
