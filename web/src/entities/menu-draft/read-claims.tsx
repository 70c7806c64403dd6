import './read-claims.css';
import { allergens, findAllergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import type { StatementLevel } from '@clearplate/domain/facts/dish';
import { nameOfAllergen, wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { t } from '../../translations/t.ts';
import type { ClaimLevel } from './corrections.ts';
import { describeReader } from './describe-reader.ts';
import { describePlace, type Place, type ReadDish } from './read-file.ts';

/** This is a claim of a file about an allergen, with the file's own words. */
export interface ReadClaim extends Place {
  readonly allergen: AllergenId;
  readonly level: StatementLevel;
  readonly reason?: string | undefined;
  /** It is said to be no ingredient; only with `may_contain`. */
  readonly ingredient?: 'absent' | undefined;
  readonly words: string;
}

export interface ReadDoubt extends Place {
  readonly about: ReadDish['doubts'][number]['about'];
  readonly says: string;
}

export const nameOfLevel: Readonly<Record<ClaimLevel, () => string>> = {
  contains: () => t('Contains'),
  may_contain: () => t('May contain'),
  absent: () => t('Stated absent'),
  not_stated: () => t('Not stated'),
};

/** Readers write it like this. */
const emptyCell = '(empty)';

interface WordsOfClaimsProps {
  claims: readonly ReadClaim[];
  withFile: boolean;
}

/** Shows the words of files with the allergens that they are about: “X” milk (B2), egg (C2). */
export function WordsOfClaims({ claims, withFile }: WordsOfClaimsProps) {
  const grouped = Map.groupBy(claims, ({ file, words }) => JSON.stringify([file.name, words]));
  return [...grouped].map(([key, same]) => (
    <p key={key} dir="auto">
      {same[0]?.words === emptyCell ? t('Empty cell:') : <q>{same[0]?.words}</q>}{' '}
      <span>
        {same
          .map(({ allergen, where: { cell = '' } }) =>
            cell === '' ? wordOfAllergen(allergen) : `${wordOfAllergen(allergen)} (${cell})`,
          )
          .join(', ')}
        {withFile && `, ${same[0]?.file.name}`}
      </span>
    </p>
  ));
}

/** Shows what was read with doubt. */
export function Doubts({ doubts }: { doubts: readonly ReadDoubt[] }) {
  return doubts.map(({ says, where, file }) => (
    <p key={says} className="read-doubt">
      <strong>{t('Check:')}</strong> {describeReader(says)}{' '}
      <span className="read-doubt__place">{describePlace({ file, where }, false)}</span>
    </p>
  ));
}

interface ClaimFieldsProps {
  claims: readonly { readonly allergen: AllergenId; readonly level: ClaimLevel }[];
  onChange: (allergen: AllergenId, level: ClaimLevel) => void;
}

/** Corrects what was read about each allergen, and adds another. */
export function ClaimFields({ claims, onChange }: ClaimFieldsProps) {
  const options = (Object.keys(nameOfLevel) as ClaimLevel[]).map((value) => ({ value, label: nameOfLevel[value]() }));
  const others = allergens.filter(({ id }) => !claims.some(({ allergen }) => allergen === id));
  return (
    <>
      {claims.map(({ allergen, level }) => (
        <SelectField
          key={allergen}
          label={nameOfAllergen(allergen)}
          value={level}
          options={options}
          onChange={({ target: { value } }) => onChange(allergen, value as ClaimLevel)}
        />
      ))}
      <SelectField
        label={t('Another allergen')}
        value=""
        options={[
          { value: '', label: t('Choose an allergen') },
          ...others.map(({ id }) => ({ value: id, label: nameOfAllergen(id) })),
        ]}
        onChange={({ target: { value } }) => {
          const found = findAllergen(value);
          if (found) onChange(found.id, 'contains');
        }}
      />
    </>
  );
}
