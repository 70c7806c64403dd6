import { createElement, Fragment, type ReactNode } from 'react';
import { translate } from '../../translations/t.ts';

/**
 * Translates a sentence with elements in its slots: `<Translation sentence="Read {terms} first." terms={<a …/>} />`.
 */
export function Translation({ sentence, ...slots }: { readonly sentence: string; readonly [slot: string]: ReactNode }) {
  const parts = translate(sentence).split(/\{(\w+)\}/);
  const filled = parts.map((part, at) => (at % 2 === 0 ? part : (slots[part] ?? `{${part}}`)));
  return createElement(Fragment, null, ...filled);
}
