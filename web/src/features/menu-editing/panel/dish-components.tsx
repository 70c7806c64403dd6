import './dish-components.css';
import { useState } from 'react';
import { wordsInGroups } from '../../../shared/lib/allergens-in-groups.ts';
import { randomKey } from '../../../shared/lib/random-key.ts';
import { announce } from '../../../shared/ui/announcer.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Combobox } from '../../../shared/ui/combobox.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { TickBox } from '../../../shared/ui/tick-box.tsx';
import { formatList, t } from '../../../translations/t.ts';
import {
  addComponent,
  findChoosable,
  leaveOut,
  makeOfList,
  namedInList,
  ownNamed,
  shownComponents,
  type Choosable,
  type ShownComponent,
} from '../model/dish-components.ts';
import type { MadeComponent } from '../model/dish-draft.ts';
import { usesKey } from '../model/findings.ts';
import { useMenuActions } from '../model/menu-actions.ts';
import type { MenuRow } from '../model/menu-rows.ts';

const mostSuggested = 8;

interface DishComponentsProps {
  row: MenuRow;
  /** The components that this menu's drafts create, beside the existing ones. */
  made: readonly MadeComponent[];
}

/** Returns whether the contribution of its components has been computed for those that the dish uses now. */
function isRead({ findings: { readUses }, entry, dish }: MenuRow): boolean {
  return readUses === undefined ? entry.saved.uses.join() === dish.uses.join() : readUses === usesKey(dish);
}

/** Says what a component brings into the dish, before anything is saved. */
function describeBrought(row: MenuRow, { name, isComplete }: ShownComponent): string {
  if (!isRead(row)) return t('Looking at what it brings…');
  const brought = row.findings.brought.find(({ component }) => component === name);
  const { contains = [], mayContain = [] } = brought ?? {};
  const place = ` (${name})`;
  const open = row.findings.opaque.flatMap((one) => (one.endsWith(place) ? one.slice(0, -place.length) : []));
  const said = [
    ...(contains.length > 0 ? [t('Brings {what}.', { what: formatList(wordsInGroups(contains)) })] : []),
    ...(mayContain.length > 0 ? [t('May bring {what}.', { what: formatList(wordsInGroups(mayContain)) })] : []),
    ...(contains.length + mayContain.length + open.length === 0 ? [t('We found no allergen in it.')] : []),
    ...(open.length > 0 ? [t('Diners are told to ask about {what}.', { what: formatList(open) })] : []),
    ...(isComplete ? [] : [t('Nobody has said all that is in it, so diners are told to ask.')]),
  ];
  return said.join(' ');
}

/** Chooses which components a dish uses, and says what they bring. It is saved with the dish. */
export function DishComponents({ row, made }: DishComponentsProps) {
  const { edit } = useMenuActions();
  const [text, setText] = useState('');
  const [isMaking, setMaking] = useState(false);
  const { entry, dish } = row;
  const before = entry.saved.uses;
  const shown = shownComponents(row);
  const found = text.trim() === '' ? [] : findChoosable(row, made, text).slice(0, mostSuggested);
  const add = (one: Choosable) => {
    announce(t('{label} added', { label: one.name }));
    edit(entry.key, (draft) => addComponent(draft, before, one));
    setText('');
  };
  const remove = ({ key, name }: ShownComponent) => {
    announce(t('{label} removed', { label: name }));
    edit(entry.key, (draft) => leaveOut(draft, before, key));
  };
  return (
    <section className="dish-panel__part" aria-label={t('Components')}>
      <h3>{t('Components')}</h3>
      <p className="dish-panel__note">
        {t('What the kitchen makes once and uses in many dishes: a sauce, a batter, the frying oil.')}
      </p>
      {shown.length > 0 && (
        <ul className="dish-components" role="list" aria-live="polite">
          {shown.map((one) => (
            <li key={one.key} className="dish-components__one">
              <b>
                {one.name}
                {one.isShared && ` (${t('the chain’s')})`}
                {one.isNew && ` (${t('new')})`}
              </b>
              <Button kind="quiet" onClick={() => remove(one)}>
                {t('Leave out')}
                <span className="visually-hidden"> {one.name}</span>
              </Button>
              <span className="dish-components__brings">{describeBrought(row, one)}</span>
            </li>
          ))}
        </ul>
      )}
      {namedInList(row, made).map((one) => (
        <Button key={one.key} onClick={() => add(one)}>
          {t('Use “{name}”, which its list names', { name: one.name })}
        </Button>
      ))}
      <Combobox
        label={t('Find a component')}
        hint={text.trim() !== '' && found.length === 0 ? t('No other component is called so.') : undefined}
        text={text}
        onText={setText}
        options={found.map(({ key, name, isShared }) => ({
          key: String(key),
          label: name,
          note: isShared ? t('the chain’s') : undefined,
        }))}
        onChoose={(option) => {
          const one = found.find(({ key }) => String(key) === option.key);
          if (one) add(one);
        }}
      />
      {dish.ingredients.length > 0 && !isMaking && (
        <Button onClick={() => setMaking(true)}>{t('Make one of a part of the list')}</Button>
      )}
      {isMaking && (
        <MakeOfList
          row={row}
          made={made}
          onMake={(one) => {
            announce(t('{label} added', { label: one.name }));
            edit(entry.key, (draft) => makeOfList(draft, before, dish, one));
            setMaking(false);
          }}
          onCancel={() => setMaking(false)}
        />
      )}
    </section>
  );
}

interface MakeOfListProps extends DishComponentsProps {
  onMake: (made: MadeComponent) => void;
  onCancel: () => void;
}

/** Takes ingredients out of the dish's list and into a component of their own. */
function MakeOfList({ row, made, onMake, onCancel }: MakeOfListProps) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isComplete, setComplete] = useState(false);
  const [isTried, setTried] = useState(false);
  const { ingredients } = row.draft?.ingredients ? { ingredients: row.draft.ingredients } : row.dish;
  const ofList = chosen.filter((one) => ingredients.includes(one));
  const isTaken = ownNamed(row.components, made, name);
  const make = () => {
    setTried(true);
    if (name.trim() === '' || isTaken || ofList.length === 0) return;
    onMake({ key: `new-${randomKey()}`, name: name.trim(), ingredients: ofList, isComplete });
  };
  return (
    <fieldset className="dish-components__make">
      <legend>{t('What belongs to it?')}</legend>
      {ingredients.map((one) => (
        <TickBox
          key={one}
          checked={ofList.includes(one)}
          onChange={(isOn) => setChosen(isOn ? [...ofList, one] : ofList.filter((other) => other !== one))}
        >
          {one}
        </TickBox>
      ))}
      {isTried && ofList.length === 0 && <p role="alert">{t('Choose at least one ingredient.')}</p>}
      <TextField
        label={t('What is it called?')}
        placeholder={t('House sauce')}
        maxLength={100}
        value={name}
        error={
          isTaken
            ? t('There is one of that name: find it above.')
            : isTried && name.trim() === ''
              ? t('It needs a name.')
              : undefined
        }
        onChange={({ target }) => setName(target.value)}
      />
      <TickBox checked={isComplete} onChange={setComplete}>
        {t('This is all that is in it')}
      </TickBox>
      <div className="dish-panel__way">
        <Button kind="primary" onClick={make}>
          {t('Make it')}
        </Button>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
      </div>
    </fieldset>
  );
}
