import type { ComponentEffect } from '@clearplate/contract/components';
import { wordsInGroups } from '../../shared/lib/allergens-in-groups.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { t, tCount } from '../../translations/t.ts';

/** Groups what the same number of dishes warn of, a group with its members. */
function inGroups(warnings: ComponentEffect['warned']) {
  const alike = [...Map.groupBy(warnings, ({ dishes }) => dishes)];
  return alike.flatMap(([count, all]) =>
    wordsInGroups(all.map(({ allergen }) => allergen)).map((allergen) => ({ count, allergen })),
  );
}

/** Says what a save does, and to how many dishes. */
export function describeEffect({ dishes, warned, unwarned, unsettled, deferred }: ComponentEffect): string[] {
  if (dishes === 0) return [t('No dish uses it yet, so nothing changes for diners.')];
  return [
    tCount(dishes, 'It is in {count} dish.', 'It is in {count} dishes.'),
    ...inGroups(warned).map(({ count, allergen }) =>
      tCount(
        count,
        '{count} of them will newly warn of {allergen}.',
        '{count} of them will newly warn of {allergen}.',
        { allergen },
      ),
    ),
    ...inGroups(unwarned).map(({ count, allergen }) =>
      tCount(
        count,
        '{count} of them will no longer warn of {allergen}.',
        '{count} of them will no longer warn of {allergen}.',
        { allergen },
      ),
    ),
    ...(unsettled > 0
      ? [
          tCount(
            unsettled,
            'What you said {count} of them is without has to be confirmed again.',
            'What you said {count} of them are without has to be confirmed again.',
          ),
          t('Until it is, guests who avoid that see “Not verified” there.'),
        ]
      : []),
    ...(deferred
      ? [t('So many dishes take some minutes. Until then they warn, and nothing is said to be without.')]
      : []),
  ];
}

interface EffectDialogProps {
  effect: ComponentEffect;
  busy: boolean;
  problem: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what a save would do, before it is done. */
export function EffectDialog({ effect, ...props }: EffectDialogProps) {
  return (
    <ConfirmDialog title={t('What this changes')} confirm={t('Save')} kind="primary" {...props}>
      <ul>
        {describeEffect(effect).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
