import './kitchen-note-page.css';
import type { CartGroup } from '@clearplate/contract/cart';
import type { Told } from '@clearplate/domain/verdict/told';
import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import { useAvoiding, type Avoiding } from '../../entities/eater/use-avoiding.ts';
import { UnclaimedNotes } from '../../entities/verdict/unclaimed-notes.tsx';
import { useTold } from '../../entities/verdict/use-told.ts';
import { noteDishes } from '../../features/cart/kitchen-note.ts';
import { NoteMaker } from '../../features/cart/note-maker.tsx';
import { useCart } from '../../features/cart/use-cart.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Protected } from '../../features/session/protected.tsx';
import { useRecordId } from '../../shared/lib/record-id.ts';
import { t } from '../../translations/t.ts';

/** Shows what to tell and ask a kitchen. It is made in the browser from the cart and the avoidances. */
export function KitchenNotePage() {
  usePageTitle(t('Note for the kitchen'));
  return (
    <Protected>
      <div className="page kitchen-note">
        <div className="kitchen-note__screen">
          <BackLink to="/cart" label={t('Your Cart')} />
          <h1>{t('Note for the kitchen')}</h1>
        </div>
        <Note />
      </div>
    </Protected>
  );
}

function Note() {
  const id = useRecordId();
  const cart = useCart();
  const avoiding = useAvoiding();
  const { heeded } = useTold(Number(id));
  const group = cart.data?.find(({ restaurant_id }) => String(restaurant_id) === id);
  return (
    <>
      <div className="kitchen-note__screen">
        <AvoidingNotice avoiding={avoiding} canChange={false} />
        <UnclaimedNotes />
      </div>
      {cart.isError ? (
        <ErrorState error={cart.error} text={t('Your cart could not be loaded.')} onRetry={() => void cart.refetch()} />
      ) : cart.isPending || avoiding.state === 'loading' ? (
        <CardSkeletons count={1} label={t('Making the note')} />
      ) : (
        <NoteOf group={group} avoiding={avoiding} told={heeded} />
      )}
    </>
  );
}

/** Shows the note only if we know everybody's allergens, because a note without one would be worse than none. */
function NoteOf({
  group,
  avoiding,
  told,
}: {
  group: CartGroup | undefined;
  avoiding: Avoiding;
  told: readonly Told[];
}) {
  const dishes = group && noteDishes(group, avoiding, told);
  if (group && dishes === undefined)
    return <EmptyState text={t('We can’t make a note until we know your allergens.')} />;
  if (!group || !dishes || dishes.length === 0)
    return <EmptyState text={t('Your cart has nothing from this restaurant.')} />;
  if (avoiding.eaters.every(({ avoids }) => avoids.length === 0)) {
    return <EmptyState text={t('There is nothing to tell the kitchen: nobody eating today avoids anything.')} />;
  }
  return <NoteMaker restaurant={group.restaurant_name} eaters={avoiding.eaters} dishes={dishes} />;
}
