import type { Dish } from '@clearplate/contract/dishes';
import { useId } from 'react';
import { DishCard } from './dish-card.tsx';
import type { Section } from './group-by-section.ts';
import type { Judged } from './judge-list.ts';
import { JudgedCards } from './judged-cards.tsx';
import type { IsCurrent } from './say-not-stated.ts';
import { say } from '../../translations/say.ts';

interface MenuSectionProps {
  section: Section<Judged<Dish>>;
  isCurrent: IsCurrent;
}

export function MenuSection({ section, isCurrent }: MenuSectionProps) {
  const id = useId();
  const level = section.name === '' ? 3 : 4;
  const render = ({ item, assessment }: Judged<Dish>) => (
    <DishCard dish={item} assessment={assessment} isCurrent={isCurrent} level={level} withAddress={false} />
  );
  if (section.name === '') {
    return (
      <div className="menu__section">
        <JudgedCards judged={section.items} label={say('Dishes')} render={render} />
      </div>
    );
  }
  return (
    <section className="menu__section" aria-labelledby={id}>
      <h3 className="menu__heading" id={id}>
        {section.name}
      </h3>
      <JudgedCards judged={section.items} label={section.name} render={render} />
    </section>
  );
}
