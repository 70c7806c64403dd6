import './tabs.css';
import { Suspense, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface Tab<Name extends string> {
  name: Name;
  label: string;
}

export interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly Tab<Name>[];
  active: Name;
  onChange: (name: Name) => void;
  /** Renders in the active tab's panel; the others are empty. */
  children: ReactNode;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Shows tabs as in the ARIA practices: one tab stop, and arrows move and choose. */
export function Tabs<Name extends string>({ label, tabs, active, onChange, children }: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.name === active);
    const next = steps[event.key]?.(index, tabs.length);
    const chosen = next === undefined ? undefined : tabs[next];
    if (!chosen || next === undefined) return;
    event.preventDefault();
    onChange(chosen.name);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            className="tabs__tab"
            id={`${id}-${tab.name}`}
            aria-selected={tab.name === active}
            aria-controls={`${id}-${tab.name}-panel`}
            tabIndex={tab.name === active ? 0 : -1}
            onClick={() => onChange(tab.name)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.name}
          role="tabpanel"
          id={`${id}-${tab.name}-panel`}
          aria-labelledby={`${id}-${tab.name}`}
          hidden={tab.name !== active}
        >
          {tab.name === active && <Suspense>{children}</Suspense>}
        </div>
      ))}
    </>
  );
}
