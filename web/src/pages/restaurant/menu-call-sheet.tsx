import type { DishSummary } from '@clearplate/contract/dishes';
import { Link } from 'react-router';
import { FirstQuestions } from '../../features/ask-waiter/first-questions.tsx';
import { ToldForm } from '../../features/ask-waiter/told-form.tsx';
import { NotedAnswers } from '../../features/ask-waiter/noted-answers.tsx';
import { useCallSheet } from '../../features/ask-waiter/use-call-sheet.ts';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { useTold } from '../../entities/verdict/use-told.ts';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { t } from '../../translations/t.ts';
import { useToldMenu } from './use-told-menu.ts';
import { nothingLiked, useLiked } from './use-liked.ts';

export interface MenuCallSheetProps {
  id: string;
  dishes: readonly DishSummary[];
  avoiding: Avoiding;
}

/** Shows on the menu what to ask first, and leads to the page to print or read out. */
export function MenuCallSheet({ id, dishes, avoiding }: MenuCallSheetProps) {
  const { told, heeded } = useTold(Number(id));
  // We load this so that the menu above has it once something is noted here.
  useToldMenu(true);
  const liked = useLiked();
  const sheet = useCallSheet(dishes, avoiding, { liked: liked ?? nothingLiked, told: heeded });
  if (!liked) return <LoadingLines label={t('Looking up what you avoid')} />;
  // A stored menu doesn't tell us what the restaurant has answered since.
  if (!sheet || avoiding.isOffline) return <p>{t('We can’t say what to ask until we know your allergens.')}</p>;
  if (sheet === 'pending') return <LoadingLines label={t('Looking for what to ask')} />;
  // All other questions are on their own page.
  const questions = [...sheet.first, ...sheet.putOff];
  return (
    <>
      <NotedAnswers {...{ told, heeded, questions, dishes, avoiding }} />
      {sheet.first.length + sheet.putOff.length > 0 ? (
        <FirstQuestions questions={sheet.first} putOff={sheet.putOff}>
          {(question) => <ToldForm restaurant={Number(id)} question={question} />}
        </FirstQuestions>
      ) : (
        <p>{t('No single answer would settle more dishes of this menu.')}</p>
      )}
      <p className="menu-part__grid">
        <Link to={`/restaurant/${id}/ask`}>{t('All questions, to print or read out')}</Link>
      </p>
    </>
  );
}
