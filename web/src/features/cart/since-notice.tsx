import './since-notice.css';
import type { CartLine } from '@clearplate/contract/cart';
import type { SinceSeen } from '@clearplate/domain/verdict/since-seen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { expectDone } from '../../shared/api/expect-done.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { toast } from '../../shared/ui/toast.ts';
import type { DishChange } from '@clearplate/domain/menu/dish-changes';
import { formatDate } from '@clearplate/domain/facts/instants';
import { formatPrice } from '@clearplate/domain/menu/money';
import { describeChange } from '@clearplate/domain/wording/describe-change';
import { describeAvoidance } from '@clearplate/domain/wording/verdict-words';
import { t } from '../../translations/t.ts';
import { nameOfLine } from './describe-line.ts';
import { cartQuery } from './use-cart.ts';

/** Says what changed about a line since the user saw it. If `sentences` is empty, nothing changed. */
interface Since {
  readonly title: string;
  readonly sentences: readonly string[];
}

/**
 * These changes matter neither for ordering nor for avoiding. A price change is told separately, from first to last.
 */
const untold: readonly DishChange['kind'][] = [
  'section_changed',
  'picture_changed',
  'allergen_confirmed',
  'price_changed',
];

/** Changes that may have made the dish worse are told first. */
const warnings: readonly DishChange['kind'][] = [
  'reaction_reported',
  'ingredient_added',
  'allergen_withdrawn',
  'allergen_unsettled',
  'list_unconfirmed',
  'cross_contact_withdrawn',
];
const warns = (change: DishChange): boolean =>
  warnings.includes(change.kind) || (change.kind === 'allergen_stated' && change.level !== 'absent');

function describeChanges({ changes }: CartLine): string[] {
  const all = changes.flatMap((entry) => entry.changes.map((change) => ({ change, at: entry.at })));
  const told = all.filter(({ change }) => !untold.includes(change.kind));
  const inOrder = [...told.filter(({ change }) => warns(change)), ...told.filter(({ change }) => !warns(change))];
  return inOrder.map(({ change, at }) => describeChange(change, at, t));
}

const dollars = (price: number | null): string =>
  price === null ? t('no price') : formatPrice(Math.round(price * 100));

function describePriceChange({ dish_price, price_seen, changes }: CartLine): string[] {
  if (dish_price === price_seen) return [];
  const last = changes.findLast((entry) => entry.changes.some(({ kind }) => kind === 'price_changed'));
  const on = last ? t(' on {date}', { date: formatDate(last.at, t) }) : '';
  return [
    t('The price changed from {from} to {to}{on}', {
      from: dollars(price_seen),
      to: dollars(dish_price),
      on,
    }),
  ];
}

/**
 * Says what got worse although the dish is the same: a statement has expired, or the lexicon reads the words
 * differently.
 */
function describeWorse({ worse }: SinceSeen): string[] {
  return worse.flatMap(({ cause: { avoidance, at }, because }) => {
    const what = describeAvoidance(avoidance, t);
    if (because === 'time')
      return [
        t('What was stated about {what}{on} is now too old', {
          what,
          on: at ? t(' on {date}', { date: formatDate(at, t) }) : '',
        }),
      ];
    return because === 'reading' ? [t('We now read the words of this dish differently for {what}', { what })] : [];
  });
}

function describeAvoidingChanged(
  { avoiding_changed_at: at }: CartLine,
  { assessment: { verdict } }: SinceSeen,
): string[] {
  if (at === null || verdict === null || verdict === 'none_declared') return [];
  return [t('What you avoid, or who eats, was last saved on {date}', { date: formatDate(at, t) })];
}

/** Says what happened to the way, which comes before what changed about the dish. */
function describeWay({ variant }: CartLine): string[] {
  switch (variant?.state) {
    case 'changed':
      return [
        t(
          'The dish, or how it is made this way, isn’t what you chose any more. Nothing clears it until you have looked.',
        ),
      ];
    case 'withdrawn':
      return [t('The restaurant doesn’t offer it this way any more. Whoever orders it may get it as it comes.')];
    default:
      return [];
  }
}

function titleOf({ is_removed, seen_at, added_at, variant }: CartLine, { worse }: SinceSeen): string {
  if (variant?.state === 'withdrawn') return t('No longer offered this way');
  if (is_removed) return t('No longer on the menu');
  if (seen_at === added_at)
    return worse.length > 0 ? t('Worse than when you added it') : t('Changed since you added it');
  return worse.length > 0 ? t('Worse than when you last looked') : t('Changed since you last looked');
}

function describeSince(line: CartLine, since: SinceSeen): Since {
  const sentences = [
    ...describeWay(line),
    ...describeChanges(line),
    ...describeWorse(since),
    ...describeAvoidingChanged(line, since),
    ...describePriceChange(line),
  ];
  return { title: titleOf(line, since), sentences: [...new Set(sentences)] };
}

const mostSentences = 4;

function useMarkSeen({ dish_id, shown, variant }: CartLine) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      expectDone(
        await client.markCartLineSeen({
          params: { dishId: String(dish_id) },
          body: { shown, ...(variant && { variant: variant.id }) },
        }),
      ),
    onSuccess: () => void toast(t('Cart updated!')),
    onError: () => void toast(t('Error!'), 'error'),
    onSettled: () => queries.invalidateQueries({ queryKey: cartQuery.queryKey }),
  });
}

function describeProblem(error: unknown): string {
  if (hasCode(error, 'conflict')) return t('The dish changed again: please look once more.');
  return describeRefusal(error, t('That was not saved'));
}

/** Shows what happened to a dish since it was added to the cart, and a button to confirm having seen it. */
export function SinceNotice({ line, since }: { line: CartLine; since: SinceSeen }) {
  const seen = useMarkSeen(line);
  const { title, sentences } = describeSince(line, since);
  if (sentences.length === 0 && !line.is_removed) return null;
  return (
    <div className="since" role="group" aria-label={`${nameOfLine(line)}: ${title}`}>
      <p className="since__title">{title}</p>
      <Sentences sentences={sentences} />
      {!line.is_removed && (
        <Button kind="quiet" busy={seen.isPending} onClick={() => seen.mutate()}>
          {t('OK, keep it in the cart')}
        </Button>
      )}
      <ProblemNotice>{seen.error && describeProblem(seen.error)}</ProblemNotice>
    </div>
  );
}

function Sentences({ sentences }: Pick<Since, 'sentences'>) {
  const [first, more] = [sentences.slice(0, mostSentences), sentences.slice(mostSentences)];
  return (
    <>
      <List sentences={first} />
      {more.length > 0 && (
        <details>
          <summary>{t('{count} more', { count: more.length })}</summary>
          <List sentences={more} />
        </details>
      )}
    </>
  );
}

function List({ sentences }: Pick<Since, 'sentences'>) {
  if (sentences.length === 0) return null;
  return (
    <ul className="since__list">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
