import { t } from '../../translations/t.ts';

/** A picture file as the server has it: 5 MB. */
const mostBytes = 5_000_000;

export const takenTypes = 'image/jpeg,image/png';

/** The specification's words for a wrong type of a person's or a dish's picture, although PDFs are not taken. */
export const wrongType = () => t('Invalid file type. Only images and PDFs are allowed.');
/** The same of a restaurant's picture. */
export const wrongRestaurantType = () => t('Invalid file type. Only JPEG and PNG images are allowed.');

export type PictureFault = 'type' | 'size';

export const faultWords: Readonly<Record<PictureFault, string>> = {
  get type() {
    return t('Choose a JPEG or PNG picture. Other files, PDFs too, are not taken here.');
  },
  get size() {
    return t('Choose a picture of at most 5 MB.');
  },
};

/** What can be said before sending; the server looks at the bytes. */
export function findPictureFault({ type, size }: Pick<File, 'type' | 'size'>): PictureFault | undefined {
  if (!takenTypes.split(',').includes(type)) return 'type';
  return size > mostBytes ? 'size' : undefined;
}

/** The file as an address that an image can show. */
export function readAsAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });
}
