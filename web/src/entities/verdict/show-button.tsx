import { Button } from '../../shared/ui/button.tsx';
import { phrase, t, tPhrase, type Phrase } from '../../translations/t.ts';

/** Says why dishes are hidden from a list. */
export type HiddenKind = 'hidden' | 'disliked' | 'offered';

interface Words {
  readonly show: Phrase;
  readonly hide: Phrase;
  /** It opens the list with this name. */
  readonly list: Phrase;
}

const words: Readonly<Record<HiddenKind, Words>> = {
  hidden: {
    show: phrase('Show dishes to avoid'),
    hide: phrase('Hide dishes to avoid'),
    list: phrase('To avoid'),
  },
  offered: {
    show: phrase('Show how to ask for them'),
    hide: phrase('Hide how to ask for them'),
    list: phrase('Made another way'),
  },
  disliked: {
    show: phrase('Show what you’d rather not eat'),
    hide: phrase('Hide what you’d rather not eat'),
    list: phrase('With what you’d rather not eat'),
  },
};

export const formatListOf = (kind: HiddenKind): string => tPhrase(words[kind].list);

export interface ShowButtonProps {
  kind: HiddenKind;
  open: boolean;
  busy?: boolean;
  /** It opens the element with this id. */
  controls: string;
  onPress: () => void;
}

/** Shows a short label beside a count, and the full one to screen readers. */
export function ShowButton({ kind, open, busy = false, controls, onPress }: ShowButtonProps) {
  const { show, hide } = words[kind];
  return (
    <Button
      kind="quiet"
      busy={busy}
      aria-label={tPhrase(open ? hide : show)}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onPress}
    >
      {open ? t('Hide') : t('Show')}
    </Button>
  );
}
