import type { MenuLine } from '../menu/menu-line.ts';
import { isElement, isHidden, textOf, type Element, type PageNode } from './page-tree.ts';

const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'cite',
  'code',
  'data',
  'del',
  'em',
  'font',
  'i',
  'img',
  'input',
  'ins',
  'label',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'svg',
  'time',
  'u',
  'var',
  'wbr',
]);

/** Lists font sizes of headings of level 1 to 6, and of text, in pixels, as browsers have them. */
const sizes = new Map(Object.entries({ h1: 32, h2: 26, h3: 21, h4: 18, h5: 16, h6: 15 }));

const isBlock = (node: PageNode): boolean => isElement(node) && !inline.has(node.name);

/** Returns whether an element holds nothing but text and what stands in a line. Inline elements may hold blocks. */
function isLeaf(element: Element): boolean {
  return (
    element.children.every(
      (child) => !isBlock(child) || (isElement(child) && (child.name === 'br' || isHidden(child))),
    ) && element.children.every((child) => !isElement(child) || isBlock(child) || isLeaf(child))
  );
}

const box = { left: 0, top: 0, right: 0, bottom: 0 };

function lineOf(parts: readonly string[], element: Element, at: number): MenuLine {
  const bold =
    parts.length > 0 &&
    element.children.some((child) => isElement(child) && (child.name === 'b' || child.name === 'strong'));
  const look = element.attributes['class'] ?? '';
  return {
    parts: parts.map((text) => ({ text, box })),
    size: sizes.get(element.name) ?? 12,
    bold: bold || element.name === 'dt' || element.name === 'th',
    font: `${element.name}.${look}`,
    page: 1,
    box: { left: 0, top: at, right: 0, bottom: at },
    gap: 0,
    centred: false,
  };
}

/** Returns the texts of a line. Separate elements are separate texts, such as a name and its price. */
function partsOf(element: Element): string[][] {
  const lines: string[][] = [[]];
  let loose = '';
  const flush = () => {
    if (loose.trim() !== '') lines.at(-1)?.push(loose.replaceAll(/\s+/g, ' ').trim());
    loose = '';
  };
  for (const child of element.children) {
    if (!isElement(child)) loose += child;
    else if (child.name === 'br') {
      flush();
      lines.push([]);
    } else if (!isHidden(child)) {
      const text = textOf(child).replaceAll('\n', ' ');
      // A word in bold inside a sentence is no part of its own.
      if (/^(?:em|i|u|mark|sup|sub|a|small)$/.test(child.name) && loose.trim() !== '') loose += text;
      else {
        flush();
        if (text !== '') lines.at(-1)?.push(text);
      }
    }
  }
  flush();
  return lines.filter((line) => line.length > 0);
}

/** Returns the visible lines of a page, with its headings. Tables are read elsewhere; here they are lines as well. */
export function readOutline(root: Element): MenuLine[] {
  const lines: MenuLine[] = [];
  const walk = (element: Element): void => {
    if (isHidden(element) || lines.length > 50_000) return;
    if (isLeaf(element)) {
      for (const parts of partsOf(element)) lines.push(lineOf(parts, element, lines.length));
      return;
    }
    let loose: PageNode[] = [];
    const flush = () => {
      const holder: Element = { ...element, children: loose };
      for (const parts of partsOf(holder)) lines.push(lineOf(parts, holder, lines.length));
      loose = [];
    };
    for (const child of element.children) {
      if (isElement(child) && (isBlock(child) || !isLeaf(child))) {
        flush();
        walk(child);
      } else loose.push(child);
    }
    flush();
  };
  walk(root);
  return lines;
}
