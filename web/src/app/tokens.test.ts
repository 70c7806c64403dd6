import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = path.join(import.meta.dirname, '..');
// The second file registers properties, whose initial values can't refer to others.
const decided = ['app/tokens.css', 'shared/map/map-colours.css'];

it('decides colours and radii in one place', () => {
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const strays = sheets
    .filter((file) => !decided.includes(file))
    .flatMap((file) =>
      readFileSync(path.join(source, file), 'utf8')
        .split('\n')
        .filter((line) => /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)\(|radius: \d+px/i.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(sheets.length).toBeGreaterThan(100);
  expect(strays).toEqual([]);
});
