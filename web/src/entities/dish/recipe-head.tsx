import './record-head.css';
import type { Recipe } from '@clearplate/contract/recipes';
import type { Assessment } from '@clearplate/domain/verdict/verdict';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Suspense, type ReactNode } from 'react';
import { menuLanguage } from '../../translations/menu-language.ts';
import { RatherNot } from '../verdict/rather-not.tsx';
import { RecordPicture } from './record-picture.tsx';
import { VerdictPanel } from '../verdict/verdict-panel.tsx';

interface RecipeHeadProps {
  recipe: Recipe;
  assessment: Assessment | undefined;
  /** Stands beside the verdict, for what the user was told. */
  mark?: ReactNode;
}

export function RecipeHead({ recipe, assessment, mark }: RecipeHeadProps) {
  if (assessment === undefined) return null;
  const { name, description, image_url } = recipe;
  return (
    <Suspense fallback={<Skeleton shape="box" />}>
      <header className="record-head">
        <RecordPicture src={image_url} name={name} />
        <div className="record-head__words">
          <h1>{name}</h1>
          <VerdictPanel assessment={assessment} />
          {mark}
          <RatherNot assessment={assessment} withUnknown />
          {description.trim() !== '' && (
            <p className="record-head__text" lang={menuLanguage}>
              {description}
            </p>
          )}
        </div>
      </header>
    </Suspense>
  );
}
