import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serverMessages } from '../../web/src/translations/interface/es/server-messages.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** These messages are for programs, or pages replace them with their own wording by the error's code. */
const notShown =
  /cursor|If-Match|multipart|Send JSON|database|version in double quotes|letters, digits|link|NUL|nested|whole number|north|lat and lng|either|may_contain|published|same time|sent before|not yours|sign in|Not found|not found|nothing at this|Too many|Something went wrong|not available|looked up|shows$|must be the address of your picture|Some are not|Somebody else changed this|several allergens|answers|address of|^\$?\{\w+\}|valid US zip|may mean several|No request ends|sender has gone|the name |a day such as/;

const text = String.raw`(['"\x60])((?:(?!\1).)+)\1`;
const saying = [
  String.raw`fillMessage\(\s*(?:table === 'dishes' \? '[^']*' : )?${text}`,
  String.raw`badField\(\s*[^,]+?,\s*${text}`,
  String.raw`new AppError\(\s*'\w+',\s*${text}`,
  String.raw`(?:message|fault): ${text}`,
  String.raw`const (?:message|noAccount|unconfirmed)[^=]*=\s*${text}`,
];
const ofSchemas = [String.raw`\.(?:regex|refine|min|max)\([^\n]*?,\s*${text},?\s*\)`, String.raw`error: ${text}`];

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'));

const ofServer = ['server/src/http', 'server/src/features', 'server/src/spreadsheets'].flatMap(sourcesIn);
const ofContract = sourcesIn('contract/src');

const messagesIn = (sources: readonly string[], patterns: readonly string[]): readonly string[] =>
  sources.flatMap((code) =>
    patterns.flatMap((one) => [...code.matchAll(new RegExp(one, 'g'))].map(([, , said = '']) => said)),
  );

it('has Spanish for what the server says to people of a request and its fields', () => {
  const messages = [...messagesIn(ofServer, saying), ...messagesIn(ofContract, [...saying, ...ofSchemas])];
  expect(messages.length).toBeGreaterThan(80);
  const said = new Set(messages.filter((message) => !notShown.test(message)));
  expect([...said].filter((message) => serverMessages[message] === undefined)).toEqual([]);
});

it('has no Spanish for what the server does not say', () => {
  const sources = [...ofServer, ...ofContract].join('\n');
  expect(Object.keys(serverMessages).filter((message) => !sources.includes(message))).toEqual([]);
});
