import { laterComponent } from '../../shared/lib/later.tsx';

// As the verdict: a line is not seen without what is worse about it.
export const SinceNotice = laterComponent(async () => (await import('./since-notice.tsx')).SinceNotice);
