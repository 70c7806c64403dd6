import './chef-card-page.css';
import { useMemo, useState, type ReactNode } from 'react';
import { buildCard } from '../../features/chef-card/card-foods.ts';
import { CardChoice, useCardEater, useCardLanguage } from '../../features/chef-card/card-choice.tsx';
import { CardFreshness } from '../../features/chef-card/card-freshness.tsx';
import { CardSheet, type CardSheetProps } from '../../features/chef-card/card-sheet.tsx';
import { CardSources } from '../../features/chef-card/card-sources.tsx';
import { KitchenView } from '../../features/chef-card/lazy-kitchen-view.ts';
import { PaperCard } from '../../features/chef-card/paper-card.tsx';
import { useCardPeople, type CardPeople } from '../../features/chef-card/use-card-people.ts';
import { useCardTexts, type CardTextsQuery } from '../../features/chef-card/use-card-texts.ts';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { NotLoaded } from '../../shared/ui/not-loaded.tsx';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { ProfileFrame } from '../profile/profile-frame.tsx';
import { t } from '../../translations/t.ts';

/** Shows what somebody can't eat, in words for a kitchen: to show, to print, and offline. */
export function ChefCardPage() {
  return (
    <ProfileFrame
      title={t('Chef card')}
      intro={t(
        'Show it or print it: what you can’t eat, and how to keep it away, in the language of the kitchen and in English.',
      )}
    >
      <div className="chef-card">
        <ChefCard />
      </div>
    </ProfileFrame>
  );
}

function ChefCard() {
  const found = useCardPeople();
  if (found.status === 'failed') {
    return <ErrorState error={found.error} text={t('Your card could not be loaded.')} onRetry={found.retry} />;
  }
  if (found.status === 'loading') return <LoadingLines label={t('Loading your card')} />;
  return <CardOf found={found} />;
}

function CardOf({ found }: { found: CardPeople }) {
  const language = useCardLanguage();
  const texts = useCardTexts(language.language);
  const eater = useCardEater(found.people);
  const card = useMemo(() => buildCard(eater.eaters), [eater.eaters]);
  return (
    <>
      <CardChoice people={found.people} eater={eater} language={language} texts={texts.value} />
      {card.foods === 0 ? (
        <NothingAvoided />
      ) : texts.value === undefined ? (
        <Untold status={texts.status} />
      ) : (
        <ReadyCard card={card} language={language.language} texts={texts.value} savedAt={found.savedAt}>
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

function ReadyCard({ children, ...sheet }: CardSheetProps & { children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  const [isOnePage, setOnePage] = useState(true);
  return (
    <>
      <div className="card-actions">
        <Button kind="primary" aria-haspopup="dialog" onClick={() => setShown(true)}>
          {t('Show to the kitchen')}
        </Button>
        <Button onClick={() => window.print()}>{t('Print')}</Button>
      </div>
      {children}
      {!isOnePage && (
        <p className="card-pages">
          {t('This is too much for one page: the print has several. Hand over all of them.')}
        </p>
      )}
      <div className="card-sheet-frame">
        <CardSheet {...sheet} />
      </div>
      <CardSources {...sheet} />
      <PaperCard {...sheet} onFit={setOnePage} />
      {isShown && <KitchenView {...sheet} onClose={() => setShown(false)} />}
    </>
  );
}

function NothingAvoided() {
  return (
    <EmptyState text={t('There is nothing to put on this card yet.')}>
      <LinkButton kind="primary" to="/profile/allergens">
        {t('Choose allergens')}
      </LinkButton>
    </EmptyState>
  );
}
