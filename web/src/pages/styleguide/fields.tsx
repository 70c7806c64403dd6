import { useState } from 'react';
import { Combobox } from '../../shared/ui/combobox.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { TextArea, TextField } from '../../shared/ui/text-field.tsx';
import { TickBox } from '../../shared/ui/tick-box.tsx';

const options = ['garlic', 'ginger', 'ghee'].map((name) => ({ key: name, value: name, label: name }));

/** Shows the fields, empty, filled, invalid and read-only. */
export function Fields() {
  return (
    <>
      <TextField label="Text" hint="For example “Home”" />
      <TextField label="Wrong" defaultValue="02a39" error="Please enter a valid US zip code." />
      <TextField label="Not to be changed" defaultValue="Cambridge" readOnly />
      <TextArea label="Longer text" rows={3} />
      <PasswordField label="Password" autoComplete="current-password" />
      <SelectField label="One of some" options={options} />
      <Choices />
    </>
  );
}

function Choices() {
  const [text, setText] = useState('');
  const [isOn, setOn] = useState(true);
  const [tab, setTab] = useState<'dishes' | 'restaurants'>('dishes');
  const tabs = [
    { name: 'dishes', label: 'Dishes' },
    { name: 'restaurants', label: 'Restaurants' },
  ] as const;
  return (
    <>
      <Combobox
        label="One of many"
        text={text}
        onText={setText}
        options={text === '' ? [] : options.filter(({ label }) => label.startsWith(text))}
        onChoose={({ label }) => setText(label)}
      />
      <div className="styleguide__row">
        <TickBox checked={isOn} onChange={setOn}>
          Tick box
        </TickBox>
        <Switch checked={isOn} onChange={setOn}>
          Switch
        </Switch>
        <Switch checked={!isOn} busy onChange={setOn}>
          Busy switch
        </Switch>
      </div>
      <Tabs label="Results" tabs={tabs} active={tab} onChange={setTab}>
        <p>{`The panel of ${tab}`}</p>
      </Tabs>
    </>
  );
}
