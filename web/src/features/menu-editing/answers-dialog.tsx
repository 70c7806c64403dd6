import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { allergens, us9, type AllergenId } from '@clearplate/domain/facts/allergens';
import { useState } from 'react';
import { useUpdateRestaurant } from '../../entities/restaurant/use-update-restaurant.ts';
import { hasCode } from '../../shared/api/api-error.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import { t } from '../../translations/t.ts';
import { describeAllergens, nameFor } from './model/describe-task.ts';

interface AnswersDialogProps {
  restaurant: RestaurantDetail;
  answered: readonly AllergenId[];
  onClose: () => void;
}

const choices = allergens.map(({ id }) => id).filter((id) => !us9.includes(id));

/** Chooses which allergens the restaurant answers for beside the nine. It states nothing about any dish. */
export function AnswersDialog({ restaurant, answered, onClose }: AnswersDialogProps) {
  const [chosen, setChosen] = useState(() => choices.filter((id) => answered.includes(id)));
  const save = useUpdateRestaurant(restaurant);
  return (
    <Dialog open onClose={onClose} title={t('What you answer for')}>
      <form
        className="section-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ also_answers_for: chosen }, { onSuccess: onClose });
        }}
      >
        <p className="menu-editor__hint">
          {t('Always: {nine}, as US law names them. Each one that you add gets a column for every dish.', {
            nine: describeAllergens(us9),
          })}
        </p>
        <div>
          {choices.map((id) => (
            <TickBox
              key={id}
              checked={chosen.includes(id)}
              onChange={(isOn) => setChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
            >
              {nameFor(id)}
            </TickBox>
          ))}
        </div>
        <ProblemNotice>
          {save.error &&
            (hasCode(save.error, 'precondition_failed')
              ? t('Somebody else changed this restaurant in the meantime. Nothing you ticked is lost: save again.')
              : describeRefusal(save.error, t('What you answer for was not saved')))}
        </ProblemNotice>
        <div className="save-bar__actions">
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button kind="primary" type="submit" busy={save.isPending}>
            {t('Save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
