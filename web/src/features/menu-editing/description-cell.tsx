import { Cell } from './cell.tsx';
import type { DishCellProps } from './cell-props.ts';
import { setField } from './draft-edits.ts';
import { useMenuActions } from './menu-actions.ts';
import { TextEditor } from './text-editor.tsx';
import { say } from '../../translations/say.ts';

export function DescriptionCell({ dishKey, draft, dish, isOpen }: DishCellProps & { isOpen: boolean }) {
  const { edit } = useMenuActions();
  return (
    <Cell
      dishKey={dishKey}
      column="description"
      label={say('Edit description')}
      isOpen={isOpen}
      editor={
        <TextEditor
          {...{ dishKey, draft }}
          label={say('Description')}
          text={dish.description}
          maxLength={4000}
          isLong
          onText={(text) => edit(dishKey, (before) => setField(before, 'description', text))}
        />
      }
    >
      {dish.description.trim() || <span className="menu-cell__empty">{say('Add a description')}</span>}
    </Cell>
  );
}
