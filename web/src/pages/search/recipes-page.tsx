import type { Recipe } from '@clearplate/contract/recipes';
import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import { useAvoiding } from '../../entities/eater/use-avoiding.ts';
import { ConfirmNote } from '../../entities/verdict/confirm-note.tsx';
import type { Assessed } from '../../entities/verdict/assess-list.ts';
import { RecipeCard } from '../../entities/dish/recipe-card.tsx';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { AssessedList } from '../../features/discovery/dishes/assessed-list.tsx';
import { t } from '../../translations/t.ts';

const source = { call: 'judgeRecipes', query: {} } as const;

const words = {
  get loading() {
    return t('Loading the dishes');
  },
  get failed() {
    return t('The dishes could not be loaded.');
  },
  get allHidden() {
    return t('Every dish here conflicts with what you avoid.');
  },
};

const renderRecipe = ({ item, assessment, mark }: Assessed<Recipe>) => (
  <RecipeCard recipe={item} assessment={assessment} mark={mark} />
);

/** Lists every dish by its ingredients. */
export function RecipesPage() {
  const avoiding = useAvoiding();
  usePageTitle(t('All Dishes'));
  return (
    <div className="page">
      <div className="page__head">
        <h1>{t('All Dishes')}</h1>
      </div>
      <AvoidingNotice avoiding={avoiding} />
      <AssessedList
        source={source}
        avoiding={avoiding}
        noun="recipe"
        render={renderRecipe}
        label={t('Dishes')}
        words={words}
        none={<EmptyState text={t('There are no dishes here yet.')} />}
      />
      <ConfirmNote />
    </div>
  );
}
