import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import '../../shared/forms/form.css';
import { client } from '../../shared/api/client.ts';
import { issuesOf, sayRefusal } from '../../shared/api/say-refusal.ts';
import { firstProblem } from '../../shared/forms/checks.ts';
import { FormProblems } from '../../shared/forms/form-problems.tsx';
import { fieldErrors, useSubmission } from '../../shared/forms/use-submission.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { detailFields, detailsOf, type DetailField, type DetailValues } from './detail-fields.ts';

interface DetailsDialogProps {
  restaurant: RestaurantDetail;
  onClose: () => void;
  onSaved: () => void;
}

const problemWith = ({ name, called, checks, isOptional }: DetailField, values: DetailValues) =>
  isOptional && values[name].trim() === '' ? undefined : firstProblem(values[name], called, checks);

/** An empty link is none; every text goes without the spaces around it. */
function bodyOf(values: DetailValues) {
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.trim()]),
  ) as DetailValues;
  return { ...trimmed, restaurant_url: trimmed.restaurant_url || null, url: trimmed.url || null };
}

/** The form behind "Edit". What was typed stays when it is refused. */
export function DetailsDialog({ restaurant, onClose, onSaved }: DetailsDialogProps) {
  const form = useId();
  const [values, setValues] = useState(() => detailsOf(restaurant));
  const queries = useQueryClient();
  const idOf = (name: string) => `${form}-${name}`;
  const { state, submit, errorOf } = useSubmission((error) => {
    console.error('The restaurant was not updated', error);
    const issues = issuesOf(error);
    const fields = detailFields.flatMap(({ name, label }) =>
      issues[name] ? [{ fieldId: idOf(name), message: `${label} ${issues[name]}` }] : [],
    );
    return { fields, ...(fields.length === 0 && { refusal: sayRefusal(error, 'The basic details were not saved') }) };
  });
  const send = async () => {
    await client.updateRestaurant({ params: { id: String(restaurant.id) }, body: bodyOf(values) });
    await queries.invalidateQueries({ queryKey: ['getRestaurant'] });
  };
  const save = async () => {
    const found = Object.fromEntries(detailFields.map((field) => [idOf(field.name), problemWith(field, values)]));
    if (await submit(fieldErrors(found), send)) onSaved();
  };
  return (
    <Dialog open onClose={onClose} title="Edit basic details">
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <FormProblems state={state} />
        {detailFields.map(({ name, label, maxLength, type = 'text' }) => (
          <TextField
            key={name}
            {...{ label, maxLength, type }}
            id={idOf(name)}
            value={values[name]}
            error={errorOf(idOf(name))}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        ))}
        <div className="form__actions">
          <Button onClick={onClose}>Close</Button>
          <Button kind="primary" type="submit" busy={state.busy}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
