import { Button } from '../../shared/ui/button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { t } from '../../translations/t.ts';

export function ChangeButton({ hasThings, onPress }: { hasThings: boolean; onPress: () => void }) {
  return (
    <Button kind="quiet" aria-haspopup="dialog" onClick={onPress}>
      {hasThings ? t('Change') : t('Choose')}
      <VisuallyHidden> {t('what you avoid')}</VisuallyHidden>
    </Button>
  );
}
