import '../../shared/ui/list-head.css';
import type { FoundDish } from '@clearplate/contract/judged';
import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import { useAvoiding } from '../../entities/eater/use-avoiding.ts';
import { ConfirmNote } from '../../entities/verdict/confirm-note.tsx';
import { DishCard } from '../../entities/dish/dish-card.tsx';
import type { Judged } from '../../entities/verdict/judge-list.ts';
import { FindFilters } from '../../features/discovery/filters/find-filters.tsx';
import { sayArea } from '../../entities/area/find-params.ts';
import { type Finding, hasFilters, keyOf, questionOf, useFinding } from '../../entities/area/use-finding.ts';
import { ZipPicker } from '../../features/discovery/place/zip-picker.tsx';
import { useSession } from '../../entities/eater/use-session.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import './area-line.css';
import { Button } from '../../shared/ui/button.tsx';
import { say } from '../../translations/say.ts';
import { FindWider } from '../../features/discovery/filters/find-wider.tsx';
import { HereNeeded } from '../../features/discovery/filters/here-needed.tsx';
import { JudgedList } from '../../features/discovery/dishes/judged-list.tsx';

/** That a list is not of everywhere, in words, and the way there. */
function AreaLine({ finding: { area, change } }: { finding: Finding }) {
  if (area.kind === 'everywhere') return null;
  return (
    <div className="area-line">
      <span>{say('Only dishes {area}.', { area: sayArea(area) })}</span>
      <Button kind="quiet" onClick={() => change({ area: 'all', radius: undefined })}>
        {say('Show everywhere')}
      </Button>
    </div>
  );
}

/** Every dish of where one looks: of the own zip code where there is one, else of everywhere. */
export function DishesPage() {
  const { status } = useSession();
  const finding = useFinding();
  const avoiding = useAvoiding();
  const question = questionOf(finding);
  usePageTitle(say('All Dishes'));
  return (
    <div className="page">
      <div className="page__head">
        <h1>{say('All Dishes')}</h1>
      </div>
      <div className="list-head">
        <ZipPicker isSignedIn={status !== 'guest'} list={finding} />
        <FindFilters finding={finding} />
      </div>
      <AvoidingNotice avoiding={avoiding} />
      {question ? (
        <>
          <AreaLine finding={finding} />
          <JudgedList
            key={keyOf(question)}
            source={{ call: 'judgeDishes', ...question }}
            avoiding={avoiding}
            noun="dish"
            label={say('Dishes')}
            words={words}
            none={<NoDishes finding={finding} />}
            render={({ item, assessment }: Judged<FoundDish>) => (
              <DishCard dish={item} assessment={assessment} isCurrent={avoiding.isCurrent} level={2} />
            )}
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
    return say('Loading the dishes');
  },
  get failed() {
    return say('The dishes could not be loaded.');
  },
  get allHidden() {
    return say('Every dish here conflicts with what you avoid.');
  },
};

function NoDishes({ finding }: { finding: Finding }) {
  const where = sayArea(finding.area);
  if (where === '' && !hasFilters(finding)) return <EmptyState text={say('There are no dishes here yet.')} />;
  const what = hasFilters(finding) ? say('No dishes match these filters') : say('There are no dishes');
  return (
    <EmptyState text={`${[what, where].filter(Boolean).join(' ')}.`}>
      <FindWider finding={finding} />
    </EmptyState>
  );
}
