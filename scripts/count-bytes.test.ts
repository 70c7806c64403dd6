import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pagePaths } from '@clearplate/contract/page-paths';
import { expect, test } from 'vitest';
import { countBytes, readRoutes } from './count-bytes.ts';
import { root } from './run-program.ts';

test('every route is counted', () => {
  const routes = readRoutes(readFileSync(path.join(root, 'web/src/app/lazy-pages.ts'), 'utf8'));
  expect(routes.map(([route]) => route).toSorted()).toEqual([...pagePaths].toSorted());
});

const manifest = {
  'index.html': { file: 'app.js', css: ['app.css'], imports: ['_shared.js'] },
  'src/pages/home-page.tsx': { file: 'home.js', imports: ['_shared.js', '_deep.js'] },
  '_shared.js': { file: 'shared.js', css: ['shared.css'], imports: ['index.html'] },
  '_deep.js': { file: 'deep.js' },
};

test('each file is counted once, also what is imported from far, and nothing that is loaded later', () => {
  const counted = countBytes(manifest, [['/', 'src/pages/home-page.tsx']], () => 1);
  expect(counted).toEqual([{ route: '/', bytes: 6 }]);
});

test('a page that the build does not have is no small page', () => {
  expect(() => countBytes(manifest, [['/gone', 'src/pages/gone-page.tsx']], () => 1)).toThrow('gone-page');
});
