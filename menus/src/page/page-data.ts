import { findElements, textOf, type Element } from './page-tree.ts';

const isData = ({ name, attributes }: Element): boolean =>
  name === 'script' && /^application\/ld\+json/i.test(attributes['type'] ?? '');

/** Returns the page's data of schema.org as it is written in scripts of data. They are parsed, never run. */
function readLinkedData(root: Element): unknown[] {
  return findElements(root, isData).flatMap((script): unknown[] => {
    const text = script.children.filter((child) => typeof child === 'string').join('');
    try {
      return [JSON.parse(text.replace(/^\s*(?:<!--|\/\*<!\[CDATA\[\*\/)|(?:-->|\/\*\]\]>\*\/)\s*$/g, ''))];
    } catch {
      return [];
    }
  });
}

const valueOf = (element: Element): string => {
  const { attributes, name } = element;
  if (attributes['content'] !== undefined) return attributes['content'];
  if (name === 'a' || name === 'link') return attributes['href'] ?? textOf(element);
  return textOf(element).replaceAll('\n', ' ');
};

/** Returns microdata in the shape of linked data. */
function readItem(scope: Element, depth: number): Record<string, unknown> {
  const item: Record<string, unknown> = { '@type': (scope.attributes['itemtype'] ?? '').split(/\s+/) };
  if (depth > 20) return item;
  const isScope = (element: Element) => 'itemscope' in element.attributes;
  for (const element of findElements(
    scope,
    ({ attributes }) => 'itemprop' in attributes || 'itemscope' in attributes,
    isScope,
  )) {
    const value = isScope(element) ? readItem(element, depth + 1) : valueOf(element);
    for (const name of (element.attributes['itemprop'] ?? 'item').split(/\s+/)) {
      const before = item[name];
      item[name] = before === undefined ? value : [before, value].flat();
    }
  }
  return item;
}

function readMicrodata(root: Element): unknown[] {
  const isTop = (element: Element): boolean => 'itemscope' in element.attributes;
  return findElements(root, isTop, isTop)
    .filter(({ attributes }) => /schema\.org/i.test(attributes['itemtype'] ?? ''))
    .map((scope) => readItem(scope, 0));
}

export const readPageData = (root: Element): unknown[] => {
  const linked = readLinkedData(root);
  return linked.length > 0 ? [...linked, ...readMicrodata(root)] : readMicrodata(root);
};
