import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import '../../shared/forms/form.css';
import { issuesOf, describeRefusal } from '../../shared/api/describe-refusal.ts';
import { firstProblem } from '../../shared/forms/checks.ts';
import { FormProblems } from '../../shared/forms/form-problems.tsx';
import { blame, useForm } from '../../shared/forms/use-form.ts';
import { useLeaveGuard } from '../../shared/lib/use-leave-guard.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LeaveDialog } from '../../shared/ui/leave-dialog.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { type DetailField, type DetailValues, detailFields, detailsOf } from './detail-fields.ts';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { t } from '../../translations/t.ts';

/** Thrown if somebody else saved first; has their values where both changed the same field differently. */
class OtherDetails extends Error {
  readonly fields: readonly { readonly label: string; readonly theirs: string }[];

  constructor(fields: OtherDetails['fields']) {
    super(t('Somebody else changed these details'));
    this.fields = fields;
  }
}

/** Trims every text, and sends an empty link as null. */
function bodyOf(values: DetailValues) {
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.trim()]),
  ) as DetailValues;
  return { ...trimmed, restaurant_url: trimmed.restaurant_url || null, url: trimmed.url || null };
}

const changedIn = (values: DetailValues, before: DetailValues) =>
  detailFields.filter(({ name }) => values[name].trim() !== before[name]);

/** Holds the edits of the basic details, on top of their newest known version. */
function useDetails(restaurant: RestaurantDetail) {
  const [base, setBase] = useState(restaurant);
  const [values, setValues] = useState(() => detailsOf(restaurant));
  const before = detailsOf(base);

  /** Takes over the fields that only others changed. */
  async function rebase(): Promise<OtherDetails | undefined> {
    const [newest] = await client.getRestaurant({ params: { id: String(base.id) } });
    if (!newest) return undefined;
    const theirs = detailsOf(newest);
    const mine = changedIn(values, before);
    const kept = Object.fromEntries(mine.map(({ name }) => [name, values[name]]));
    setBase(newest);
    setValues({ ...theirs, ...kept });
    const both = mine.filter(({ name }) => theirs[name] !== before[name] && theirs[name] !== values[name].trim());
    return new OtherDetails(both.map(({ name, label }) => ({ label, theirs: theirs[name] })));
  }

  return {
    values,
    isChanged: changedIn(values, before).length > 0,
    type: (name: keyof DetailValues, text: string) => setValues({ ...values, [name]: text }),
    async send(): Promise<void> {
      const params = { id: String(base.id) };
      try {
        await client.updateRestaurant({ params, body: bodyOf(values), ifMatch: base.version });
      } catch (error) {
        if (!hasCode(error, 'precondition_failed')) throw error;
        throw (await rebase()) ?? error;
      }
    },
  };
}

interface DetailsDialogProps {
  restaurant: RestaurantDetail;
  onClose: () => void;
  onSaved: () => void;
}

const problemWith = ({ name, called, checks, isOptional }: DetailField, values: DetailValues) =>
  isOptional && values[name].trim() === '' ? undefined : firstProblem(values[name], called, checks);

function describeOthers({ fields }: OtherDetails): string {
  const which = fields
    .map(({ label, theirs }) => t('{label} is now “{theirs}”', { label, theirs: theirs || t('not given') }))
    .join('; ');
  return t(
    'Somebody else changed these details in the meantime. {which}Nothing you typed is lost. Check it once more, then save.',
    { which: which && t('You both changed: {which}. ', { which }) },
  );
}

/** Shows the form behind "Edit". A refusal leaves what was typed, and closing asks before discarding it. */
export function DetailsDialog({ restaurant, onClose, onSaved }: DetailsDialogProps) {
  const id = useId();
  const details = useDetails(restaurant);
  const { values, isChanged } = details;
  const [isLeaving, setLeaving] = useState(false);
  const guard = useLeaveGuard(isChanged);
  const queries = useQueryClient();
  const idOf = (name: string) => `${id}-${name}`;
  const form = useForm({
    check: () =>
      Object.fromEntries(detailFields.map((field) => [idOf(field.name), problemWith(field, values)] as const)),
    send: async () => {
      await details.send();
      await queries.invalidateQueries({ queryKey: ['getRestaurant'] });
      await queries.invalidateQueries({ queryKey: ['listRestaurantHistory'] });
    },
    explain: (error) => {
      if (error instanceof OtherDetails) return { refusal: describeOthers(error) };
      console.error(t('The restaurant was not updated'), error);
      const issues = issuesOf(error);
      const fields = detailFields.map(
        ({ name, label }) => [idOf(name), issues[name] && `${label} ${issues[name]}`] as const,
      );
      return blame(Object.fromEntries(fields), describeRefusal(error, t('The basic details were not saved')));
    },
    onDone: onSaved,
  });
  const close = () => (isChanged ? setLeaving(true) : onClose());
  return (
    <Dialog open onClose={close} title={t('Edit basic details')}>
      <form className="form" noValidate onSubmit={(event) => form.submit(event, undefined)}>
        <FormProblems form={form} />
        {detailFields.map(({ name, label, maxLength, type = 'text' }) => (
          <TextField
            key={name}
            {...{ label, maxLength, type }}
            id={idOf(name)}
            value={values[name]}
            error={form.errorOf(idOf(name))}
            onChange={({ target }) => details.type(name, target.value)}
          />
        ))}
        <div className="form__actions">
          <Button onClick={close}>{t('Close')}</Button>
          <Button kind="primary" type="submit" busy={form.busy}>
            {t('Save')}
          </Button>
        </div>
      </form>
      <LeaveDialog guard={guard} />
      {isLeaving && (
        <ConfirmDialog
          title={t('Close without saving?')}
          confirm={t('Close without saving')}
          cancel={t('Keep editing')}
          onConfirm={onClose}
          onCancel={() => setLeaving(false)}
        >
          <p>{t('Your changes here have not been saved.')}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
