import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useState } from 'react';
import { refetchMenu } from '../../../entities/restaurant/save-menu.ts';
import { ApiError, hasCode } from '../../../shared/api/api-error.ts';
import { client } from '../../../shared/api/client.ts';
import { describeRefusal } from '../../../shared/api/describe-refusal.ts';
import { showAlert } from '../../../shared/ui/show-alert.ts';
import { fieldNames } from './field-names.ts';
import { type DishKey, type MenuAction, type MenuState, reduceMenu } from './menu-state.ts';
import { t } from '../../../translations/t.ts';
import { toEdits } from './to-edits.ts';

/** Returns what the server would refuse, by dish. */
function findProblems({ entries, drafts }: MenuState): ReadonlyMap<DishKey, string> {
  const problems = new Map<DishKey, string>();
  for (const { key, saved } of entries) {
    const draft = drafts.get(key);
    const { name, archived } = { ...saved, ...draft?.fields };
    if (draft && name.trim() === '' && !archived) problems.set(key, t('A dish needs a name'));
  }
  return problems;
}

type Problems = ReadonlyMap<DishKey, string>;

export interface MenuSave {
  readonly status: 'idle' | 'saving' | 'saved';
  /** Why the menu as a whole was not saved. */
  readonly refusal: string | undefined;
  readonly problems: Problems;
  readonly save: () => void;
}

interface Progress extends Omit<MenuSave, 'save'> {}

const notSaved = () => t('The menu was not saved');

const idle: Progress = { status: 'idle', refusal: undefined, problems: new Map() };

const isFieldName = (name: string): name is keyof typeof fieldNames => Object.hasOwn(fieldNames, name);

/** The server names dishes by their index in the request: "body.dishes.3.name". */
function problemsOf(error: unknown, keys: readonly DishKey[]): Problems {
  if (!(error instanceof ApiError)) return new Map();
  const found = error.issues.flatMap(({ field, message }): [DishKey, string][] => {
    const [, index, name = ''] = /dishes\.(\d+)\.?(\w*)/.exec(field) ?? [];
    const key = keys[Number(index ?? -1)];
    return key === undefined ? [] : [[key, `${isFieldName(name) ? fieldNames[name] : t('This dish')} ${message}`]];
  });
  return new Map(found);
}

/** Sends pictures one by one, after their dishes are saved. Returns the names of those that failed. */
async function sendPictures(restaurantId: string, state: MenuState, dispatch: Dispatch<MenuAction>) {
  const failed: string[] = [];
  const chosen = state.entries.flatMap(({ key, saved }) => {
    const picture = state.drafts.get(key)?.picture;
    return picture ? [{ key, saved, picture }] : [];
  });
  for (const { key, saved, picture } of chosen) {
    try {
      await client.setDishImage({ params: { restaurantId, dishId: String(saved.id) }, file: picture.file });
      dispatch({ kind: 'edit', key, change: (draft) => ({ ...draft, picture: undefined }) });
    } catch (error) {
      console.error(t('The image of a dish was not updated'), error);
      failed.push(saved.name);
    }
  }
  if (chosen.length > 0) showAlert(failed.length > 0 ? t('Failed to update image') : t('Image updated successfully'));
  return { isNeeded: chosen.length > 0, failed };
}

interface SaveOptions {
  readonly restaurantId: string;
  readonly state: MenuState;
  readonly dispatch: Dispatch<MenuAction>;
  /** Called if somebody else saved first, so that there are two versions. */
  readonly onConflict: () => void;
}

/** Saves the menu, all of it or nothing, and then the pictures. Whatever fails stays as edited. */
export function useSaveMenu({ restaurantId, state, dispatch, onConflict }: SaveOptions): MenuSave {
  const [progress, setProgress] = useState(idle);
  const queries = useQueryClient();
  const params = { id: restaurantId };
  const load = async (isOwn: boolean) =>
    dispatch({ kind: 'loaded', menu: await client.getMenuForEditing({ params }), isOwn });

  const finish = async (saved: MenuState) => {
    const { isNeeded, failed } = await sendPictures(restaurantId, saved, dispatch);
    const names = failed.join(', ');
    setProgress({
      ...idle,
      status: 'saved',
      refusal: names && t('The menu is saved, but not the image of {names}.', { names }),
    });
    if (isNeeded) await load(true);
    await refetchMenu(queries);
  };

  const refuse = async (error: unknown, keys: readonly DishKey[]) => {
    console.error(t('The menu was not saved'), error);
    if (!hasCode(error, 'precondition_failed')) {
      return setProgress({ ...idle, refusal: describeRefusal(error, notSaved()), problems: problemsOf(error, keys) });
    }
    try {
      await load(false);
      setProgress(idle);
      onConflict();
    } catch (failure) {
      setProgress({
        ...idle,
        refusal: describeRefusal(
          failure,
          t('Somebody else saved this menu first, and what they changed could not be loaded'),
        ),
      });
    }
  };

  const save = async () => {
    if (progress.status === 'saving') return;
    const problems = findProblems(state);
    if (problems.size > 0)
      return setProgress({ ...idle, problems, refusal: t('The menu was not saved: please check what is marked.') });
    if (state.conflicts.size > 0) return onConflict();
    setProgress({ ...idle, status: 'saving' });
    const { keys, edits, order, used } = toEdits(state);
    try {
      const body = { dishes: edits, ...(order && { order }), ...used };
      const isChanged = edits.length > 0 || order !== undefined;
      const menu = isChanged && (await client.saveMenu({ params, body, ifMatch: state.version }));
      const action = menu && ({ kind: 'saved', menu, sent: state.drafts } as const);
      if (action) dispatch(action);
      await finish(action ? reduceMenu(state, action) : state);
    } catch (error) {
      await refuse(error, keys);
    }
  };
  return { ...progress, save: () => void save() };
}
