import '../../shared/forms/form.css';
import type { Eater } from '@clearplate/contract/eaters';
import { useState, type FormEvent } from 'react';
import { issuesOf, describeRefusal } from '../../shared/api/describe-refusal.ts';
import { FormProblems } from '../../shared/forms/form-problems.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { useLeaveGuard } from '../../shared/lib/use-leave-guard.ts';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { LeaveDialog } from '../../shared/ui/leave-dialog.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { KindChoice } from './kind-choice.tsx';
import { IngredientPicker } from './ingredient-picker.tsx';
import { useIngredients } from '../../shared/api/ingredient-catalogue.ts';
import { addNames, isSameName, splitNames } from '../../shared/lib/ingredient-list.ts';
import { useSavePreference, type PreferenceDraft } from './use-preferences.ts';
import { t } from '../../translations/t.ts';

export interface PreferenceFormProps {
  /** `undefined` for a new preference. */
  id: string | undefined;
  initial: PreferenceDraft;
  household: readonly Eater[];
  onSaved: () => void;
}

const nameId = 'preference-name';
const searchId = 'preference-search';

/** Returns catalogue names typed into the search but not chosen, or a problem, so that nothing typed gets lost. */
function takeWritten(text: string, catalogue: readonly string[]): { names: readonly string[]; problem: string } {
  const written = splitNames(text);
  const known = written.flatMap((name) => catalogue.find((one) => isSameName(one, name)) ?? []);
  if (known.length === written.length) return { names: known, problem: '' };
  return {
    names: [],
    problem: t('Choose “{text}” from the list, use it as written, or delete it', { text: text.trim() }),
  };
}

export function PreferenceForm({ id, initial, household, onSaved }: PreferenceFormProps) {
  const [draft, setDraft] = useState(initial);
  const [text, setText] = useState('');
  const guard = useLeaveGuard(text.trim() !== '' || JSON.stringify(draft) !== JSON.stringify(initial));
  const catalogue = useIngredients();
  const written = takeWritten(text, catalogue.names);
  const form = useForm({
    check: ({ name }: PreferenceDraft) => ({
      [nameId]: name === '' ? t('Enter a name for the preference') : undefined,
      [searchId]: written.problem,
    }),
    send: useSavePreference(id),
    explain: (error) => ({ refusal: describeFailure(error) }),
    onDone: onSaved,
  });
  const eaterId = draft.eater_id ?? household.find((eater) => eater.is_first)?.id;
  const submit = (event: FormEvent) =>
    form.submit(event, {
      ...draft,
      name: draft.name.trim(),
      ingredients: addNames(draft.ingredients, written.names),
    });
  return (
    <form className="form" noValidate onSubmit={submit} aria-label={t('New Preference')}>
      <FormProblems form={form} />
      <TextField
        id={nameId}
        label={t('Name')}
        hint={t('For example “No alliums”')}
        value={draft.name}
        onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        required
        maxLength={100}
        autoComplete="off"
        error={form.errorOf(nameId)}
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
        error={form.errorOf(searchId)}
      />
      <KindChoice value={draft.kind} onChange={(kind) => setDraft({ ...draft, kind })} />
      <div className="form__actions">
        <Button type="submit" kind="primary" busy={form.busy}>
          {t('Save Preference')}
        </Button>
        <LinkButton to="/profile/preferences">{t('Cancel')}</LinkButton>
      </div>
      <LeaveDialog guard={guard} />
    </form>
  );
}

function describeFailure(error: Error): string {
  const [issue] = Object.entries(issuesOf(error));
  const what = t('The preference was not saved');
  return issue ? `${what}: ${issue[0].split('.')[0]} ${issue[1]}.` : describeRefusal(error, what);
}
