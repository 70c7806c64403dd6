import './dish-card.css';
import type { Recipe } from '@clearplate/contract/recipes';
import type { Assessment } from '@clearplate/domain/verdict/verdict';
import type { ReactNode } from 'react';
import { Picture } from '../../shared/ui/picture.tsx';
import { RecordLink } from '../../shared/ui/record-link.tsx';
import { firstWords } from './shorten.ts';
import { menuLanguage } from '../../translations/menu-language.ts';
import { RatherNot } from '../verdict/rather-not.tsx';
import { VerdictBadge } from '../verdict/verdict-badge.tsx';

export interface RecipeCardProps {
  recipe: Recipe;
  /** `undefined` while we don't know whom to assess for; the recipe is not rendered then. */
  assessment: Assessment | undefined;
  level?: 2 | 3;
  /** Stands beside the verdict, for what the user was told. */
  mark?: ReactNode;
}

export function RecipeCard({ recipe, assessment, level = 2, mark }: RecipeCardProps) {
  const Heading = `h${level}` as const;
  if (assessment === undefined) return null;
  const { id, name, description, image_url } = recipe;
  const way = { to: `/recipe/${id}`, preview: { name, picture: image_url } };
  return (
    <article className="dish-card">
      {image_url && (
        <RecordLink {...way} className="dish-card__picture" tabIndex={-1} aria-hidden="true">
          <Picture src={image_url} alt="" name={name} />
        </RecordLink>
      )}
      <Heading className="dish-card__name">
        <RecordLink {...way}>{name}</RecordLink>
      </Heading>
      <VerdictBadge assessment={assessment} />
      {mark}
      <RatherNot assessment={assessment} />
      {description.trim() !== '' && (
        <p className="dish-card__text" lang={menuLanguage}>
          {firstWords(description, 50)}
        </p>
      )}
    </article>
  );
}
