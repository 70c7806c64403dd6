import './dish-card.css';
import type { Recipe } from '@clearplate/contract/recipes';
import type { Assessment } from '@clearplate/domain/verdict';
import { Link } from 'react-router';
import { Picture } from '../../shared/ui/picture.tsx';
import { firstWords } from './shorten.ts';
import { VerdictBadge } from './verdict-badge.tsx';

export interface RecipeCardProps {
  recipe: Recipe;
  /** `undefined`: it is not known yet for whom to judge, so the recipe is not shown. */
  assessment: Assessment | undefined;
  level?: 2 | 3;
}

export function RecipeCard({ recipe, assessment, level = 2 }: RecipeCardProps) {
  const Heading = `h${level}` as const;
  if (assessment === undefined) return null;
  const { id, name, description, image_url } = recipe;
  return (
    <article className="dish-card">
      <Link to={`/recipe/${id}`} className="dish-card__picture" tabIndex={-1} aria-hidden="true">
        <Picture src={image_url} alt="" name={name} />
      </Link>
      <Heading className="dish-card__name">
        <Link to={`/recipe/${id}`}>{name}</Link>
      </Heading>
      <VerdictBadge assessment={assessment} />
      {description.trim() !== '' && <p className="dish-card__text">{firstWords(description, 50)}</p>}
    </article>
  );
}
