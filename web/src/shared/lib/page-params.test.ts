import { pagePaths } from '@clearplate/contract/page-paths';
import { expect, test } from 'vitest';
import { findRoute } from './page-params.ts';

test.each(pagePaths)('%s is found at its address, and no other route is', (path) => {
  const address = path.replace(':id', '7');
  expect(findRoute(pagePaths, address)).toEqual({ path, params: path.includes(':id') ? { id: '7' } : {} });
  expect(pagePaths.filter((one) => findRoute([one], address))).toEqual([path]);
});

test('neither case nor a slash at the end makes another address', () => {
  expect(findRoute(pagePaths, '/CONTACTUS/')?.path).toBe('/contactUs');
});

test.each(['/nowhere', '/dish', '/dish/1/more', '//'])('%s is no page', (address) => {
  expect(findRoute(['/dish/:id', '/search'], address)).toBeUndefined();
});

test.each([
  ['a%20b', 'a b'],
  ['a%2Fb', 'a/b'],
  ['50%', '50%'],
])('what stands in an address as %s is %s', (written, meant) => {
  expect(findRoute(pagePaths, `/dish/${written}`)?.params).toEqual({ id: meant });
});
