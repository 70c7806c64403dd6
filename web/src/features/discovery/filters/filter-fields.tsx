import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../shared/api/queries.ts';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { defaultRadius, radii, formatMiles, type Area } from '../../../entities/area/find-params.ts';
import type { ListFilters } from '../../../entities/area/use-list-filters.ts';
import { canCount } from '../../../entities/eater/can-assess.ts';
import { useAvoiding } from '../../../entities/eater/use-avoiding.ts';
import { menuLanguage } from '../../../translations/menu-language.ts';
import { t } from '../../../translations/t.ts';

export interface FieldsProps {
  finding: ListFilters;
  asksDistance: boolean;
}

export function FilterFields({ finding, asksDistance }: FieldsProps) {
  const { area, filters, change } = finding;
  const isAssessed = canCount(useAvoiding());
  return (
    <>
      {asksDistance && area.kind !== 'everywhere' && <DistanceField {...{ area, change }} />}
      <CuisineField chosen={filters.cuisine} change={change} />
      <SelectField
        label={t('Price')}
        value={filters.max_price ?? ''}
        onChange={(event) => change({ max_price: event.target.value || undefined })}
        options={withChosen(listPrices(), filters.max_price, formatMaxPrice)}
      />
      <Tick
        label={t('Open now')}
        checked={filters.open === 'now'}
        onChange={(is) => change({ open: is ? 'now' : undefined })}
      />
      {isAssessed && (
        <Tick
          label={t('Also with a change')}
          checked={filters.with_change === 'yes'}
          onChange={(is) => change({ with_change: is ? 'yes' : undefined })}
        />
      )}
    </>
  );
}

interface TickProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export const Tick = ({ label, checked, onChange }: TickProps) => (
  <label className="find-filters__tick">
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    <span>{label}</span>
  </label>
);

const formatMaxPrice = (dollars: string) => t('Up to ${dollars}', { dollars });
const listPrices = () => [
  { value: '', label: t('Any price') },
  ...['10', '15', '20', '30', '50'].map((value) => ({ value, label: formatMaxPrice(value) })),
];

type Option = ReturnType<typeof listPrices>[number];

/** Adds the address's value if it isn't among the options. */
function withChosen(options: readonly Option[], chosen: string | undefined, name: (value: string) => string) {
  if (chosen === undefined || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, label: name(chosen) }];
}

interface DistanceFieldProps extends Pick<ListFilters, 'change'> {
  area: Exclude<Area, { kind: 'everywhere' }>;
  /** Whether "only this zip code" is an option. */
  offersExact?: boolean;
}

export function DistanceField({ area, change, offersExact = true }: DistanceFieldProps) {
  const exact = area.kind === 'zip' && offersExact ? [{ value: '', label: t('Only {zip}', { zip: area.zip }) }] : [];
  return (
    <SelectField
      label={t('Distance')}
      value={area.radius ?? (exact.length > 0 ? '' : defaultRadius)}
      onChange={(event) => change({ radius: event.target.value || undefined })}
      options={[
        ...exact,
        ...radii.map((value) => ({ value, label: t('Within {miles}', { miles: formatMiles(value) }) })),
      ]}
    />
  );
}

const hour = 60 * 60_000;

function CuisineField({ chosen, change }: Pick<ListFilters, 'change'> & { chosen: string | undefined }) {
  // Without the cuisines, the field still has the chosen one, because the list doesn't wait for them.
  const { data } = useQuery({ ...callQuery('listCuisines', {}), staleTime: hour, retry: false });
  const names = Array.isArray(data) ? data : [];
  const options = [
    { value: '', label: t('Any cuisine') },
    ...names.map((name) => ({ value: name, label: name, lang: menuLanguage })),
  ];
  return (
    <SelectField
      label={t('Cuisine')}
      value={chosen ?? ''}
      onChange={(event) => change({ cuisine: event.target.value || undefined })}
      options={withChosen(options, chosen, (name) => name)}
    />
  );
}
