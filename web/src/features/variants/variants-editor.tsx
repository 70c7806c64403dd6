import './variants.css';
import type { DishWithVariants, MenuVariants } from '@clearplate/contract/variants';
import { formatDate } from '@clearplate/domain/facts/instants';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { menuLanguage } from '../../translations/menu-language.ts';
import { formatList, t } from '../../translations/t.ts';
import { renewOpen, type OpenVariant } from './rebase-variant.ts';
import { currentAbsences, draftOf, unchanged } from './variant-draft.ts';
import { VariantForm } from './variant-form.tsx';
import { WayContradictions } from './way-contradictions.tsx';

type Variant = DishWithVariants['variants'][number];
type VariantEdit = Partial<Pick<Variant, 'name'>> & Parameters<typeof unchanged>[0];

/**
 * Saves the ways to make a dish. If somebody else saved first, their version is loaded, so that a second try builds on
 * it.
 */
function useSaving(restaurantId: string, { version, components_version }: MenuVariants) {
  const queries = useQueryClient();
  const queryKey = ['getMenuVariants', { params: { id: restaurantId } }];
  return useMutation({
    mutationFn: ({ dishId, variants }: { dishId: number; variants: readonly object[] }) =>
      client.saveVariants({
        params: { id: restaurantId, dishId: String(dishId) },
        ifMatch: version,
        body: { variants: variants as VariantEdit[], components_version },
      }),
    onSuccess: (menu) => {
      queries.setQueryData(queryKey, menu);
      void queries.invalidateQueries({ queryKey: ['getMenuForEditing'] });
    },
    onError: async (error) => {
      if (hasCode(error, 'precondition_failed')) await queries.invalidateQueries({ queryKey });
    },
  });
}

/** Says why a way was not removed. */
const describeOvertaken = (isThere: boolean): string =>
  isThere
    ? t(
        'This menu was changed in the meantime, by you or somebody else. It is still there: remove it if that is right.',
      )
    : t('It was removed already, by you or somebody else.');

/** Holds a way that is to be removed, once that is confirmed. */
interface Leaving {
  readonly dishId: number;
  readonly variant: Variant;
}

interface VariantsEditorProps {
  restaurantId: string;
  menu: MenuVariants;
}

/** Lists the dishes of a menu with the ways in which they can be made, those that help most first. */
export function VariantsEditor({ restaurantId, menu }: VariantsEditorProps) {
  const [opened, setOpen] = useState<OpenVariant>();
  const [leaving, setLeaving] = useState<Leaving>();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text).trim().toLowerCase();
  const saving = useSaving(restaurantId, menu);
  // While it is saved, and until it closes, the menu differs by the user's own change.
  const open = opened && !saving.isPending && !saving.isSuccess ? renewOpen(opened, menu) : opened;
  if (open?.start !== opened?.start) setOpen(open);
  const found = menu.dishes.filter(({ name }) => name.toLowerCase().includes(wanted));
  const [made, suggested, others] = [
    found.filter(({ variants }) => variants.length > 0),
    found.filter(({ variants, brought_by_one }) => variants.length === 0 && brought_by_one.length > 0),
    found.filter(({ variants, brought_by_one }) => variants.length === 0 && brought_by_one.length === 0),
  ];
  const problem =
    saving.error &&
    (hasCode(saving.error, 'precondition_failed')
      ? t('This menu was changed in the meantime, by you or somebody else. Nothing you typed is lost: save again.')
      : describeRefusal(saving.error, t('It was not saved')));
  const start = (dish: DishWithVariants, variant?: Variant, leftOut?: readonly string[]) => {
    saving.reset();
    const draft = draftOf(dish, menu, variant, leftOut);
    setOpen({ dish, variant, start: draft, componentsVersion: menu.components_version });
  };
  const card = (dish: DishWithVariants) => (
    <DishCard
      key={dish.id}
      {...{ dish, menu }}
      onOpen={start}
      onRemove={(variant) => {
        saving.reset();
        setLeaving({ dishId: dish.id, variant });
      }}
    />
  );
  // This is its current state: somebody else may have changed it since the question.
  const waysOf = (dishId: number) => menu.dishes.find(({ id }) => id === dishId)?.variants ?? [];
  const isThere = ({ dishId, variant }: Leaving) => waysOf(dishId).some(({ id }) => id === variant.id);
  const remove = ({ dishId, variant }: Leaving) => {
    const variants = waysOf(dishId);
    const left = variants.filter(({ id }) => id !== variant.id);
    if (left.length === variants.length) setLeaving(undefined);
    else saving.mutate({ dishId, variants: left.map(unchanged) }, { onSuccess: () => setLeaving(undefined) });
  };
  const parts = [
    { title: t('Made another way'), dishes: made },
    { title: t('Worth stating: one ingredient alone brings an allergen'), dishes: suggested },
    { title: t('The other dishes'), dishes: others },
  ];
  return (
    <div className="variants">
      <TextField label={t('Find a dish')} type="search" value={text} onChange={({ target }) => setText(target.value)} />
      {!open && !leaving && problem && <p role="alert">{problem}</p>}
      {found.length === 0 && <p role="status">{t('No dish on this menu has that name.')}</p>}
      {parts.map(
        ({ title, dishes }) =>
          dishes.length > 0 && (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul className="variants__list" role="list">
                {dishes.map(card)}
              </ul>
            </section>
          ),
      )}
      {leaving && (
        <ConfirmDialog
          title={t('Remove “{name}”?', { name: leaving.variant.name })}
          confirm={t('Remove')}
          busy={saving.isPending}
          problem={
            saving.error && hasCode(saving.error, 'precondition_failed')
              ? describeOvertaken(isThere(leaving))
              : (problem ?? undefined)
          }
          onConfirm={() => remove(leaving)}
          onCancel={() => {
            saving.reset();
            setLeaving(undefined);
          }}
        >
          <p>
            {t(
              'Guests aren’t offered it any more, and what you stated of it goes with it. It can’t be brought back: it would have to be made and stated anew.',
            )}
          </p>
        </ConfirmDialog>
      )}
      {open && (
        <VariantForm
          {...open}
          menu={menu}
          busy={saving.isPending}
          problem={
            open.isOther
              ? t(
                  'It was changed in the meantime, by you or somebody else. This is how it is now: tick again what is still so, then save.',
                )
              : (problem ?? undefined)
          }
          onClose={() => setOpen(undefined)}
          onSave={(edit) => {
            const { dish } = open;
            setOpen({ ...open, isOther: false });
            const isOpen = (one: Variant) => one.id === open.variant?.id;
            const kept = dish.variants.map((one) => (isOpen(one) ? edit : unchanged(one)));
            const isNew = !dish.variants.some(isOpen);
            saving.mutate(
              { dishId: dish.id, variants: isNew ? [...kept, { ...edit, id: undefined }] : kept },
              { onSuccess: () => setOpen(undefined) },
            );
          }}
        />
      )}
    </div>
  );
}

interface DishCardProps {
  dish: DishWithVariants;
  menu: MenuVariants;
  onOpen: (dish: DishWithVariants, variant?: Variant, leftOut?: readonly string[]) => void;
  onRemove: (variant: Variant) => void;
}

function DishCard({ dish, menu, onOpen, onRemove }: DishCardProps) {
  const isThere = (ingredient: string) => dish.variants.some(({ leaves_out }) => leaves_out.includes(ingredient));
  return (
    <li className="variants__dish">
      <h3 lang={menuLanguage}>{dish.name}</h3>
      {dish.variants.length > 0 && (
        <ul className="variants__ways" role="list">
          {dish.variants.map((variant) => (
            <li key={variant.id}>
              <div>
                <strong lang={menuLanguage}>{variant.name}</strong>
                <p>{describeStated(variant, dish, menu)}</p>
                <WayContradictions menu={menu} dishId={dish.id} way={variant.id} />
              </div>
              <div className="variants__actions">
                <Button onClick={() => onOpen(dish, variant)}>
                  {t('Edit')}
                  <span className="visually-hidden"> {variant.name}</span>
                </Button>
                <Button kind="quiet" onClick={() => onRemove(variant)}>
                  {t('Remove')}
                  <span className="visually-hidden"> {variant.name}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className="variants__actions">
        {dish.brought_by_one
          .filter(({ ingredient }) => !isThere(ingredient))
          .map(({ ingredient, allergens }) => (
            <Button key={ingredient} onClick={() => onOpen(dish, undefined, [ingredient])}>
              {t('Without {ingredient}? It alone brings {allergens}', {
                ingredient,
                allergens: formatList(allergens.map(wordOfAllergen)),
              })}
            </Button>
          ))}
        <Button kind="quiet" onClick={() => onOpen(dish)}>
          {t('Add a way to make it')}
          <span className="visually-hidden"> {dish.name}</span>
        </Button>
      </div>
    </li>
  );
}

/**
 * Says what is stated about a way and still current. Contradictions are below, and diners aren't told what they
 * contradict.
 */
function describeStated(variant: Variant, dish: DishWithVariants, menu: MenuVariants): string {
  if (!variant.statements.some(({ level }) => level === 'absent'))
    return t('Nothing stated of it yet, so nobody is offered it.');
  const current = currentAbsences(dish, variant, menu);
  if (current.length === 0) return t('What was stated of it is out of date: open it and tick it again.');
  const dates = current.map(({ stated_at }) => stated_at ?? '').toSorted();
  return t('No {allergens}, stated {date}.', {
    allergens: formatList(current.map(({ allergen }) => wordOfAllergen(allergen))),
    date: formatDate(dates[0], t),
  });
}
