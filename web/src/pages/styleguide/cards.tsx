import type { DishSummary } from '@clearplate/contract/dishes';
import { mostQuantity } from '@clearplate/contract/cart-limits';
import type { Assessment } from '@clearplate/domain/verdict/verdict';
import { Stepper } from '../../features/cart/stepper.tsx';
import { DishCard } from '../../entities/dish/dish-card.tsx';
import { noFacts } from '../../features/menu-editing/model/new-dish.ts';
import { OfflineNotice } from '../../entities/verdict/offline-notice.tsx';
import { CardGrid } from '../../shared/ui/card-grid.tsx';
import { RecordPicture } from '../../entities/dish/record-picture.tsx';
import { RecordSkeleton } from '../../entities/dish/record-skeleton.tsx';

const nothing = () => undefined;

const dish: DishSummary = {
  id: 1,
  dish_id: 1,
  restaurant_id: 1,
  name: 'Crispy spring rolls',
  dish_name: 'Crispy spring rolls',
  description: 'Glass noodles and carrot, rolled tight and fried until they shatter.',
  section: 'Starters',
  image_url: null,
  dish_price: 8.95,
  allergens: [],
  ingredients: [],
  restaurant_name: 'Lemongrass Lane',
  restaurant_address: '214 Western Row, Cambridge',
  restaurant_url: null,
  restaurant_image: null,
  facts: noFacts,
};

/**
 * Shows a dish to avoid, and one where nothing is checked; a cart's quantities, from none to all; and the skeletons.
 */
export function Cards({ avoid }: { avoid: Assessment }) {
  const unchecked = { ...avoid, verdict: null, causes: [] };
  return (
    <>
      <CardGrid label="Dishes">
        {[avoid, unchecked].map((assessment) => (
          <li key={assessment.verdict}>
            <DishCard dish={dish} assessment={assessment} isCurrent={() => false} />
          </li>
        ))}
      </CardGrid>
      <div className="styleguide__row">
        {[0, 2, mostQuantity].map((quantity) => (
          <Stepper key={quantity} name={dish.name} quantity={quantity} onStep={nothing} />
        ))}
      </div>
      <OfflineNotice
        asOf="2026-11-03T12:00:00.000Z"
        avoiding={{ state: 'guest', eaters: [{ avoids: avoid.causes.map(({ avoidance }) => avoidance) }] }}
        avoid={8}
        isDish={false}
        onRetry={nothing}
      />
      <RecordSkeleton kind="restaurant" label="Loading the restaurant" />
      <RecordSkeleton label="Loading the dish" Picture={RecordPicture} />
    </>
  );
}
