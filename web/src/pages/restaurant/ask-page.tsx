import './ask-page.css';
import type { Assessment } from '@clearplate/domain/verdict/verdict';
import { lazy, useCallback } from 'react';
import type { DishSummary } from '@clearplate/contract/dishes';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import { FirstQuestions } from '../../features/ask-waiter/first-questions.tsx';
import type { KitchenTongue } from '../../features/ask-waiter/kitchen-question.tsx';
import { QuestionList } from '../../features/ask-waiter/question-list.tsx';
import { ToldForm } from '../../features/ask-waiter/told-form.tsx';
import { NotedAnswers } from '../../features/ask-waiter/noted-answers.tsx';
import { allQuestionsOf, type FoundSheet, useCallSheet } from '../../features/ask-waiter/use-call-sheet.ts';
import { LanguageChoice, useCardLanguage } from '../../features/chef-card/card-choice.tsx';
import { guessKitchenLanguage } from '../../features/chef-card/kitchen-language.ts';
import { useKitchenTexts } from '../../features/chef-card/use-kitchen-texts.ts';
import { useAvoiding, type Avoiding } from '../../entities/eater/use-avoiding.ts';
import { formatPhone, phoneAddress } from '../../entities/restaurant/format-phone.ts';
import { useOpenedMenu } from '../../entities/restaurant/use-opened-menu.ts';
import { AsOf } from '../../entities/verdict/as-of-notice.tsx';
import { UnclaimedNotes } from '../../entities/verdict/unclaimed-notes.tsx';
import { useTold } from '../../entities/verdict/use-told.ts';
import { warnedBy } from '../../entities/verdict/with-told.ts';
import { ConfirmNote } from '../../entities/verdict/confirm-note.tsx';
import { formatDay } from '../../shared/lib/format-date.ts';
import { firstOf, useRecordId } from '../../shared/lib/record-id.ts';
import { useMinute } from '../../shared/lib/use-minute.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LazyPart } from '../../shared/ui/lazy-part.tsx';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { spokenLanguage, t, tCount } from '../../translations/t.ts';
import { useCountToAvoid } from './use-count-to-avoid.ts';
import { nothingLiked, useLiked } from './use-liked.ts';

const WhenOpen = lazy(async () => ({ default: (await import('../../features/ask-waiter/when-open.tsx')).WhenOpen }));

/**
 * Shows what to ask a restaurant before ordering, grouped by question: for a guest's ticks, or for all who eat. It is
 * worked out in the browser, and nothing about the eaters leaves it.
 */
export function AskPage() {
  const id = useRecordId();
  const { restaurant: opened, menu } = useOpenedMenu(id);
  const asOf = menu.asOf ?? opened.asOf;
  const avoiding = useAvoiding(asOf);
  const { heeded } = useTold(Number(id));
  const warn = useCallback((stated: Assessment, dish: number) => warnedBy(stated, heeded, dish), [heeded]);
  const avoid = useCountToAvoid(asOf === undefined ? undefined : menu.data?.recipes, avoiding.assess, warn);
  const restaurant = opened.data && firstOf(opened.data);
  usePageTitle(restaurant && t('What to ask at {name}', { name: restaurant.name }));
  const retry = () => {
    opened.refetch();
    menu.refetch();
  };
  return (
    <div className="page ask-page">
      <BackLink to={`/restaurant/${id}`} label={restaurant?.name ?? t('the restaurant')} />
      <h1>{t('Ask the waiter')}</h1>
      {restaurant ? <Contact restaurant={restaurant} /> : opened.isPending && <div className="ask-page__room" />}
      <AsOf asOf={asOf} avoiding={avoiding} avoid={avoid} isDish={false} onRetry={retry}>
        <AvoidingNotice avoiding={avoiding} />
        {menu.data ? (
          <Open
            id={id}
            cuisine={restaurant?.cuisine ?? ''}
            dishes={menu.data.recipes}
            avoiding={avoiding}
            isCurrent={asOf === undefined}
          />
        ) : menu.error && !menu.isPending ? (
          <ErrorState error={menu.error} text={t('The menu could not be loaded.')} onRetry={retry} />
        ) : (
          <LoadingLines label={t('Loading the menu')} />
        )}
      </AsOf>
    </div>
  );
}

/** Tells how to ask before going there. */
function Contact({ restaurant: { name, phone, opening_hours, time_zone } }: { restaurant: RestaurantDetail }) {
  const address = phoneAddress(phone);
  const number = formatPhone(phone);
  const today = formatDay(new Date(useMinute()));
  return (
    <>
      <p className="ask-page__intro">{`${name}, ${today}`}</p>
      <div className="ask-page__contact">
        {address ? (
          <a className="button button--secondary" href={address}>
            {t('Call {number}', { number })}
          </a>
        ) : (
          phone.trim() !== '' && <p>{phone}</p>
        )}
        <LazyPart waiting={<p>{t('Opening hours')}</p>} lost={<p>{t('Opening hours couldn’t be loaded.')}</p>}>
          <WhenOpen hours={opening_hours} timeZone={time_zone} />
        </LazyPart>
      </div>
    </>
  );
}

interface OpenProps {
  id: string;
  cuisine: string;
  dishes: readonly DishSummary[];
  avoiding: Avoiding;
  /** It is `false` for a stored menu, which doesn't tell us what the restaurant has answered since. */
  isCurrent: boolean;
}

/** Shows the notes whatever is asked now, so that people can read and delete them. */
function Open(props: OpenProps) {
  const { id, dishes, avoiding, isCurrent } = props;
  const liked = useLiked();
  const { told, heeded } = useTold(Number(id));
  const found = useCallSheet(dishes, avoiding, { liked: liked ?? nothingLiked, told: heeded });
  const isAsked = isCurrent && liked !== undefined;
  return (
    <>
      <UnclaimedNotes />
      <NotedAnswers {...{ told, heeded, dishes, avoiding }} questions={isAsked ? allQuestionsOf(found) : []} />
      <Asked {...props} isLiked={liked !== undefined} found={found} />
    </>
  );
}

interface AskedProps extends OpenProps {
  found: ReturnType<typeof useCallSheet>;
  /** Says whether we know what the eaters like. */
  isLiked: boolean;
}

function Asked({ id, cuisine, dishes, avoiding, isCurrent, found, isLiked }: AskedProps) {
  if (dishes.length === 0) return <EmptyState text={t('This restaurant has no dishes here yet.')} />;
  if (avoiding.state === 'loading' || !isLiked) return <LoadingLines label={t('Looking up what you avoid')} />;
  if (avoiding.state === 'not-applied')
    return <EmptyState text={t('We can’t say what to ask until we know your allergens.')} />;
  if (!isCurrent)
    return (
      <>
        <p className="ask-page__left">{t('The questions come back when you’re online again.')}</p>
        <ToCard id={id} />
      </>
    );
  if (found === 'pending') return <LoadingLines label={t('Looking for what to ask')} />;
  // The notice above says that nothing is checked yet.
  if (!found || found.assessed === 0)
    return <p className="ask-page__left">{t('Then we’ll show here what to ask about this menu.')}</p>;
  return (
    <>
      <Found id={id} found={found} cuisine={cuisine} />
      <div className="ask-page__ways">
        <ToCard id={id} />
        <Button onClick={() => window.print()}>{t('Print')}</Button>
      </div>
      <ConfirmNote />
    </>
  );
}

const ToCard = ({ id }: { id: string }) => (
  <LinkButton kind="primary" to={`/restaurant/${id}/card`}>
    {t('Chef card')}
  </LinkButton>
);

interface FoundProps {
  id: string;
  found: FoundSheet;
  cuisine: string;
}

function Found({ id, found, cuisine }: FoundProps) {
  const { first, putOff, others, avoided, decided, assessed } = found;
  const isAsked = first.length + putOff.length > 0;
  const language = useCardLanguage(guessKitchenLanguage(cuisine));
  const kitchen = { language: language.language, ...useKitchenTexts(language.language) };
  if (avoided === assessed) return <EmptyState text={t('Every dish on this menu conflicts with what you avoid.')} />;
  return (
    <section aria-labelledby="ask-heading">
      <h2 id="ask-heading">{t('What we don’t know yet')}</h2>
      {!isAsked && others.length === 0 ? (
        <EmptyState
          text={
            decided > 0
              ? t(
                  'Of the other dishes the restaurant has answered for what you avoid. Ask whether that is still true today.',
                )
              : t('The restaurant has answered for what you avoid. Ask whether that is still true today.')
          }
        />
      ) : (
        <>
          {isAsked && <Sheet {...{ id, first, putOff, language, kitchen }} />}
          <QuestionList questions={others} isMore={isAsked} kitchen={kitchen}>
            {(question) => <ToldForm restaurant={Number(id)} question={question} />}
          </QuestionList>
        </>
      )}
      {avoided > 0 && (
        <p className="ask-page__left">
          {tCount(
            avoided,
            'No questions about one dish that you avoid anyway.',
            'No questions about {count} dishes that you avoid anyway.',
          )}
        </p>
      )}
    </section>
  );
}

/** Shows the questions that decide, in the languages of the diner and of the cook. */
interface SheetProps extends Pick<FoundSheet, 'first' | 'putOff'> {
  id: string;
  language: ReturnType<typeof useCardLanguage>;
  kitchen: KitchenTongue;
}

function Sheet({ id, first, putOff, language, kitchen }: SheetProps) {
  // In the diner's language, the translation would only repeat what is above.
  const isShown = language.language !== spokenLanguage();
  return (
    <>
      {first.length > 0 && (
        // The sentence gives no number, so that it stays true however many questions have an answer by now.
        <p className="ask-page__intro">
          {t('What settles most comes first. Ask at the table, or call before you go.')}
        </p>
      )}
      <FirstQuestions questions={first} putOff={putOff} kitchen={kitchen}>
        {(question) => <ToldForm restaurant={Number(id)} question={question} />}
      </FirstQuestions>
      <div className="ask-page__language">
        <LanguageChoice language={language} texts={isShown ? kitchen.value : undefined} isEnglishAbove />
      </div>
    </>
  );
}
