import { lazy } from 'react';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LazyPart } from '../../shared/ui/lazy-part.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { t } from '../../translations/t.ts';
import type { ReadFile } from './read-file.ts';
import { NotRead, type Reading, type ToRead } from './use-reading.ts';

const TranslatedWords = lazy(async () => {
  const { describeReader } = await import('./describe-reader.ts');
  return { default: ({ says }: { says: string }) => describeReader(says) };
});

/** Shows a reader's sentence in English until its translations have loaded. */
const ReaderWords = ({ says }: { says: string }) => (
  <LazyPart waiting={says} lost={says}>
    <TranslatedWords says={says} />
  </LazyPart>
);

interface DraftReadingProps {
  reading: Reading | undefined;
  error: Error | null;
  onSend: (files: readonly ToRead[]) => void;
}

/** Shows how much of a file has been read, or why it wasn't. */
export function DraftReading({ reading, error, onSend }: DraftReadingProps) {
  const retry = error instanceof NotRead && error.isTooMuch ? error.file : undefined;
  return (
    <>
      <p role="status">{reading && t('Reading {name}…', { name: reading.name })}</p>
      {reading && !reading.onServer && (
        <progress value={reading.share} max={1} aria-label={t('Reading {name}…', { name: reading.name })} />
      )}
      <ProblemNotice>
        {error && (
          <>
            <p>
              {error instanceof NotRead ? (
                <>
                  {error.file.name}: <ReaderWords says={error.message} />
                </>
              ) : (
                describeRefusal(error, t('The file could not be read'))
              )}
            </p>
            {retry && (
              <Button onClick={() => onSend([{ file: retry, onServer: true }])}>
                {t('Send it to our server to be read')}
              </Button>
            )}
          </>
        )}
      </ProblemNotice>
    </>
  );
}

/** Shows what concerns a file as a whole: notices for all dishes, and what couldn't be read. */
export function FileNotices({ files, className }: { files: readonly ReadFile[]; className?: string }) {
  const notices = files.flatMap(({ name, draft }) => draft.doubts.map(({ says }) => ({ name, says })));
  if (notices.length === 0) return null;
  return (
    <ul className={className}>
      {notices.map(({ name, says }) => (
        <li key={`${name} ${says}`} dir="auto">
          <ReaderWords says={says} />
        </li>
      ))}
    </ul>
  );
}
