import './note-maker.css';
import type { Eater } from '@clearplate/domain/verdict/eater';
import { type ReactNode, useState } from 'react';
import { formatDay } from '../../shared/lib/format-date.ts';
import { useMinute } from '../../shared/lib/use-minute.ts';
import { Button } from '../../shared/ui/button.tsx';
import { StatusNotice } from '../../shared/ui/notice.tsx';
import type { NoteLanguage } from '../../translations/kitchen-note.ts';
import { type KitchenNote, type NoteDish, noteText, writeNote } from './kitchen-note.ts';
import './note-sheet.css';
import { describeCopy, useCopy } from '../../shared/lib/use-copy.ts';
import { languages } from '../../translations/languages.ts';
import { t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

/** Shows the note as a sheet of paper, which is printed alone. */
function NoteSheet({ note }: { note: KitchenNote }) {
  return (
    <article className="note-sheet" lang={languages[note.language].tag}>
      <h2>{note.title}</h2>
      {note.ways.length > 0 && (
        <Part heading={note.made} className="note-sheet__ways">
          {note.ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </Part>
      )}
      {note.foods.map(({ heading, items }) => (
        <Part key={heading} heading={heading} className="note-sheet__foods">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Part>
      ))}
      {note.dishes.length > 0 && <h3>{note.questions}</h3>}
      {note.dishes.map(({ id, name, questions }) => (
        <Part key={id} heading={name} className="note-sheet__dish">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </Part>
      ))}
      {note.stated.length > 0 && (
        <Part heading={note.still} className="note-sheet__dish">
          {note.stated.map(({ id, name, foods }) => (
            <li key={id}>{`${name}: ${foods.join(', ')}`}</li>
          ))}
        </Part>
      )}
      <p>{note.thanks}</p>
      {note.unchecked !== undefined && <p className="note-sheet__unchecked">{note.unchecked}</p>}
    </article>
  );
}

function Part({ heading, className, children }: { heading: string; className: string; children: ReactNode }) {
  return (
    <div className={className}>
      <p>{heading}</p>
      <ul>{children}</ul>
    </div>
  );
}

interface NoteMakerProps {
  restaurant: string;
  eaters: readonly Eater[];
  dishes: readonly NoteDish[];
}

const choices = {
  both: {
    get label() {
      return t('English and Spanish');
    },
    languages: ['en', 'es'],
  },
  en: {
    get label() {
      return t('English');
    },
    languages: ['en'],
  },
  es: {
    get label() {
      return t('Spanish');
    },
    languages: ['es'],
  },
} as const satisfies Record<string, { label: string; languages: readonly NoteLanguage[] }>;
type Choice = keyof typeof choices;

/** Shows the note, in the chosen languages and with or without names, to copy or print. */
export function NoteMaker({ restaurant, eaters, dishes }: NoteMakerProps) {
  const [choice, setChoice] = useState<Choice>('both');
  const today = new Date(useMinute());
  const [withNames, setWithNames] = useState(false);
  const hasNames = eaters.some(({ name }) => name !== undefined);
  const notes = choices[choice].languages.map((language) => writeNote({ language, eaters, withNames, dishes }));
  return (
    <>
      <div className="note-maker">
        <p>{t('For {restaurant}. It’s made on this device and stays here unless you share it.', { restaurant })}</p>
        <fieldset className="note-maker__choice">
          <legend>{t('Language')}</legend>
          {(Object.keys(choices) as Choice[]).map((each) => (
            <label key={each}>
              <input type="radio" name="language" checked={choice === each} onChange={() => setChoice(each)} />
              {choices[each].label}
            </label>
          ))}
        </fieldset>
        {hasNames && (
          <label className="note-maker__names">
            <input type="checkbox" checked={withNames} onChange={(event) => setWithNames(event.target.checked)} />
            {t('Say who avoids what')}
          </label>
        )}
        {notes.some(({ unchecked }) => unchecked !== undefined) && (
          <p>{t('This translation has not been checked by a native speaker.')}</p>
        )}
        <Untranslated names={[...new Set(notes.flatMap(({ untranslated }) => untranslated))]} />
        <NoteWays notes={notes} />
      </div>
      <div className="note-maker__sheets">
        <p className="note-maker__for">{`${restaurant}, ${formatDay(today)}`}</p>
        {notes.map((note) => (
          <NoteSheet key={note.language} note={note} />
        ))}
      </div>
    </>
  );
}

function Untranslated({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p>
      <Translation sentence="Not translated, as you wrote it: {span}." span={<span lang="">{names.join(', ')}</span>} />
    </p>
  );
}

function NoteWays({ notes }: { notes: readonly KitchenNote[] }) {
  const { outcome, copy } = useCopy();
  const text = notes.map(noteText).join('\n\n\n');
  return (
    <div className="note-maker__ways">
      <Button kind="primary" onClick={() => window.print()}>
        {t('Print')}
      </Button>
      <Button onClick={() => void copy(text)}>{t('Copy')}</Button>
      <StatusNotice>
        {describeCopy(outcome, t('Your browser wouldn’t copy it. Select the text below and copy it.'))}
      </StatusNotice>
    </div>
  );
}
