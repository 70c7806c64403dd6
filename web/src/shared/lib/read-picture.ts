import { showAlert } from '../ui/show-alert.ts';
import { faultWords, findPictureFault, readAsAddress } from './picture-file.ts';
import { t } from '../../translations/t.ts';

export interface ReadPicture {
  readonly file: File;
  /** A data URL to show it. */
  readonly preview: string;
}

/**
 * Returns a chosen file that may be sent, or what is wrong with it. `wrongType` is the message for a wrong file type.
 */
export async function readPicture(
  file: File,
  wrongType: string,
): Promise<{ readonly picture: ReadPicture } | { readonly problem: string }> {
  const fault = findPictureFault(file);
  if (fault === 'type') showAlert(wrongType);
  if (fault) return { problem: faultWords[fault] };
  try {
    return { picture: { file, preview: await readAsAddress(file) } };
  } catch {
    return { problem: t('We couldn’t read the picture on your device. Choose it again.') };
  }
}
