import '../../shared/forms/form.css';
import type { Eater } from '@clearplate/contract/eaters';
import { useState, type FormEvent } from 'react';
import { issuesOf, describeRefusal } from '../../shared/api/describe-refusal.ts';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { KindChoice } from './kind-choice.tsx';
import { IngredientPicker } from './ingredient-picker.tsx';
import { useIngredients } from '../../shared/api/ingredient-catalogue.ts';
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

export function PreferenceForm({ id, initial, household, onSaved }: PreferenceFormProps) {
  const [draft, setDraft] = useState(initial);
  const [{ problem, attempt }, setCheck] = useState({ problem: '', attempt: 0 });
  const catalogue = useIngredients();
  const saving = useSavePreference(id);
  const eaterId = draft.eater_id ?? household.find((eater) => eater.is_first)?.id;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    const found = draft.name.trim() === '' ? t('Enter a name for the preference') : '';
    setCheck({ problem: found, attempt: attempt + 1 });
    if (!found) saving.mutate({ ...draft, name: draft.name.trim() }, { onSuccess: onSaved });
  };
  return (
    <form className="form" noValidate onSubmit={submit} aria-label={t('New Preference')}>
      <ErrorSummary key={attempt} errors={problem ? [{ fieldId: nameId, message: problem }] : []} />
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
        error={problem || undefined}
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
