import type { LockedPackage } from './locked-packages.ts';

/** Delivered packages may have these licences, which only require that their text is included. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  // This one is for fonts.
  'OFL-1.1',
]);

/** Only tools, which are not delivered, may have these licences: they require changed files to be published. */
const allowedForTools = new Set([...allowed, 'MPL-2.0']);

/** These single packages have another licence; each says why that is acceptable. */
const exceptions: { name: RegExp; licence: string; because: string }[] = [
  {
    name: /^@img\/sharp-(libvips-.+|wasm32|win32-.+)$/,
    licence: 'LGPL-3.0-or-later',
    because: 'libvips, unchanged, as a library of its own that anybody can replace',
  },
];

function isAllowed({ name, isDev }: LockedPackage, licence: string): boolean {
  if ((isDev ? allowedForTools : allowed).has(licence)) return true;
  return exceptions.some((exception) => exception.licence === licence && exception.name.test(name));
}

/** Returns whether a package may be used: with OR, one of its licences must be allowed; with AND, all. */
export function mayBeUsed(locked: LockedPackage): boolean {
  const choices = locked.licence.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((licence) => isAllowed(locked, licence)));
}

const escape = (text: string) => text.replaceAll('|', String.raw`\|`);

function table(packages: readonly LockedPackage[]): string {
  const lines = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${escape(licence)} |`);
  return ['| package | version | licence |', '|---|---|---|', ...new Set(lines)].join('\n');
}

/** Returns the page that lists every package with its licence. */
export function describeLicences(packages: readonly LockedPackage[]): string {
  const because = exceptions.map(({ name, licence, because: why }) => `- ${licence}, \`${name.source}\`: ${why}.`);
  return [
    '# Licences of what Clearplate uses',
    'Written by `npm run dependencies` from the lockfile; `npm test` refuses one that is out of date, and a licence that',
    `isn't allowed. Allowed are ${[...allowed].join(', ')}, for tools that are not delivered also MPL-2.0, and:`,
    '',
    ...because,
    '',
    '## Delivered',
    '',
    table(packages.filter(({ isDev }) => !isDev)),
    '',
    '## To build and test',
    '',
    table(packages.filter(({ isDev }) => isDev)),
    '',
  ].join('\n');
}
