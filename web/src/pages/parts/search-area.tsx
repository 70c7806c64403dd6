import './search-area.css';
import { Button } from '../../shared/ui/button.tsx';

export interface SearchAreaProps {
  zip: string | undefined;
  isEverywhere: boolean;
  onChange: (everywhere: boolean) => void;
}

/** Where is being searched, and the way to search elsewhere. */
export function SearchArea({ zip, isEverywhere, onChange }: SearchAreaProps) {
  if (zip === undefined) return null;
  return (
    <div className="search-area">
      <span>{isEverywhere ? 'Searching everywhere.' : `Only in zip code ${zip}.`}</span>
      <Button kind="quiet" onClick={() => onChange(!isEverywhere)}>
        {isEverywhere ? `Search only in ${zip}` : 'Search everywhere'}
      </Button>
    </div>
  );
}
