import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run-program.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Returns whether a decision's row in the list matches its heading and its first line. */
function isRowOf(file: string, row = ''): boolean {
  const [heading = '', , first = ''] = read(`docs/decisions/${file}`).split('\n');
  const number = file.slice(0, 4);
  const title = heading.replace(`# ${number}: `, '');
  const start = `| [${number}](${file}) | `;
  if (first.startsWith('**Superseded by')) return row.startsWith(`${start}~~${title}~~ Superseded by `);
  if (first.startsWith('**Amended by')) return row.startsWith(`${start}${title} (amended by `);
  return row === `${start}${title} |`;
}

it('every decision is in the list, under its title, and says there what became of it', () => {
  const files = globSync('[0-9]*.md', { cwd: path.join(root, 'docs/decisions') }).toSorted();
  const rows = read('docs/decisions/README.md')
    .split('\n')
    .filter((line) => line.startsWith('| ['))
    .toSorted();
  expect(rows.map((row) => row.slice(3, 7))).toEqual(files.map((file) => file.slice(0, 4)));
  expect(files.filter((file, index) => !isRowOf(file, rows[index]))).toEqual([]);
});

it('the architecture is read in one sitting', () => {
  expect(read('docs/architecture.md').trimEnd().split('\n').length).toBeLessThanOrEqual(90);
});

const sources = globSync('{contract,domain,menus,server,web,scripts,e2e,bench,docs}/**/*.{ts,tsx,md,json}', {
  cwd: root,
  exclude: (name) => name.includes('node_modules'),
});

it.each(['docs/architecture.md', 'CONTRIBUTING.md'])('%s names files that are there', (document) => {
  const named = [...read(document).matchAll(/`([\w/.-]+\.(?:tsx?|md))`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(5);
  // `x` stands for any feature.
  const real = named.filter((file) => !/(?:^|\/)x[./-]/.test(file));
  expect(real.filter((file) => !sources.some((source) => `/${source}`.endsWith(`/${file}`)))).toEqual([]);
});
