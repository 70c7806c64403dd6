import { describeReason } from '@clearplate/domain/facts/stock-reasons';
// Copied cells are read again, and a usual reason is recognised by its English text.
import { inEnglish as t } from '@clearplate/domain/wording/translate';
import { notStated, type CellLevel, type CellValue } from './sheet-cells.ts';

const words: Readonly<Record<Exclude<CellLevel, 'not_stated'>, ReadonlySet<string>>> = {
  contains: new Set(['contains', 'yes', 'y', 'x', 'c', '✓', '✔', '●', 'contiene', 'sí', 'si']),
  may_contain: new Set([
    'may contain',
    'may',
    'm',
    'traces',
    'trace',
    'may contain traces',
    'puede contener',
    'trazas',
  ]),
  traces: new Set(['none but may contain', 'no, m', 'no, traces', 'absent but may contain', 'no, trazas']),
  absent: new Set([
    'no',
    'n',
    'none',
    'absent',
    'free',
    'free from',
    'does not contain',
    'no contiene',
    'sin',
    'libre',
  ]),
};
const unstated = new Set(['?', 'not stated', 'unknown', 'no indicado']);

/** Reads a pasted word. `undefined`: it means nothing that we know, and must not become a statement. */
export function readWord(text: string): CellValue | undefined {
  const written = text.normalize('NFKC').trim();
  const [, before = '', bracketed, after] = /^([^(:]*)(?:\((.*)\)|:\s*(.*))?$/s.exec(written) ?? [];
  const said = before.trim().toLowerCase();
  const reason = (bracketed ?? after ?? '').trim().slice(0, 200);
  if (unstated.has(said)) return reason === '' ? notStated : undefined;
  const level = (Object.keys(words) as (keyof typeof words)[]).find((each) => words[each].has(said));
  if (level === undefined) return undefined;
  if (level === 'may_contain' || level === 'traces') return { level, reason };
  // "No (shared fryer)" says two things, and "contains (traces)" another.
  return reason === '' ? { level, reason } : undefined;
}

const written: Readonly<Record<CellLevel, string>> = {
  contains: 'contains',
  may_contain: 'may contain',
  traces: 'none but may contain',
  absent: 'none',
  not_stated: '?',
};

/** Writes a value so that {@link readWord} and the menu file read it. */
export const writeWord = ({ level, reason }: CellValue): string =>
  reason === '' ? written[level] : `${written[level]} (${describeReason(reason, t)})`;
