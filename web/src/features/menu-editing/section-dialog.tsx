import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { setField } from './model/draft-edits.ts';
import { useMenuActions } from './model/menu-actions.ts';
import type { MenuSection } from './model/sections.ts';
import { t, tCount } from '../../translations/t.ts';

interface SectionDialogProps {
  section: MenuSection;
  onClose: () => void;
}

/** Renames, duplicates or archives all dishes of a section. It is saved with the menu. */
export function SectionDialog({ section, onClose }: SectionDialogProps) {
  const { edit, add, takeOff } = useMenuActions();
  const [name, setName] = useState(section.name);
  const keys = section.rows.map(({ entry }) => entry.key);
  const act = (work: () => void) => () => {
    work();
    onClose();
  };
  const rename = () => {
    for (const key of keys) edit(key, (draft) => setField(draft, 'section', name.trim()));
  };
  const duplicate = () => {
    for (const key of keys) add(t('{name} (copy)', { name: section.name }), key);
  };
  return (
    <Dialog open onClose={onClose} title={section.name || t('Dishes without a section')}>
      <form
        className="section-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          act(rename)();
        }}
      >
        <TextField
          label={t('Name of the section')}
          value={name}
          maxLength={100}
          onChange={({ target }) => setName(target.value)}
        />
        <Button kind="primary" type="submit">
          {t('Rename')}
        </Button>
        <Button onClick={act(duplicate)}>
          {tCount(keys.length, 'Duplicate with its {count} dish', 'Duplicate with its {count} dishes')}
        </Button>
        <Button onClick={act(() => takeOff(keys))}>
          {tCount(keys.length, 'Archive its {count} dish', 'Archive its {count} dishes')}
        </Button>
        <p className="menu-editor__hint">
          {t(
            'Archived dishes are on no menu, and you can put them back. Copies start without confirmed statements. Everything is saved with the menu.',
          )}
        </p>
        <Button kind="quiet" onClick={onClose}>
          {t('Close')}
        </Button>
      </form>
    </Dialog>
  );
}
