import type { Dish } from '@clearplate/contract/dishes';
import { useId } from 'react';
import { DishCard } from './dish-card.tsx';
import type { Section } from './group-by-section.ts';
import type { Judged } from './judge-list.ts';
import { JudgedCards } from './judged-cards.tsx';

const renderDish = ({ item, assessment }: Judged<Dish>) => (
  <DishCard dish={item} assessment={assessment} level={4} withAddress={false} />
);
const renderLoose = ({ item, assessment }: Judged<Dish>) => (
  <DishCard dish={item} assessment={assessment} level={3} withAddress={false} />
);

export function MenuSection({ section }: { section: Section<Judged<Dish>> }) {
  const id = useId();
  if (section.name === '') {
    return (
      <div className="menu__section">
        <JudgedCards judged={section.items} label="Dishes" render={renderLoose} />
      </div>
    );
  }
  return (
    <section className="menu__section" aria-labelledby={id}>
      <h3 className="menu__heading" id={id}>
        {section.name}
      </h3>
      <JudgedCards judged={section.items} label={section.name} render={renderDish} />
    </section>
  );
}
