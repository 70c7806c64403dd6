import '../../shared/forms/form.css';
import type { Eater } from '@clearplate/contract/eaters';
import { useState, type FormEvent } from 'react';
import { issuesOf, describeRefusal } from '../../shared/api/describe-refusal.ts';
import { ErrorSummary, type FieldError } from '../../shared/forms/error-summary.tsx';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { KindChoice } from './kind-choice.tsx';
import { IngredientPicker } from './ingredient-picker.tsx';
import { useIngredients } from '../../shared/api/ingredient-catalogue.ts';
import { addNames, isSameName, splitNames } from '../../shared/lib/ingredient-list.ts';
import { useSavePreference, type PreferenceDraft } from './use-preferences.ts';
import { t } from '../../translations/t.ts';

export interface PreferenceFormProps {
  /** `undefined`: a new one. */
  id: string | undefined;
  initial: PreferenceDraft;
  household: readonly Eater[];
  onSaved: () => void;
}

const nameId = 'preference-name';
const searchId = 'preference-search';

/** What is written in the search and not chosen: names of the catalogue, or a problem. Nothing that was typed gets lost. */
function takeWritten(text: string, catalogue: readonly string[]): { names: readonly string[]; problem: string } {
  const written = splitNames(text);
  const known = written.flatMap((name) => catalogue.find((one) => isSameName(one, name)) ?? []);
  if (known.length === written.length) return { names: known, problem: '' };
  return {
    names: [],
    problem: t('Choose “{text}” from the list, keep it as written, or delete it', { text: text.trim() }),
  };
}

export function PreferenceForm({ id, initial, household, onSaved }: PreferenceFormProps) {
  const [draft, setDraft] = useState(initial);
  const [text, setText] = useState('');
  const [{ errors, attempt }, setCheck] = useState<{ errors: readonly FieldError[]; attempt: number }>({
    errors: [],
    attempt: 0,
  });
  const errorOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message;
  const catalogue = useIngredients();
  const saving = useSavePreference(id);
  const eaterId = draft.eater_id ?? household.find((eater) => eater.is_first)?.id;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    const written = takeWritten(text, catalogue.names);
    const found = [
      { fieldId: nameId, message: draft.name.trim() === '' ? t('Enter a name for the preference') : '' },
      { fieldId: searchId, message: written.problem },
    ].filter(({ message }) => message !== '');
    setCheck({ errors: found, attempt: attempt + 1 });
    const ingredients = addNames(draft.ingredients, written.names);
    if (found.length === 0) saving.mutate({ ...draft, name: draft.name.trim(), ingredients }, { onSuccess: onSaved });
  };
  return (
    <form className="form" noValidate onSubmit={submit} aria-label={t('New Preference')}>
      <ErrorSummary key={attempt} errors={errors} />
      <ProblemNotice>{saving.error && sayFailure(saving.error)}</ProblemNotice>
      <TextField
        id={nameId}
        label={t('Name')}
        hint={t('For example “No alliums”')}
        value={draft.name}
        onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        required
        maxLength={100}
        autoComplete="off"
        error={errorOf(nameId)}
      />
      {household.length > 1 && (
        <SelectField
          label={t('For whom')}
          value={String(eaterId)}
          onChange={(event) => setDraft({ ...draft, eater_id: Number(event.target.value) })}
          options={household.map((eater) => ({ value: String(eater.id), label: eater.name }))}
        />
      )}
      <IngredientPicker
        catalogue={catalogue}
        names={draft.ingredients}
        onChange={(ingredients) => setDraft({ ...draft, ingredients })}
        id={searchId}
        text={text}
        onText={setText}
        error={errorOf(searchId)}
      />
      <KindChoice value={draft.kind} onChange={(kind) => setDraft({ ...draft, kind })} />
      <div className="form__actions">
        <Button type="submit" kind="primary" busy={saving.isPending}>
          {t('Save Preference')}
        </Button>
        <LinkButton to="/profile/preferences">{t('Cancel')}</LinkButton>
      </div>
    </form>
  );
}

function sayFailure(error: Error): string {
  const [issue] = Object.entries(issuesOf(error));
  const what = t('The preference was not saved');
  return issue ? `${what}: ${issue[0].split('.')[0]} ${issue[1]}.` : describeRefusal(error, what);
}
