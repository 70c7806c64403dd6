import { t } from '../../translations/t.ts';

/** The server's limit for a picture: 5 MB. */
const mostBytes = 5_000_000;

export const takenTypes = 'image/jpeg,image/png';

/** The specification's text for a wrong file type of a person's or dish's picture, although PDFs are not accepted. */
export const wrongType = () => t('Invalid file type. Only images and PDFs are allowed.');
/** This is the same text for a restaurant's picture. */
export const wrongRestaurantType = () => t('Invalid file type. Only JPEG and PNG images are allowed.');

export type PictureFault = 'type' | 'size';

export const faultWords: Readonly<Record<PictureFault, string>> = {
  get type() {
    return t('Choose a JPEG or PNG picture. Other files, including PDFs, don’t work here.');
  },
  get size() {
    return t('Choose a picture of at most 5 MB.');
  },
};

/** Checks a file before sending; the server checks its bytes. */
export function findPictureFault({ type, size }: Pick<File, 'type' | 'size'>): PictureFault | undefined {
  if (!takenTypes.split(',').includes(type)) return 'type';
  return size > mostBytes ? 'size' : undefined;
}

/** Returns the file as a data URL for an image. */
export function readAsAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });
}
