import { laterPart } from '../../shared/lib/later.tsx';

export const ZipDialog = laterPart(async () => (await import('./zip-dialog.tsx')).ZipDialog);
export const AddressDialog = laterPart(async () => (await import('./address-dialog.tsx')).AddressDialog);
export const OtherAreas = laterPart(async () => (await import('./other-areas.tsx')).OtherAreas);
