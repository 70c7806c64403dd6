import type { ChartPlan } from '@clearplate/contract/charts';
import { useId, useState } from 'react';
import { SourceCrop } from '../../../entities/menu-draft/source-crop.tsx';
import { ClaimFields, Doubts, nameOfLevel, WordsOfClaims } from '../../../entities/menu-draft/read-claims.tsx';
import { describePlace } from '../../../entities/menu-draft/read-file.ts';
import { wordOfAllergen } from '../../../shared/lib/allergen-words.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldChanges } from '../../../shared/ui/field-changes.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { TickBox } from '../../../shared/ui/tick-box.tsx';
import { formatList, t } from '../../../translations/t.ts';
import { chartRowOf, type FileRow } from './chart-file-rows.ts';
import { describeRow } from './describe-chart.ts';
import type { ChartFormState } from './use-chart-form.ts';

type PlannedRow = ChartPlan['rows'][number];
export type DishChange = ChartPlan['changes'][number];

export interface ReviewedRow {
  readonly row: FileRow;
  /** How it compares with the menu, once that was asked for. */
  readonly planned: PlannedRow | undefined;
  readonly changes: readonly DishChange[];
  /** Other rows are about these dishes too. */
  readonly shared: readonly string[];
}

interface ChartReviewRowProps extends ReviewedRow {
  correcting: ChartFormState['correcting'];
  /** No row is about these dishes of the menu. */
  free: readonly string[];
  isOfSeveral: boolean;
}

/** Shows a row of a chart: the file's words beside what they amount to, and what to do with it. */
export function ChartReviewRow(props: ChartReviewRowProps) {
  const { row, planned, correcting, free, isOfSeveral } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { name, read, place, isLeftOut } = row;
  return (
    <li className="chart-row chart-review__row" data-left-out={isLeftOut || undefined}>
      <p className="chart-review__head">
        <b id={`${id}-name`} dir="auto">
          {name || t('No name')}
        </b>
        {read.section !== '' && <span className="chart-row__note">{read.section}</span>}
        <span className="chart-row__note">{describePlace(place, isOfSeveral)}</span>
      </p>
      {!isLeftOut && (
        <>
          <div className="chart-review__sides">
            <div className="chart-review__side">
              <h4>{t('In the file')}</h4>
              <SourceCrop
                file={place.file}
                places={[place.where, ...row.words.map(({ where }) => where)]}
                label={read.name}
              />
              {name !== read.name && <p dir="auto">{read.name}</p>}
              <WordsOfClaims claims={row.words} withFile={false} />
              <Doubts doubts={row.doubts} />
            </div>
            <Result {...props} />
          </div>
          {planned && <SameDishes row={row} planned={planned} free={free} correcting={correcting} />}
        </>
      )}
      <div className="chart__file">
        {!isLeftOut && (
          <Button aria-expanded={isOpen} aria-describedby={`${id}-name`} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('Close') : t('Correct')}
          </Button>
        )}
        <Button kind="quiet" aria-describedby={`${id}-name`} onClick={() => correcting.setLeftOut(row, !isLeftOut)}>
          {isLeftOut ? t('Take it after all') : t('Leave it out')}
        </Button>
      </div>
      {isOpen && !isLeftOut && (
        <div className="chart-review__editor">
          <TextField
            label={t('Name')}
            value={name}
            maxLength={200}
            dir="auto"
            onChange={({ target }) => correcting.setName(row, target.value)}
          />
          <ClaimFields claims={row.claims} onChange={(allergen, level) => correcting.setLevel(row, allergen, level)} />
        </div>
      )}
    </li>
  );
}

/** Shows what a row states, about which dishes of the menu, and what would change for diners. */
function Result({ row, planned, changes, shared }: ReviewedRow) {
  const others = (planned?.found ?? []).filter((dish) => dish !== row.name);
  return (
    <div className="chart-review__side">
      <h4>{t('What the chain says')}</h4>
      {describeRow(chartRowOf(row)).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {others.length > 0 && <p>{t('On the menu as {names}', { names: formatList(others) })}</p>}
      {shared.length > 0 && (
        <p className="read-doubt">
          {t('Another row is about {names} too: what either warns of counts, and only what both deny is denied.', {
            names: formatList(shared),
          })}
        </p>
      )}
      {planned && planned.found.length > 0 && (
        <>
          <h4>{t('What changes for diners')}</h4>
          {changes.length === 0 && <p>{t('Nothing')}</p>}
          {changes.map((one) => (
            <DishChanges key={one.dish} change={one} withName={planned.found.length > 1} />
          ))}
        </>
      )}
    </div>
  );
}

/** Lists what would change in what the chain says of a dish. */
export function DishChanges({ change: { dish, changes }, withName }: { change: DishChange; withName: boolean }) {
  const unsettled = changes.filter(({ is_unsettled }) => is_unsettled).map(({ allergen }) => wordOfAllergen(allergen));
  return (
    <>
      {withName && <p dir="auto">{dish}</p>}
      <FieldChanges
        changes={changes.map(({ allergen, before, after }) => ({
          name: wordOfAllergen(allergen),
          before: nameOfLevel[before ?? 'not_stated'](),
          after: nameOfLevel[after ?? 'not_stated'](),
        }))}
      />
      {unsettled.length > 0 && (
        <p>
          {t('Clears nothing, because the dish changed after the chart: {names}.', { names: formatList(unsettled) })}
        </p>
      )}
    </>
  );
}

interface SameDishesProps extends Pick<ChartReviewRowProps, 'row' | 'free' | 'correcting'> {
  planned: PlannedRow;
}

/** Asks which dishes of the menu a row means: similarity only suggests names. */
function SameDishes({ row, planned, free, correcting }: SameDishesProps) {
  const [isChoosing, setChoosing] = useState(false);
  const offered = [...new Set([...row.also, ...planned.near])];
  return (
    <div className="chart-review__same">
      {offered.map((dish) => (
        <TickBox
          key={dish}
          checked={row.also.includes(dish)}
          onChange={(isSame) => correcting.match(row, dish, isSame)}
        >
          {t('The same as {dish}', { dish })}
        </TickBox>
      ))}
      {planned.found.length === 0 && !isChoosing && free.length > 0 && (
        <Button kind="quiet" onClick={() => setChoosing(true)}>
          {t('Choose a dish of the menu')}
        </Button>
      )}
      {isChoosing && (
        <SelectField
          label={t('Which dish of the menu it is')}
          value=""
          options={[{ value: '', label: t('Choose it') }, ...free.map((dish) => ({ value: dish, label: dish }))]}
          onChange={({ target: { value } }) => {
            if (value !== '') correcting.match(row, value, true);
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
}
