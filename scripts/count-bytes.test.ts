import { expect, test } from 'vitest';
import { listFiles } from './count-bytes.ts';

const manifest = {
  'index.html': { file: 'app.js', css: ['app.css'], imports: ['_shared.js'] },
  'src/pages/home-page.tsx': { file: 'home.js', imports: ['_shared.js', '_deep.js'] },
  '_shared.js': { file: 'shared.js', css: ['shared.css'], imports: ['index.html'] },
  '_deep.js': { file: 'deep.js' },
};

test('each file is counted once, also what is imported from far, and nothing that is loaded later', () => {
  const [home] = listFiles(manifest, [['/', 'src/pages/home-page.tsx']]);
  expect(home?.scripts.toSorted()).toEqual(['app.js', 'deep.js', 'home.js', 'shared.js']);
  // Style sheets come before those that override them.
  expect(home?.styles).toEqual(['shared.css', 'app.css']);
});

test('a page that the build does not have is no small page', () => {
  expect(() => listFiles(manifest, [['/gone', 'src/pages/gone-page.tsx']])).toThrow('gone-page');
});
