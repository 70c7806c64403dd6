import './copy-order.css';
import type { CartGroup } from '@clearplate/contract/cart';
import type { Told } from '@clearplate/domain/verdict/told';
import { useId, useRef, useState } from 'react';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { useTold } from '../../entities/verdict/use-told.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { StatusNotice } from '../../shared/ui/notice.tsx';
import { t } from '../../translations/t.ts';
import type { CopyOrderProps } from './copy-order.tsx';
import { describeWaiting } from '../../entities/dish/describe-ticks.ts';
import { noteDishes, noteText, writeNote } from './kitchen-note.ts';
import { describeOrderedLine } from './describe-line.ts';
import { NotForList } from './not-for-list.tsx';
import { describeCopy, useCopy } from '../../shared/lib/use-copy.ts';

/** Returns the restaurant and what can be ordered there, in words that need no translation. */
function orderText({ restaurant_name, dishes }: CartGroup): string {
  const lines = dishes.filter(({ is_removed }) => !is_removed).map((line) => describeOrderedLine(line, 'en'));
  return [restaurant_name, ...lines].join('\n');
}

/** Returns the note for the kitchen in English, without names, or `undefined` if there is nothing to say. */
function kitchenText(group: CartGroup, avoiding: Avoiding, told: readonly Told[]): string | undefined {
  const dishes = noteDishes(group, avoiding, told);
  const { eaters } = avoiding;
  if (dishes === undefined || eaters.every(({ avoids }) => avoids.length === 0)) return undefined;
  return noteText(writeNote({ language: 'en', eaters, withNames: false, dishes }));
}

/**
 * Shows the text before it is copied. It includes what somebody avoids only if they add that, and then shows it first.
 */
export function CopyOrderDialog({
  group,
  lines,
  avoiding,
  isPending,
  onClose,
}: CopyOrderProps & { onClose: () => void }) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [withNote, setWithNote] = useState(false);
  const { outcome, copy, forget } = useCopy();
  const { heeded } = useTold(group.restaurant_id);
  const note = kitchenText(group, avoiding, heeded);
  const text = withNote && note !== undefined ? `${orderText(group)}\n\n${note}` : orderText(group);
  const press = async () => {
    // Where the browser refuses, we select the text, so that people can copy it themselves.
    if ((await copy(text)) === 'yes') return;
    area.current?.focus();
    area.current?.select();
  };
  return (
    <Dialog open onClose={onClose} title={t('Copy my order')}>
      <div className="copy-order">
        <NotForList lines={lines} />
        {isPending && <p>{describeWaiting()}</p>}
        <label htmlFor={id}>{t('What gets copied:')}</label>
        <textarea ref={area} id={id} readOnly rows={Math.min(14, text.split('\n').length + 1)} value={text} />
        {note !== undefined && (
          <label className="copy-order__note">
            <input
              type="checkbox"
              checked={withNote}
              onChange={(event) => {
                setWithNote(event.target.checked);
                forget();
              }}
            />
            {t('Include the note for the kitchen, which says what you avoid')}
          </label>
        )}
        <StatusNotice>
          {describeCopy(outcome, t('Your browser wouldn’t copy it. The text is selected: copy it yourself.'))}
        </StatusNotice>
        <div className="copy-order__actions">
          <Button kind="primary" onClick={() => void press()}>
            {t('Copy')}
          </Button>
          <Button onClick={onClose}>{t('Close')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
