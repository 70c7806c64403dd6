import type { Dish } from '@clearplate/domain/facts/dish';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DishReader } from './dish-reader.ts';
import { editDish, savedDish } from './edited-dish.ts';
import { findingsOf, type Findings } from './findings.ts';
import type { DishKey, MenuEntry, MenuState } from './menu-state.ts';

interface Read {
  readonly record: Dish;
  readonly findings: Findings;
}

/** Debounces key presses. */
const pauseMs = 120;

/** Dishes that arrive within this time are shown at once: many may be stated together. */
const togetherMs = 50;

const isSameText = (one: Dish, other: Dish): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns each dish's findings. Those of an edited dish are debounced, and the last ones stay until then. */
export function useFindings({ entries, drafts, context, components }: MenuState): (entry: MenuEntry) => Findings {
  const [read, setRead] = useState<ReadonlyMap<DishKey, Read>>(new Map());
  const reader = useRef<DishReader>(undefined);
  useEffect(() => {
    const arrived = new Map<DishKey, Read>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      const some = [...arrived];
      arrived.clear();
      timer = undefined;
      setRead((before) => new Map([...before, ...some]));
    };
    const opened = new DishReader((key, record, findings) => {
      arrived.set(key, { record, findings });
      timer ??= setTimeout(show, togetherMs);
    });
    reader.current = opened;
    return () => {
      clearTimeout(timer);
      opened.close();
    };
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { key, saved, isNew } of entries) {
        const draft = drafts.get(key);
        if (!draft && !isNew) continue;
        const edited = editDish(saved, draft, context.now, false, components);
        const known = read.get(key);
        if (!known || !isSameText(known.record, edited))
          reader.current?.read(key, { record: edited, saved: savedDish(saved, components) });
      }
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [entries, drafts, context, components, read]);
  return useCallback(
    ({ key, saved }: MenuEntry) => (drafts.has(key) ? read.get(key)?.findings : undefined) ?? findingsOf(saved.facts),
    [drafts, read],
  );
}
