import './dish-panel.css';
import { Fragment, useDeferredValue, type ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { DishCompleteness } from './dish-completeness.tsx';
import { emptyDraft } from './dish-draft.ts';
import { DishFieldsPart } from './dish-fields-part.tsx';
import { DishStatements } from './dish-statements.tsx';
import { useMenuActions } from './menu-actions.ts';
import type { MenuRow } from './menu-rows.ts';
import { say } from '../../translations/say.ts';

export interface DishPanelProps {
  row: MenuRow;
  sections: readonly string[];
  /** Goes to the dish before or after; `undefined` at the menu's ends. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
  /** What stands below: the dish's history. */
  children?: ReactNode;
}

/** Everything that is said of one dish, beside the menu. Nothing is saved before the menu is. */
export function DishPanel(props: DishPanelProps) {
  const { row, sections, onPrevious, onNext, onClose, children } = props;
  const { add, takeOff } = useMenuActions();
  const { entry, dish, draft = emptyDraft, findings, context } = row;
  // Drawn when the open panel can be seen: a press is answered by that.
  const isReady = useDeferredValue(true, false);
  const shared = { dishKey: entry.key, draft, dish };
  const act = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <Dialog open isPanel onClose={onClose} title={dish.name.trim() || say('New dish')}>
      <div className="dish-panel">
        {isReady && (
          <>
            <DishStatements {...shared} findings={findings} context={context} />
            <DishCompleteness {...shared} />
            <DishFieldsPart key={entry.key} {...shared} sections={sections} />
            <Fragment key={`about ${entry.key}`}>{children}</Fragment>
            <div className="dish-panel__actions">
              <Button onClick={act(() => add(dish.section.trim(), entry.key))}>{say('Duplicate this dish')}</Button>
              <Button onClick={act(() => takeOff([entry.key]))}>
                {entry.isNew ? say('Remove this dish') : say('Archive this dish')}
              </Button>
            </div>
          </>
        )}
        <div className="dish-panel__foot">
          <div className="dish-panel__way">
            <Button disabled={!onPrevious} onClick={onPrevious}>
              {say('Previous')}
              <span className="visually-hidden"> {say('dish')}</span>
            </Button>
            <Button disabled={!onNext} onClick={onNext}>
              {say('Next')}
              <span className="visually-hidden"> {say('dish')}</span>
            </Button>
          </div>
          <Button kind="primary" onClick={onClose}>
            {say('Done')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
