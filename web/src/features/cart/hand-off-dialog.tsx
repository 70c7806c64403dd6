import { useEffect, useState } from 'react';
import { VerdictMark } from '../../entities/verdict/verdict-mark.tsx';
import { deliveryName } from '../../entities/restaurant/web-link.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { type Verdict, verdicts } from '@clearplate/domain/verdict/verdict';
import { verdictLabel } from '@clearplate/domain/wording/verdict-words';
import { listLines } from '../../entities/verdict/describe-verdict.ts';
import { type AssessedLine, isDoubtful } from './assessed-cart.ts';
import { nameOfLine } from './describe-line.ts';
import { idOfLine, type LineId } from './use-cart.ts';
import { WaysToAsk } from './ways-to-ask.tsx';
import { t, tCount } from '../../translations/t.ts';

/** Says why the user has to confirm a line before ordering. */
interface Doubt {
  readonly id: LineId;
  readonly dish: string;
  /** It is `undefined` for a removed dish. */
  readonly verdict?: Verdict | undefined;
  /** Reads like "Avoid" or "Not verified". */
  readonly word: string;
  /** Each reason says whose allergen it is if several people eat. */
  readonly reasons: readonly string[];
}

/** Returns a doubt for every line that needs confirmation. */
function doubtsOf(lines: readonly AssessedLine[]): readonly Doubt[] {
  return lines.filter(isDoubtful).map(doubtOf);
}

/** Says first what the kitchen ticked: nothing else is as near to what will be on the plate. */
function doubtOf({ line, since: { assessment }, isUnclaimed, kitchen = [] }: AssessedLine): Doubt {
  const [id, dish] = [idOfLine(line), nameOfLine(line)];
  if (line.is_removed) return { id, dish, word: t('No longer on the menu'), reasons: [] };
  const lines = listLines(assessment).filter(({ cause }) => cause?.verdict !== 'none_declared');
  const stated = { verdict: assessment.verdict, text: verdictLabel(assessment, t) };
  const [worst = stated] = verdicts.flatMap((verdict) => kitchen.find((one) => one.verdict === verdict) ?? []);
  const rank = ({ verdict }: Pick<typeof stated, 'verdict'>) => verdicts.indexOf(verdict ?? 'none_declared');
  return {
    id,
    dish,
    verdict: (rank(worst) < rank(stated) ? worst : stated).verdict ?? undefined,
    word: worst.text,
    reasons: [
      ...kitchen.flatMap((one) => (one === worst ? [] : one.text)),
      ...(worst === stated || assessment.verdict === 'none_declared' ? [] : [stated.text]),
      ...(isUnclaimed === true ? [t('A note of this tab warns of it: say in your cart whether it is yours.')] : []),
      ...lines.map(({ text }) => text),
    ],
  };
}

interface HandOffDialogProps {
  url: URL;
  restaurant: string;
  lines: readonly AssessedLine[];
  /** Resolves to whether the cart could be refetched. */
  recheck: () => Promise<boolean>;
  onClose: () => void;
}

type Checked = 'checking' | 'checked' | 'failed';

/** Returns whether everything was refetched since the dialog opened. */
function useRecheck(recheck: HandOffDialogProps['recheck']): Checked {
  const [state, setState] = useState<Checked>('checking');
  const [start] = useState(() => recheck);
  useEffect(() => {
    let isHere = true;
    const end = (isDone: boolean) => isHere && setState(isDone ? 'checked' : 'failed');
    start().then(end, () => end(false));
    return () => {
      isHere = false;
    };
  }, [start]);
  return state;
}

const states: Readonly<Record<Checked, string>> = {
  get checking() {
    return t('Checking your cart again…');
  },
  checked: '',
  get failed() {
    return t('We couldn’t check your cart again. Something may have changed that isn’t shown here.');
  },
};

/** Asks for confirmation with the latest data. The button to go back comes first, and Escape does the same. */
export function HandOffDialog({ url, restaurant, lines, recheck, onClose }: HandOffDialogProps) {
  const checked = useRecheck(recheck);
  const doubts = doubtsOf(lines);
  const hasDoubts = doubts.length > 0 || checked === 'failed';
  const service = deliveryName(url);
  return (
    <Dialog open onClose={onClose} title={t('Before you order at {service}', { service })}>
      <div className="hand-off">
        {doubts.length > 0 && <Doubts doubts={doubts} restaurant={restaurant} />}
        {!hasDoubts && checked === 'checked' && (
          <p>{t('There is nothing to ask right now. Confirm with the restaurant anyway.')}</p>
        )}
        <WaysToAsk lines={lines.map(({ line }) => line)} />
        <p className="hand-off__state" role="status">
          {states[checked]}
        </p>
        <div className="hand-off__actions">
          <Button onClick={onClose}>{t('Back to the cart')}</Button>
          {checked !== 'checking' && (
            <a
              className={hasDoubts ? 'button button--danger' : 'button button--primary'}
              href={url.href}
              target="_blank"
              rel="noopener noreferrer"
              onClick={onClose}
            >
              {hasDoubts ? t('Continue to {service} anyway', { service }) : t('Continue to {service}', { service })}
              <VisuallyHidden> {t('(opens in a new tab)')}</VisuallyHidden>
            </a>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/**
 * Returns advice about the doubts. Nobody has to ask whether a dish has what it is known to contain, or whether a
 * removed dish is available.
 */
function describeAdvice(doubts: readonly Doubt[], restaurant: string): string {
  const isKnown = doubts.some(({ verdict }) => verdict === undefined || verdict === 'avoid');
  return isKnown
    ? tCount(
        doubts.length,
        'Take this dish out, or ask {restaurant} before you order:',
        'Take these dishes out, or ask {restaurant} before you order:',
        { restaurant },
      )
    : tCount(
        doubts.length,
        'Ask {restaurant} about this dish before you order:',
        'Ask {restaurant} about these dishes before you order:',
        { restaurant },
      );
}

interface DoubtsProps {
  doubts: readonly Doubt[];
  restaurant: string;
}

function Doubts({ doubts, restaurant }: DoubtsProps) {
  return (
    <>
      <p>{describeAdvice(doubts, restaurant)}</p>
      <ul className="hand-off__doubts" role="list">
        {doubts.map(({ id, dish, verdict, word, reasons }) => (
          <li key={id}>
            <p className="hand-off__dish">
              {verdict && <VerdictMark verdict={verdict} />}
              <strong>{`${dish}: ${word}`}</strong>
            </p>
            {reasons.length > 0 && (
              <ul>
                {reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
