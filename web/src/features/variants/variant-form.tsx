import type { DishWithVariants, MenuVariants } from '@clearplate/contract/variants';
import { allergens, type AllergenId } from '@clearplate/domain/facts/allergens';
import type { MenuTask } from '@clearplate/domain/facts/contradictions';
import { useRef, useState } from 'react';
import { longNameOfAllergen } from '../../shared/lib/allergen-words.ts';
import { describeContradiction } from '../../shared/lib/describe-contradiction.ts';
import { hasName } from '../../shared/lib/ingredient-list.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import { t, tCount } from '../../translations/t.ts';
import { AddedComponents } from './added-components.tsx';
import { askedWay } from './asked-way.ts';
import { readWays } from './read-way.ts';
import { rebaseDraft } from './rebase-variant.ts';
import { findProblems, partsOf, suggestName, toEdit, type DraftProblems, type VariantDraft } from './variant-draft.ts';

const toggle = <Item,>(list: readonly Item[], item: Item): readonly Item[] =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item];

interface StatedOfWayProps {
  draft: VariantDraft;
  start: VariantDraft;
  answered: readonly AllergenId[];
  onChange: (part: Partial<VariantDraft>) => void;
}

/** Says what the dish is without when made this way. */
function StatedOfWay({ draft, start, answered, onChange }: StatedOfWayProps) {
  // Existing statements can be withdrawn, whatever the restaurant answers for today.
  const offered = allergens.flatMap(({ id }) => (answered.includes(id) || start.absent.includes(id) ? [id] : []));
  return (
    <fieldset>
      <legend>{t('Made this way, it has none of these as an ingredient')}</legend>
      <p>{t('Only what you tick counts. What you stated of the dish as it comes does not.')}</p>
      {offered.map((id) => (
        <TickBox
          key={id}
          checked={draft.absent.includes(id)}
          onChange={() => onChange({ absent: toggle(draft.absent, id) })}
        >
          {longNameOfAllergen(id)}
        </TickBox>
      ))}
      <TickBox checked={draft.noOtherTraces} onChange={(on) => onChange({ noOtherTraces: on })}>
        {t('No traces get into it other than those stated for the dish')}
      </TickBox>
      <TickBox checked={draft.isListComplete} onChange={(on) => onChange({ isListComplete: on })}>
        {t('What is left of the list, with what is added, is complete')}
      </TickBox>
    </fieldset>
  );
}

interface Contradicted {
  readonly edit: ReturnType<typeof toEdit>;
  readonly tasks: readonly MenuTask[];
}

interface ContradictionDialogProps extends Contradicted {
  onSave: (edit: Contradicted['edit']) => void;
  onClose: () => void;
}

/** Asks before something is stated absent from a way that still has it. */
function ContradictionDialog({ tasks, edit, onSave, onClose }: ContradictionDialogProps) {
  const title = tCount(
    1,
    '{count} dish contradicts itself: its words name what you say is not in it.',
    '{count} dishes contradict themselves: their words name what you say is not in them.',
  );
  return (
    <ConfirmDialog
      title={title}
      cancel={t('Keep editing')}
      confirm={t('State all of it')}
      onConfirm={() => {
        onClose();
        onSave(edit);
      }}
      onCancel={onClose}
    >
      {tasks.map((task) => (
        <p key={task.allergen}>{describeContradiction(task)}</p>
      ))}
      <p>{t('Made this way it has that still: guests who avoid it are not offered it.')}</p>
    </ConfirmDialog>
  );
}

interface VariantFormProps {
  dish: DishWithVariants;
  /** The way that is edited; `undefined` for a new one. */
  variant: DishWithVariants['variants'][number] | undefined;
  start: VariantDraft;
  menu: MenuVariants;
  busy: boolean;
  problem: string | undefined;
  onSave: (edit: ReturnType<typeof toEdit>) => void;
  onClose: () => void;
}

/** Edits one way to make a dish, and what is stated about the dish made that way. */
export function VariantForm({ dish, variant, start, menu, busy, problem, onSave, onClose }: VariantFormProps) {
  const [draft, setDraft] = useState(start);
  const [from, setFrom] = useState(start);
  const [isTried, setTried] = useState(false);
  const [isReading, setReading] = useState(false);
  const [against, setAgainst] = useState<Contradicted>();
  const { components } = menu;
  if (from !== start) {
    setFrom(start);
    setDraft(rebaseDraft(draft, from, start, dish));
  }
  const changes = useRef(0);
  const change = (part: Partial<VariantDraft>) => {
    changes.current += 1;
    setDraft({ ...draft, ...part });
  };
  const place = { dish, others: dish.variants.filter((one) => one !== variant), components };
  const problems: DraftProblems = isTried ? findProblems(draft, place) : {};
  const save = async () => {
    setTried(true);
    if (isReading || Object.keys(findProblems(draft, place)).length > 0) return;
    const edit = toEdit(draft, start, { before: variant, components });
    const { absent } = draft;
    const before = changes.current;
    setReading(absent.length > 0);
    const [tasks = []] = absent.length > 0 ? await readWays([askedWay(dish, { edit, absent }, menu)]) : [];
    setReading(false);
    // Changes made meanwhile are neither read nor sent: another press saves them.
    if (changes.current !== before) return;
    if (tasks.length > 0) setAgainst({ edit, tasks });
    else onSave(edit);
  };
  return (
    <Dialog
      open
      isPanel
      onClose={onClose}
      title={variant?.name ?? t('Another way to make {name}', { name: dish.name })}
    >
      <form
        className="variant-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <fieldset>
          <legend>{t('What is left out')}</legend>
          {partsOf(dish).map((name) => (
            <TickBox
              key={name}
              checked={hasName(draft.out, name)}
              onChange={() => change({ out: toggle(draft.out, name) })}
            >
              {name}
            </TickBox>
          ))}
          <TextField
            label={partsOf(dish).length > 0 ? t('Something else') : t('Left out, as the menu names it')}
            hint={t('With commas between')}
            maxLength={300}
            value={draft.outElse}
            error={problems.out}
            onChange={({ target }) => change({ outElse: target.value })}
          />
        </fieldset>
        <TextField
          label={t('What is added instead')}
          hint={t('With commas between, such as tamari')}
          maxLength={300}
          value={draft.adds}
          onChange={({ target }) => change({ adds: target.value })}
        />
        {components.length > 0 && (
          <AddedComponents components={components} uses={draft.uses} onChange={(uses) => change({ uses })} />
        )}
        <TextField
          label={t('Name')}
          hint={t('As guests ask for it')}
          placeholder={suggestName(draft, components)}
          maxLength={100}
          value={draft.name}
          error={problems.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          label={t('Price in $, if it is another')}
          inputMode="decimal"
          maxLength={10}
          value={draft.price}
          error={problems.price}
          onChange={({ target }) => change({ price: target.value })}
        />
        <StatedOfWay draft={draft} start={start} answered={menu.answers_for} onChange={change} />
        <ProblemNotice>{problem}</ProblemNotice>
        <p>
          {t(
            'What you tick now is stated as of today. What is out of date is not ticked: tick it again if it is still so.',
          )}
        </p>
        <div className="variant-form__actions">
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button kind="primary" type="submit" busy={busy || isReading}>
            {t('Save')}
          </Button>
        </div>
      </form>
      {against && <ContradictionDialog {...against} onSave={onSave} onClose={() => setAgainst(undefined)} />}
    </Dialog>
  );
}
