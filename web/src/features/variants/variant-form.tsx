import type { DishWithVariants } from '@clearplate/contract/variants';
import { allergens, type AllergenId } from '@clearplate/domain/facts/allergens';
import { useState } from 'react';
import { longNameOfAllergen } from '../../shared/lib/allergen-words.ts';
import { hasName } from '../../shared/lib/ingredient-list.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import { t } from '../../translations/t.ts';
import { AddedComponents, type ChoosableComponent } from './added-components.tsx';
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

/** Says what the dish made so is without. */
function StatedOfWay({ draft, start, answered, onChange }: StatedOfWayProps) {
  // What was stated can be taken back, whatever is answered for today.
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

interface VariantFormProps {
  dish: DishWithVariants;
  /** The way that is edited; `undefined` for a new one. */
  variant: DishWithVariants['variants'][number] | undefined;
  start: VariantDraft;
  /** What the restaurant answers for. */
  answered: readonly AllergenId[];
  /** What ways may add. */
  components: ChoosableComponent[];
  busy: boolean;
  problem: string | undefined;
  onSave: (edit: ReturnType<typeof toEdit>) => void;
  onClose: () => void;
}

/** Edits one way to make a dish, and what is stated of the dish made so. */
export function VariantForm({
  dish,
  variant,
  start,
  answered,
  components,
  busy,
  problem,
  onSave,
  onClose,
}: VariantFormProps) {
  const [draft, setDraft] = useState(start);
  const [from, setFrom] = useState(start);
  const [isTried, setTried] = useState(false);
  if (from !== start) {
    setFrom(start);
    setDraft(rebaseDraft(draft, from, start, dish));
  }
  const change = (part: Partial<VariantDraft>) => setDraft({ ...draft, ...part });
  const place = { dish, others: dish.variants.filter((one) => one !== variant), components };
  const problems: DraftProblems = isTried ? findProblems(draft, place) : {};
  const save = () => {
    setTried(true);
    if (Object.keys(findProblems(draft, place)).length === 0)
      onSave(toEdit(draft, start, { before: variant, components }));
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
          save();
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
        <StatedOfWay draft={draft} start={start} answered={answered} onChange={change} />
        <ProblemNotice>{problem}</ProblemNotice>
        <p>
          {t(
            'What you tick now is stated as of today. What is out of date is not ticked: tick it again if it is still so.',
          )}
        </p>
        <div className="variant-form__actions">
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button kind="primary" type="submit" busy={busy}>
            {t('Save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
