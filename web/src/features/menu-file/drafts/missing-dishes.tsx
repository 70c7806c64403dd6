import type { MenuDish } from '@clearplate/contract/menu';
import { Button } from '../../../shared/ui/button.tsx';
import { tCount } from '../../../translations/t.ts';
import type { Drafts } from './use-draft-rows.ts';

/**
 * Lists the dishes of the menu that are missing from tables which were matched by their headings, once it is certain
 * which dish each row is. A chart or a photograph says nothing about dishes that it lacks.
 */
function listMissing({ files, rows, menu }: Pick<Drafts, 'files' | 'rows' | 'menu'>): readonly MenuDish[] {
  const isWhole = files.every(({ again }) => again !== undefined) && rows.every(({ problem }) => problem === undefined);
  if (!menu || !isWhole || rows.length === 0) return [];
  const found = new Set(rows.map(({ target }) => target?.id));
  const made = new Set(rows.flatMap(({ target, saved, texts }) => (!target && saved ? [texts.name] : [])));
  return menu.dishes.filter(({ id, name, archived }) => !archived && !found.has(id) && !made.has(name));
}

export function MissingDishes({ drafts }: { drafts: Drafts }) {
  const { saving, isStale } = drafts;
  const missing = listMissing(drafts);
  if (missing.length === 0) return null;
  const archive = missing.map(({ id }) => id);
  return (
    <div className="draft-row__settle">
      <p>
        {tCount(
          missing.length,
          '{count} dish of the menu is not in the file, and is left alone: {names}.',
          '{count} dishes of the menu are not in the file, and are left alone: {names}.',
          { names: missing.map(({ name }) => name).join(', ') },
        )}
      </p>
      <p className="menu-file__choice">
        <Button
          busy={saving.isPending}
          disabled={isStale}
          onClick={() => saving.mutate({ rows: [], how: 'stated', archive })}
        >
          {tCount(missing.length, 'Archive it: take it off the menu', 'Archive them: take them off the menu')}
        </Button>
      </p>
    </div>
  );
}
