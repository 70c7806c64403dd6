import { Button } from '../../shared/ui/button.tsx';
import { columnNames } from './columns.ts';
import { useMenuActions } from './menu-actions.ts';
import { sayDishes } from './say-task.ts';
import { say } from '../../translations/say.ts';

interface SectionHeadProps {
  id: string;
  /** Empty: those without a section. */
  name: string;
  count: number;
}

/** The head of a section within the table, with what can be done to all of it. */
export function SectionHead({ id, name, count }: SectionHeadProps) {
  const { add, openSection } = useMenuActions();
  const called = name || say('Without a section');
  return (
    <div role="row">
      <div role="cell" aria-colspan={columnNames().length} className="menu-section__head">
        <h3 id={id}>
          {called} <span className="menu-section__count">{sayDishes(count)}</span>
        </h3>
        <Button kind="quiet" onClick={() => add(name)}>
          {say('Add a dish')}
          <span className="visually-hidden"> {say('to {called}', { called })}</span>
        </Button>
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => openSection(name)}>
          {say('Edit section')}
          <span className="visually-hidden"> {called}</span>
        </Button>
      </div>
    </div>
  );
}
