import { useLayoutEffect, useRef, useState } from 'react';

const prefixes = {
  colours: /^--(paper|surface|ink|line|leaf|on-|avoid|cross|unverified|none|veil|map)/,
  type: /^--text-/,
  space: /^--s\d$/,
} as const;

/** Returns the names of all tokens in this page's style sheets. */
function listTokens(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const roots = rules.filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root');
  return [...new Set(roots.flatMap((rule) => [...(rule as CSSStyleRule).style]))].filter((name) =>
    name.startsWith('--'),
  );
}

/**
 * Shows a token. It sets a property on the element, because the content security policy forbids a `style` attribute.
 */
function Sample({ className, property, token }: { className: string; property: string; token: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => ref.current?.style.setProperty(property, `var(${token})`), [property, token]);
  return (
    <span ref={ref} className={className}>
      {className === 'styleguide__word' && 'Tomato soup'}
    </span>
  );
}

const shown = [
  { kind: 'colours', className: 'styleguide__swatch', property: 'background' },
  { kind: 'type', className: 'styleguide__word', property: 'font-size' },
  { kind: 'space', className: 'styleguide__bar', property: 'inline-size' },
] as const;

/** Shows the tokens, read from the style sheets so that none can be forgotten. */
export function Tokens() {
  const [tokens] = useState(listTokens);
  return shown.map(({ kind, className, property }) => (
    <ul key={kind} className="styleguide__swatches" aria-label={kind}>
      {tokens
        .filter((token) => prefixes[kind].test(token))
        .map((token) => (
          <li key={token}>
            <Sample className={className} property={property} token={token} />
            {token}
          </li>
        ))}
    </ul>
  ));
}
