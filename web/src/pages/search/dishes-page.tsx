import '../../shared/ui/list-head.css';
import type { FoundDish } from '@clearplate/contract/assessed-lists';
import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import { useAvoiding } from '../../entities/eater/use-avoiding.ts';
import { ConfirmNote } from '../../entities/verdict/confirm-note.tsx';
import type { Assessed } from '../../entities/verdict/assess-list.ts';
import { FindFilters } from '../../features/discovery/filters/find-filters.tsx';
import { describeArea } from '../../entities/area/find-params.ts';
import {
  type ListFilters,
  hasFilters,
  keyOf,
  questionOf,
  useListFilters,
} from '../../entities/area/use-list-filters.ts';
import { ZipPicker } from '../../features/discovery/place/zip-picker.tsx';
import { useSession } from '../../entities/eater/use-session.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import './area-line.css';
import { Button } from '../../shared/ui/button.tsx';
import { t } from '../../translations/t.ts';
import { FindWider } from '../../features/discovery/filters/find-wider.tsx';
import { HereNeeded } from '../../features/discovery/filters/lazy-here-needed.tsx';
import { AssessedList } from '../../features/discovery/dishes/assessed-list.tsx';
import { FoundDish as Found } from '../../features/discovery/dishes/found-dish.tsx';

/** Says that a list isn't of everywhere, with a button to change that. */
function AreaLine({ finding: { area, change } }: { finding: ListFilters }) {
  if (area.kind === 'everywhere') return null;
  return (
    <div className="area-line">
      <span>{t('Only dishes {area}.', { area: describeArea(area) })}</span>
      <Button kind="quiet" onClick={() => change({ area: 'all', radius: undefined })}>
        {t('Show everywhere')}
      </Button>
    </div>
  );
}

/** Lists every dish of the area: the user's zip code if there is one, otherwise everywhere. */
export function DishesPage() {
  const { status } = useSession();
  const finding = useListFilters();
  const avoiding = useAvoiding();
  const question = questionOf(finding);
  usePageTitle(t('All Dishes'));
  return (
    <div className="page">
      <div className="page__head">
        <h1>{t('All Dishes')}</h1>
      </div>
      <div className="list-head">
        <ZipPicker isSignedIn={status !== 'guest'} list={finding} />
        <FindFilters finding={finding} />
      </div>
      <AvoidingNotice avoiding={avoiding} />
      {question ? (
        <>
          <AreaLine finding={finding} />
          <AssessedList
            key={keyOf(question)}
            source={{ call: 'judgeDishes', ...question }}
            avoiding={avoiding}
            noun="dish"
            label={t('Dishes')}
            words={words}
            none={<NoDishes finding={finding} />}
            render={(one: Assessed<FoundDish>) => <Found {...one} isCurrent={avoiding.isCurrent} level={2} />}
          />
        </>
      ) : (
        <HereNeeded finding={finding} />
      )}
      <ConfirmNote />
    </div>
  );
}

const words = {
  get loading() {
    return t('Loading the dishes');
  },
  get failed() {
    return t('The dishes could not be loaded.');
  },
  get allHidden() {
    return t('Every dish here conflicts with what you avoid.');
  },
};

function NoDishes({ finding }: { finding: ListFilters }) {
  const where = describeArea(finding.area);
  if (where === '' && !hasFilters(finding)) return <EmptyState text={t('There are no dishes here yet.')} />;
  const what = hasFilters(finding) ? t('No dishes match these filters') : t('There are no dishes');
  return (
    <EmptyState text={`${[what, where].filter(Boolean).join(' ')}.`}>
      <FindWider finding={finding} />
    </EmptyState>
  );
}
