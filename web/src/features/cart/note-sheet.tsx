import './note-sheet.css';
import { languages } from '../../translations/languages.ts';
import type { KitchenNote } from './kitchen-note.ts';

/** The note as a sheet of paper, alone on it when printed. */
export function NoteSheet({ note }: { note: KitchenNote }) {
  return (
    <article className="note-sheet" lang={languages[note.language].tag}>
      <h2>{note.title}</h2>
      {note.foods.map(({ heading, items }) => (
        <Part key={heading} heading={heading} items={items} className="note-sheet__foods" />
      ))}
      {note.dishes.length > 0 && <h3>{note.questions}</h3>}
      {note.dishes.map(({ name, questions }) => (
        <Part key={name} heading={name} items={questions} className="note-sheet__dish" />
      ))}
      {note.others.length > 0 && <Part heading={note.noQuestions} items={note.others} className="note-sheet__dish" />}
      <p>{note.thanks}</p>
      {note.unchecked !== undefined && <p className="note-sheet__unchecked">{note.unchecked}</p>}
    </article>
  );
}

function Part({ heading, items, className }: { heading: string; items: readonly string[]; className: string }) {
  return (
    <div className={className}>
      <p>{heading}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
