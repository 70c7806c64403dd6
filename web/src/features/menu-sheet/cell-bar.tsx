import './cell-bar.css';
import type { RefObject } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { ReasonField } from '../../shared/ui/reason-field.tsx';
import { t } from '../../translations/t.ts';
import { nameOfLevel } from './cell-words.ts';
import { takesReason, type CellLevel, type CellValue } from './sheet-cells.ts';

const levels = ['contains', 'may_contain', 'traces', 'absent', 'not_stated'] as const satisfies readonly CellLevel[];
const keyOfLevel: Readonly<Record<CellLevel, string>> = {
  contains: 'C',
  may_contain: 'M',
  traces: 'T',
  absent: 'N',
  not_stated: '?',
};

interface CellBarProps {
  barRef: RefObject<HTMLDivElement | null>;
  /** What is selected: "Dal, milk" or "12 cells". */
  label: string;
  /** The value that all selected cells have; `undefined` if they differ. */
  value: CellValue | undefined;
  hint: string | undefined;
  /** What the kitchen's equipment adds. */
  kitchen: string | undefined;
  isRange: boolean;
  canUndo: boolean;
  onSet: (value: CellValue) => void;
  onFillDown: () => void;
  onUndo: () => void;
  /** Goes back to the grid. */
  onClose: () => void;
}

/** Says what is selected and sets it, by tap or from the keyboard. */
export function CellBar(props: CellBarProps) {
  const { barRef, label, value, hint, kitchen, isRange, canUndo, onSet, onFillDown, onUndo, onClose } = props;
  return (
    // Escape leads back to the grid from each of its controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={barRef}
      role="group"
      aria-label={t('The selected cells')}
      className="cell-bar"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="cell-bar__head">
        <p className="cell-bar__label">
          <bdi>{label}</bdi>
        </p>
        <Button kind="quiet" onClick={onFillDown}>
          {isRange ? t('Fill down') : t('Same for all below')}
        </Button>
        <Button kind="quiet" aria-disabled={!canUndo} onClick={onUndo}>
          {t('Undo')}
        </Button>
      </div>
      <div className="cell-bar__levels">
        {levels.map((level) => (
          <button
            key={level}
            type="button"
            className="cell-bar__level"
            aria-pressed={value?.level === level}
            aria-keyshortcuts={keyOfLevel[level]}
            onClick={() =>
              onSet({
                level,
                reason: value && takesReason(value) && takesReason({ level, reason: '' }) ? value.reason : '',
              })
            }
          >
            {nameOfLevel(level)}
          </button>
        ))}
      </div>
      {value && takesReason(value) && (
        <ReasonField reason={value.reason} onReason={(reason) => onSet({ ...value, reason })} />
      )}
      {hint !== undefined && <p className="cell-bar__hint">{hint}</p>}
      {kitchen !== undefined && (
        <p>{t('Your kitchen: {level}{reason}', { level: t('may contain'), reason: kitchen })}</p>
      )}
    </div>
  );
}
