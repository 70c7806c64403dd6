import './embed-settings.css';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { webHost } from '@clearplate/contract/web-host';
import { useState } from 'react';
import { useUpdateRestaurant } from '../../entities/restaurant/use-update-restaurant.ts';
import { hasCode } from '../../shared/api/api-error.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { publicAddress } from '../../shared/lib/public-address.ts';
import { useCopy } from '../../shared/lib/use-copy.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { TextArea, TextField } from '../../shared/ui/text-field.tsx';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import { interfaceLanguages } from '../../translations/interface-languages.ts';
import { type InterfaceLanguage, t } from '../../translations/t.ts';

/** Returns the host on each typed line, also if it is a whole address; `undefined` for a line that names none. */
export function readHosts(typed: string): readonly { readonly line: string; readonly host: string | undefined }[] {
  const lines = typed.split(/[\s,;]+/).filter((line) => line !== '');
  return lines.map((line) => {
    const host = line
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/[/?#:].*$/, '');
    return { line, host: webHost.test(host) ? host : undefined };
  });
}

/** Names the websites that may show the menu. */
function Hosts({ restaurant }: { restaurant: RestaurantDetail }) {
  const [typed, setTyped] = useState(() => restaurant.embed_hosts.join('\n'));
  const [wrong, setWrong] = useState<string>();
  const save = useUpdateRestaurant(restaurant);
  const submit = () => {
    const read = readHosts(typed);
    const unread = read.find(({ host }) => host === undefined);
    setWrong(unread && t('“{line}” is not the name of a website, such as www.example.com.', { line: unread.line }));
    if (!unread) save.mutate({ embed_hosts: read.flatMap(({ host }) => host ?? []) });
  };
  return (
    <form
      className="embed-settings__part"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2>{t('1. Your websites')}</h2>
      <TextArea
        label={t('Websites that may show the menu')}
        hint={t('One a line, such as www.example.com. No other website can show it in a frame.')}
        rows={3}
        value={typed}
        error={wrong}
        errorIsLive
        onChange={({ target }) => setTyped(target.value)}
        spellCheck={false}
        autoCapitalize="none"
      />
      <ProblemNotice>
        {save.error &&
          (hasCode(save.error, 'precondition_failed')
            ? t('Somebody else changed this restaurant in the meantime. Nothing you typed is lost: save again.')
            : describeRefusal(save.error, t('The websites were not saved')))}
      </ProblemNotice>
      <div className="embed-settings__actions">
        <Button kind="primary" type="submit" busy={save.isPending}>
          {t('Save')}
        </Button>
        <p role="status">{save.isSuccess && t('Saved.')}</p>
      </div>
    </form>
  );
}

const colourNames = ['background', 'text', 'accent'] as const;
type Colour = (typeof colourNames)[number];
type Colours = Readonly<Record<Colour, string>>;

const [paper, ink, leaf] = ['#ffffff', '#1a1a1a', '#1f5c3d'];
const defaults: Colours = { background: paper, text: ink, accent: leaf };

interface Look {
  readonly isOwn: boolean;
  readonly colours: Colours;
  readonly language: '' | InterfaceLanguage;
}

/** Returns the address of the frame. */
export function embedPath(restaurantId: number, { isOwn, colours, language }: Look): string {
  const query = new URLSearchParams();
  if (isOwn) for (const [name, colour] of Object.entries(colours)) query.set(name, colour.slice(1));
  if (language !== '') query.set('lang', language);
  return `/embed/restaurant/${restaurantId}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** Returns the one line that a website pastes. */
export function embedLine(address: string, title: string): string {
  const frame = document.createElement('iframe');
  Object.assign(frame, { src: address, title, loading: 'lazy' });
  Object.assign(frame.style, { width: '100%', height: '48rem', border: '0' });
  return frame.outerHTML;
}

function CopyLine({ line }: { line: string }) {
  const { outcome, copy } = useCopy();
  return (
    <>
      <TextArea
        label={t('Paste this line into your website')}
        rows={4}
        readOnly
        value={line}
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
      <div className="embed-settings__actions">
        <Button onClick={() => void copy(line)}>{t('Copy the line')}</Button>
        <p role="status">
          {outcome === 'yes' && t('Copied.')}
          {outcome === 'refused' && t('It could not be copied. Select it and copy it by hand.')}
        </p>
      </div>
    </>
  );
}

/**
 * Lets a restaurant put its menu on its own website: who may show it, its colours, the line to paste, and a preview.
 */
export function EmbedSettings({ restaurant }: { restaurant: RestaurantDetail }) {
  const [look, setLook] = useState<Look>({ isOwn: false, colours: defaults, language: '' });
  const path = embedPath(restaurant.id, look);
  const title = t('Allergens at {name}', { name: restaurant.name });
  const labels: Readonly<Record<Colour, string>> = {
    background: t('Background'),
    text: t('Text'),
    accent: t('Buttons and links'),
  };
  return (
    <div className="embed-settings">
      <p>
        {t(
          'Guests tick what they avoid on your own website and see what you have stated, with its date. Nothing that they tick is stored, and nobody is tracked.',
        )}
      </p>
      <Hosts restaurant={restaurant} />
      <section className="embed-settings__part">
        <h2>{t('2. How it looks')}</h2>
        <TickBox checked={look.isOwn} onChange={(isOwn) => setLook({ ...look, isOwn })}>
          {t('Use our own colors')}
        </TickBox>
        {look.isOwn && (
          <div className="embed-settings__colours">
            {colourNames.map((name) => (
              <TextField
                key={name}
                type="color"
                label={labels[name]}
                value={look.colours[name]}
                onChange={({ target }) => setLook({ ...look, colours: { ...look.colours, [name]: target.value } })}
              />
            ))}
          </div>
        )}
        {look.isOwn && <p>{t('A color that could not be read on the background becomes black or white.')}</p>}
        <SelectField
          label={t('Language')}
          value={look.language}
          onChange={({ target }) => setLook({ ...look, language: target.value as Look['language'] })}
          options={[
            { value: '', label: t('Whatever the guest reads') },
            ...interfaceLanguages.map(({ code, ownName }) => ({ value: code, label: ownName, lang: code })),
          ]}
        />
      </section>
      <section className="embed-settings__part">
        <h2>{t('3. The line to paste')}</h2>
        <CopyLine line={embedLine(publicAddress(path), title)} />
      </section>
      <section className="embed-settings__part">
        <h2>{t('Preview')}</h2>
        {/* It is our own page, and a sandbox would keep its script from asking again. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe className="embed-settings__preview" src={path} title={title} />
      </section>
    </div>
  );
}
