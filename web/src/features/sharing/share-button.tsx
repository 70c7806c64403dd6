import { useState } from 'react';
import { publicAddress } from '../../shared/lib/public-address.ts';
import { Button } from '../../shared/ui/button.tsx';
import { t } from '../../translations/t.ts';

export interface ShareButtonProps {
  /** Of the page here, without anything that a person chose. */
  path: string;
  name: string;
}

type Outcome = 'copied' | 'failed';

/** The browser's own way to send something, where it has one; only a link and a name are sent. */
async function share({ path, name }: ShareButtonProps): Promise<Outcome | undefined> {
  const url = publicAddress(path);
  // Missing in some browsers, and where the page came over an unsafe connection.
  const { share: send, clipboard } = navigator as Partial<Pick<Navigator, 'share' | 'clipboard'>>;
  try {
    if (send) await send.call(navigator, { title: name, url });
    else if (clipboard) await clipboard.writeText(url);
    else return 'failed';
    return send ? undefined : 'copied';
  } catch (error) {
    // Who closes the browser's list has changed their mind.
    return error instanceof DOMException && error.name === 'AbortError' ? undefined : 'failed';
  }
}

/** Sends a dish or a restaurant to somebody. What oneself avoids is no part of the link, and the page says so. */
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
