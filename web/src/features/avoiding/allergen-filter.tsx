import './filter.css';
import { type Allergen, allergens } from '@clearplate/domain/facts/allergens';
import type { Avoidance } from '@clearplate/domain/verdict/eater';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { longNameOfAllergen } from '../../shared/lib/allergen-words.ts';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { nestFiner, describeGroup } from './nest-finer.ts';
import { t } from '../../translations/t.ts';
import { AvoidTick } from './avoid-tick.tsx';
import type { AvoidedThing } from '../../entities/eater/avoided-thing.ts';
import { SavedNote } from './saved-note.tsx';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';

/** Loads what names, words and descriptions are searched by with the first letter, since few people search. */
function useFinder(isSearching: boolean) {
  return useQuery({
    queryKey: ['allergenFinder'],
    queryFn: () => import('../../shared/lib/find-allergens.ts'),
    enabled: isSearching,
    staleTime: Infinity,
  });
}

/** Searches the rest of the catalogue. What the user types is never sent or stored. */
function AllergenSearch({ renderTick }: { renderTick: (allergen: Allergen) => ReactNode }) {
  const [text, setText] = useState('');
  const isSearching = text.trim() !== '';
  const { data: finder, isError } = useFinder(isSearching);
  const found = nestFiner(finder?.suggestAllergens(text) ?? []);
  return (
    <div className="filter__search">
      <TextField
        type="search"
        label={t('Find another allergen')}
        value={text}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <div role="status">
        {isSearching && isError && <p className="filter__note">{t('This part of the page could not be loaded.')}</p>}
        {isSearching && finder && found.length === 0 && (
          <p className="filter__note">{t('No allergens matched your search')}</p>
        )}
        {found.length > 0 && <VisuallyHidden>{t('{count} found', { count: found.length })}</VisuallyHidden>}
      </div>
      {found.length > 0 && (
        <ul className="filter__list" role="list" aria-label={t('Allergens found')}>
          {found.map(renderTick)}
        </ul>
      )}
    </div>
  );
}

const step = 5;
const most = 20;

export interface FilterProps {
  things: readonly AvoidedThing[];
  /** While this is pending, an empty box would claim that something wasn't saved. */
  saved: Avoiding['saved'];
  onToggle: (avoidance: Avoidance) => void;
}

/** Returns the first of the catalogue plus whatever is saved or ticked, so that everything that counts is visible. */
function listShown(things: readonly AvoidedThing[], shown: number): readonly Allergen[] {
  const first = allergens.slice(0, shown);
  const chosen = new Set(
    things.flatMap(({ avoidance }) => (avoidance.kind === 'allergen' ? [avoidance.allergen] : [])),
  );
  return [...first, ...allergens.slice(shown).filter((allergen) => chosen.has(allergen.id))];
}

export function AllergenFilter(props: FilterProps) {
  const { things, saved } = props;
  const isKnown = saved === 'ready' || things.some((thing) => thing.saved);
  return (
    <fieldset className="filter">
      <legend className="filter__legend">{t('Allergens')}</legend>
      {!isKnown && <SavedNote saved={saved} />}
      {saved !== 'pending' && <AllergenTicks {...props} />}
    </fieldset>
  );
}

function AllergenTicks({ things, onToggle }: Omit<FilterProps, 'saved'>) {
  const [shown, setShown] = useState(step);
  const list = useRef<HTMLUListElement>(null);
  const seeMore = () => {
    flushSync(() => setShown(Math.min(shown + step, most)));
    list.current?.querySelectorAll('input')[shown]?.focus();
  };
  const tick = (allergen: Allergen) => <AllergenTick key={allergen.id} {...{ allergen, things, onToggle }} />;
  const tickFound = (allergen: Allergen) => (
    <AllergenTick key={allergen.id} {...{ allergen, things, onToggle }} group={describeGroup(allergen)} />
  );
  return (
    <>
      <ul className="filter__list" role="list" ref={list}>
        {listShown(things, shown).map(tick)}
      </ul>
      {shown < most && (
        <Button kind="quiet" className="filter__more" onClick={seeMore}>
          {t('See more')}
        </Button>
      )}
      <AllergenSearch renderTick={tickFound} />
    </>
  );
}

interface AllergenTickProps extends Omit<FilterProps, 'saved'> {
  allergen: Allergen;
  /** The group of a finer allergen. */
  group?: string | undefined;
}

function describeState({ checked, traces, stricter }: AvoidedThing): string {
  const state = stricter ? t('Saved, stricter in this tab') : checked ? t('Saved') : t('Saved, not being checked here');
  return `${state}${traces ? `: ${traces}` : ''}`;
}

function AllergenTick({ allergen, things, onToggle, group }: AllergenTickProps) {
  const thing = things.find(({ key }) => key === `allergen:${allergen.id}`);
  return (
    <li className={group && 'filter__finer'}>
      <AvoidTick
        label={longNameOfAllergen(allergen.id)}
        hint={thing?.saved ? describeState(thing) : group}
        checked={thing?.checked ?? false}
        onToggle={() => onToggle(thing?.avoidance ?? { kind: 'allergen', allergen: allergen.id, strictness: 'ask' })}
      />
    </li>
  );
}
