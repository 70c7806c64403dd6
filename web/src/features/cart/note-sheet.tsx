import './note-sheet.css';
import type { ReactNode } from 'react';
import { languages } from '../../translations/languages.ts';
import type { KitchenNote } from './kitchen-note.ts';

/** The note as a sheet of paper, alone on it when printed. */
export function NoteSheet({ note }: { note: KitchenNote }) {
  return (
    <article className="note-sheet" lang={languages[note.language].tag}>
      <h2>{note.title}</h2>
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
