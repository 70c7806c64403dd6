import { parseDocument } from 'htmlparser2';
import { raise } from '../claims/raised.ts';

/** Is what we use of a parsed page. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly PageNode[];
  readonly parent: Element | undefined;
}
export type PageNode = Element | string;

export const isElement = (node: PageNode | undefined): node is Element => typeof node === 'object';

const mostDeep = 400;
const mostNodes = 500_000;

/** Lists elements that are never shown, whatever their style. */
const unseen = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'head',
  'iframe',
  'object',
  'select',
  'textarea',
  'nav',
  'dialog',
]);

/** Parses a page; nothing in it is run or fetched. What lies deeper than any page goes is left out. */
export function parsePage(html: string): Element {
  const document = parseDocument(html, { lowerCaseTags: true, decodeEntities: true });
  let nodes = 0;
  const convert = (children: readonly object[], parent: Element | undefined, depth: number): PageNode[] => {
    if (depth > mostDeep) return [];
    const converted: PageNode[] = [];
    for (const child of children) {
      nodes += 1;
      if (nodes > mostNodes) break;
      if ('data' in child && 'type' in child && child.type === 'text') converted.push(String(child.data));
      else if ('name' in child && 'children' in child && 'attribs' in child) {
        const own: {
          name: string;
          attributes: Record<string, string>;
          children: PageNode[];
          parent: Element | undefined;
        } = {
          name: String(child.name),
          attributes: child.attribs as Record<string, string>,
          children: [],
          parent,
        };
        own.children = convert(child.children as object[], own, depth + 1);
        converted.push(own);
      }
    }
    return converted;
  };
  const root: { name: string; attributes: Record<string, string>; children: PageNode[]; parent: undefined } = {
    name: 'page',
    attributes: {},
    children: [],
    parent: undefined,
  };
  root.children = convert(document.children, root, 0);
  return root;
}

/** Returns whether an element isn't on the page at all, so that it takes no space. */
export const isGone = ({ name, attributes }: Element): boolean =>
  unseen.has(name) || 'hidden' in attributes || /display\s*:\s*none/i.test(attributes['style'] ?? '');

/** Returns whether an element takes its space and shows nothing there. */
export const isBlanked = ({ attributes }: Element): boolean =>
  /visibility\s*:\s*(?:hidden|collapse)/i.test(attributes['style'] ?? '');

/** Returns whether an element isn't seen, or isn't read out. Most that isn't is decoration. */
export const isHidden = (element: Element): boolean =>
  isGone(element) || isBlanked(element) || element.attributes['aria-hidden'] === 'true';

/** Returns every element that `accepts`, in order. It doesn't look inside those that `skips` names. */
export function findElements(
  root: Element,
  accepts: (element: Element) => boolean,
  skips: (element: Element) => boolean = () => false,
): Element[] {
  const found: Element[] = [];
  const stack: Element[] = [root];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next !== root && accepts(next)) found.push(next);
    if (next !== root && skips(next)) continue;
    for (const child of next.children.toReversed()) if (isElement(child)) stack.push(child);
  }
  return found;
}

/** Returns what an icon says: its alternative text, or the tick or cross in its name. */
function iconText({ name, attributes, children }: Element): string {
  const said = attributes['aria-label'] ?? attributes['alt'] ?? attributes['title'] ?? '';
  if (name === 'input') return attributes['type'] === 'checkbox' && 'checked' in attributes ? '✓' : '';
  if (said.trim() !== '') return said;
  const look = `${attributes['class'] ?? ''} ${(attributes['src'] ?? '').split('/').at(-1) ?? ''}`;
  const isIcon = name === 'img' || name === 'i' || name === 'svg' || (children.length === 0 && name === 'span');
  if (!isIcon) return '';
  if (/(?:^|[\s_-])(?:check|tick|yes|checkmark|dot|bullet|filled)(?:$|[\s._-])/i.test(look)) return '✓';
  return /(?:^|[\s_-])(?:cross|times|close|no|empty)(?:$|[\s._-])/i.test(look) ? '–' : '';
}

/** Returns the visible text of an element, with icons as what they say. */
export function textOf(root: Element): string {
  let text = '';
  /** Collects what is seen and not read out: "●" beside its word for those who can't see it, which may be missing. */
  let silent = '';
  const read = (node: PageNode, raised: boolean): void => {
    if (!isElement(node)) {
      text += raised ? raise(node) : node;
      return;
    }
    if (node.name === 'title' || (isHidden(node) && node.name !== 'svg' && node.name !== 'i')) {
      if (node.name !== 'title' && 'aria-hidden' in node.attributes) {
        text += iconText(node);
        if (!isGone(node) && !isBlanked(node)) silent += `${textOf({ ...node, attributes: {} })} `;
      }
      return;
    }
    if (node.name === 'br') text += '\n';
    const icon = iconText(node);
    const before = text.length;
    for (const child of node.children) read(child, raised || node.name === 'sup');
    if (text.slice(before).trim() === '') text = text.slice(0, before) + icon;
  };
  for (const child of root.children) read(child, root.name === 'sup');
  if (text.trim() === '') text = silent.trim() === '' ? iconText(root) : silent;
  return text
    .replaceAll(/[ \t\r\f\u00A0]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}
