import {
  parseSync,
  type CallExpression,
  type JSXAttribute,
  type JSXElement,
  type Node,
  type StringLiteral,
} from 'oxc-parser';

/** This is a sentence in a file; if it has a count, this is its English plural. */
export interface Sentence {
  readonly text: string;
  readonly isCounted: boolean;
  readonly at: string;
}

export interface ReadSource {
  readonly sentences: readonly Sentence[];
  /** These visible texts aren't wrapped in a function of translations/t.ts. */
  readonly unwrapped: readonly string[];
  /** These sentences are used in a way that can't be translated. */
  readonly faults: readonly string[];
}

const seenProps = new Set(
  'aria-label title placeholder alt label heading hint text note legend confirm cancel status summary'.split(' '),
);
const shownKeys = new Set('label title placeholder heading hint note means text summary'.split(' '));
const codeProps = /^(className|style|id|key|role|type|rel|to|href|src|d|viewBox|sizes|media|autoComplete|data-.*)$/;
const looksLikeSentence = /\p{L}[,.:;!?]? +\p{L}/u;
/** Their texts are for programs and programmers. */
const technicalCalls =
  /^(Error|TypeError|ApiError|NumberFormat|DateTimeFormat|querySelector|querySelectorAll|matchMedia|classNames|closest|error|warn)$/;

/** Recognises a table's entry or a fallback for an empty value, where a single word counts as a text. */
const isShownWord = (node: Node): boolean =>
  (node.type === 'Property' &&
    node.key.type === 'Identifier' &&
    shownKeys.has(node.key.name) &&
    hasWord(literalsOf(node.value))) ||
  (node.type === 'LogicalExpression' && node.operator === '||' && hasWord(literalsOf(node.right)));

const hasWord = (texts: readonly string[] | undefined) => texts?.some((text) => /\p{L}/u.test(text)) === true;

const isText = (node: Node | null | undefined): node is StringLiteral =>
  node?.type === 'Literal' && typeof node.value === 'string';

/** Returns the literals that an argument may be, both for a conditional; `undefined` if it is no literal. */
function literalsOf(node: Node | undefined): readonly string[] | undefined {
  if (isText(node)) return [node.value];
  if (node?.type !== 'ConditionalExpression') return undefined;
  const [yes, no] = [literalsOf(node.consequent), literalsOf(node.alternate)];
  return yes && no && [...yes, ...no];
}

function nameOfCall(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
}

function isFunction({ type }: Node): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration';
}

const children = (node: Node): readonly Node[] =>
  Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const isSkipped = key === 'typeAnnotation' || key === 'typeArguments' || key === 'typeParameters';
    const all = isSkipped ? [] : Array.isArray(value) ? (value as unknown[]) : [value];
    return all.filter((one): one is Node => typeof one === 'object' && one !== null && 'type' in one);
  });

const untouched = new Set(['ImportDeclaration', 'TSTypeAliasDeclaration', 'TSInterfaceDeclaration', 'TSLiteralType']);

/** Reads one file of the interface. Results are prefixed with `name`. */
export function readSource(name: string, source: string): ReadSource {
  const sentences: Sentence[] = [];
  const unwrapped: string[] = [];
  const faults: string[] = [];
  const at = (node: Node) => `${name}:${source.slice(0, node.start).split('\n').length}`;

  function addSaid(call: CallExpression, callee: string, isInFunction: boolean): void {
    const isCounted = callee === 'tCount';
    const texts = literalsOf(call.arguments[isCounted ? 2 : 0]);
    if (!texts) faults.push(`${at(call)}: ${callee} needs its sentence written out`);
    if (callee !== 'phrase' && !isInFunction) faults.push(`${at(call)}: said before a language is known; use phrase`);
    for (const text of texts ?? []) sentences.push({ text, isCounted, at: at(call) });
  }

  function readCall(call: CallExpression, isInFunction: boolean): boolean {
    const callee = nameOfCall(call.callee);
    if (callee !== 't' && callee !== 'tCount' && callee !== 'phrase') return technicalCalls.test(callee);
    addSaid(call, callee, isInFunction);
    for (const one of call.arguments) if (!literalsOf(one)) visit(one, isInFunction);
    return true;
  }

  function readElement(node: JSXElement): void {
    const { name: tag, attributes } = node.openingElement;
    if (tag.type !== 'JSXIdentifier' || tag.name !== 'Translation') return;
    const prop = attributes.find((one) => one.type === 'JSXAttribute' && one.name.name === 'sentence');
    const value = prop?.type === 'JSXAttribute' ? prop.value : undefined;
    const texts = literalsOf(value?.type === 'JSXExpressionContainer' ? value.expression : (value ?? undefined));
    if (!texts) faults.push(`${at(node)}: Translation needs its sentence written out`);
    for (const text of texts ?? []) sentences.push({ text, isCounted: false, at: at(node) });
  }

  /** Returns whether the attribute's value needs no further visit. */
  function readProp(node: JSXAttribute): boolean {
    const prop = node.name.type === 'JSXIdentifier' ? node.name.name : '';
    if (codeProps.test(prop) || prop === 'sentence') return true;
    if (isText(node.value) && /\p{L}/u.test(node.value.value) && seenProps.has(prop))
      unwrapped.push(`${at(node)}: ${prop}="${node.value.value}"`);
    return isText(node.value) && seenProps.has(prop);
  }

  function visit(node: Node, isInFunction: boolean): void {
    if (untouched.has(node.type)) return;
    if (node.type === 'CallExpression' && readCall(node, isInFunction)) return;
    if (node.type === 'NewExpression' && technicalCalls.test(nameOfCall(node.callee))) return;
    if (node.type === 'JSXElement') readElement(node);
    if (node.type === 'JSXAttribute' && readProp(node)) return;
    if (isShownWord(node)) unwrapped.push(`${at(node)}: ${source.slice(node.start, node.end)}`);
    if (node.type === 'JSXText' && /\p{L}/u.test(node.value)) unwrapped.push(`${at(node)}: ${node.value.trim()}`);
    if (isText(node) && looksLikeSentence.test(node.value)) unwrapped.push(`${at(node)}: '${node.value}'`);
    if (node.type === 'TemplateLiteral' && node.quasis.some(({ value }) => looksLikeSentence.test(value.raw)))
      unwrapped.push(`${at(node)}: ${source.slice(node.start, node.end)}`);
    for (const one of children(node)) visit(one, isInFunction || isFunction(node));
  }

  visit(parseSync(name, source).program, false);
  return { sentences, unwrapped, faults };
}
