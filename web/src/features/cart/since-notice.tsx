import './since-notice.css';
import type { CartLine } from '@clearplate/contract/cart';
import type { SinceSeen } from '@clearplate/domain/since-seen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { expectDone } from '../../shared/api/expect-done.ts';
import { sayRefusal } from '../../shared/api/say-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { saySince, type Since } from './say-since.ts';
import { cartQuery } from './use-cart.ts';
import { say } from '../../translations/say.ts';

const mostSentences = 4;

function useMarkSeen({ dish_id, shown }: CartLine) {
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async () =>
      expectDone(await client.markCartLineSeen({ params: { dishId: String(dish_id) }, body: { shown } })),
    onSuccess: () => void toast(say('Cart updated!')),
    onError: () => void toast(say('Error!'), 'error'),
    onSettled: () => queries.invalidateQueries({ queryKey: cartQuery.queryKey }),
  });
}

function sayProblem(error: unknown): string {
  if (hasCode(error, 'conflict')) return say('The dish changed again meanwhile: look once more.');
  return sayRefusal(error, say('That was not saved'));
}

/** What happened to a dish since it was put into the cart, and the way to say that one has seen it. */
export function SinceNotice({ line, since }: { line: CartLine; since: SinceSeen }) {
  const seen = useMarkSeen(line);
  const { title, sentences } = saySince(line, since);
  if (sentences.length === 0 && !line.is_removed) return null;
  return (
    <div className="since" role="group" aria-label={`${line.dish_name}: ${title}`}>
      <p className="since__title">{title}</p>
      <Sentences sentences={sentences} />
      {!line.is_removed && (
        <Button kind="quiet" busy={seen.isPending} onClick={() => seen.mutate()}>
          {say('Seen, keep it')}
        </Button>
      )}
      <ProblemNotice>{seen.error && sayProblem(seen.error)}</ProblemNotice>
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
          <summary>{say('{count} more', { count: more.length })}</summary>
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
