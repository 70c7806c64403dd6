import type { MenuVariants } from '@clearplate/contract/variants';
import { useState } from 'react';
import { wordsInGroups } from '../../shared/lib/allergens-in-groups.ts';
import { announce } from '../../shared/ui/announcer.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Combobox } from '../../shared/ui/combobox.tsx';
import { menuLanguage } from '../../translations/menu-language.ts';
import { formatList, t } from '../../translations/t.ts';

export type ChoosableComponent = MenuVariants['components'][number];

const mostSuggested = 8;

/** Says what a component brings into a dish. */
function describeBrought({ contains, may_contain, is_complete }: ChoosableComponent): string {
  const wordsOf = (ids: ChoosableComponent['contains']) => formatList(wordsInGroups(ids));
  return [
    ...(contains.length > 0 ? [t('Brings {what}.', { what: wordsOf(contains) })] : []),
    ...(may_contain.length > 0 ? [t('May bring {what}.', { what: wordsOf(may_contain) })] : []),
    ...(contains.length + may_contain.length === 0 ? [t('We found no allergen in it.')] : []),
    ...(is_complete ? [] : [t('Nobody has said all that is in it, so diners are told to ask.')]),
  ].join(' ');
}

interface AddedComponentsProps {
  components: readonly ChoosableComponent[];
  uses: readonly number[];
  onChange: (uses: readonly number[]) => void;
}

/** Chooses which of the kitchen's components a way adds to its dish, and says what they bring. */
export function AddedComponents({ components, uses, onChange }: AddedComponentsProps) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const others = components.filter(({ id }) => !uses.includes(id));
  const found =
    wanted === '' ? [] : others.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, mostSuggested);
  const add = ({ id, name }: ChoosableComponent) => {
    announce(t('{label} added', { label: name }));
    onChange([...uses, id]);
    setText('');
  };
  const remove = ({ id, name }: ChoosableComponent) => {
    announce(t('{label} removed', { label: name }));
    onChange(uses.filter((one) => one !== id));
  };
  return (
    <fieldset>
      <legend>{t('Components that are added')}</legend>
      {uses.length > 0 && (
        <ul className="variants__added" role="list">
          {components
            .filter(({ id }) => uses.includes(id))
            .map((one) => (
              <li key={one.id}>
                <b lang={menuLanguage}>{one.name}</b>
                <Button kind="quiet" onClick={() => remove(one)}>
                  {t('Don’t add')}
                  <span className="visually-hidden"> {one.name}</span>
                </Button>
                <span>{describeBrought(one)}</span>
              </li>
            ))}
        </ul>
      )}
      <Combobox
        label={t('Find a component')}
        hint={wanted !== '' && found.length === 0 ? t('No other component is called so.') : undefined}
        text={text}
        onText={setText}
        options={found.map(({ id, name }) => ({ key: String(id), label: name }))}
        onChoose={({ key }) => {
          const one = found.find(({ id }) => String(id) === key);
          if (one) add(one);
        }}
      />
    </fieldset>
  );
}
