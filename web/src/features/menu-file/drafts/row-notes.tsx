import { findAllergen } from '@clearplate/domain/facts/allergens';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { ClaimLevel } from '../../../entities/menu-draft/corrections.ts';
import { nameOfField } from '../../../entities/dish/field-names.ts';
import { wordOfAllergen } from '../../../shared/lib/allergen-words.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { formatList, t, tServerMessage } from '../../../translations/t.ts';
import { describeTakenOver, describeUntaken, nameOfConfirmation } from './describe-draft.ts';
import type { Drafts, DraftRow } from './use-draft-rows.ts';

interface ToSettleProps {
  row: DraftRow;
  correcting: Drafts['correcting'];
  /** The button that was pressed is gone then, so the focus moves on. */
  onSettled: () => void;
}

interface SettleProps extends ToSettleProps {
  allergen: AllergenId;
}

function Settle({ row, correcting, onSettled, allergen }: SettleProps) {
  const what = wordOfAllergen(allergen);
  const settle = (level: ClaimLevel) => {
    correcting.setLevel(row, allergen, level);
    onSettled();
  };
  return (
    <p className="menu-file__choice">
      <Button onClick={() => settle('contains')}>{t('It contains {what}', { what })}</Button>
      <Button onClick={() => settle('not_stated')}>{t('Say nothing about {what}', { what })}</Button>
    </p>
  );
}

/** A file's denial of what the dish's own words name is settled before anybody is told. */
export function Contradictions(props: ToSettleProps) {
  return props.row.look?.contradictions.map(({ allergen, words, declared }) => {
    const told = [...words.map((word) => `“${word}”`), ...declared.map(wordOfAllergen)];
    const what = wordOfAllergen(allergen);
    return (
      <div key={allergen} className="file-row__warning draft-row__settle">
        <p>{t('Says “no {what}”, and names {told}. Which is it?', { what, told: formatList(told) })}</p>
        <Settle {...props} allergen={allergen} />
      </div>
    );
  });
}

/** Settles what can't be taken from a table as it is, here or in the file. */
export function Faults(props: ToSettleProps) {
  return props.row.faults.map((fault) => {
    const allergen = findAllergen(fault.about ?? '')?.id;
    return (
      <div key={`${fault.column} ${fault.message}`} className="file-row__warning draft-row__settle">
        <p>
          {fault.column && <strong>{fault.column}: </strong>}
          {tServerMessage(fault)}
        </p>
        {allergen && <Settle {...props} allergen={allergen} />}
        {fault.about === undefined && (
          <p>{t('Mend it in the file and choose the file again, or leave the row out.')}</p>
        )}
      </div>
    );
  });
}

/** Lists what no longer counts once a row is confirmed, for the dish and for other ways to make it. */
export function Lapses({ row: { look, dish, confirms } }: { row: DraftRow }) {
  const ways = dish.table?.ways;
  const lapsed = [
    ...(look?.lapsed ?? []).map((one) =>
      one === 'ingredients_complete' ? nameOfConfirmation[one]() : wordOfAllergen(one),
    ),
    ...(ways?.to_confirm ?? []),
  ];
  const isWritten = confirms.ways_as_written !== undefined;
  return (
    <>
      {lapsed.length > 0 && (
        <p className="file-row__warning">
          {t('The dish changes, so “none” or “yes” for {toConfirm} doesn’t count until you confirm it.', {
            toConfirm: lapsed.join(', '),
          })}
        </p>
      )}
      {isWritten && ways && ways.taken_back.length > 0 && (
        <p>{t('Taken back, as the file no longer says it: {takenBack}.', { takenBack: ways.taken_back.join(', ') })}</p>
      )}
      {ways?.contradictions.map(({ column, words }) => (
        <p key={column} className="file-row__warning">
          {t('Says “none” for {column}, and names {told}.', {
            column,
            told: words.map((word) => `“${word}”`).join(', '),
          })}
        </p>
      ))}
    </>
  );
}

/** Says what isn't taken from a row's table, and what the row takes over from somebody else. */
export function Untaken({ row }: { row: DraftRow }) {
  const weaker = row.target ? (row.look?.weaker ?? []) : [];
  return (
    <>
      {row.untaken
        .flatMap((why) => (why === 'beside' ? [] : describeUntaken[why]()))
        .concat(describeTakenOver(row))
        .map((says) => (
          <p key={says} className="file-row__warning">
            {says}
          </p>
        ))}
      {weaker.length > 0 && (
        <p>
          {t('Stays as it is until you confirm it, since your menu’s words warn of more: {texts}.', {
            texts: formatList(weaker.map((text) => nameOfField[text]())),
          })}
        </p>
      )}
    </>
  );
}
