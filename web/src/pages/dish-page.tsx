import './parts/record-parts.css';
import type { Dish } from '@clearplate/contract/dishes';
import { useQuery } from '@tanstack/react-query';
import { AvoidingNotice } from '../features/avoiding/avoiding-notice.tsx';
import { useAvoiding, type Avoiding } from '../features/avoiding/use-avoiding.ts';
import { AllergenInformation } from '../features/dishes/allergen-information.tsx';
import { ConfirmNote } from '../features/dishes/confirm-note.tsx';
import { DishHead } from '../features/dishes/dish-head.tsx';
import { DishIngredients } from '../features/dishes/dish-ingredients.tsx';
import { isNotFound } from '../shared/api/api-error.ts';
import { callQuery } from '../shared/api/queries.ts';
import { usePageTitle } from '../shared/lib/use-page-title.ts';
import { LinkButton } from '../shared/ui/button.tsx';
import { firstOf, useRecordId } from './parts/record-id.ts';
import { RecordError } from './parts/record-error.tsx';
import { RecordSkeleton } from './parts/record-skeleton.tsx';

/** One dish, all that is known about it, and what that means for whoever is eating. */
export function DishPage() {
  const id = useRecordId();
  const avoiding = useAvoiding();
  const query = useQuery({ ...callQuery('getDish', { params: { id } }), throwOnError: isNotFound });
  const dish = query.data && firstOf(query.data);
  const isShown = dish !== undefined && avoiding.state !== 'loading';
  usePageTitle(isShown ? dish.name : undefined);
  return (
    <div className="page">
      <AvoidingNotice avoiding={avoiding} />
      {isShown ? (
        <DishInFull dish={dish} avoiding={avoiding} />
      ) : query.isError ? (
        <RecordError error={query.error} text="The dish could not be loaded." onRetry={() => void query.refetch()} />
      ) : (
        <RecordSkeleton label="Loading the dish" />
      )}
    </div>
  );
}

function DishInFull({ dish, avoiding }: { dish: Dish; avoiding: Avoiding }) {
  return (
    <article>
      <DishHead dish={dish} assessment={avoiding.assess(dish.facts)} />
      <div className="record-parts">
        <section aria-labelledby="allergens-heading">
          <h2 id="allergens-heading">Allergen Information</h2>
          <AllergenInformation facts={dish.facts} assessAllergen={avoiding.assessAllergen} />
        </section>
        <section aria-labelledby="ingredients-heading">
          <h2 id="ingredients-heading">Ingredients</h2>
          <DishIngredients dish={dish} />
        </section>
      </div>
      <ConfirmNote />
      <p className="record-back">
        <LinkButton to={`/restaurant/${dish.restaurant_id}`}>Go Back to Restaurant</LinkButton>
      </p>
    </article>
  );
}
