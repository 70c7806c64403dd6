import type { ComponentType } from 'react';
import { DishPanel } from './dish-panel.tsx';
import type { MenuRow } from './menu-rows.ts';
import type { DishKey } from './menu-state.ts';
import { groupBySection } from './sections.ts';

interface OpenPanelProps {
  panel: DishKey | undefined;
  onPanel: (key: DishKey | undefined) => void;
  onMenu: readonly MenuRow[];
  /** Those that are looked at: the way goes from one to the next of them. */
  shown: readonly MenuRow[];
  AboutDish: ComponentType<{ dishId: number }>;
}

/** The details of the dish that is open, with the way to those before and after it. */
export function OpenPanel({ panel, onPanel, onMenu, shown, AboutDish }: OpenPanelProps) {
  const row = onMenu.find(({ entry }) => entry.key === panel);
  if (!row) return null;
  const inOrder = groupBySection(shown).flatMap(({ rows }) => rows);
  const at = inOrder.indexOf(row);
  const goTo = (other: MenuRow | undefined) => other && (() => onPanel(other.entry.key));
  return (
    <DishPanel
      row={row}
      sections={groupBySection(onMenu).flatMap(({ name }) => name || [])}
      onPrevious={at > 0 ? goTo(inOrder[at - 1]) : undefined}
      onNext={goTo(inOrder[at + 1])}
      onClose={() => onPanel(undefined)}
    >
      {!row.entry.isNew && <AboutDish dishId={row.entry.saved.id} />}
    </DishPanel>
  );
}
