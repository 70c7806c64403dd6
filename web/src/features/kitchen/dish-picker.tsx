import type { MenuDish } from '@clearplate/contract/menu';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { t } from '../../translations/t.ts';

interface DishPickerProps {
  title: string;
  dishes: readonly MenuDish[];
  chosen: readonly number[];
  onChange: (ids: readonly number[]) => void;
  onClose: () => void;
}

/** Lets the user tick the dishes that touch a piece of equipment. */
export function DishPicker({ title, dishes, chosen, onChange, onClose }: DishPickerProps) {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text).trim().toLowerCase();
  const ticked = new Set(chosen);
  const found = dishes.filter(({ name, archived }) => !archived && name.toLowerCase().includes(wanted));
  const toggle = (id: number) => onChange(ticked.has(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Dialog open isPanel onClose={onClose} title={title}>
      <div className="dish-picker">
        <TextField
          label={t('Find a dish')}
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p role="status">
          {found.length === 0
            ? t('No dish on this menu has that name.')
            : t('{count} chosen', { count: chosen.length })}
        </p>
        {[...Map.groupBy(found, ({ section }) => section.trim())].map(([section, members]) => (
          <section key={section} aria-label={section || t('Without a section')}>
            <h3>{section || t('Without a section')}</h3>
            {members.map(({ id, name }) => (
              <label key={id}>
                <input type="checkbox" checked={ticked.has(id)} onChange={() => toggle(id)} />
                {name}
              </label>
            ))}
          </section>
        ))}
        <Button kind="primary" onClick={onClose}>
          {t('Done')}
        </Button>
      </div>
    </Dialog>
  );
}
