import { compareAddress, mostCompared, useCompared } from '../../../entities/restaurant/comparison.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { t } from '../../../translations/t.ts';

/** Links from a restaurant's page to the comparison with those that were chosen before. */
export function CompareLink({ id }: { id: number }) {
  const others = useCompared().filter((one) => one !== id);
  return (
    <LinkButton kind="quiet" to={compareAddress([...others.slice(0, mostCompared - 1), id])}>
      {t('Compare with other restaurants')}
    </LinkButton>
  );
}
