import { useState } from 'react';
import { publicAddress } from '../../shared/lib/public-address.ts';
import { Button } from '../../shared/ui/button.tsx';
import { t } from '../../translations/t.ts';

export interface ShareButtonProps {
  /** The path of this page, without anything that the user chose. */
  path: string;
  name: string;
}

type Outcome = 'copied' | 'failed';

/** Sends only a link and a name, with the browser's share dialog where there is one. */
async function share({ path, name }: ShareButtonProps): Promise<Outcome | undefined> {
  const url = publicAddress(path);
  // These are missing in some browsers, and on pages that came over an insecure connection.
  const { share: send, clipboard } = navigator as Partial<Pick<Navigator, 'share' | 'clipboard'>>;
  try {
    if (send) await send.call(navigator, { title: name, url });
    else if (clipboard) await clipboard.writeText(url);
    else return 'failed';
    return send ? undefined : 'copied';
  } catch (error) {
    // Closing the share dialog means that the user has changed their mind.
    return error instanceof DOMException && error.name === 'AbortError' ? undefined : 'failed';
  }
}

/** Sends a dish or a restaurant to somebody. The link never contains what the user avoids, and the page says so. */
export function ShareButton(thing: ShareButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  return (
    <>
      <Button onClick={() => void share(thing).then(setOutcome)}>{t('Share')}</Button>
      <p role="status" className={outcome ? undefined : 'visually-hidden'}>
        {outcome === 'copied' && t('Link copied. It says nothing about what you avoid.')}
        {outcome === 'failed' &&
          t('The link could not be copied: it is {address}.', { address: publicAddress(thing.path) })}
      </p>
    </>
  );
}
