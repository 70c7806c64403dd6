import './avoiding-notice.css';
import { useLocation } from 'react-router';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { type Phrase, phrase, t, tCount, tPhrase } from '../../translations/t.ts';
import type { AvoidedThing } from '../../entities/eater/avoided-thing.ts';
import { ChangeButton } from './change-button.tsx';
import { GuestStrictness } from './guest-strictness.tsx';
import './not-applied-banner.css';
import { lazy, useState } from 'react';
import type { Problem } from '../../entities/eater/problem.ts';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { readAnswers } from '../../entities/eater/tab-ticks.ts';
import { describeTraces } from '../../shared/lib/describe-traces.ts';
import { ticksKey } from '../../shared/lib/storage.ts';
import { useTabStored } from '../../shared/lib/use-stored.ts';
import { BrowserPart } from '../../shared/ui/browser-part.tsx';
import { formatAnd } from '../../entities/eater/format-list.ts';

// Only a signed-in user who has ticked something else needs this.
const SaveTicksButton = lazy(async () => ({ default: (await import('./save-ticks.tsx')).SaveTicksButton }));

const reasons: Readonly<Record<Problem, Phrase>> = {
  'signed-out': phrase('You’ve been signed out, so we can’t read what you saved.'),
  profile: phrase('What you saved could not be loaded.'),
  settings: phrase('We couldn’t load what we need to check dishes.'),
};

/** Stays busy until the retry is done, so that the banner remains until we know that it worked. */
function RetryButton({ retry }: Pick<Avoiding, 'retry'>) {
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await retry();
    setTrying(false);
  };
  return (
    <Button kind="primary" busy={isTrying} onClick={() => void tryAgain()}>
      {t('Try again')}
    </Button>
  );
}

/** Says that nothing here is cleared, why, and what to do about it. */
function NotAppliedBanner({ avoiding }: { avoiding: Avoiding }) {
  const { problem, isOffline, retry, goOnAsGuest } = avoiding;
  const { pathname, search } = useLocation();
  // Offline, one notice covers all of it.
  if (!problem || isOffline) return null;
  return (
    <div className="not-applied" role="alert">
      <p className="not-applied__title">{t('Your allergens are not being applied')}</p>
      <p className="not-applied__reason">
        {`${tPhrase(reasons[problem])} ${t('For now we can warn you, but not clear a dish.')}`}
      </p>
      <div className="not-applied__actions">
        {problem === 'signed-out' ? (
          <LinkButton kind="primary" to="/login" state={{ from: pathname + search }}>
            {t('Sign in again')}
          </LinkButton>
        ) : (
          <RetryButton retry={retry} />
        )}
        {problem !== 'settings' && <Button onClick={goOnAsGuest}>{t('Continue as a guest')}</Button>}
      </div>
    </div>
  );
}

export interface AvoidingDetailsProps {
  avoiding: Avoiding;
  /** `undefined` if the filter itself is in the view. */
  onChange: (() => void) | undefined;
  onReset: () => void;
  isBelowAnswer?: boolean;
}

/** Shows people who avoid something, or may, what is checked, what isn't, and why. */
export function AvoidingDetails({ avoiding, onChange, onReset, isBelowAnswer = false }: AvoidingDetailsProps) {
  return (
    <>
      <NotAppliedBanner avoiding={avoiding} />
      <div className="avoiding">
        <div>
          <AvoidingText avoiding={avoiding} />
          <RatherNot dislikes={avoiding.dislikes} />
          <ForWhom eaters={avoiding.eaters} />
        </div>
        <div className="avoiding__actions">
          {onChange && <ChangeButton hasThings={avoiding.things.length > 0} onPress={onChange} />}
          <ResetButton avoiding={avoiding} onReset={onReset} />
          {avoiding.state === 'applied' && <OfferToSave things={avoiding.things} />}
        </div>
      </div>
      {!isBelowAnswer && <NotFor avoiding={avoiding} />}
      {avoiding.state === 'guest' && <GuestStrictness things={avoiding.ticked} />}
      <UncheckedHere avoiding={avoiding} />
    </>
  );
}

/** Offers to save what was ticked, and then says that it was saved. */
function OfferToSave({ things }: Pick<Avoiding, 'things'>) {
  const hasTicks = things.some(isOfTab);
  const [isOffered, setOffered] = useState(hasTicks);
  if (hasTicks && !isOffered) setOffered(true);
  if (!isOffered) return null;
  return (
    <BrowserPart fallback={null}>
      <SaveTicksButton />
    </BrowserPart>
  );
}

const capital = ({ label }: AvoidedThing): string => label.charAt(0).toUpperCase() + label.slice(1);
/** Returns "Milk", or "Milk (traces are dangerous)" if that isn't the default. */
export const describeThing = (thing: AvoidedThing): string =>
  `${capital(thing)}${thing.traces ? ` (${thing.traces})` : ''}`;

/** Says how strict a guest is even if that is the default, once they said so: the question is gone by then. */
function describeAnswered(thing: AvoidedThing, answers: ReturnType<typeof readAnswers>): string {
  const { avoidance, saved } = thing;
  const isAsk = !saved && avoidance.kind === 'allergen' && answers.get(avoidance.allergen) === 'ask';
  return describeThing(isAsk ? { ...thing, traces: describeTraces('ask') } : thing);
}

function AvoidingText({ avoiding }: { avoiding: Avoiding }) {
  const answers = readAnswers(useTabStored(ticksKey));
  const names = avoiding.ticked.map((thing) => describeAnswered(thing, answers));
  const isApplied = avoiding.state !== 'not-applied';
  if (names.length > 0) {
    return (
      <p className="avoiding__text">
        {isApplied
          ? t('Avoiding: {names}', { names: names.join(', ') })
          : t('Ticked: {names}', { names: names.join(', ') })}
      </p>
    );
  }
  if (!isApplied) return <p className="avoiding__text">{t('We don’t know what you avoid')}</p>;
  return <NothingChecked />;
}

/** Says it as prominently as the counts that would otherwise be here. */
export function NothingChecked() {
  return <p className="avoiding__text avoiding__text--nothing">{t('Not checked yet. Choose what you avoid.')}</p>;
}

/** Shows dislikes separately, because they hide dishes without assessing them. */
function RatherNot({ dislikes }: Pick<Avoiding, 'dislikes'>) {
  const names = dislikes.flatMap(({ checked, label }) => (checked ? [label] : []));
  if (names.length === 0) return null;
  return <p className="avoiding__whom">{t('Would rather not eat: {names}', { names: names.join(', ') })}</p>;
}

/** Names the eaters if there are several; each reason on a dish then says whose it is. */
function ForWhom({ eaters }: Pick<Avoiding, 'eaters'>) {
  const names = eaters.flatMap(({ name }) => name ?? []);
  return names.length > 1 ? <p className="avoiding__whom">{t('For {names}', { names: formatAnd(names) })}</p> : null;
}

/** Names eaters with nothing saved, because the verdicts on the dishes are not about them. */
export function NotFor({ avoiding: { unchecked, ticked } }: { avoiding: Avoiding }) {
  if (unchecked.length === 0 || ticked.length === 0) return null;
  return <p className="avoiding__nobody">{t('Nothing checked for {names}', { names: formatAnd(unchecked) })}</p>;
}

/** Ticked in this tab, or stricter there than what is saved. */
const isOfTab = ({ saved, stricter }: AvoidedThing): boolean => !saved || stricter !== undefined;

export const canReset = ({ things, untickedHere }: Avoiding): boolean =>
  things.some(isOfTab) || untickedHere.length > 0;

/** Clears a guest's ticks, or goes back to everything that a signed-in user saved. */
function ResetButton({ avoiding, onReset }: Pick<AvoidingDetailsProps, 'avoiding' | 'onReset'>) {
  const hasSaved = avoiding.things.some((thing) => thing.saved) || avoiding.dislikes.length > 0;
  if (!canReset(avoiding)) return null;
  return (
    <Button kind="quiet" onClick={onReset}>
      {hasSaved ? t('Back to what I saved') : t('Clear')}
    </Button>
  );
}

function UncheckedHere({ avoiding }: { avoiding: Avoiding }) {
  const names = avoiding.untickedHere.map(capital);
  return (
    <p className="avoiding__unchecked" role="status">
      {names.length > 0 &&
        tCount(names.length, '{names} is not being checked', '{names} are not being checked', {
          names: formatAnd(names),
        })}
    </p>
  );
}
