import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-program.ts';

const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const shown = [...text.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` › `([^`]+)`/g)].map(([, file = '', title = '']) => ({
  file,
  title,
}));

test('every test that the table of threats names exists', () => {
  const missing = shown.filter(({ file, title }) => {
    const source = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
    return !["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
  });
  expect(shown.length).toBeGreaterThan(80);
  expect(missing).toEqual([]);
});

test('every requirement names a test, or says that it holds by construction', () => {
  const rows =
    text
      .split('## Deviations')[0]
      ?.split('\n')
      .filter((line) => /^\| (API)?\d/.test(line)) ?? [];
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter((row) => !row.includes(' › ') && !row.includes('by construction'))).toEqual([]);
});
