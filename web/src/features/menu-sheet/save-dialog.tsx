import './save-dialog.css';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { t, tCount } from '../../translations/t.ts';
import { tellDishes } from './describe-sheet.ts';
import type { SheetState } from './sheet-state.ts';

interface SaveDialogProps {
  state: SheetState;
  busy: boolean;
  problem: string | undefined;
  onSave: () => void;
  onClose: () => void;
}

/** Shows what diners will be told, before anything is saved. */
export function SaveDialog({ state, busy, problem, onSave, onClose }: SaveDialogProps) {
  const told = tellDishes(state);
  const asking = told.filter(({ asksAboutTraces }) => asksAboutTraces).length;
  const contradicting = told.filter(({ contradicted }) => contradicted.length > 0).length;
  return (
    <Dialog open onClose={onClose} title={t('What diners will be told')} isPanel>
      <div className="save-dialog">
        <p>{tCount(told.length, '{count} dish changes, as of today:', '{count} dishes change, as of today:')}</p>
        {contradicting > 0 && (
          <p className="save-dialog__warning">
            {tCount(
              contradicting,
              '{count} dish contradicts itself: its words name what you say is not in it.',
              '{count} dishes contradict themselves: their words name what you say is not in them.',
            )}
          </p>
        )}
        {asking > 0 && (
          <p>
            {tCount(
              asking,
              '{count} dish says nothing about traces yet, so diners are told to ask. State that in the dish’s details.',
              '{count} dishes say nothing about traces yet, so diners are told to ask. State that in each dish’s details.',
            )}
          </p>
        )}
        <ul className="save-dialog__dishes" role="list">
          {told.map(({ id, name, lines }) => (
            <li key={id}>
              <bdi className="save-dialog__name">{name}</bdi>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </li>
          ))}
        </ul>
        <ProblemNotice>{problem}</ProblemNotice>
        <div className="save-dialog__actions">
          <Button onClick={onClose}>{t('Keep editing')}</Button>
          <Button kind="primary" busy={busy} onClick={onSave}>
            {t('State all of it')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
