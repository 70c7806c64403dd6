import { laterDialog, laterPart } from '../../shared/lib/later.tsx';

export const ZipDialog = laterDialog(async () => (await import('./zip-dialog.tsx')).ZipDialog);
export const AddressDialog = laterDialog(async () => (await import('./address-dialog.tsx')).AddressDialog);
export const OtherAreas = laterPart(async () => (await import('./other-areas.tsx')).OtherAreas);
