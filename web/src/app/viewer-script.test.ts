import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { digestOfViewer } from '@clearplate/contract/page-rendering';
import { afterEach, expect, it, vi } from 'vitest';
import { digestOfPerson } from './rendered-state.ts';

const html = readFileSync(path.join(import.meta.dirname, '../../index.html'), 'utf8');
const script = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '';

/** Returns whether a page that was rendered for somebody matches what this browser stores. */
function look({ rendered = nobody, lang = 'en' } = {}): string | undefined {
  const page = document.documentElement;
  page.lang = lang;
  page.dataset['for'] = digestOfViewer(rendered);
  delete page.dataset['person'];
  // jsdom doesn't run a page's scripts; this one needs nothing else of it.
  runInNewContext(script, { document, localStorage, sessionStorage, navigator });
  return page.dataset['person'];
}

interface Rendered {
  token: string | undefined;
  zipcode: string | undefined;
  address: string | undefined;
  ticks: string | undefined;
}

const nobody: Rendered = { token: undefined, zipcode: undefined, address: undefined, ticks: undefined };
const somebody: Rendered = { token: 'tökén-🥜', zipcode: '02139', address: '7', ticks: '["milk"]' };

function keep({ token, zipcode, address, ticks }: Rendered): void {
  const kept = { token, zipcode, address };
  for (const [key, value] of Object.entries(kept)) if (value !== undefined) localStorage.setItem(key, value);
  if (ticks !== undefined) sessionStorage.setItem('avoiding', ticks);
}

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['for'];
});

it('shows a visitor’s page to a visitor, and somebody’s to them, as the app finds as well', () => {
  expect(look()).toBe('same');
  expect(digestOfPerson()).toBe(digestOfViewer(nobody));
  keep(somebody);
  expect(look({ rendered: somebody })).toBe('same');
  expect(digestOfPerson()).toBe(digestOfViewer(somebody));
  expect(look()).toBe('other');
});

it.each(Object.keys(nobody) as (keyof Rendered)[])('shows nothing where the %s is another, or gone', (key) => {
  keep(somebody);
  expect(look({ rendered: { ...somebody, [key]: 'another' } })).toBe('other');
  expect(look({ rendered: { ...somebody, [key]: undefined } })).toBe('other');
});

it('shows nothing of a visitor’s page to whoever lost their session', () => {
  localStorage.setItem('sessionLost', 'yes');
  expect(look()).toBe('other');
});

it('takes a damaged token for none, as the app does', () => {
  for (const token of ['undefined', 'null', 'false', '']) {
    localStorage.setItem('token', token);
    expect(look()).toBe('same');
  }
});

it('goes by the language that was chosen, then by the browser’s', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'es-MX', 'en']);
  expect([look(), look({ lang: 'es' })]).toEqual(['other', 'same']);
  localStorage.setItem('language', 'en');
  expect([look(), look({ lang: 'es' })]).toEqual(['same', 'other']);
});

it('shows a visitor’s page where nothing can be read', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Refused');
  });
  expect(look()).toBe('same');
  expect(look({ rendered: somebody })).toBe('other');
});
