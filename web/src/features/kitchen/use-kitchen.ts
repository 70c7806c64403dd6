import type { Kitchen } from '@clearplate/contract/kitchen';
import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import {
  reduceKitchen,
  startKitchen,
  startWithOil,
  toEdits,
  type EquipmentDraft,
  type FryingOil,
  type KitchenState,
} from './kitchen-state.ts';
import { t } from '../../translations/t.ts';

/** Returns what the server would refuse, by key. */
export function findProblems({ drafts }: KitchenState): ReadonlyMap<string, string> {
  const names = new Set<string>();
  const problems = new Map<string, string>();
  for (const { key, name } of drafts) {
    const form = name.trim().toLowerCase();
    if (form === '') problems.set(key, t('Enter a name'));
    else if (names.has(form)) problems.set(key, t('Something else in this kitchen is called that'));
    names.add(form);
  }
  return problems;
}

interface Progress {
  readonly status: 'idle' | 'saving' | 'saved';
  readonly refusal: string | undefined;
  readonly problems: ReadonlyMap<string, string>;
}

const idle: Progress = { status: 'idle', refusal: undefined, problems: new Map() };

const elsewhere = () =>
  t(
    'Somebody else changed this kitchen in the meantime. Nothing was saved yet: what they changed is below, with yours on top. Check it once more, then save.',
  );

/** Holds the edits of a kitchen and saves them: all of it or nothing. */
export function useKitchen(kitchen: Kitchen, oil?: FryingOil) {
  const [state, dispatch] = useReducer(reduceKitchen, kitchen, (saved) =>
    oil ? startWithOil(saved, oil) : startKitchen(saved),
  );
  const [progress, setProgress] = useState(idle);
  const queries = useQueryClient();
  const params = { id: String(kitchen.restaurant_id) };

  const refuse = async (error: unknown) => {
    console.error(t('The kitchen was not saved'), error);
    if (!hasCode(error, 'precondition_failed'))
      return setProgress({ ...idle, refusal: describeRefusal(error, t('The kitchen was not saved')) });
    try {
      dispatch({ kind: 'loaded', kitchen: await client.getKitchen({ params }) });
      setProgress({ ...idle, refusal: elsewhere() });
    } catch (failure) {
      setProgress({
        ...idle,
        refusal: describeRefusal(failure, t('Somebody else changed this kitchen, and it could not be loaded')),
      });
    }
  };

  const save = async () => {
    const problems = findProblems(state);
    if (problems.size > 0)
      return setProgress({
        ...idle,
        problems,
        refusal: t('The kitchen was not saved: please check what is marked.'),
      });
    setProgress({ ...idle, status: 'saving' });
    try {
      const saved = await client.saveKitchen({
        params,
        body: { equipment: toEdits(state) },
        ifMatch: state.saved.version,
      });
      dispatch({ kind: 'saved', kitchen: saved });
      setProgress({ ...idle, status: 'saved' });
      await queries.invalidateQueries();
    } catch (error) {
      await refuse(error);
    }
  };
  return {
    state,
    dispatch,
    ...progress,
    change: (key: string, change: Partial<EquipmentDraft>) => dispatch({ kind: 'change', key, change }),
    save: () => void save(),
  };
}
