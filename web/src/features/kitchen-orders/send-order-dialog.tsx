import './send-order.css';
import type { OrderFood } from '@clearplate/contract/kitchen-orders';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { nameOfAllergen, wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { localStore } from '../../shared/lib/storage.ts';
import { useOnline } from '../../shared/lib/use-online.ts';
import { VerdictMark } from '../../entities/verdict/verdict-mark.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import { type Language, languages } from '../../translations/languages.ts';
import { formatList, spokenLanguage, spokenLocale, t } from '../../translations/t.ts';
import { describeOrderedDish } from '../../translations/way-words.ts';
import type { DishToSend, PersonToSend } from './order-people.ts';
import { rememberOrder } from './stored-orders.ts';

/** Says how strictly a food must be kept away, in words for the person who sends it. */
const needWords: Readonly<Record<OrderFood['need'], string>> = {
  get dangerous() {
    return t('traces are dangerous');
  },
  get ask() {
    return t('ask about traces');
  },
  get fine() {
    return t('traces are fine');
  },
  get leaveOut() {
    return t('leave it out');
  },
};

export interface SendOrderDialogProps {
  /** It is `null` for a card that is for no restaurant. */
  restaurant: { readonly id: number; readonly name: string } | null;
  people: readonly PersonToSend[];
  /** A card has no dishes; each person is a line then. */
  dishes: readonly DishToSend[];
  /** This is the kitchen's language at first. */
  language?: Language | undefined;
  /** Guesses the language from the restaurant's cuisine, where nobody has chosen one. */
  guessLanguage?: ((cuisine: string) => Language | undefined) | undefined;
  onClose: () => void;
}

const everybody = 'all';
const isLanguage = (value: string | undefined): value is Language =>
  value !== undefined && Object.hasOwn(languages, value);

/** Returns a key, because a dish may be there twice, made in two ways. */
const keyOf = ({ id, way }: DishToSend): string => `${id} ${way?.id ?? ''}`;

/** Returns the way as it is shown here. The server refuses it if the restaurant has changed it meanwhile. */
const wayOf = ({ id, name, leaves_out, adds, uses = [] }: NonNullable<DishToSend['way']>) => ({
  id,
  name,
  leaves_out: [...leaves_out],
  adds: [...adds],
  ...(uses.length > 0 && { uses: [...uses] }),
});

/** Returns the warnings for the people who eat a dish, since nobody else needs them. */
const warnedFor = ({ warned = [] }: DishToSend, whom: readonly number[]) =>
  warned.filter(({ person }) => whom.includes(person));

const notSent = (error: unknown): string =>
  hasCode(error, 'conflict')
    ? `${t('Nothing was sent')}: ${error.message}.`
    : describeRefusal(error, t('Nothing was sent'));

/** Returns the languages, each also by its name in the user's, because a device may lack the letters of its own name. */
function languageOptions() {
  const names = new Intl.DisplayNames(spokenLocale(), { type: 'language' });
  return Object.entries(languages).map(([value, { ownName, tag }]) => {
    const name = names.of(tag) ?? value;
    const isSame = name.toLowerCase() === ownName.toLowerCase();
    return { value, label: isSame ? ownName : `${ownName} (${name})` };
  });
}

const describeFood = (food: OrderFood) => ('allergen' in food ? nameOfAllergen(food.allergen) : food.written);

/**
 * Returns the kitchen's language: the one that was chosen, that its page knows, that its cuisine suggests, or that was
 * chosen elsewhere. Otherwise it is Spanish, as on the page with what to ask there.
 */
function useLanguage({ restaurant, language, guessLanguage }: Omit<SendOrderDialogProps, 'onClose'>) {
  const [chosen, choose] = useState<Language>();
  const { data } = useQuery({
    ...callQuery('getRestaurant', { params: { id: String(restaurant?.id) } }),
    enabled: restaurant !== null && guessLanguage !== undefined,
  });
  const stored = localStore.read('cardLanguage');
  const known = chosen ?? language ?? guessLanguage?.(data?.[0]?.cuisine ?? '');
  return { language: known ?? (isLanguage(stored) ? stored : 'es'), choose };
}

/** Shows what the kitchen will see, and sends it once the people whom it is about agree. */
export function SendOrderDialog({ restaurant, people, dishes, onClose, ...rest }: SendOrderDialogProps) {
  const { language, choose } = useLanguage({ restaurant, people, dishes, ...rest });
  const [place, setPlace] = useState('');
  const [agreedTo, setAgreedTo] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const [whose, setWhose] = useState<Whose>({});
  const isOnline = useOnline();
  // The cart is refetched while this is open, so an agreement holds only for what was shown then.
  const shown = JSON.stringify([people, dishes]);
  const agreed = agreedTo === shown;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const forWhom = (id: string) => {
    const one = whose[id] ?? everybody;
    return one === everybody ? people.map((_, index) => index) : [Number(one)];
  };
  /** A card is about everybody. Of an order, the kitchen sees nothing of those for whom nothing is ordered. */
  const isSeen = (person: number) =>
    dishes.length === 0 || dishes.some((dish) => forWhom(keyOf(dish)).includes(person));
  const sending = useMutation({
    mutationFn: () =>
      client.sendKitchenOrder({
        body: {
          agreed: true,
          restaurant_id: restaurant?.id ?? null,
          language,
          place,
          people: people.map(({ foods }) => ({ foods })),
          dishes: dishes.map((dish) => ({
            dish_id: dish.id,
            ...(dish.way && { variant: wayOf(dish.way) }),
            quantity: dish.quantity,
            for: forWhom(keyOf(dish)),
            warned: warnedFor(dish, forWhom(keyOf(dish))),
          })),
        },
      }),
    onError: (error) => {
      // They agreed to something that has changed, so we refetch the cart, and they have to look at it and agree again.
      if (hasCode(error, 'conflict')) void queries.invalidateQueries({ queryKey: ['getCart'] });
    },
    onSuccess: ({ kitchen_token, diner_token, expires_at }) => {
      rememberOrder({
        restaurant: restaurant?.name ?? null,
        restaurantId: restaurant?.id,
        dishes: dishes.map(({ id, way }) => ({ id, way: way?.id })),
        kitchenToken: kitchen_token,
        dinerToken: diner_token,
        expiresAt: expires_at,
      });
      void navigate('/told-kitchens');
    },
  });
  const send = () => {
    setRefused(!agreed);
    if (agreed) sending.mutate();
  };
  return (
    <Dialog open onClose={onClose} title={t('Let the kitchen answer')}>
      <div className="send-order">
        <p>
          {t(
            'You get a code. The kitchen opens it on its own phone, without an account, and ticks each line; you see that as it happens.',
          )}
        </p>
        <section className="send-order__seen" aria-labelledby="send-order-seen">
          <h3 id="send-order-seen">{t('This is what the kitchen will see, and nothing else about you:')}</h3>
          <Dishes dishes={dishes} people={people} whose={whose} forWhom={forWhom} onChange={setWhose} />
          {people.map(
            (person, index) =>
              isSeen(index) && (
                <div key={describePerson(person, index)}>
                  <p className="send-order__person">{describePerson(person, index)}</p>
                  <ul>
                    {person.foods.map((food) => (
                      <li key={JSON.stringify(food)}>{`${describeFood(food)}: ${needWords[food.need]}`}</li>
                    ))}
                  </ul>
                </div>
              ),
          )}
          {people.some(({ name }) => name !== '') && <p>{t('Names are not sent.')}</p>}
        </section>
        <SelectField
          label={t('Language of the kitchen')}
          value={language}
          options={languageOptions()}
          onChange={(event) => isLanguage(event.target.value) && choose(event.target.value)}
        />
        <TextField
          label={t('Table, or name of the order (optional)')}
          maxLength={40}
          value={place}
          onChange={(event) => setPlace(event.target.value)}
        />
        <TickBox checked={agreed} onChange={(isOn) => setAgreedTo(isOn ? shown : undefined)}>
          {t(
            'I agree: Clearplate stores this for four hours and shows it to whoever has the link. It says something about my health. I can withdraw it at any time.',
          )}
        </TickBox>
        <ProblemNotice>
          {isRefused && !agreed
            ? t('Nothing was sent: please agree first.')
            : !isOnline
              ? t('You are offline: it can be sent once you are back online. The note and the card work without.')
              : sending.isError && notSent(sending.error)}
        </ProblemNotice>
        <div className="send-order__actions">
          <Button kind="primary" busy={sending.isPending} onClick={send}>
            {t('Send and show the code')}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </div>
      </div>
    </Dialog>
  );
}

type Whose = Readonly<Record<string, string>>;

interface DishesProps extends Pick<SendOrderDialogProps, 'dishes' | 'people'> {
  /** This is keyed by the dish's key. */
  whose: Whose;
  forWhom: (key: string) => readonly number[];
  onChange: (whose: Whose) => void;
}

/** Lists what is ordered, starting with how it is made, and for whom. */
function Dishes({ dishes, people, whose, forWhom, onChange }: DishesProps) {
  if (dishes.length === 0) return null;
  return (
    <ul role="list">
      {dishes.map((dish) => (
        <li key={keyOf(dish)} className="send-order__dish">
          <strong>{describeOrderedDish(dish, spokenLanguage(), wordOfAllergen)}</strong>
          {warnedPeople(dish, forWhom(keyOf(dish)), people).map(({ person, foods }) => (
            <p key={person} className="send-order__warning">
              <VerdictMark verdict="avoid" />
              {t('Warning for {person}: this dish has or may have: {foods}', { person, foods })}
            </p>
          ))}
          {people.length > 1 && (
            <SelectField
              label={t('{name} is for', { name: dish.way ? `${dish.name}, ${dish.way.name}` : dish.name })}
              value={whose[keyOf(dish)] ?? everybody}
              options={[
                { value: everybody, label: t('Everybody') },
                ...people.map((person, index) => ({ value: String(index), label: describePerson(person, index) })),
              ]}
              onChange={(event) => onChange({ ...whose, [keyOf(dish)]: event.target.value })}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Returns the warnings that the kitchen gets about a dish, by person. */
function warnedPeople(dish: DishToSend, whom: readonly number[], people: readonly PersonToSend[]) {
  const byPerson = Map.groupBy(warnedFor(dish, whom), ({ person }) => person);
  return [...byPerson].flatMap(([index, warned]) => {
    const person = people[index];
    const foods = warned.flatMap(({ food }) => person?.foods[food] ?? []).map(describeFood);
    return person ? [{ person: describePerson(person, index), foods: formatList(foods) }] : [];
  });
}

/** Adds the number, because the kitchen sees only that. */
function describePerson({ name }: PersonToSend, index: number): string {
  const number = t('Person {number}', { number: index + 1 });
  return name === '' ? number : `${number} (${name})`;
}
