import type { MenuDish } from '@clearplate/contract/menu';
import { useId, useRef, useState } from 'react';
import { nameOfField } from '../../../entities/dish/field-names.ts';
import { ClaimFields, Doubts, WordsOfClaims } from '../../../entities/menu-draft/read-claims.tsx';
import { describePlace, signOfFile } from '../../../entities/menu-draft/read-file.ts';
import { SourceCrop } from '../../../entities/menu-draft/source-crop.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldChanges } from '../../../shared/ui/field-changes.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { TextArea, TextField as TextInput } from '../../../shared/ui/text-field.tsx';
import { t } from '../../../translations/t.ts';
import { DinersRead } from '../diners-read.tsx';
import {
  describeChange,
  describeClaims,
  describeProblem,
  nameOfConfirmation,
  statusOf,
  targetChoices,
} from './describe-draft.ts';
import { Contradictions, Faults, Lapses, Untaken } from './row-notes.tsx';
import { isUnsettled, type Drafts, type DraftRow } from './use-draft-rows.ts';

export interface DraftRowProps {
  row: DraftRow;
  menu: readonly MenuDish[];
  correcting: Drafts['correcting'];
  /** Several files were read, so each place names its own. */
  isOfSeveral: boolean;
  canConfirm: boolean;
  busy: boolean;
  onConfirm: () => void;
}

const statusWords = {
  new: () => t('New'),
  changed: () => t('Changed'),
  unchanged: () => t('Unchanged'),
  stated: () => t('Stated as of today'),
  claimed: () => t('Saved, not confirmed'),
  left_out: () => t('Left out'),
} as const;

/** Shows a dish of the files: their words beside what they amount to, and what to do with it. */
export function DraftRowItem(props: DraftRowProps) {
  const { row, menu, correcting, isOfSeveral, canConfirm, busy, onConfirm } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const correctButton = useRef<HTMLButtonElement>(null);
  const { texts, correction, problem, saved } = row;
  const isLeftOut = correction.isLeftOut === true;
  const status = isLeftOut ? 'left_out' : (saved ?? statusOf(row));
  const isWrong = !isLeftOut && isUnsettled(row);
  return (
    <li className="file-row draft-row" data-status={status} data-wrong={isWrong || undefined}>
      <p className="file-row__head">
        <strong>{statusWords[status]()}</strong>
        <bdi className="file-row__name" id={`${id}-name`}>
          {texts.name || t('No name')}
        </bdi>
        {texts.price !== '' && <span>{texts.price}</span>}
        <span className="file-row__line">
          {row.dish.places.map((place) => describePlace(place, isOfSeveral)).join(' · ')}
        </span>
      </p>
      {!isLeftOut && (
        <>
          {problem && <p className="file-row__warning">{describeProblem[problem]()}</p>}
          <Faults row={row} correcting={correcting} onSettled={() => correctButton.current?.focus()} />
          <Contradictions row={row} correcting={correcting} onSettled={() => correctButton.current?.focus()} />
          <div className="draft-row__sides">
            <Source row={row} isOfSeveral={isOfSeveral} />
            <Result row={row} />
          </div>
        </>
      )}
      <div className="menu-file__choice">
        {!isLeftOut && (
          <>
            <Button
              ref={correctButton}
              aria-expanded={isOpen}
              aria-describedby={`${id}-name`}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? t('Close') : t('Correct')}
            </Button>
            {canConfirm && (
              <Button busy={busy} aria-describedby={`${id}-name`} onClick={onConfirm}>
                {t('True of this dish, as of today')}
              </Button>
            )}
          </>
        )}
        <Button kind="quiet" aria-describedby={`${id}-name`} onClick={() => correcting.setLeftOut(row, !isLeftOut)}>
          {isLeftOut ? t('Take it after all') : t('Leave it out')}
        </Button>
      </div>
      {isOpen && !isLeftOut && <Editor row={row} menu={menu} correcting={correcting} />}
    </li>
  );
}

/** Shows the files' words, with the crop of a picture. */
function Source({ row, isOfSeveral }: { row: DraftRow; isOfSeveral: boolean }) {
  const { places, claims, doubts, texts } = row.dish;
  return (
    <div className="draft-row__side">
      <h4>{t('In the file')}</h4>
      {places.map(({ file, where }) => (
        <SourceCrop
          key={JSON.stringify([signOfFile(file), where])}
          file={file}
          places={[where, ...claims.filter((claim) => claim.file === file).map((claim) => claim.where)]}
          label={texts.name}
        />
      ))}
      <p dir="auto">{textsIn(texts).filter(Boolean).join(' · ')}</p>
      <WordsOfClaims claims={claims} withFile={isOfSeveral} />
      <Doubts doubts={doubts} />
    </div>
  );
}

/** Shows what a row would change, and what a diner reads once it is confirmed. */
function Result({ row }: { row: DraftRow }) {
  const { changes, claims, look, target, texts } = row;
  // For a new dish everything changes, so it is shown as it will be.
  const told = target ? changes : [];
  const changed = new Set(told.map(({ about }) => about));
  const said = claims.filter(({ allergen, level }) => level !== 'not_stated' && !changed.has(allergen));
  const levelled = said.filter(({ isHeld }) => !isHeld);
  const held = said.filter(({ isHeld }) => isHeld);
  return (
    <div className="draft-row__side">
      <h4>{target ? t('What changes') : t('On your menu')}</h4>
      {!target && <p dir="auto">{[texts.section, ...textsIn(texts)].filter(Boolean).join(' · ')}</p>}
      {told.length > 0 && <FieldChanges changes={told.map(describeChange)} />}
      {target && told.length + levelled.length === 0 && <p>{t('Nothing')}</p>}
      {target && levelled.length > 0 && (
        <p>{t('Stated again, as of today: {restated}.', { restated: describeClaims(levelled) })}</p>
      )}
      {!target && levelled.length > 0 && <p>{describeClaims(levelled)}</p>}
      {!target && <FieldChanges changes={newOf(changes)} />}
      {held.length > 0 && <p>{t('Already so on your menu: {held}.', { held: describeClaims(held) })}</p>}
      <Lapses row={row} />
      <Untaken row={row} />
      <h4>{t('Diners read, once you confirm it')}</h4>
      {look ? <DinersRead verdicts={look.verdicts} /> : <p>{t('Checking…')}</p>}
    </div>
  );
}

/** Shows what is confirmed of a new dish, and other ways to make it: everything else about it is above. */
const newOf = (changes: DraftRow['changes']) =>
  changes
    .filter(({ about }) => about in nameOfConfirmation)
    .map((change) => ({ ...describeChange(change), before: undefined }));

const textsIn = ({ name, price, description, ingredients }: DraftRow['texts']) => [
  name,
  price,
  description,
  ingredients,
];

/** Corrects what was read. Typed text stays when the file is read again. */
function Editor({ row, menu, correcting }: Pick<DraftRowProps, 'row' | 'menu' | 'correcting'>) {
  const { texts, claims, target, correction } = row;
  return (
    <div className="draft-row__editor">
      {(['name', 'section', 'price'] as const).map((field) => (
        <TextInput
          key={field}
          label={nameOfField[field]()}
          value={texts[field]}
          maxLength={200}
          dir="auto"
          inputMode={field === 'price' ? 'decimal' : undefined}
          onChange={({ target: input }) => correcting.setText(row, field, input.value)}
        />
      ))}
      {(['description', 'ingredients'] as const).map((field) => (
        <TextArea
          key={field}
          label={nameOfField[field]()}
          value={texts[field]}
          rows={2}
          dir="auto"
          onChange={({ target: input }) => correcting.setText(row, field, input.value)}
        />
      ))}
      <SelectField
        label={t('Which dish of the menu it is')}
        value={target ? String(target.id) : correction.target === 'new' || row.problem !== 'which_dish' ? 'new' : ''}
        options={[
          ...(row.problem === 'which_dish' ? [{ value: '', label: t('Choose it') }] : []),
          ...targetChoices(menu, target),
        ]}
        onChange={({ target: { value } }) => correcting.setTarget(row, value === 'new' ? 'new' : Number(value))}
      />
      <ClaimFields claims={claims} onChange={(allergen, level) => correcting.setLevel(row, allergen, level)} />
    </div>
  );
}
