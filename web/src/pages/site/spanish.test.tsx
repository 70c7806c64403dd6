import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { es } from '../../translations/interface/es.ts';
import { speakEnglish, speakSpanish } from '../../translations/t.ts';

beforeEach(() => speakSpanish(es));
afterEach(speakEnglish);

test('somebody who reads Spanish finds the way, and the choice of language, and how far to trust the words', async () => {
  renderPage('/contactUs');
  expect(await screen.findByRole('link', { name: 'Buscar' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Entrar' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Español' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: 'English' }).getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByText(/aún no los ha revisado una persona hispanohablante/)).toBeDefined();
});
