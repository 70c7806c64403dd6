import { ClearFilters } from './clear-filters.tsx';
import { FilterFields, type FieldsProps } from './filter-fields.tsx';

/** Where there is room. */
export const FilterRow = (fields: FieldsProps) => (
  <div className="find-filters__row">
    <FilterFields {...fields} />
    <ClearFilters finding={fields.finding} />
  </div>
);
