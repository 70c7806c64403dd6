import { useParams } from 'react-router';
import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import type { Card } from '../../features/chef-card/card-foods.ts';
import { ChefCard } from '../../features/chef-card/chef-card.tsx';
import { guessKitchenLanguage } from '../../features/chef-card/kitchen-language.ts';
import { SendOrder } from '../../features/kitchen-orders/send-order.tsx';
import { useStoredOrders } from '../../features/kitchen-orders/stored-orders.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { useAvoiding } from '../../entities/eater/use-avoiding.ts';
import { useOpenedMenu } from '../../entities/restaurant/use-opened-menu.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { firstOf, useRecordId } from '../../shared/lib/record-id.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { ProfileFrame } from '../profile/profile-frame.tsx';
import type { Language } from '../../translations/languages.ts';
import { t } from '../../translations/t.ts';

/** Shows what somebody can't eat, in words for a kitchen: to show, to print, and offline. */
export function ChefCardPage() {
  return useParams()['id'] === undefined ? <OwnCard /> : <CardForKitchen />;
}

function OwnCard() {
  return (
    <ProfileFrame
      title={t('Chef card')}
      intro={t(
        'Show it or print it: what you can’t eat and how to keep it out of your food, in the kitchen’s language and in English.',
      )}
    >
      <ChefCard renderGive={(card, language) => <GiveToKitchen restaurant={null} card={card} language={language} />} />
    </ProfileFrame>
  );
}

/** Shows the card for one restaurant, also to guests, in the language that its kitchen probably reads. */
function CardForKitchen() {
  const id = useRecordId();
  const { restaurant: query } = useOpenedMenu(id);
  const restaurant = query.data && firstOf(query.data);
  const avoiding = useAvoiding();
  usePageTitle(t('Chef card'));
  return (
    <div className="page kitchen-card">
      <BackLink to={`/restaurant/${id}`} label={restaurant?.name ?? t('the restaurant')} />
      <h1>{t('Chef card')}</h1>
      <AvoidingNotice avoiding={avoiding} />
      {avoiding.problem === 'signed-out' ? (
        <EmptyState text={t('We can’t make a card until we know your allergens.')} />
      ) : query.isPending ? (
        <LoadingLines label={t('Loading your card')} />
      ) : (
        <ChefCard
          kitchen={guessKitchenLanguage(restaurant?.cuisine ?? '')}
          renderGive={(card, language) => (
            <GiveToKitchen
              restaurant={restaurant ? { id: restaurant.id, name: restaurant.name } : null}
              card={card}
              language={language}
            />
          )}
        />
      )}
    </div>
  );
}

interface GiveProps {
  restaurant: { readonly id: number; readonly name: string } | null;
  card: Card;
  language: Language;
}

function GiveToKitchen({ restaurant, card, language }: GiveProps) {
  const told = useStoredOrders();
  const people = card.people.map(({ name, groups }) => ({
    name,
    foods: groups.flatMap(({ kind: need, foods }) => foods.map((food) => ({ need, ...food }))),
  }));
  return (
    <>
      <SendOrder restaurant={restaurant} people={people} dishes={[]} language={language} />
      {told.length > 0 && <LinkButton to="/told-kitchens">{t('What the kitchen answers')}</LinkButton>}
    </>
  );
}
