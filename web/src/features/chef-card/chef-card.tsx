import './chef-card.css';
import { useMemo, useState, type ReactNode } from 'react';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { NotLoaded } from '../../shared/ui/not-loaded.tsx';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import type { Language } from '../../translations/languages.ts';
import { t } from '../../translations/t.ts';
import { AboutLanguage, CardChoice, useCardEater, useCardLanguage } from './card-choice.tsx';
import { buildCard, type Card } from './card-foods.ts';
import { CardFreshness } from './card-freshness.tsx';
import { CardSheet, type CardSheetProps } from './card-sheet.tsx';
import { CardSources } from './card-sources.tsx';
import { KitchenView } from './kitchen-view.tsx';
import { PaperCard } from './paper-card.tsx';
import { useCardPeople, useWithTicks, type CardPeople } from './use-card-people.ts';
import { useCardTexts } from './use-card-texts.ts';
import type { CardTextsQuery } from './use-kitchen-texts.ts';

/** Offers another way to give the card to a kitchen, beside ours. */
export type GiveCard = (card: Card, language: Language) => ReactNode;

interface ChefCardProps {
  /** The card starts in this language. */
  kitchen?: Language | undefined;
  renderGive: GiveCard;
}

/** Shows the card of the household, or of a guest's ticks. */
export function ChefCard({ kitchen, renderGive }: ChefCardProps) {
  const found = useCardPeople();
  if (found.status === 'failed') {
    return <ErrorState error={found.error} text={t('Your card could not be loaded.')} onRetry={found.retry} />;
  }
  if (found.status === 'loading') return <LoadingLines label={t('Loading your card')} />;
  return (
    <div className="chef-card">
      <CardOf found={found} kitchen={kitchen} renderGive={renderGive} />
    </div>
  );
}

function CardOf({ found, kitchen, renderGive }: ChefCardProps & { found: CardPeople }) {
  const language = useCardLanguage(kitchen);
  const texts = useCardTexts(language.language);
  const people = useWithTicks(found.people);
  const eater = useCardEater(people);
  const card = useMemo(() => buildCard(eater.eaters), [eater.eaters]);
  return (
    <>
      <CardChoice people={found.people} eater={eater} language={language} />
      {card.foods === 0 ? (
        <NothingAvoided isGuest={found.status === 'guest'} />
      ) : texts.value === undefined ? (
        <Untold status={texts.status} />
      ) : (
        <ReadyCard
          card={card}
          language={language.language}
          texts={texts.value}
          savedAt={found.savedAt}
          renderGive={renderGive}
          isOld={found.status === 'saved' || found.status === 'checking'}
          aboutLanguage={<AboutLanguage language={language} texts={texts.value} />}
        >
          <CardFreshness {...found} />
        </ReadyCard>
      )}
    </>
  );
}

/** Shows that the chosen language is loading or failed to. */
function Untold({ status }: Pick<CardTextsQuery, 'status'>) {
  return status === 'error' ? <NotLoaded /> : <LoadingLines label={t('Loading your card')} />;
}

interface ReadyCardProps extends CardSheetProps {
  renderGive: GiveCard;
  /** Whether the card may be out of date, which has to be known before it is read. */
  isOld: boolean;
  /** This is below the card, which says it as well, and has English under each line. */
  aboutLanguage: ReactNode;
  /** Says how fresh it is. */
  children: ReactNode;
}

/**
 * Begins with the card itself, because people at a table first read the first food; only what says that it may be out of
 * date stands above it.
 */
function ReadyCard({ children, isOld, aboutLanguage, renderGive, ...sheet }: ReadyCardProps) {
  const [isShown, setShown] = useState(false);
  const [isOnePage, setOnePage] = useState(true);
  // It stays there once we know better, so that the card doesn't move while somebody reads it.
  const [wasOld, setWasOld] = useState(isOld);
  if (isOld && !wasOld) setWasOld(true);
  return (
    <>
      <div className="card-actions">
        <Button kind="primary" aria-haspopup="dialog" onClick={() => setShown(true)}>
          {t('Show to the kitchen')}
        </Button>
        {renderGive(sheet.card, sheet.language)}
      </div>
      {wasOld && children}
      <div className="card-sheet-frame">
        <CardSheet {...sheet} />
      </div>
      <div className="card-below">
        <Button onClick={() => window.print()}>{t('Print')}</Button>
        {!isOnePage && (
          <p className="card-pages">
            {t('This is too long for one page, so it prints on several. Hand over all of them.')}
          </p>
        )}
        {!wasOld && children}
        {aboutLanguage}
      </div>
      <CardSources {...sheet} />
      <PaperCard {...sheet} onFit={setOnePage} />
      {isShown && <KitchenView {...sheet} onClose={() => setShown(false)} />}
    </>
  );
}

function NothingAvoided({ isGuest }: { isGuest: boolean }) {
  const text = t('There is nothing to put on this card yet.');
  // A guest makes the choices above the card.
  if (isGuest) return <EmptyState text={text} />;
  return (
    <EmptyState text={text}>
      <LinkButton kind="primary" to="/profile/allergens">
        {t('Choose allergens')}
      </LinkButton>
    </EmptyState>
  );
}
