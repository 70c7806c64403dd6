import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrastOf, embedTheme } from './embed-theme.ts';

const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((number) => number.toString(16).padStart(6, '0'));

const valueOf = (style: string, name: string) => new RegExp(`--${name}:#([0-9a-f]{6})`).exec(style)?.[1] ?? '';

it('knows how far apart colours are, as WCAG 2.2 counts it', () => {
  expect(contrastOf('000000', 'ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('ffffff', '767676')).toBeCloseTo(4.54, 2);
  expect(contrastOf('123456', '123456')).toBe(1);
});

it('leaves no text, link or button that nobody can read, whatever colours a website names', () => {
  const maybe = fc.option(colour, { nil: undefined });
  fc.assert(
    fc.property(colour, maybe, maybe, (background, text, accent) => {
      const { style } = embedTheme({ background, text, accent }) ?? { style: '' };
      const leaf = valueOf(style, 'leaf');
      expect(valueOf(style, 'paper')).toBe(background);
      for (const name of ['ink', 'ink-soft', 'leaf'])
        expect(contrastOf(valueOf(style, name), background)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(valueOf(style, 'on-leaf'), leaf)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

it('keeps colours that can be read, and is ours where none is named', () => {
  const look = { background: '102a43', text: 'f0f4f8', accent: 'ffd166' };
  const { style, scheme } = embedTheme(look) ?? { style: '', scheme: '' };
  expect([valueOf(style, 'ink'), valueOf(style, 'leaf'), scheme]).toEqual(['f0f4f8', 'ffd166', 'dark']);
  expect(embedTheme({ background: undefined, text: undefined, accent: undefined })).toBeUndefined();
});
