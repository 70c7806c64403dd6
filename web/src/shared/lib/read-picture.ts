import { describeAlert } from '../ui/describe-alert.ts';
import { faultWords, findPictureFault, readAsAddress } from './picture-file.ts';
import { t } from '../../translations/t.ts';

export interface ReadPicture {
  readonly file: File;
  /** For showing it. */
  readonly preview: string;
}

/** A chosen file that may be sent, or what is wrong with it. `wrongType`: the alert for a file of another kind. */
export async function readPicture(
  file: File,
  wrongType: string,
): Promise<{ readonly picture: ReadPicture } | { readonly problem: string }> {
  const fault = findPictureFault(file);
  if (fault === 'type') describeAlert(wrongType);
  if (fault) return { problem: faultWords[fault] };
  try {
    return { picture: { file, preview: await readAsAddress(file) } };
  } catch {
    return { problem: t('The picture could not be read from your device. Choose it once more.') };
  }
}
