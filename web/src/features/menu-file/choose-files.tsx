import { mostMenuFile } from '@clearplate/contract/menu-file-fields';
import { decodeText, kindOfBytes, kindOfText } from '@clearplate/menus/file-kind';
import { useEffect, useEffectEvent, useState } from 'react';
import { FileButton } from '../../shared/ui/file-button.tsx';
import { Translation } from '../../shared/ui/translation.tsx';
import { t } from '../../translations/t.ts';
import { acceptedFiles } from '../../entities/menu-draft/read-file.ts';

/** The columns of a table that fits are matched; everything else is read as a menu or a chart. */
export async function isTable(file: File): Promise<boolean> {
  if (file.size > mostMenuFile) return false;
  if (file.size === 0) return true;
  const head = new Uint8Array(await file.slice(0, 65_536).arrayBuffer());
  const kind = kindOfBytes(head);
  return kind === 'archive' || (kind === 'text' && kindOfText(decodeText(head)) === 'table');
}

/** Accepts files that are dropped anywhere on the page. Returns whether something is held over it. */
function useDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const leave = () => setOver(false);
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) take(files);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}

interface ChooseFilesProps {
  isReviewing: boolean;
  onFiles: (files: readonly File[]) => void;
}

export function ChooseFiles({ isReviewing, onFiles }: ChooseFilesProps) {
  const isOver = useDrop(onFiles);
  return (
    <section aria-labelledby="choose-file" className="menu-file__choose" data-over={isOver || undefined}>
      <h2 id="choose-file">{t('From a file')}</h2>
      <p>
        {t(
          'Your menu and your allergen chart as they are: PDF, spreadsheet, saved web page, photo, or an export of Square, Uber Eats and others. Choose or drop one or several: what they say of one dish comes together.',
        )}
      </p>
      <p className="menu-file__choice">
        <FileButton
          label={isReviewing ? t('Add another file') : t('Choose a menu or chart')}
          accept={acceptedFiles}
          multiple
          onFile={(...files) => onFiles(files)}
        />
        <span>{t('At most 20 MB each.')}</span>
      </p>
      <p>
        {t(
          'Files are read on this device and stay there until you save. Photos, and tables by their headings, are read on our server, which stores none.',
        )}
      </p>
      {!isReviewing && <Help />}
    </section>
  );
}

function Help() {
  return (
    <details className="menu-file__help">
      <summary>{t('How to write it, and a template')}</summary>
      <p>
        <Translation
          sentence="Under an allergen write {b}, {b2}, {b3} or {b4}; what you write is stated as of today."
          b={<b>contains</b>}
          b2={<b>may contain (why)</b>}
          b3={<b>none</b>}
          b4={<b>none but may contain (why)</b>}
        />
      </p>
      <p>
        <Translation
          sentence="A blank cell changes nothing. To remove something, write {b} for a description, section, price or list of ingredients, and {b2} for an allergen."
          b={<b>(empty)</b>}
          b2={<b>not stated</b>}
        />
      </p>
      <p>{t('The template has two example rows, which are skipped if you leave them in.')}</p>
      <p className="menu-file__choice">
        <a href="/menu-template.xlsx" download className="button button--secondary">
          {t('Template as XLSX')}
        </a>
        <a href="/menu-template.csv" download className="button button--secondary">
          {t('Template as CSV')}
        </a>
      </p>
    </details>
  );
}
