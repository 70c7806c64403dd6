import type { Eater } from '@clearplate/contract/eaters';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { useLeaveGuard } from '../../shared/lib/use-leave-guard.ts';
import { LeaveDialog } from '../../shared/ui/leave-dialog.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import './allergen-catalogue.css';
import { allergensNamed } from '@clearplate/domain/reading/allergen-names';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { nameOfAllergen } from '../../shared/lib/allergen-words.ts';
import { findAllergens } from '../../shared/lib/find-allergens.ts';
import { TextField } from '../../shared/ui/text-field.tsx';
import { keyOfName, otherNames } from './allergen-changes.ts';
import { allergenGroups } from './allergen-groups.ts';
import { AllergenRow, AllergenTreeRow, TickRow } from './allergen-row.tsx';
import { type AllergenList, useAllergenList } from './use-allergen-list.ts';
import { t, formatList, tPhrase } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

type Editing = Pick<AllergenList, 'chosen' | 'set'>;

/** Shows the whole catalogue to tick, with a search field. */
function AllergenCatalogue(editing: Editing) {
  const [text, setText] = useState('');
  const isSearching = text.trim() !== '';
  return (
    <div className="allergen-catalogue">
      <div className="allergen-catalogue__search">
        <TextField
          type="search"
          label={t('Search all allergens')}
          value={text}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <SearchStatus text={text} />
      </div>
      {isSearching ? <FoundRows text={text} {...editing} /> : <AllGroups {...editing} />}
    </div>
  );
}

function SearchStatus({ text }: { text: string }) {
  const count = text.trim() === '' ? undefined : findAllergens(text).length;
  return (
    <div role="status">
      {count === 0 && <p>{t('No allergens matched your search')}</p>}
      {count !== undefined && count > 0 && <p className="visually-hidden">{t('{count} found', { count })}</p>}
    </div>
  );
}

function FoundRows({ text, ...editing }: Editing & { text: string }) {
  const found = findAllergens(text);
  if (found.length === 0) {
    return (
      <p className="allergen-catalogue__note">
        <Translation
          sentence="You can avoid any other ingredient too: {link}."
          link={<Link to="/profile/preference/new">{t('make it a preference')}</Link>}
        />
      </p>
    );
  }
  return (
    <ul className="allergen-catalogue__rows" role="list" aria-label={t('Allergens found')}>
      {found.map((allergen) => (
        <AllergenRow key={allergen.id} allergen={allergen} {...editing} />
      ))}
    </ul>
  );
}

function AllGroups(editing: Editing) {
  return (
    <>
      <OtherNames {...editing} />
      {allergenGroups.map(({ title, note, trees }) => (
        <Group key={tPhrase(title)} title={tPhrase(title)} note={tPhrase(note)}>
          {trees.map((tree) => (
            <AllergenTreeRow key={tree.allergen.id} {...tree} {...editing} />
          ))}
        </Group>
      ))}
    </>
  );
}

function Group({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <fieldset className="allergen-catalogue__group">
      <legend>{title}</legend>
      <p className="allergen-catalogue__note">{note}</p>
      <ul className="allergen-catalogue__rows" role="list">
        {children}
      </ul>
    </fieldset>
  );
}

function describeMeaning(name: string): string {
  const meant = allergensNamed(name)?.map((id) => nameOfAllergen(id));
  if (meant) return t('Read as {meant}.', { meant: formatList(meant) });
  return t('Not in our catalogue, so we look for exactly this name. It can warn you, but never clear a dish.');
}

/** Lists saved names outside the catalogue, even while they are unticked and no longer saved. */
function OtherNames(editing: Editing) {
  const [names] = useState(() => otherNames(editing.chosen).map(({ name }) => name));
  const now = otherNames(editing.chosen).map(({ name }) => name);
  const all = [...new Set([...names, ...now])];
  if (all.length === 0) return null;
  return (
    <Group title={t('Other names that you saved')} note={t('Saved just as you wrote them.')}>
      {all.map((name) => (
        <li key={name} className="allergen-row">
          <TickRow id={keyOfName(name)} name={name} about={describeMeaning(name)} {...editing} />
        </li>
      ))}
    </Group>
  );
}

export const saveLabel = () => t('Save Allergens');

function describeState(count: number, isChanged: boolean): string {
  const chosen = count === 0 ? t('None chosen') : t('{count} chosen', { count });
  return chosen + (isChanged ? t(', not saved yet') : count > 0 ? t(', saved') : '');
}

/** Edits one eater's allergens. Successful saves are silent; a failed one is reported and stays ticked. */
export function AllergenEditor({ eater }: { eater: Eater }) {
  const list = useAllergenList(eater);
  const guard = useLeaveGuard(list.isChanged);
  const leave = () => {
    list.discard();
    guard.leave();
  };
  return (
    <>
      <AllergenCatalogue chosen={list.chosen} set={list.set} />
      <SaveBar
        label={saveLabel()}
        status={describeState(list.chosen.size, list.isChanged)}
        problem={list.error && describeRefusal(list.error, t('Your allergens were not saved'))}
        busy={list.isSaving}
        onSave={list.save}
      />
      <LeaveDialog guard={{ ...guard, leave }} />
    </>
  );
}
