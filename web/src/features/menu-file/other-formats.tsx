import './other-formats.css';
import type { Api } from '@clearplate/contract/api';
import type { ClientOutput } from '@clearplate/contract/define-contract';
import { describeFormatLimits, menuFormats } from '@clearplate/domain/menu/menu-formats';
import { useMutation, useQuery } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { describeLevels } from '../../shared/lib/describe-levels.ts';
import { saveFile } from '../../shared/lib/save-file.ts';
import { useUnfolded } from '../../shared/lib/use-unfolded.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Loaded } from '../../shared/ui/loaded-list.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { formatList, t, tCount } from '../../translations/t.ts';

type Limits = ClientOutput<Api['listMenuFormats']>[number];

/** Offers the menu for other systems, and says what each format can't express. */
export function OtherFormats({ id }: { id: string }) {
  const query = useQuery(callQuery('listMenuFormats', { params: { id } }));
  return (
    <div className="other-formats">
      <p>
        {t(
          'Each file warns of what your menu warns of, as far as its format can. “Free” stands only where your statement is current, covers traces and leaves nothing open. None but GS1 carries a date: send a new one when your menu changes.',
        )}
      </p>
      <Loaded query={query} what={t('the formats')}>
        {(formats) => (
          <ul className="other-formats__list">
            {formats.map((limits) => (
              <FormatEntry key={limits.format} id={id} limits={limits} />
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}

function FormatEntry({ id, limits: { format, dishes } }: { id: string; limits: Limits }) {
  const { name, file, media } = menuFormats[format];
  const exporting = useMutation({
    mutationFn: async () => saveFile(file, await client.exportMenuAs({ params: { id, format } }), media),
  });
  return (
    <li className="other-formats__entry">
      <h3>{name}</h3>
      <p>{describeFormatLimits(format, t)}</p>
      {dishes.length === 0 ? <p>{t('No warning of your menu gets lost.')}</p> : <LostWarnings dishes={dishes} />}
      <Button busy={exporting.isPending} onClick={() => exporting.mutate()}>
        {t('Download for {system}', { system: name })}
      </Button>
      <ProblemNotice>
        {exporting.error && describeRefusal(exporting.error, t('The file could not be made'))}
      </ProblemNotice>
    </li>
  );
}

const shownAtOnce = 100;

function LostWarnings({ dishes }: Pick<Limits, 'dishes'>) {
  const { isOpen, details } = useUnfolded();
  return (
    <details {...details} className="other-formats__lost">
      <summary>
        {tCount(
          new Set(dishes.map(({ dish_id }) => dish_id)).size,
          '{count} dish warns of less there than on your menu',
          '{count} dishes warn of less there than on your menu',
        )}
      </summary>
      {isOpen && (
        <ul>
          {dishes.slice(0, shownAtOnce).map((dish) => (
            <li key={`${dish.dish_id} ${dish.variant ?? ''}`}>
              <b dir="auto">{dish.variant === null ? dish.name : `${dish.name}, ${dish.variant}`}</b>:{' '}
              {describeUnsaid(dish.unsaid)}
            </li>
          ))}
          {dishes.length > shownAtOnce && (
            <li>{tCount(dishes.length - shownAtOnce, 'and {count} more', 'and {count} more')}</li>
          )}
        </ul>
      )}
    </details>
  );
}

const describeUnsaid = (unsaid: Limits['dishes'][number]['unsaid']): string =>
  describeLevels(unsaid, {
    contains: (words) => t('not said: contains {names}', { names: formatList(words) }),
    may_contain: (words) => t('not said: may contain {names}', { names: formatList(words) }),
  }).join('; ');
