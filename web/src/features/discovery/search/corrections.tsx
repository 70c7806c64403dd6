import type { Correction } from '@clearplate/contract/search';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { callQuery } from '../../../shared/api/queries.ts';
import { searchAddress } from './search-address.ts';
import { t, formatList } from '../../../translations/t.ts';
import { Translation } from '../../../shared/ui/translation.tsx';

const minutes = 60_000;

interface CorrectionsProps {
  text: string;
  /** Whether it is below a sentence that says that nothing was found. */
  isVain?: boolean;
}

/** Says which words of the text were corrected, and links to the literal search if some menus have that word. */
export function Corrections({ text, isVain = false }: CorrectionsProps) {
  const [params] = useSearchParams();
  const { data } = useQuery({
    ...callQuery('listCorrections', { query: { q: text } }),
    staleTime: 10 * minutes,
    retry: false,
  });
  if (!Array.isArray(data) || data.length === 0) return null;
  const found = data.filter(({ is_found: isFound }) => isFound);
  const exact = found.reduce((sum, { typed }) => quote(sum, typed), text);
  return (
    <p className="results__corrections">
      {data.map((correction) => (
        <span key={correction.typed}>
          {data.length > 1 ? (
            <Translation
              sentence="Searched for {meant} instead of “{typed}”."
              meant={<strong>{describeMeant(correction)}</strong>}
              typed={correction.typed}
            />
          ) : isVain ? (
            <Translation sentence="Also searched for {meant}." meant={<strong>{describeMeant(correction)}</strong>} />
          ) : (
            <Translation sentence="Searched for {meant}." meant={<strong>{describeMeant(correction)}</strong>} />
          )}{' '}
        </span>
      ))}
      {found.length > 0 && (
        <Link to={searchAddress(exact, { params })}>
          {t('Only {found}', { found: formatList(found.map(({ typed }) => `“${typed}”`)) })}
        </Link>
      )}
    </p>
  );
}

const describeMeant = ({ meant }: Correction): string => formatList(meant, 'disjunction');

/** Puts the word in quotation marks, so that the search takes it literally. */
function quote(text: string, word: string): string {
  const plain = text.normalize('NFC');
  return plain.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (each) => (fold(each) === word ? `"${each}"` : each));
}

const fold = (word: string) => word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
