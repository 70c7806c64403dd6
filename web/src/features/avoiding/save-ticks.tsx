import './save-ticks.css';
import { Link, useLocation } from 'react-router';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { formatAnd } from '../../entities/eater/format-list.ts';
import type { EaterAllergen } from '@clearplate/contract/eaters';
import { findAllergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { readHousehold, refreshHousehold } from '../../shared/api/household.ts';
import { tabStore } from '../../shared/lib/storage.ts';
import { useTabStored } from '../../shared/lib/use-stored.ts';
import { labelOf } from '../../entities/eater/avoided-thing.ts';
import { forgetTicks } from '../../entities/eater/ticks-store.ts';
import { useAvoiding } from '../../entities/eater/use-avoiding.ts';
import { t, tCount } from '../../translations/t.ts';

const declinedKey = 'ticksNotSaved';

/**
 * Adds to what the account's own eater avoids; of two strictnesses for one thing the server saves the greater. Returns
 * whether that eater is at the table.
 */
async function addToSaved(ticks: readonly EaterAllergen[]): Promise<boolean> {
  const own = readHousehold(await client.listEaters()).find(({ is_first }) => is_first);
  if (!own) throw new TypeError('The household has no first eater');
  await client.setEaterAllergens({ params: { id: String(own.id) }, body: [...own.allergens, ...ticks] });
  return own.is_eating;
}

const nameInCatalogue = (id: AllergenId): string => findAllergen(id)?.name ?? id;

/** Returns what was ticked in this tab and isn't saved, for somebody who has just signed in. */
function useSaveTicks() {
  const queries = useQueryClient();
  const { state, things } = useAvoiding();
  const declined = useTabStored(declinedKey);
  const fresh = things.flatMap(({ saved, avoidance }) => (saved || avoidance.kind !== 'allergen' ? [] : [avoidance]));
  const stricter = things.flatMap((thing) => thing.stricter ?? []);
  const extra = [...fresh, ...stricter];
  const names = extra.map(labelOf);
  // A different set of ticks is asked about again.
  const decline = () => tabStore.write(declinedKey, names.join());
  const saving = useMutation({
    mutationFn: () =>
      addToSaved(extra.map(({ allergen, strictness }) => ({ name: nameInCatalogue(allergen), strictness }))),
    onSuccess: async (isEating) => {
      await refreshHousehold(queries);
      // If the account's own eater doesn't eat today, only the ticks check for them.
      if (isEating) forgetTicks();
      else decline();
    },
  });
  return {
    names: state === 'applied' ? names : [],
    fresh: fresh.map(labelOf),
    stricter: stricter.map(labelOf),
    isDeclined: declined === names.join(),
    decline,
    save: () => saving.mutate(),
    isSaving: saving.isPending,
    isSaved: saving.isSuccess && names.length === 0,
    error: saving.error ?? undefined,
  };
}

const strictnessPage = '/profile/allergens';

/** Says that saved ticks ask about traces and where to be stricter. The empty live region is there before its text. */
function SavedTicks({ isSaved }: { isSaved: boolean }) {
  const isThere = useLocation().pathname === strictnessPage;
  return (
    <p className="save-ticks__done" role="status">
      {isSaved && `${t('Saved.')} `}
      {isSaved &&
        (isThere ? (
          t('Below, say how strict to be about traces.')
        ) : (
          <Link to={strictnessPage}>{t('How strict about traces?')}</Link>
        ))}
    </p>
  );
}

/** Offers to save what was ticked before signing in. Nothing is saved automatically. */
export function SaveTicks() {
  const { isSaved, ...ticks } = useSaveTicks();
  const isAsked = ticks.names.length > 0 && !ticks.isDeclined;
  if (!isAsked && !isSaved) return null;
  return (
    <>
      {isAsked && <SaveQuestion {...ticks} />}
      <SavedTicks isSaved={isSaved} />
    </>
  );
}

/** What is ticked more strictly than it is saved counts as it is ticked, until it is saved so or the tick is taken back. */
function StricterHere({ stricter }: Pick<Ticks, 'stricter'>) {
  if (stricter.length === 0) return null;
  return (
    <p>
      {tCount(
        stricter.length,
        '{names} is ticked in this tab more strictly than you saved it. The stricter counts here.',
        '{names} are ticked in this tab more strictly than you saved them. The stricter counts here.',
        { names: formatAnd(stricter) },
      )}
    </p>
  );
}

type Ticks = Omit<ReturnType<typeof useSaveTicks>, 'isSaved'>;

function SaveQuestion({ fresh, stricter, decline, save, isSaving, error }: Ticks) {
  return (
    <section className="save-ticks" aria-label={t('Save what you ticked')}>
      <p className="save-ticks__title">{t('Save what you ticked?')}</p>
      {fresh.length > 0 && (
        <p>
          {tCount(
            fresh.length,
            '{names} is ticked in this tab only. Save it to use it wherever you sign in.',
            '{names} are ticked in this tab only. Save them to use them wherever you sign in.',
            { names: formatAnd(fresh) },
          )}
        </p>
      )}
      <StricterHere stricter={stricter} />
      <ProblemNotice>{error && describeRefusal(error, t('What you ticked was not saved'))}</ProblemNotice>
      <div className="save-ticks__actions">
        <Button kind="primary" busy={isSaving} onClick={save}>
          {t('Save to my allergens')}
        </Button>
        <Button kind="quiet" onClick={decline}>
          {t('Not now')}
        </Button>
      </div>
    </section>
  );
}

/** Makes the same offer in one line, beside what a view checks for. */
export function SaveTicksButton() {
  const { names, stricter, save, isSaving, isSaved, error } = useSaveTicks();
  if (names.length === 0 && !isSaved) return null;
  return (
    <>
      {names.length > 0 && <StricterHere stricter={stricter} />}
      {names.length > 0 && (
        <Button kind="quiet" busy={isSaving} onClick={save}>
          {t('Save {names} to my allergens', { names: formatAnd(names) })}
        </Button>
      )}
      <SavedTicks isSaved={isSaved} />
      <ProblemNotice>{error && describeRefusal(error, t('What you ticked was not saved'))}</ProblemNotice>
    </>
  );
}
