import { Button } from '../../shared/ui/button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { say } from '../../translations/say.ts';

/** Opens the filter. */
export function ChangeButton({ hasThings, onPress }: { hasThings: boolean; onPress: () => void }) {
  return (
    <Button kind="quiet" aria-haspopup="dialog" onClick={onPress}>
      {hasThings ? say('Change') : say('Choose')}
      <VisuallyHidden> {say('what you avoid')}</VisuallyHidden>
    </Button>
  );
}
