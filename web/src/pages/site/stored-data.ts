import { t } from '../../translations/t.ts';

/** Says what is stored about a person: what, why and for how long, in plain words. */
export interface StoredData {
  readonly what: string;
  readonly why: string;
}

export const storedData: readonly StoredData[] = [
  {
    get what() {
      return t('Your account: name, e-mail address, picture if you add one, and your password');
    },
    get why() {
      return t(
        'To know you when you come back. The password is stored only as a hash, from which it can’t be read. A picture is stored without its location and camera details. Stored until you change or delete it.',
      );
    },
  },
  {
    get what() {
      return t(
        'What you and your household avoid: allergens, how strict to be, preferences, names of eaters, who eats today',
      );
    },
    get why() {
      return t(
        'To check dishes for you. This says something about your health, so it is never put in the address of a page, never written to our logs, and shown to a restaurant only where you send it to a kitchen yourself. Stored until you change or delete it.',
      );
    },
  },
  {
    get what() {
      return t(
        'What you send a kitchen by “Let the kitchen answer”: the dishes, what must not be in them and how strictly, without names, and what it ticked',
      );
    },
    get why() {
      return t(
        'To show it to whoever has the link, in that kitchen. Only if you agree each time. It is deleted when you withdraw it, and otherwise within an hour of its end after four hours. Your browser stores the link, and which dishes it is about, for as long.',
      );
    },
  },
  {
    get what() {
      return t('Your chef card, on the device where you open it');
    },
    get why() {
      return t('To show it offline. It is stored in that browser only, until you sign out there or the sign-in ends.');
    },
  },
  {
    get what() {
      return t('The last twelve menus that you opened, on the device where you opened them, also without an account');
    },
    get why() {
      return t(
        'To show them offline, with the time that they are from. They hold what everybody can read, and nothing about what you avoid. Stored until you sign out, or clear this site’s data in the browser.',
      );
    },
  },
  {
    get what() {
      return t('Your addresses');
    },
    get why() {
      return t('To show restaurants around them. Stored until you delete them.');
    },
  },
  {
    get what() {
      return t('Your cart, with what each dish was when you added it, and when you last saved what you avoid');
    },
    get why() {
      return t(
        'To find it as you left it, on any device, and to tell you what changed since. Stored until you empty it.',
      );
    },
  },
  {
    get what() {
      return t(
        'Your favourites: dishes, ways to make them and restaurants, which dishes you watch, up to where you know of their changes',
      );
    },
    get why() {
      return t(
        'To show them to you, and to tell you when a dish changes. Such an e-mail says what everybody can read about the dish, and nothing about what you avoid. Stored until you remove them.',
      );
    },
  },
  {
    get what() {
      return t(
        'Your reports of dishes: a reaction and to which allergen, what you were told that it contains, or what looks wrong, and your words',
      );
    },
    get why() {
      return t(
        'To warn others right away. Everybody sees the allergen and the day, nobody your name; only the people who run this site read what you write about a reaction. When you delete your account, the warning stays, without your name and without your words.',
      );
    },
  },
  {
    get what() {
      return t(
        'What you were told at a restaurant, if you send it there: the question, the answer, who said it, and the day',
      );
    },
    get why() {
      return t(
        'So that whoever keeps the menu can say whether it is so. Nothing stored with it says who you are, signed in or not, so it can’t be taken back. Stored for 30 days.',
      );
    },
  },
  {
    get what() {
      return t('Your sign-ins: on what kind of device, when it was opened, when it was last used');
    },
    get why() {
      return t(
        'So that you can see and end them. A sign-in ends after 30 days without use, and after 180 days at the latest.',
      );
    },
  },
  {
    get what() {
      return t(
        'E-mails that we send you: about your e-mail address, your password, your sign-ins, the dishes that you watch, and what became of your reports and enquiries',
      );
    },
    get why() {
      return t('An e-mail waits with us until it is delivered. Its link works once, for a limited time.');
    },
  },
  {
    get what() {
      return t(
        'Enquiries that you send through the contact forms: name, e-mail address, phone number, message, the restaurant that you say is yours, and what we answered',
      );
    },
    get why() {
      return t(
        'To answer you, and to know who was given a restaurant and why. Those who run this site can read them. The answer is e-mailed with your words below it; if it can’t be delivered, they are told. Stored until they delete it: ask for that through Contact Us.',
      );
    },
  },
  {
    get what() {
      return t('Changes that you make to a restaurant’s dishes, details and hours, if you manage one');
    },
    get why() {
      return t(
        'Somebody may have relied on them, so their history is never rewritten. Others who manage that restaurant see your name beside a change of its details and beside what you stated about a dish. The history names you by a random number only; when you delete your account, nothing connects that number with you any more.',
      );
    },
  },
  {
    get what() {
      return t('How often an internet address or an account has tried something, such as signing in');
    },
    get why() {
      return t('To slow down whoever guesses passwords. Stored for as long as the limit lasts.');
    },
  },
];
