import type { DishKey, MenuState } from './menu-state.ts';
import { say } from '../../translations/say.ts';

/** What the server would refuse, by dish. */
export function findProblems({ entries, drafts }: MenuState): ReadonlyMap<DishKey, string> {
  const problems = new Map<DishKey, string>();
  for (const { key, saved } of entries) {
    const draft = drafts.get(key);
    const { name, archived } = { ...saved, ...draft?.fields };
    if (draft && name.trim() === '' && !archived) problems.set(key, say('A dish needs a name'));
  }
  return problems;
}
