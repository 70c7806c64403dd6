import type { Recipe } from '@clearplate/contract/recipes';
import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import { useAvoiding } from '../../entities/eater/use-avoiding.ts';
import { ConfirmNote } from '../../entities/verdict/confirm-note.tsx';
import type { Judged } from '../../entities/verdict/judge-list.ts';
import { RecipeCard } from '../../entities/dish/recipe-card.tsx';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { JudgedList } from '../../features/discovery/dishes/judged-list.tsx';
import { say } from '../../translations/say.ts';

const source = { call: 'judgeRecipes', query: {} } as const;

const words = {
  get loading() {
    return say('Loading the dishes');
  },
  get failed() {
    return say('The dishes could not be loaded.');
  },
  get allHidden() {
    return say('Every dish here conflicts with what you avoid.');
  },
};

const renderRecipe = ({ item, assessment }: Judged<Recipe>) => <RecipeCard recipe={item} assessment={assessment} />;

/** Every dish by what it is made of. */
export function RecipesPage() {
  const avoiding = useAvoiding();
  usePageTitle(say('All Dishes'));
  return (
    <div className="page">
      <div className="page__head">
        <h1>{say('All Dishes')}</h1>
      </div>
      <AvoidingNotice avoiding={avoiding} />
      <JudgedList
        source={source}
        avoiding={avoiding}
        noun="recipe"
        render={renderRecipe}
        label={say('Dishes')}
        words={words}
        none={<EmptyState text={say('There are no dishes here yet.')} />}
      />
      <ConfirmNote />
    </div>
  );
}
