import { Skeleton } from '../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../shared/ui/visually-hidden.tsx';
import { say } from '../translations/say.ts';

/** While a page's own code is on its way. */
export function PagePlaceholder() {
  return (
    <div className="page arriving" aria-busy="true">
      <VisuallyHidden>{say('Loading')}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="box" />
    </div>
  );
}
