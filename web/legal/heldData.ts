/** Something that is held about a person. */
export interface HeldData {
  /** The tables it stands in, as the export of a person's data names them. */
  tables: readonly string[]
  what: string
  why: string
  howLong: string
}

const WHILE_ACCOUNT = 'As long as your account exists'

/** Everything that is held about a person, for what and for how long. A test compares it with what is stored. */
export const HELD_DATA: readonly HeldData[] = [
  {
    tables: ['users'],
    what: 'Your email address, your password as a one-way hash, your choice about marketing emails, when you signed up, confirmed your address and were through with the first questions, and the network (IP) address that you last signed in from',
    why: 'To let you, and no one else, into your account',
    howLong: `${WHILE_ACCOUNT}. An account that is never confirmed is removed after 30 days`,
  },
  {
    tables: ['sessions'],
    what: 'When you signed in, from which network address, with which browser and in which way, and when you last proved that it is you',
    why: 'To keep you signed in and to end stolen sessions',
    howLong:
      'A session lasts for 14 days without use and 30 days at most; its record is removed within 30 days of its end',
  },
  {
    tables: ['security_events'],
    what: 'What happened to your account: sign-ins, failed ones, and changes of your address, password, devices and keys, and which households you joined, left or came to own, with when, in which browser or program and from which network (IP) address. Failed sign-ins may be those of others who gave your address',
    why: 'So that you see when someone else uses your account, and are emailed when it is used from somewhere new',
    howLong: '12 months, and at most the latest 200 entries',
  },
  {
    tables: ['identities'],
    what: 'Where you sign in with another service of this installation: under which name (subject) that service knows you, since when, and when you last signed in with it. We ask it for nothing but that name and your email address',
    why: 'So that you can sign in without a password of ours',
    howLong: 'Until you disconnect it or delete your account',
  },
  {
    tables: ['second_factors', 'recovery_codes'],
    what: 'Authenticator codes that you turn on: the key that your app has, encrypted, since when they are on and which was used last, and your recovery codes as hashes, with when they were made',
    why: 'So that your password alone lets no one in',
    howLong:
      'Until you turn them off or delete your account; a set-up that you do not finish for ten minutes, a recovery code until it is used',
  },
  {
    tables: ['passkeys'],
    what: 'Passkeys that you add: the public half of each, what you call it, whether your devices share it, how often it has signed, when you added it and when you last used it. The other half, your fingerprint and your face never leave your devices',
    why: 'So that you can sign in without a password',
    howLong: 'Until you remove it, reset your password by email or delete your account',
  },
  {
    tables: ['provider_visits'],
    what: 'A sign-in with that service that is under way: what it is for, and the name and email address that the service says you have',
    why: 'To finish it, and to make sure that it was you who began it',
    howLong: 'Until it is done; otherwise ten minutes, and at most an hour more until it is removed',
  },
  {
    tables: ['mailed_keys'],
    what: 'The links that we email to confirm or change your address, to bring the former one back or to reset your password, with that address, and a mark of the browser in which you signed up, as one-way hashes',
    why: 'To check that the address is yours, and to sign you in where you signed up',
    howLong: 'A day after the link has expired',
  },
  {
    tables: ['partner_keys'],
    what: 'Keys for your own programs that you make, as one-way hashes: what you call them, what they may do, and when you made them, they were last used and they end. Who has such a key, such as the program that you give it to, uses your account as far as the key allows',
    why: 'So that your programs can use your account',
    howLong: 'Until you delete your account; otherwise 30 days after a key was revoked or has ended',
  },
  {
    tables: ['webhooks', 'webhook_deliveries'],
    what: 'Addresses that you have us call when something changes in your household, what each is called for, and when we called and how that ended. A call says that the plan or the list changed, never what; who receives it is yours to choose',
    why: 'So that your programs learn of changes without asking',
    howLong:
      'Until you remove the webhook, leave the household, reset your password by email or delete your account. Of calls that have ended the last 50 are kept, for 30 days',
  },
  {
    tables: ['notification_devices', 'notifications'],
    what: 'Devices on which you have switched on notifications: what each is called and notified of, at which hour, its address at the push service of your browser’s maker and the keys with which it reads, encrypted, and what waits to be sent to it. The push service carries notifications, encrypted so that it cannot read them, and learns when one is sent',
    why: 'To notify you of what you have switched on, also while no page is open',
    howLong:
      'Until you remove the device, log out on it, unsubscribe in your browser, leave the household, reset your password by email or delete your account; otherwise 60 days after its page was last open. A notification is deleted once it is sent, and after 4 hours at most',
  },
  {
    tables: ['outbox'],
    what: 'Emails to you, and invitations that you have us send, that are waiting to be sent or were sent lately',
    why: 'So that no email is lost',
    howLong: 'Seven days after sending; 30 days if an email could not be delivered',
  },
  {
    tables: ['once_calls'],
    what: 'Changes that your programs sent under a key, and what was answered, without passwords and tokens',
    why: 'So that what is sent twice after a lost connection is done once',
    howLong: 'Answers for 24 hours; that it was done for 30 days',
  },
  {
    tables: ['user_settings'],
    what: 'Your dietary requirements, the ingredients that you never eat and those that you do not like, your tag preferences, the figures of energy, protein, fibre, sodium and saturated fat that you set for yourself, and your preferred store',
    why: 'To propose only meals that suit you. Dietary requirements and figures can say something about your health or beliefs, so we use them for nothing else',
    howLong: WHILE_ACCOUNT,
  },
  {
    tables: [
      'households',
      'household_members',
      'household_wishes',
      'plans',
      'plan_operations',
      'list_ticks',
      'list_items',
      'list_notes',
      'named_lists',
      'cupboard_items',
      'frozen_meals',
      'kitchen_timers',
      'shop_orders',
      'own_prices',
      'learned_codes',
      'product_photos',
      'shop_words',
    ],
    what: 'Your household: its name, your name, portion and meals in it, what it wishes of its plans, its plans, saved ones with their names and past weeks included, with the days of their meals, what you write in place of a meal, which of them are locked and which come every week, its list with who ticked what and what is noted on its lines, its other lists with their names, what it has at home, in the freezer as well, with who said so, its kitchen timers with their dishes until a day after they are over, in which order it walks through its stores, what it pays, what it has said the bar codes of products are and its photos of what it buys, and for 30 days when prices, codes and orders were said or forgotten, and who changed its plan and how. Members of a household see each other’s names, portions, meals and roles, own dishes, its plans, its list, what it has at home, its kitchen timers, how it shops, and what keeps a meal away from whom, such as an ingredient that you never eat. Your name is the part of your email address before the @ until you give one; the others see the rest of the address only in invitations that you have us send',
    why: 'So that you can plan, shop and cook together',
    howLong:
      'As long as the household has an account. When you leave it or delete your account, what was planned stays with the others, without your name',
  },
  {
    tables: ['household_members', 'profile_settings'],
    what: 'People without an account whom you add to your household, such as children: their name, portion and meals, and what you answer for them about their diet, figures of a day included. Please add only people who are yours to answer for, or who have agreed',
    why: 'To propose only meals that suit everyone who eats them',
    howLong: 'Until you remove them, or the household ends with its last account',
  },
  {
    tables: ['household_invitations'],
    what: 'Invitations to your household: the link as a one-way hash, when it was made, and the address that you have us send it to. The email names you by your email address',
    why: 'So that others can join you',
    howLong:
      'Until you revoke it; otherwise 30 days after it has expired. The address is forgotten as soon as the invitation is accepted',
  },
  {
    tables: ['calendar_feeds'],
    what: 'Addresses of calendars that you make, as one-way hashes: when, and for whose meals. Who has such an address, such as the calendar program that you give it to, reads from it when your household eats what',
    why: 'So that your calendar shows your plan',
    howLong: 'Until you renew or end the address, leave the household or delete your account',
  },
  {
    tables: ['photos'],
    what: 'Photos that you give to dishes of your own, made smaller and without what your camera writes into them, such as the place and the time. You and the others of your household see them, and no one else',
    why: 'So that you know your dishes when you see them',
    howLong:
      'Until you remove the photo, delete the dish or delete your account; for a day after you removed or replaced it, so that you can take that back',
  },
  {
    tables: ['meal_plans', 'generated_plans', 'dishes'],
    what: 'The plan that you saved, when plans were generated for you and of which meals, and any dishes of your own, with your notes and labels, where they are from, and when you cooked them before you brought them here. The others of your household read your dishes as well',
    why: 'To load your plan again, to cook what is yours, to vary what is proposed, and to know who takes part in the raffle',
    howLong: WHILE_ACCOUNT,
  },
  {
    tables: ['imports', 'import_items'],
    what: 'Files of recipes that you bring in: their names, what is in them until it is among your dishes, and what came of each recipe. The file itself is deleted as soon as it is read. No one else sees this',
    why: 'To bring your recipes in, and to take them away again when you undo it',
    howLong: '90 days after it is over, or until you delete your account',
  },
  {
    tables: ['recipe_opinions'],
    what: 'What you say of recipes: favourites, ratings and “never again”. No one else sees it, the others of your household included',
    why: 'So that you find what you like again',
    howLong: `${WHILE_ACCOUNT}, or until the dish is deleted. When you said what you take back is forgotten 30 days after the last change`,
  },
  {
    tables: ['feedback'],
    what: 'The feedback that you give: answers, words and recommendations for meals',
    why: 'To make the product better, and to know who takes part in the raffle',
    howLong: WHILE_ACCOUNT,
  },
  {
    tables: ['raffle_draws'],
    what: 'For each month, codes of those who took part, which lead back to no one, and which account won',
    why: 'So that a draw can be checked',
    howLong: 'The codes are kept. That you won is forgotten with your account',
  },
  {
    tables: ['analytics_events'],
    what: 'Usage events: which mode you open, changed meal counts, serves and meals, copied lists, warnings that you were shown, opened instructions, logging out, and visits to this page and the terms',
    why: 'To learn what is used and where people get stuck',
    howLong: '400 days, or until you delete your account. Events of visitors without an account carry no name',
  },
]
