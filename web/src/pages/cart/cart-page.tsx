import './cart-page.css';
import type { CartGroup, CartLine } from '@clearplate/contract/cart';
import { type Told, warningsAbout } from '@clearplate/domain/verdict/told';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import { type Avoiding, useAvoiding } from '../../entities/eater/use-avoiding.ts';
import { guessKitchenLanguage } from '../../features/chef-card/kitchen-language.ts';
import { nameOfLine } from '../../features/cart/describe-line.ts';
import { idOfLine, useCart } from '../../features/cart/use-cart.ts';
import { type TakingOut, useLeftInCart, useTakingOut } from '../../features/cart/use-taking-out.ts';
import { AsOfContext } from '../../entities/verdict/as-of.ts';
import { MarkOfDish } from '../../entities/verdict/mark-of-dish.tsx';
import { ConfirmNote } from '../../entities/verdict/confirm-note.tsx';
import { useSession } from '../../entities/eater/use-session.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { useToken } from '../../shared/lib/use-stored.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { UndoNote } from '../../shared/ui/undo-note.tsx';
import { CartGroupSection } from '../../features/cart/cart-group.tsx';
import { CartLineItem, type CartLineItemProps } from '../../features/cart/cart-line.tsx';
import { SinceNotice } from '../../features/cart/since-notice.tsx';
import { RatherNot } from '../../entities/verdict/rather-not.tsx';
import { UnclaimedNotes } from '../../entities/verdict/unclaimed-notes.tsx';
import { useTold } from '../../entities/verdict/use-told.ts';
import { VerdictBadge } from '../../entities/verdict/verdict-badge.tsx';
import { ForgetNote } from '../../entities/verdict/forget-note.tsx';
import { NotesOfDish } from '../../entities/verdict/notes-of-dish.tsx';
import { CopyOrder } from '../../features/cart/copy-order.tsx';
import { HandOff, type HandOffProps } from '../../features/cart/hand-off.tsx';
import { type AssessedLine, assessGroup } from '../../features/cart/assessed-cart.ts';
import type { KitchenAnswersAtHand } from '../../features/kitchen-orders/kitchen-answers.tsx';
import { peopleOfEaters } from '../../features/kitchen-orders/order-people.ts';
import { warnedOf } from '../../features/kitchen-orders/warned-of.ts';
import { SendOrder } from '../../features/kitchen-orders/send-order.tsx';
import { useStoredOrders } from '../../features/kitchen-orders/stored-orders.ts';
import { t } from '../../translations/t.ts';
import { WithKitchen } from './with-kitchen.tsx';

interface CartGroupsProps extends Pick<HandOffProps, 'loadedAt' | 'recheck'> {
  cart: readonly CartGroup[];
  avoiding: Avoiding;
  onTakeOut: CartLineItemProps['onTakeOut'];
}

/** Shows the cart for everyone who eats, and nothing of it until we know who that is. */
function CartGroups({ cart, avoiding, ...rest }: CartGroupsProps) {
  if (avoiding.state === 'loading') return <CardSkeletons count={3} label={t('Looking up what you avoid')} />;
  return (
    <>
      <UnclaimedNotes />
      {cart.map((group) => (
        <Group key={group.restaurant_id} group={group} avoiding={avoiding} {...rest} />
      ))}
    </>
  );
}

type GroupProps = { group: CartGroup } & Omit<CartGroupsProps, 'cart'>;

function Group(props: GroupProps) {
  return (
    <WithKitchen restaurant={props.group.restaurant_id} eaters={props.avoiding.eaters}>
      {(kitchen) => <GroupOf {...props} kitchen={kitchen} />}
    </WithKitchen>
  );
}

function GroupOf({
  group,
  avoiding,
  onTakeOut,
  loadedAt,
  recheck,
  kitchen,
}: GroupProps & { kitchen: KitchenAnswersAtHand }) {
  const { heeded, unclaimedWarnings } = useTold(group.restaurant_id);
  const lines = assessGroup(group, avoiding, heeded, unclaimedWarnings)?.map((one) => ({
    ...one,
    kitchen: kitchen.saidOf(one.line.dish_id, one.line.variant?.id),
  }));
  if (lines === undefined) return null;
  const recheckAll = async () => (await Promise.all([recheck(), kitchen.recheck()])).every(Boolean);
  const items = lines.map(({ line, since, notes = [], kitchen: said }) => (
    <li key={idOfLine(line)}>
      <CartLineItem
        line={line}
        onTakeOut={onTakeOut}
        words={
          <>
            {kitchen.render(said)}
            <VerdictBadge assessment={since.assessment} />
            <MarkOfLine line={line} restaurant={group.restaurant_id} avoiding={avoiding} />
            <RatherNot assessment={since.assessment} />
            <NotesOfDish dish={line.dish_id} notes={notes} isSmall Actions={ForgetNote} />
            <SinceNotice line={line} since={since} />
          </>
        }
      />
    </li>
  ));
  return (
    <CartGroupSection group={group} lines={items}>
      <LinkButton to={`/cart/note/${group.restaurant_id}`}>{t('Note for the kitchen')}</LinkButton>
      <CopyOrder group={group} lines={lines} avoiding={avoiding} isPending={kitchen.isPending} />
      <ForKitchen group={group} lines={lines} avoiding={avoiding} told={heeded} />
      <HandOff group={group} lines={lines} loadedAt={loadedAt} isPending={kitchen.isPending} recheck={recheckAll} />
    </CartGroupSection>
  );
}

interface MarkOfLineProps {
  line: CartLine;
  restaurant: number;
  avoiding: Avoiding;
}

/**
 * Marks a line as told, not stated. Notes are about the dish as it comes, and matter only if it can still be ordered.
 */
function MarkOfLine({ line: { dish_id: id, facts, variant, is_removed }, restaurant, avoiding }: MarkOfLineProps) {
  if (variant || is_removed) return null;
  return <MarkOfDish dish={{ id, restaurant_id: restaurant, facts }} avoiding={avoiding} />;
}

interface ForKitchenProps {
  group: CartGroup;
  lines: readonly AssessedLine[];
  avoiding: Avoiding;
  told: readonly Told[];
}

/** Returns the notes which say that a dish contains something. */
const contentsOf = (told: readonly Told[], dish: number): readonly Told[] =>
  warningsAbout(told, dish).filter(({ kind }) => kind === 'whether');

/**
 * Offers to send the order to the kitchen only if we know what everybody avoids, because an order without one of them
 * would be worse than none.
 */
function ForKitchen({ group, lines, avoiding: { state, eaters, isOffline }, told }: ForKitchenProps) {
  const people = state === 'applied' ? peopleOfEaters(eaters) : undefined;
  const dishes = lines
    .filter(({ line }) => !line.is_removed)
    .map(({ line: { dish_id: id, dish_name: name, quantity, variant }, since }) => ({
      id,
      name,
      quantity,
      way: variant ?? undefined,
      warned: warnedOf(since.assessment, eaters, contentsOf(told, id)),
    }));
  if (people === undefined || people.length === 0 || dishes.length === 0) return null;
  return (
    <SendOrder
      restaurant={{ id: group.restaurant_id, name: group.restaurant_name }}
      people={people}
      dishes={dishes}
      guessLanguage={guessKitchenLanguage}
      isOffered={!isOffline}
    />
  );
}

export function CartPage() {
  usePageTitle(t('Your Cart'));
  const token = useToken();
  const { lost } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="page cart-page">
      <div className="page__head">
        <h1 ref={heading} tabIndex={-1}>
          {t('Your Cart')}
        </h1>
      </div>
      {token === undefined && !lost ? <Empty isGuest /> : <OwnCart heading={heading} />}
    </div>
  );
}

function Empty({ isGuest = false }: { isGuest?: boolean }) {
  return (
    <EmptyState text={t('You have no items in your cart, start adding some!')}>
      <LinkButton kind="primary" to="/restaurants">
        {t('Find a restaurant')}
      </LinkButton>
      {isGuest && (
        <LinkButton to="/login" state={{ from: '/cart' }}>
          {t('Login')}
        </LinkButton>
      )}
    </EmptyState>
  );
}

/** This is the cart's query. Its `data` leaves out what was just removed. */
interface CartQuery extends Pick<
  ReturnType<typeof useCart>,
  'error' | 'isError' | 'isPending' | 'dataUpdatedAt' | 'refetch'
> {
  readonly data: readonly CartGroup[] | undefined;
}

/** Moves the focus to the heading if the focused line is gone. */
function useRetainedFocus(heading: RefObject<HTMLElement | null>, lines: number): void {
  const before = useRef(lines);
  useEffect(() => {
    if (lines < before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = lines;
  }, [heading, lines]);
}

function OwnCart({ heading }: { heading: RefObject<HTMLElement | null> }) {
  const cart = useCart();
  const takingOut = useTakingOut();
  const left = useLeftInCart(cart.data, takingOut.leaving);
  useRetainedFocus(heading, left?.flatMap(({ dishes }) => dishes).length ?? 0);
  const isEmpty = left?.length === 0 && !cart.isError;
  return (
    <>
      {isEmpty ? <Empty /> : <FilledCart cart={{ ...cart, data: left }} takeOut={takingOut.takeOut} />}
      <ProblemNotice>{takingOut.problem}</ProblemNotice>
      <BackInto takingOut={takingOut} />
      {!isEmpty && <ConfirmNote />}
    </>
  );
}

function BackInto({ takingOut: { gone, isPuttingBack, undo } }: { takingOut: TakingOut }) {
  const sentence = gone && t('“{name}” was removed from the cart.', { name: nameOfLine(gone) });
  return <UndoNote gone={gone && nameOfLine(gone)} sentence={sentence} hasToast busy={isPuttingBack} onUndo={undo} />;
}

function FilledCart({ cart, takeOut }: { cart: CartQuery; takeOut: TakingOut['takeOut'] }) {
  const asOf = cart.isError ? new Date(cart.dataUpdatedAt).toISOString() : undefined;
  const avoiding = useAvoiding(asOf);
  const told = useStoredOrders();
  const recheck = async () => {
    const [{ isSuccess }] = await Promise.all([cart.refetch(), avoiding.retry()]);
    return isSuccess;
  };
  return (
    <>
      <AvoidingNotice avoiding={avoiding} canChange={false} />
      <p className="cart-page__who">
        <Link to="/profile/allergens">{t('What you avoid')}</Link>
        <Link to="/profile/eaters">{t('Who is eating')}</Link>
        <Link to="/profile/card">{t('Chef card')}</Link>
        {told.length > 0 && <Link to="/told-kitchens">{t('What the kitchen answers')}</Link>}
      </p>
      {cart.isError && <NotLoaded cart={cart} />}
      {cart.data && (
        <AsOfContext value={asOf}>
          <CartGroups
            cart={cart.data}
            avoiding={avoiding}
            onTakeOut={takeOut}
            loadedAt={cart.dataUpdatedAt}
            recheck={recheck}
          />
        </AsOfContext>
      )}
      {cart.isPending && avoiding.problem !== 'signed-out' && (
        <CardSkeletons count={3} label={t('Loading your cart')} />
      )}
    </>
  );
}

/**
 * Says that the cart shown is old. Until it is current again, nothing in it clears and nothing new can be made from it.
 */
function NotLoaded({ cart }: { cart: CartQuery }) {
  const text = cart.data
    ? t('We couldn’t check your cart again, so it’s shown as it was.')
    : t('Your cart could not be loaded.');
  return <ErrorState error={cart.error} text={text} onRetry={() => void cart.refetch()} />;
}
