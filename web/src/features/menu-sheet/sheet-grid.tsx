import './sheet-grid.css';
import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { nameOfAllergen } from '../../shared/lib/allergen-words.ts';
import { t } from '../../translations/t.ts';
import { moveSelection, rangeOf, wholeColumn, wholeRow, type Selection, type Size } from './selection.ts';
import type { CellLevel, SheetSection } from './sheet-cells.ts';
import { SheetRow } from './sheet-row.tsx';
import type { SheetView } from './sheet-view.ts';

/** One key sets a cell; it is the sign that is shown. */
const levelOfKey: Readonly<Record<string, CellLevel>> = {
  c: 'contains',
  m: 'may_contain',
  t: 'traces',
  n: 'absent',
  '?': 'not_stated',
  Delete: 'not_stated',
  Backspace: 'not_stated',
};

export interface SheetGridProps {
  view: SheetView;
  /** The dishes of the view, by section. */
  sections: readonly SheetSection[];
  selection: Selection;
  gridRef: RefObject<HTMLDivElement | null>;
  describedBy: string;
  onSelect: (selection: Selection) => void;
  onSet: (level: CellLevel) => void;
  onFillDown: () => void;
  onUndo: () => void;
  /** Moves on to the bar, to choose or to give a reason. */
  onOpen: () => void;
  onCopy: () => string;
  onPaste: (text: string) => void;
}

/** Gives the active cell the focus when it changes while the grid has it. */
function useFocusOnActive({ gridRef, selection: { at } }: SheetGridProps): void {
  const [row, column] = at;
  const shown = useRef(`${row} ${column}`);
  useEffect(() => {
    const place = `${row} ${column}`;
    if (place === shown.current) return;
    shown.current = place;
    const grid = gridRef.current;
    const cell = grid?.querySelector<HTMLElement>(`[data-at="${place}"]`);
    if (grid?.contains(document.activeElement)) cell?.focus();
  }, [gridRef, row, column]);
}

/** Returns what a key does besides moving, or `undefined`. */
function actionOf(event: KeyboardEvent, props: SheetGridProps): (() => void) | undefined {
  const isCommand = event.ctrlKey || event.metaKey;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (isCommand && key === 'd') return props.onFillDown;
  if (isCommand && key === 'z' && !event.shiftKey) return props.onUndo;
  if (isCommand || event.altKey) return undefined;
  if (key === 'Enter' || key === 'F2') return props.onOpen;
  // The sign in the reader's language works, too.
  const level = key === t('M').toLowerCase() ? 'may_contain' : levelOfKey[key];
  return level && (() => props.onSet(level));
}

/** Returns what a press on the grid selects. */
function pressed(event: MouseEvent, selection: Selection, size: Size): Selection | undefined {
  const target =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-at], [data-row], [data-column]') : null;
  if (!target) return undefined;
  const { at: place, row, column } = target.dataset;
  if (row !== undefined) return wholeRow(Number(row), size);
  if (column !== undefined) return wholeColumn(Number(column), size);
  const [toRow = 0, toColumn = 0] = (place ?? '').split(' ').map(Number);
  const at = [toRow, toColumn] as const;
  return { at, anchor: event.shiftKey ? selection.anchor : at };
}

/** Shows dishes × allergens after the ARIA grid pattern: one cell takes the focus, arrows move it, Shift selects. */
export function SheetGrid(props: SheetGridProps) {
  const { view, sections, selection, gridRef, onSelect } = props;
  const { dishes, columns, context, edits } = view;
  useFocusOnActive(props);
  const size = { rows: dishes.length, columns: columns.length };
  const { top, bottom, left, right } = rangeOf(selection);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveSelection(event, selection, size);
    const action = next ? () => onSelect(next) : actionOf(event, props);
    if (!action) return;
    event.preventDefault();
    action();
  };
  const onClick = (event: MouseEvent) => {
    const next = pressed(event, selection, size);
    if (!next) return;
    onSelect(next);
    gridRef.current?.querySelector<HTMLElement>(`[data-at="${next.at.join(' ')}"]`)?.focus({ preventScroll: true });
  };
  const onClipboard = (event: ClipboardEvent, work: () => void) => {
    event.preventDefault();
    work();
  };
  let row = 0;
  return (
    // The focus is on one of its cells, as the grid pattern has it.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={gridRef}
      role="grid"
      className="sheet"
      aria-label={t('Dishes and allergens')}
      aria-describedby={props.describedBy}
      aria-multiselectable="true"
      style={{ '--sheet-columns': columns.length } as CSSProperties}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onCopy={(event) => onClipboard(event, () => event.clipboardData.setData('text/plain', props.onCopy()))}
      onPaste={(event) => onClipboard(event, () => props.onPaste(event.clipboardData.getData('text/plain')))}
    >
      <div role="row" className="sheet__row sheet__row--head">
        <div role="columnheader" className="sheet__dish">
          {t('Dish')}
        </div>
        {columns.map((id, column) => (
          <div key={id} role="columnheader" className="sheet__column" data-column={column}>
            {nameOfAllergen(id)}
          </div>
        ))}
      </div>
      {sections.map(({ name, dishes: some }) => (
        <div key={name} role="rowgroup" aria-label={name || t('Without a section')}>
          {name !== '' && (
            <div role="row" className="sheet__section">
              <div role="rowheader" aria-colspan={columns.length + 1}>
                <bdi>{name}</bdi>
              </div>
            </div>
          )}
          {some.map((dish) => {
            const at = row++;
            const isSelected = at >= top && at <= bottom;
            return (
              <SheetRow
                key={dish.id}
                dish={dish}
                row={at}
                columns={columns}
                context={context}
                edits={edits.get(dish.id)}
                active={at === selection.at[0] ? selection.at[1] : -1}
                from={isSelected ? left : -1}
                to={isSelected ? right : -1}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
