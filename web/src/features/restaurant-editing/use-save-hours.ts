import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import type { OpeningSpan } from '@clearplate/domain/menu/opening-hours';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { toast } from '../../shared/ui/toast.ts';
import { toHours, type WeekDraft } from './week-draft.ts';
import { t } from '../../translations/t.ts';

/** Thrown if somebody else changed the hours meanwhile; has their week, so that neither is lost. */
class OtherWeek extends Error {
  readonly theirs: RestaurantDetail;

  constructor(theirs: RestaurantDetail) {
    super(t('Somebody else changed the opening hours'));
    this.theirs = theirs;
  }
}

interface Save {
  readonly week: WeekDraft;
  /** The edited week started from this version and these hours of the restaurant. */
  readonly version: string;
  readonly base: readonly OpeningSpan[];
}

async function saveWeek(id: number, { week, version, base }: Save): Promise<RestaurantDetail> {
  const params = { id: String(id) };
  const body = { opening_hours: toHours(week) };
  try {
    return await client.setOpeningHours({ params, body, ifMatch: version });
  } catch (error) {
    if (!hasCode(error, 'precondition_failed')) throw error;
    const [newest] = await client.getRestaurant({ params });
    if (!newest || newest.version === version) throw error;
    // Something else about the restaurant has changed, but not its hours.
    if (JSON.stringify(newest.opening_hours) === JSON.stringify(base))
      return saveWeek(id, { week, version: newest.version, base });
    throw new OtherWeek(newest);
  }
}

/** Saves a week; `theirs` is set after somebody else saved first. */
export function useSaveHours(id: number, onSaved: () => void) {
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: (save: Save) => saveWeek(id, save),
    onError: (error) => error instanceof OtherWeek && show(error.theirs),
    onSuccess: async (saved) => {
      await show(saved);
      onSaved();
      void toast(t('Success!'));
    },
  });
  async function show(newest: RestaurantDetail) {
    const key = ['getRestaurant', { params: { id: String(id) } }];
    // A request in flight would return the old data.
    await queries.cancelQueries({ queryKey: key });
    queries.setQueryData(key, [newest]);
  }
  return { ...saving, theirs: saving.error instanceof OtherWeek ? saving.error.theirs : undefined };
}
