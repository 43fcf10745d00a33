import type { Category as MealCategory } from '../catalogue/types';
import type { Fact as DietaryFact } from '../catalogue/types';
import type { Nutrient } from '../catalogue/types';
import type { Unit as UnitCode } from '../catalogue/types';
import type { Area as StoreAreaCode } from '../catalogue/types';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day of the years 2000 to 2099, without time or zone, such as 2026-11-30; days of a household are days in Sydney. */
  Date: { input: string; output: string; }
  /** Any JSON object. */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** Milliseconds since 1970-01-01T00:00Z. */
  Timestamp: { input: number; output: number; }
  /** An absolute http or https address of at most 2,000 characters. */
  URL: { input: string; output: string; }
};

/** An invitation to accept. */
export type AcceptInvitationInput = {
  /**
   * Whether the own items of the caller's list that are not ticked, and what is in the caller's cupboard, come along. Without
   * this, and where the caller leaves other accounts behind or joins beside them, they stay where they are or end with the
   * household that ends (docs/product.md HH-22).
   */
  bringItems?: Scalars['Boolean']['input'];
  /** Whether the members without an account of the caller's household come along. Without this they end with that household. */
  bringMembers?: Scalars['Boolean']['input'];
  /**
   * Whether the caller joins beside the households that the caller is in, which stay as they are; then nothing comes along but
   * the caller's own dishes and answers, `bringMembers` is ignored, and HAND_OVER_FIRST is not asked for (docs/product.md HH-26).
   */
  isFurther?: Scalars['Boolean']['input'];
  /** The key of its link. */
  key: Scalars['String']['input'];
  /** What the others will call the caller, 1 to 60 characters; null to stay with the name that the caller has. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
};

/** One act on what a household shares. Give exactly one. */
export type ActInput =
  /** On the cupboard; about each ingredient the latest time counts. */
  { cupboard: CupboardActInput; habits?: never; list?: never; plan?: never; }
  |  /** On how the household shops; about each store and price the latest time counts. */
  { cupboard?: never; habits: HabitsActInput; list?: never; plan?: never; }
  |  /** On the list; about each line and item the latest time counts. */
  { cupboard?: never; habits?: never; list: ListActInput; plan?: never; }
  |  /** On the current plan; in the order of arrival. */
  { cupboard?: never; habits?: never; list?: never; plan: PlanActInput; };

/** A member to add, without an account. */
export type AddHouseholdMemberInput = {
  /** Who may change the person's answers: OWNER or EVERYONE. */
  answersEditedBy?: AnswerEditors;
  /** Categories that the person eats at home; all of them when left out. */
  eats?: InputMaybe<Array<MealCategory>>;
  /** 1 to 60 characters, without the space around them. */
  name: Scalars['String']['input'];
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /** Share of a serve that the person eats: 0.25 to 2 in quarters. */
  portion?: Scalars['Float']['input'];
};

/** A device that is to be notified. */
export type AddNotificationDeviceInput = {
  /** The hour in Sydney at which it is notified of dinner, 0 to 23. */
  dinnerHour?: InputMaybe<Scalars['Int']['input']>;
  /** What it is to be notified of; at least one. */
  kinds: Array<NotificationKind>;
  /** What the device is to be called; at most 60 characters. */
  label: Scalars['String']['input'];
  /** Of the browser. A device that has it already is replaced, whose ever it was: a browser is notified for one person. */
  subscription: PushSubscriptionInput;
};

/** A row to add. */
export type AddRowInput = {
  /** The row before it; null puts it first in its category, a row that is not there last. */
  after?: InputMaybe<Scalars['ID']['input']>;
  /** Its category. */
  category: MealCategory;
  /** What is eaten, in place of `uniqueId`, which is empty then. */
  content?: InputMaybe<RowContentInput>;
  /** Its day; null for none. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Members who eat it, at least one; null for all who eat the category. */
  eaters?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether dice leave it alone; false when left out or null. */
  isLocked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether what it holds comes again in each next week; false when left out or null. */
  isWeekly?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Whether it is refused (UNSUITABLE) where the row then holds what does not suit those who eat it (docs/product.md API-66).
   * Else that is done, and `problems` of the plan names it.
   */
  mustSuit?: InputMaybe<Scalars['Boolean']['input']>;
  /** UUID chosen by the client. */
  rowId: Scalars['ID']['input'];
  /** Serves, 0 to 10; null follows the portions of those who eat. */
  serves?: InputMaybe<Scalars['Int']['input']>;
  /** Opaque name of the meal and its swaps; empty for an empty row. */
  uniqueId: Scalars['ID']['input'];
  /** The row of which it is another version of the same meal; null if it is not such a version. */
  variantOf?: InputMaybe<Scalars['ID']['input']>;
};

/** A webhook to make. */
export type AddWebhookInput = {
  /**
   * Where messages are to be sent: `https:` on its usual port at a public host, or a host that the configuration of the server
   * names; at most 2000 characters.
   */
  address: Scalars['String']['input'];
  /** What it is to be called for; at least one, and one that callers of the kind may have. */
  kinds: Array<WebhookKind>;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The person's password, as proof that it is the person; blank where the account has none and the provider has confirmed it. A
   * partner leaves it out.
   */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of making a webhook. */
export type AddWebhookResult = MutationResult & {
  /**
   * What is wrong: REQUIRED, TOO_LONG or NOT_ALLOWED on `address`, REQUIRED or NOT_ALLOWED on `kinds`, REQUIRED, WRONG_PASSWORD or
   * PROOF_NEEDED on `password`, TOO_MANY on none for the sixth webhook. Empty on success.
   */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** With which its messages are signed, `whsec_…`; null on failure. It is answered once and cannot be read again. */
  secret?: Maybe<Scalars['String']['output']>;
  /** The webhook; null on failure. */
  webhook?: Maybe<Webhook>;
};

/** A bound on an amount in what one person eats at a meal. */
export type AmountBound = {
  /** At most so much, in the nutrient's unit. */
  most: Scalars['Float']['output'];
  /** What is bounded, such as sodium. */
  nutrient: Nutrient;
};

/** Something that happened in a client. */
export type AnalyticsEventInput = {
  /** Chosen by the client; the same event sent twice is recorded once. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** The kind of event. */
  eventType: AnalyticsEventType;
  /** Details, at most 2048 bytes as JSON; none if left out or null. */
  metadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /** Path of the page. */
  page: Scalars['String']['input'];
  /** When it happened, by the client's clock. */
  timestamp: Scalars['Timestamp']['input'];
};

/** The usage events (docs/product.md ANA-2). */
export type AnalyticsEventType =
  /** A category's number of meals was changed. */
  | 'MEALS_COUNT_CHANGED'
  /** A meal was picked. */
  | 'MEAL_CHANGED'
  /** A meal's instructions were opened. */
  | 'MEAL_INSTRUCTIONS_OPENED'
  /** A mode of the planner was entered. */
  | 'MODE_ENTERED'
  /** A legal page was visited. */
  | 'POLICY_VISITED'
  /** Serves were changed. */
  | 'SERVES_CHANGED'
  /** The shopping list was copied. */
  | 'SHOPPING_LIST_COPIED'
  /** A warning was shown. */
  | 'UI_WARNING'
  /** A person logged out. */
  | 'USER_LOGGED_OUT';

/** Where the caller is working. */
export type AnnouncePresenceInput = {
  /** The device, an opaque id that the page has made; at most 36 characters. */
  device: Scalars['ID']['input'];
  /** One of plan, shop and cook. */
  mode: Scalars['String']['input'];
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /** The row that is being edited; null for none. */
  rowId?: InputMaybe<Scalars['ID']['input']>;
};

/** The outcome of an announcement. */
export type AnnouncePresenceResult = MutationResult & {
  /** What is wrong with the input. Empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** The accounts of a household that may change a member's answers to the settings forms. */
export type AnswerEditors =
  /** Every account of the household. */
  | 'EVERYONE'
  /** The owner's account. For members without an account. */
  | 'OWNER'
  /** The member's own account. Not for a member without one. */
  | 'SELF';

/** The outcome of operations on the shared list. */
export type ApplyListOperationsResult = MutationResult & {
  /**
   * What is wrong, such as with `operations[3].act.addItem.text`. Then nothing of the call was stored: send it again without
   * that operation. Empty on success.
   */
  errors: Array<InputError>;
  /** The list with the operations; null on failure. */
  list?: Maybe<SharedList>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** Operations to do. */
export type ApplyOperationsInput = {
  /** Cursor of what the client has, for `changes` of the result. */
  after?: InputMaybe<Scalars['String']['input']>;
  /**
   * The household for which they were done. NOT_ALLOWED: the caller does not belong to it, or no longer; then nothing is done.
   * Without it, they are for the household for which the call is when they arrive.
   */
  householdId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 500 operations, in the order in which they were done. */
  operations: Array<OperationInput>;
};

/** What became of operations. */
export type ApplyOperationsResult = MutationResult & {
  /**
   * What has changed since `after`, these operations included, or everything where the input has no cursor: one call sends
   * what was gathered and brings the news. Null when the call as a whole was refused.
   */
  changes?: Maybe<HouseholdChanges>;
  /** The cupboard with these operations; null when none was on it, or when the call as a whole was refused. */
  cupboard?: Maybe<Cupboard>;
  /**
   * What is wrong with the call as a whole, such as with its household: then nothing of it was done. Or what is wrong with the
   * operations that were refused: then the others were done.
   */
  errors: Array<InputError>;
  /** The list with these operations; null when none was on it, or when the call as a whole was refused. */
  list?: Maybe<SharedList>;
  /** True when nothing was refused; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** What became of each operation, in their order; empty when the call as a whole was refused. */
  outcomes: Array<OperationOutcome>;
  /** The current plan with these operations; null when none was on it, or when the call as a whole was refused. */
  plan?: Maybe<Plan>;
  /** How the household shops, with these operations; null when none was on it, or when the call as a whole was refused. */
  shopHabits?: Maybe<ShopHabits>;
};

/** The outcome of operations on the current plan. */
export type ApplyPlanOperationsResult = MutationResult & {
  /**
   * What is wrong, such as with `operations[3].act.setMeal.uniqueId`. Then nothing of the call was stored: send it again
   * without that operation. Empty on success.
   */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The plan with the operations; null on failure. */
  plan?: Maybe<CurrentPlan>;
};

/** The order in which a household walks through a store. */
export type ArrangeShopInput = {
  /** The areas, the first first; those that are not named follow in the usual order. Null brings the usual order back. */
  areas?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Key of the store; null for where no store is chosen. */
  store?: InputMaybe<Scalars['ID']['input']>;
};

/** A file with everything that the server holds, photos as far as its settings say (docs/product.md OPS-2, OPS-10). */
export type Backup = {
  /** Its size in bytes. */
  bytes: Scalars['Float']['output'];
  /** Names the backup: when it was made, in UTC, and why. */
  id: Scalars['ID']['output'];
  /** Why it was made. */
  kind: BackupKind;
  /** When it was made. */
  madeAt: Scalars['Timestamp']['output'];
};

/** Why a backup could not be made or restored. */
export type BackupFailure =
  /** The file is no backup, or it is damaged. */
  | 'DAMAGED'
  /** Anything else; the server's log says more. */
  | 'FAILED'
  /** There is no space left where backups are kept, or in the database. */
  | 'FULL'
  /** The server was stopped meanwhile. */
  | 'INTERRUPTED'
  /** The file is gone. */
  | 'MISSING'
  /** The backup is of a newer release. */
  | 'NEWER'
  /** Nothing can be written where backups are kept. */
  | 'NOT_WRITABLE'
  /** The server's settings do not allow it any more. */
  | 'REFUSED';

/** A backup that is being made. */
export type BackupInProgress = {
  /** Why it is made. */
  kind: BackupKind;
  /** Since when. */
  since: Scalars['Timestamp']['output'];
};

/** Why a backup was made (docs/product.md OPS-3). */
export type BackupKind =
  /** By an owner of the server. */
  | 'BY_HAND'
  /** By the server, every night. */
  | 'NIGHTLY'
  /** By the server, of what there was before a backup was restored. */
  | 'SAFETY';

/** A plan of which one row was changed by hand. */
export type BalancePlanInput = {
  /** Id of the row that was changed, which stays as it is. */
  changedRow: Scalars['ID']['input'];
  /** Its rows, at most 100. */
  rows: Array<DraftRowInput>;
};

/** What balancing proposes. */
export type BalancePlanResult = MutationResult & {
  /** The rows that change, at most 4; empty where nothing else has to. */
  changed: Array<BalancedRow>;
  /** What that does to the plan, in sentences; at most 10. */
  effects: Array<Scalars['String']['output']>;
  /** What is wrong with the input. Empty on success. */
  errors: Array<InputError>;
  /** True when it is known; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The plan as it would be; null when the input is wrong. */
  plan?: Maybe<Plan>;
};

/** A row that balancing changes. */
export type BalancedRow = {
  /** What it was called before. */
  before: Scalars['String']['output'];
  /** The row with its new meal. */
  row: PlanRow;
  /** Why it has this meal, in a sentence; null where there is no reason to name. */
  why?: Maybe<Scalars['String']['output']>;
};

/** A passkey to add. */
export type BeginPasskeyInput = {
  /** The account's password as proof; not looked at where it has none, and another proof counts. */
  password: Scalars['String']['input'];
};

/** A visit to the provider that begins. */
export type BeginProviderVisitInput = {
  /** Page of the product to which it leads in the end, from `/`; at most 2000 characters. */
  next?: Scalars['String']['input'];
  /** What it is for. */
  purpose?: VisitPurpose;
};

/** The beginning of a visit. */
export type BeginProviderVisitResult = MutationResult & {
  /** UNREACHABLE where the provider does not answer, NOT_ALLOWED where there is none; empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** Address of the provider to open in this browser, which holds a cookie for the visit for ten minutes; null on failure. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** A set-up of authenticator codes to begin. */
export type BeginSecondFactorInput = {
  /** The account's password as proof. */
  password: Scalars['String']['input'];
};

/** What an authenticator app is handed. */
export type BeginSecondFactorResult = MutationResult & {
  /** The same as an address `otpauth://totp/…`, for a QR code or a link; null on failure. */
  address?: Maybe<Scalars['String']['output']>;
  /** What is wrong; empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The secret for the app, in base32: 160 bits, for codes of six digits and 30 seconds with SHA-1; shown once, null on failure. */
  secret?: Maybe<Scalars['String']['output']>;
};

/** How the next week begins. */
export type BeginWeekInput = {
  /**
   * Whether what is over comes again, in line with the present settings; then `changes` says what did not suit. Otherwise the
   * new rows are empty.
   */
  isRepeat?: Scalars['Boolean']['input'];
  /** UUID chosen by the client: sent again within 30 days it has no further effect. */
  operationId?: InputMaybe<Scalars['ID']['input']>;
};

/**
 * A calendar under a secret address, which calendar programs subscribe to (docs/product.md WEEK-7). The address is in the answer
 * of `makeCalendarFeed` and cannot be read again.
 */
export type CalendarFeed = {
  /** When its address was made. */
  createdAt: Scalars['Timestamp']['output'];
  /** Key of the feed. */
  id: Scalars['ID']['output'];
  /** The member of whose meals it is; null for those of the whole household. */
  member?: Maybe<HouseholdMember>;
};

/** How often a caller may do something. What is left of it is said by the headers of each answer (docs/product.md API-63). */
export type CallLimit = {
  /** So many calls … */
  calls: Scalars['Int']['output'];
  /** A field of `Query`, `Mutation` or `Subscription`, `partner` for all calls of a partner, `export` for the catalogue's export. */
  name: Scalars['String']['output'];
  /** … in so many seconds. */
  seconds: Scalars['Int']['output'];
};

/** The outcome of cancelling a restore. */
export type CancelRestoreResult = MutationResult & {
  /** Always empty. */
  errors: Array<InputError>;
  /** Always true. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The server. */
  server: Server;
};

/** Changes of the catalogue in the order in which they were stored. */
export type CatalogueChanges = {
  /** The changes, one a meal; at most `first`. */
  changes: Array<MealChange>;
  /** Whether there is more to get now. */
  hasMore: Scalars['Boolean']['output'];
  /** Give it as `after` to get what came later. Keep it together with what you stored of `changes`. */
  token: Scalars['String']['output'];
};

/** That the catalogue has changed. */
export type CatalogueNews = {
  /** Give it to `catalogueChanges` as `after` for what has changed: the token that this subscription was begun with or, later, as of the message before. */
  token: Scalars['String']['output'];
};

/** How many recipes may be offered to all who eat a category. */
export type CategoryCount = {
  /** The category. */
  category: MealCategory;
  /** Recipes, own dishes included, as they are or with swaps. */
  count: Scalars['Int']['output'];
};

/** How many meals of a category. */
export type CategoryCountInput = {
  /** The category. */
  category: MealCategory;
  /** 0 to 10. */
  count: Scalars['Int']['input'];
};

/** One category of a plan. */
export type CategoryPlan = {
  /** The meals, in order, as many as the settings say. */
  mealList: Array<MealEntry>;
  /** How many meals. */
  settings: CategorySettings;
};

/** One category of a plan, as a client sends it. */
export type CategoryPlanInput = {
  /** The meals, in order, as many as the settings say. */
  mealList: Array<MealEntryInput>;
  /** How many meals. */
  settings: CategorySettingsInput;
};

/** Settings of a category in a plan. */
export type CategorySettings = {
  /** How many meals the category has, 0 to 10. */
  numMeals: Scalars['Int']['output'];
};

/** Settings of a category in a plan, as a client sends them. */
export type CategorySettingsInput = {
  /** How many meals the category has, 0 to 10; equals the length of the meal list. */
  numMeals: Scalars['Int']['input'];
};

/** What is to be changed of a device of the caller's. What is left out stays. */
export type ChangeNotificationDeviceInput = {
  /** The hour in Sydney at which it is notified of dinner, 0 to 23. */
  dinnerHour?: InputMaybe<Scalars['Int']['input']>;
  /** Its id. */
  id: Scalars['ID']['input'];
  /** What it is to be notified of; at least one. */
  kinds?: InputMaybe<Array<NotificationKind>>;
};

/** A change of the password. */
export type ChangePasswordInput = {
  /** The new password, repeated. */
  confirmNewPassword: Scalars['String']['input'];
  /** The current password; blank where the account has none and the provider has confirmed the person. */
  currentPassword: Scalars['String']['input'];
  /** The password to set; the rules are those of signUp. */
  newPassword: Scalars['String']['input'];
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Whether the password was changed. */
export type ChangePasswordResult = MutationResult & {
  /** A new access token, since the change ends the old one; null on failure. */
  accessToken?: Maybe<Scalars['String']['output']>;
  /** The errors; empty on success. */
  errors: Array<InputError>;
  /** Message for the person; null on failure. */
  message?: Maybe<Scalars['String']['output']>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** A change of the authenticator codes, with both proofs. */
export type ChangeSecondFactorInput = {
  /** A code of the app, or a recovery code, which is used up. */
  code: Scalars['String']['input'];
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** A choice with its setting. */
export type ChoiceSetting = {
  /** What is chosen. */
  choice: Scalars['String']['output'];
  /** What it is set to. */
  setting: Scalars['String']['output'];
};

/** A choice with its setting, as a client sends it. */
export type ChoiceSettingInput = {
  /** What is chosen. */
  choice: Scalars['String']['input'];
  /** What it is set to. */
  setting: Scalars['String']['input'];
};

/** That the first questions are closed. */
export type CloseFirstQuestionsResult = MutationResult & {
  /** Since when. */
  closedAt: Scalars['Timestamp']['output'];
  /** Always empty. */
  errors: Array<InputError>;
  /** Always true. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** A mailed confirmation. */
export type ConfirmEmailInput = {
  /** The key of the mailed link. */
  key: Scalars['String']['input'];
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The password that the account is to have. It is asked for, by REQUIRED on `password`, where several sign-ups wait for the
   * same address; otherwise it is not used. WEAK_PASSWORD or TOO_LONG where it breaks the rules for passwords.
   */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Whether the address is confirmed. */
export type ConfirmEmailResult = MutationResult & {
  /**
   * An access token, with the refresh cookie, in the browser in which the only open sign-up of the address was made; null
   * elsewhere (docs/product.md ACC-52).
   */
  accessToken?: Maybe<Scalars['String']['output']>;
  /**
   * True when the address was confirmed.
   * @deprecated Use ok. Removed on 2027-11-23.
   */
  confirmed: Scalars['Boolean']['output'];
  /** The address; null on failure. */
  email?: Maybe<Scalars['String']['output']>;
  /** The errors; empty on success. */
  errors: Array<InputError>;
  /** The caller's network address. */
  ip?: Maybe<Scalars['String']['output']>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** A set-up of authenticator codes that is confirmed. */
export type ConfirmSecondFactorInput = {
  /** The code that the app shows. */
  code: Scalars['String']['input'];
};

/** The end of a visit in order to connect the account. */
export type ConnectProviderInput = {
  /** Whether the person wants the account connected with who they are at the provider. */
  agreed?: Scalars['Boolean']['input'];
};

/** The outcome of connecting an account. */
export type ConnectProviderResult = MutationResult & {
  /** The address that the provider vouches for; null where the visit is over. */
  email?: Maybe<Scalars['String']['output']>;
  /**
   * VISIT_OVER; MISMATCH on `email` where the account has another address; DUPLICATE where that is connected with another
   * account, or this one otherwise; REQUIRED on `agreed`. Empty on success.
   */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The person; null on failure. */
  viewer?: Maybe<Viewer>;
};

/** How the account of the signed-in person is known at the home's own provider of OpenID Connect (docs/product.md ACC-59). */
export type ConnectedProvider = {
  /** Since when the account is connected with it; null when it is not. */
  connectedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** The same as `Viewer.isProven`. */
  isProven: Scalars['Boolean']['output'];
  /** What people call the provider. */
  name: Scalars['String']['output'];
  /** When the person last signed in with it; null when they never did. */
  usedAt?: Maybe<Scalars['Timestamp']['output']>;
};

/** A recipe to cook: amounts and method for a number of serves, as a kitchen can measure them (docs/product.md COOK-10). */
export type Cooking = {
  /** Ingredients in the order in which they are used, those of `parts` first; at most 60. */
  ingredients: Array<CookingLine>;
  /** Nutrition of one serve. */
  nutrition: MealNutrition;
  /**
   * The own dishes that are made for an own dish, in the order in which they are made (docs/product.md DISH-33): the first
   * ingredients and the first steps are theirs. Empty for other recipes; at most 60.
   */
  parts: Array<CookingPart>;
  /** Serves that the amounts are for. */
  serves: Scalars['Int']['output'];
  /** Headings among the steps of an own dish, in order (docs/product.md DISH-42); empty for other recipes; at most 120. */
  stepSections: Array<StepSection>;
  /** Serves that amounts in the steps of an own dish are for, where they could not be scaled; null when they follow `serves`. */
  stepServes?: Maybe<Scalars['Int']['output']>;
  /** The method, in the words and with the steps that the swaps bring; at most 80 steps. */
  steps: Array<CookingStep>;
  /** Swaps that the steps of an own dish do not follow throughout: to be said beside them. */
  unfollowedSwaps: Array<Swap>;
};

/** An ingredient of a meal to cook. */
export type CookingIngredient = {
  /** How much, in `measurementUnit`; 0 for no serves, and where an own dish names no amount: as much as is needed. */
  amount: Scalars['Float']['output'];
  /** The ingredient. */
  ingredient: ListIngredient;
  /** Name of the ingredient that it replaces; null when it is the recipe's own. */
  insteadOf?: Maybe<Scalars['String']['output']>;
  /** One of g, ml and piece. */
  measurementUnit: Scalars['String']['output'];
  /** Note for the cook about the swap; null without a swap. */
  note?: Maybe<Scalars['String']['output']>;
  /** Whether the meal works without it. */
  optional: Scalars['Boolean']['output'];
  /** Name of its illustration; empty when there is none. */
  picture: Scalars['String']['output'];
  /** How it is prepared. */
  preparation?: Maybe<Scalars['String']['output']>;
  /**
   * Amount and name in the recipe's own words, such as `2 garlic cloves`: the amount as a kitchen can measure it, rounded to
   * spoons, steps of 5 g and whole eggs or slices. `amount` is exact.
   */
  recipeText: Scalars['String']['output'];
  /** The heading before it in an own dish (docs/product.md DISH-42); null for none. */
  section?: Maybe<Scalars['String']['output']>;
  /** Where its nutrition figures come from; null when there are none. */
  source?: Maybe<FigureSource>;
  /** Store area; uncategorised when unknown. */
  typicalLocation: Scalars['String']['output'];
};

/** An ingredient of a recipe to cook. */
export type CookingLine = {
  /** What; null for a line of an own dish that nothing matches. */
  ingredient?: Maybe<Ingredient>;
  /**
   * The same in the unit in which shopping lists show the ingredient (docs/product.md COOK-10), or in g, ml or pieces where no
   * conversion is known.
   */
  listQuantity?: Maybe<Quantity>;
  /** What the recipe calls it. */
  name: Scalars['String']['output'];
  /** Whether the recipe works without it. */
  optional: Scalars['Boolean']['output'];
  /** How it is prepared; null for as it is. */
  preparation?: Maybe<Scalars['String']['output']>;
  /** How much, exact; null for as much as is needed, and for no serves. */
  quantity?: Maybe<Quantity>;
  /** The heading before it in an own dish (docs/product.md DISH-42); null for none. */
  section?: Maybe<Scalars['String']['output']>;
  /** The swap that brought it; null when it is the recipe's own. */
  swap?: Maybe<Swap>;
  /** Amount and name in the recipe's own words, rounded to what a kitchen can measure, such as `2 garlic cloves`. */
  text: Scalars['String']['output'];
};

/** A dish that is made for another one. */
export type CookingPart = {
  /** How many of the ingredients are its own, after those of the parts before it. */
  ingredientCount: Scalars['Int']['output'];
  /** Its minutes, which those of the dish that it is for do not hold. */
  minutes: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Serves of it that are made; 0 for as much as is needed. */
  serves: Scalars['Float']['output'];
  /** Key for the address of its instructions. */
  slug: Scalars['String']['output'];
  /** How many of the steps are its own, after those of the parts before it. */
  stepCount: Scalars['Int']['output'];
  /** Serves that amounts in its steps are for, where they could not be scaled; null when they follow `serves`. */
  stepServes?: Maybe<Scalars['Int']['output']>;
};

/** Ingredients and steps of an entry. */
export type CookingResult = MutationResult & {
  /** What is wrong with the input. Empty on success. */
  errors: Array<InputError>;
  /** Ingredients for the requested serves, in the order in which they are used; empty on failure. */
  ingredients: Array<CookingIngredient>;
  /** What the owner of an own dish notes about it, several lines; null for none. */
  notes?: Maybe<Scalars['String']['output']>;
  /** Nutrition of one serve; null for an empty entry and on failure. */
  nutrition?: Maybe<MealNutrition>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /**
   * The own dishes that are made for an own dish, in the order in which they are made (docs/product.md DISH-33): the first
   * ingredients and the first steps are theirs. Empty for other meals; at most 60.
   */
  parts: Array<CookingPart>;
  /** Headings among the steps of an own dish, in order (docs/product.md DISH-42); empty for other recipes; at most 120. */
  stepSections: Array<StepSection>;
  /** Serves that amounts in the steps are for; 0 when they name none. */
  stepServes: Scalars['Int']['output'];
  /**
   * Steps, with amounts for the requested serves, as a kitchen can measure them, in the words and with the steps that the
   * swaps bring. Those of an own dish are for `stepServes`: the serves asked where each amount in them is understood,
   * else those that it was written for.
   */
  steps: Array<Scalars['String']['output']>;
  /**
   * Swaps that the steps of an own dish do not follow throughout: they name what is replaced with an amount, within another
   * name or not at all, so it has to be said beside them what is used instead. Empty for the catalogue's meals.
   */
  unfollowedSwaps: Array<EntrySwap>;
  /** Why the meal with its swaps does not suit the user's settings as they are now, as sentences; empty when it does. */
  unsuitable: Array<Scalars['String']['output']>;
};

/** A step of a recipe to cook. */
export type CookingStep = {
  /** Number, from 1. */
  number: Scalars['Int']['output'];
  /** What to do, with amounts. */
  text: Scalars['String']['output'];
};

/** The words for one and for many of what is counted. */
export type CountNoun = {
  /** Such as `cloves`. */
  many: Scalars['String']['output'];
  /** Such as `clove`. */
  one: Scalars['String']['output'];
};

/** A household to make. */
export type CreateHouseholdInput = {
  /** 1 to 60 characters, without the space around them; none when left out. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
};

/** What a household has at home. */
export type Cupboard = {
  /** What is in the freezer, what was frozen first before the rest; at most 100 (docs/product.md CUP-13). */
  freezer: Array<FrozenMeal>;
  /** By name of the ingredient; at most 300. */
  items: Array<CupboardItem>;
  /** Number of changes so far. */
  version: Scalars['Int']['output'];
};

/**
 * One act on the cupboard. Give exactly one. Acts may arrive late, twice and in any order: about each ingredient, and each
 * batch in the freezer, the latest word counts, by the times at which they were said.
 */
export type CupboardActInput =
  /** A batch is in the freezer (docs/product.md CUP-13). */
  { freeze: FreezeActInput; keep?: never; take?: never; thaw?: never; }
  |  /** It is at home. */
  { freeze?: never; keep: KeepActInput; take?: never; thaw?: never; }
  |  /** It no longer is. */
  { freeze?: never; keep?: never; take: TakeActInput; thaw?: never; }
  |  /** A batch no longer is. */
  { freeze?: never; keep?: never; take?: never; thaw: ThawActInput; };

/** Something that a household has at home (docs/product.md CUP-1). */
export type CupboardItem = Node & {
  /**
   * How much, in `unit`; null for enough, however much is needed.
   * @deprecated Use quantity. Removed on 2027-11-23.
   */
  amount?: Maybe<Scalars['Float']['output']>;
  /** When that was said. */
  at: Scalars['Timestamp']['output'];
  /** The member who said it; null when that member is gone. */
  by?: Maybe<Scalars['ID']['output']>;
  /** Global id; its key is that of the ingredient. */
  id: Scalars['ID']['output'];
  /** What it is. */
  ingredient: Ingredient;
  /** How much; null for enough, however much is needed. */
  quantity?: Maybe<Quantity>;
  /**
   * One of g, kg, ml, l and piece; null without an amount.
   * @deprecated Use quantity. Removed on 2027-11-23.
   */
  unit?: Maybe<Scalars['String']['output']>;
  /** The last day to use it, in Sydney, such as 2026-11-30; null when it keeps. */
  useBy?: Maybe<Scalars['String']['output']>;
};

/** An act with its time and the id that makes it happen once, however often it is sent within 30 days. */
export type CupboardOperationInput = {
  /** What was said. */
  act: CupboardActInput;
  /** When it was said, by the client's clock; ahead of the server's, it counts as said when it arrived first. */
  at: Scalars['Timestamp']['input'];
  /**
   * The household for which it was said. NOT_ALLOWED: the caller has moved to another one. Without it, it is for the
   * one that the caller belongs to when it arrives.
   */
  householdId?: InputMaybe<Scalars['ID']['input']>;
  /** UUID chosen by the client. */
  id: Scalars['ID']['input'];
};

/** The outcome of a change of the cupboard. */
export type CupboardResult = MutationResult & {
  /** The cupboard with the change; null on failure. */
  cupboard?: Maybe<Cupboard>;
  /** What is wrong, such as with `items[3].useBy` or `operations[3].act.keep.useBy`. Then nothing of the call was stored. Empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** The plan that a household is working on. Every edit is kept; saving and loading are separate. */
export type CurrentPlan = {
  /** The rows by category, in their order; at most 10 a category. */
  rows: Array<PlanRow>;
  /**
   * Version of the saved plan where that has the same meals for the same people, as after a save by anyone of the household;
   * null where it has others, and where none was saved (docs/product.md PLAN-68).
   */
  savedVersion?: Maybe<Scalars['Int']['output']>;
  /** Rows that do not suit those who eat them, with the reasons: what `scrubMealPlan` would change. */
  unsuitable: Array<ScrubbedRow>;
  /** Number of operations so far. */
  version: Scalars['Int']['output'];
};

/** What a person wants of a day's food, of three meals. At least one of both bounds. */
export type DayTargetInput = {
  /** At least so much: kJ, g, or mg of sodium. Above 0, at most 100,000. */
  atLeast?: InputMaybe<Scalars['Float']['input']>;
  /** At most so much; not less than `atLeast`. */
  atMost?: InputMaybe<Scalars['Float']['input']>;
  /** Of what. */
  nutrient: TargetNutrient;
};

/** The deletion of an account. */
export type DeleteAccountInput = {
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /** The current password, as a confirmation; blank where the account has none and the provider has confirmed the person. */
  password: Scalars['String']['input'];
};

/** The outcome of a deletion. */
export type DeleteAccountResult = MutationResult & {
  /**
   * True when the account and everything that belonged to it were deleted.
   * @deprecated Use ok. Removed on 2027-11-23.
   */
  deleted: Scalars['Boolean']['output'];
  /** The errors; empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** A backup to delete. */
export type DeleteBackupInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** The outcome of deleting a backup. */
export type DeleteBackupResult = MutationResult & {
  /** IN_USE for the one that is restored at the next start; empty on success, also where it was deleted before. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The server; null on failure. */
  server?: Maybe<Server>;
};

/** Whether the dish is gone. */
export type DeleteDishResult = MutationResult & {
  /**
   * True when it is gone now.
   * @deprecated Use ok. Removed on 2027-11-23.
   */
  deleted: Scalars['Boolean']['output'];
  /** Why not. Empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** The outcome of deleting a plan. */
export type DeletePlanResult = MutationResult & {
  /** What is wrong with the input. Empty on success. */
  errors: Array<InputError>;
  /** True when the plan is gone, also where it was before; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

export { DietaryFact };

/** A named set of forbidden dietary facts, or a named bound on an amount. */
export type DietaryRequirement =
  /** No almonds. */
  | 'ALMOND_FREE'
  /** No barley. */
  | 'BARLEY_FREE'
  /** No Brazil nuts. */
  | 'BRAZIL_NUT_FREE'
  /** No cashews. */
  | 'CASHEW_FREE'
  /** No celery and no celeriac. */
  | 'CELERY_FREE'
  /** No corn, and no starch or syrup of it. */
  | 'CORN_FREE'
  /** No crustaceans. */
  | 'CRUSTACEAN_FREE'
  /** No milk. */
  | 'DAIRY_FREE'
  /** No egg. */
  | 'EGG_FREE'
  /** No fish. */
  | 'FISH_FREE'
  /** No gluten. */
  | 'GLUTEN_FREE'
  /** No pork, alcohol, gelatine or animal rennet. A style: whether meat is halal is on its label. */
  | 'HALAL_STYLE'
  /** No hazelnuts. */
  | 'HAZELNUT_FREE'
  /** Vegetarian without egg, honey, alcohol, mushrooms, onion, garlic and vegetables that grow below the ground. A style: no food is certified. */
  | 'JAIN_STYLE'
  /** No pork, rabbit, kangaroo, shellfish, fish without scales, gelatine or animal rennet, and no meal with meat or poultry and milk. A style: it says nothing of slaughter, supervision or utensils. */
  | 'KOSHER_STYLE'
  /** At most 45 g of carbohydrate in what one person eats at the meal. By amount, not medical advice. */
  | 'LOWER_CARBOHYDRATE'
  /** At most 300 mg of phosphorus in what one person eats at the meal. By amount, not medical advice. */
  | 'LOWER_PHOSPHORUS'
  /** At most 850 mg of potassium in what one person eats at the meal. By amount, not medical advice. */
  | 'LOWER_POTASSIUM'
  /** At most as much FODMAP in all that one person eats at the meal as published limits allow of one food. By amount and by published analyses, not medical advice. */
  | 'LOW_FODMAP'
  /** At most 400 mg of sodium in what one person eats at the meal. By amount, not medical advice. */
  | 'LOW_SODIUM'
  /** No lupin. */
  | 'LUPIN_FREE'
  /** No macadamias. */
  | 'MACADAMIA_FREE'
  /** At most 60 g of carbohydrate in what one person eats at the meal. By amount, not medical advice. */
  | 'MODERATE_CARBOHYDRATE'
  /** No molluscs. */
  | 'MOLLUSC_FREE'
  /** No mustard. */
  | 'MUSTARD_FREE'
  /** No potato, tomato, eggplant, capsicum or chilli. */
  | 'NIGHTSHADE_FREE'
  /** No alcohol. */
  | 'NO_ALCOHOL'
  /** No beef. */
  | 'NO_BEEF'
  /** No onion, no garlic and none of their kin. */
  | 'NO_ONION_OR_GARLIC'
  /** No pork. */
  | 'NO_PORK'
  /** No tree nuts and no peanuts. */
  | 'NUT_FREE'
  /** No oats. */
  | 'OAT_FREE'
  /** No peanuts. */
  | 'PEANUT_FREE'
  /** No pecans. */
  | 'PECAN_FREE'
  /** No meat of land animals. */
  | 'PESCATARIAN'
  /** No pine nuts. */
  | 'PINE_NUT_FREE'
  /** No pistachios. */
  | 'PISTACHIO_FREE'
  /** Nothing that Australian advice for pregnancy leaves out, and what it wants heated only in meals that heat it. No medical advice. */
  | 'PREGNANCY'
  /** No rye. */
  | 'RYE_FREE'
  /** No sesame. */
  | 'SESAME_FREE'
  /** No crustaceans and no molluscs. */
  | 'SHELLFISH_FREE'
  /** No soy. */
  | 'SOY_FREE'
  /** No added sulphites. */
  | 'SULPHITE_FREE'
  /** No tree nuts. */
  | 'TREE_NUT_FREE'
  /** Nothing from animals. */
  | 'VEGAN'
  /** No meat, fish, shellfish, gelatine or animal rennet. */
  | 'VEGETARIAN'
  /** No walnuts. */
  | 'WALNUT_FREE'
  /** No wheat. */
  | 'WHEAT_FREE';

/** What a unit measures. */
export type Dimension =
  /** Number. */
  | 'COUNT'
  /** Weight, in grams. */
  | 'MASS'
  /** Volume, in millilitres. */
  | 'VOLUME';

/** A connection that is to end. */
export type DisconnectProviderInput = {
  /** The account's password, as proof that it is the person and that there is another way in. */
  password: Scalars['String']['input'];
};

/** The outcome of disconnecting an account. */
export type DisconnectProviderResult = MutationResult & {
  /** REQUIRED or WRONG_PASSWORD on `password`; NOT_ALLOWED where the account has none. Empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The person; null on failure. */
  viewer?: Maybe<Viewer>;
};

/** A recipe that a person brought in, as its owner and the owner's household read it. */
export type Dish = Node & Recipe & {
  /**
   * What its recipe did not say when it was brought in and is assumed until the dish is saved: until then it meets no
   * requirement (docs/product.md MOVE-5). Empty for all other dishes.
   */
  assumed: Array<DishFact>;
  /** When it is eaten. */
  categories: Array<MealCategory>;
  /** When it was last changed. */
  changedAt: Scalars['Timestamp']['output'];
  /** What of `minutes` is cooking, 0 to 1,440; null when that was not said. */
  cookMinutes?: Maybe<Scalars['Int']['output']>;
  /** Days on which it was cooked before it came here, the earliest first; at most 400. */
  cookedOn: Array<Scalars['Date']['output']>;
  /** Ingredients and method for a number of serves, as it is. */
  cooking: Cooking;
  /** What it is, in a few sentences of several lines, at most 2,000 characters (docs/product.md DISH-41); null for none. */
  description?: Maybe<Scalars['String']['output']>;
  /**
   * Requirements that it meets as it is. None as long as an ingredient is not matched.
   * @deprecated Use meets { code }. Removed on 2027-11-23.
   */
  dietary: Array<DietaryRequirement>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Words that describe it; at most 30. */
  keywords: Array<Tag>;
  /** The person's own words for it; at most 30 of at most 40 characters, no two alike but for case and accents. */
  labels: Array<Scalars['String']['output']>;
  /** Ingredient lines for one serve. */
  lines: Array<DishLine>;
  /** Everyday group of its main ingredient; null when that is not matched. */
  mainGroup?: Maybe<IngredientGroup>;
  /** Position of the main ingredient's line, from 0. */
  mainLine: Scalars['Int']['output'];
  /** Whether the caller may change and delete it: it is the caller's own. */
  mayEdit: Scalars['Boolean']['output'];
  /** Whose cups, spoons and pints its lines were read in; null when it has none or when that is not known. */
  measures?: Maybe<Measures>;
  /** Requirements that it meets as it is; at most 100. None as long as an ingredient is not matched. */
  meets: Array<Requirement>;
  /** Further requirements that it meets, each alone, once ingredients are swapped; at most 100. */
  meetsWithSwaps: Array<Requirement>;
  /** Minutes from start to table, without those of the dishes in it, which say their own. */
  minutes: Scalars['Int']['output'];
  /** Name, as shown in pickers. */
  name: Scalars['String']['output'];
  /** Slugs of the ingredients that its steps name and that the person said are not added. */
  notAdded: Array<Scalars['ID']['output']>;
  /** What the person notes about it, several lines, at most 10,000 characters; null for none. */
  notes?: Maybe<Scalars['String']['output']>;
  /** Nutrition of one serve as it is. */
  nutrition: MealNutrition;
  /** What the caller says of it (docs/product.md OPIN-1); null for callers who are no person. */
  opinion?: Maybe<RecipeOpinion>;
  /** Its page here, which its owner and the owner's household see. */
  pageUrl: Scalars['URL']['output'];
  /**
   * Its photo, the first one of several, which is shown in the place of its drawn plate wherever the dish is as it is; null without one. Say the dish's
   * name in the place of the photo for those who don't see it.
   */
  photo?: Maybe<DishPhoto>;
  /** All its photos in the order that its owner gave them (docs/product.md DISH-48); at most 12, empty without one. */
  photos: Array<DishPhoto>;
  /** Name of its main ingredient's illustration; empty when that ingredient is not matched. */
  picture: Scalars['String']['output'];
  /** Its picture, an SVG file drawn from what it holds. Only those who receive the address can see it. */
  plate: Scalars['URL']['output'];
  /** The forms in which it may be drawn, the likeliest first (docs/product.md DISH-28); 8. */
  plateChoices: Array<PlateChoice>;
  /** What of `minutes` is preparation, 0 to 1,440; null when that was not said. They need not add up. */
  prepMinutes?: Maybe<Scalars['Int']['output']>;
  /** Serves that the recipe was written for; the lines are for one. */
  serves: Scalars['Int']['output'];
  /** Key for the address of its instructions, which its owner and the owner's household see. */
  slug: Scalars['String']['output'];
  /** Where it is from. */
  source: DishSource;
  /** Page that it came from; null without one. */
  sourceUrl?: Maybe<Scalars['URL']['output']>;
  /** Headings among its steps, in order (docs/product.md DISH-42); at most 60. */
  stepSections: Array<StepSection>;
  /** Cooking steps, as they were written: an amount in them is for as many serves as the recipe was written for. */
  steps: Array<Scalars['String']['output']>;
  /** How it stands to the given requirements. */
  suitability: Suitability;
  /** How it stands to those of the caller's household who eat it. */
  suits?: Maybe<TableSuitability>;
  /**
   * Words that describe it.
   * @deprecated Use keywords. Removed on 2027-11-23.
   */
  tags: Array<Scalars['String']['output']>;
  /**
   * Ingredients that its steps name and its lines do not list. Until each is listed or said to be not added, the dish is
   * taken to hold it: it fails every requirement that the ingredient fails, and no swap takes it away.
   */
  unlisted: Array<UnlistedIngredient>;
  /**
   * Page that it came from, if there is one.
   * @deprecated Use sourceUrl. Removed on 2027-11-23.
   */
  urlDetails?: Maybe<Scalars['String']['output']>;
  /**
   * What the recipe makes in all, for `serves`, in g, kg, ml or l; null when that was not said. Another dish can take of it by
   * weight or volume then.
   */
  yield?: Maybe<Quantity>;
};


/** A recipe that a person brought in, as its owner and the owner's household read it. */
export type DishCookingArgs = {
  serves?: Scalars['Int']['input'];
};


/** A recipe that a person brought in, as its owner and the owner's household read it. */
export type DishSuitabilityArgs = {
  requirements: Array<RequirementInput>;
};


/** A recipe that a person brought in, as its owner and the owner's household read it. */
export type DishSuitsArgs = {
  category?: InputMaybe<MealCategory>;
  eaters?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A page of a person's dishes, ordered by name. */
export type DishConnection = {
  /** How many of the person's dishes wait for a look because something is assumed of them (docs/product.md MOVE-5). */
  assumedCount: Scalars['Int']['output'];
  /** The dishes with their cursors. */
  edges: Array<DishEdge>;
  /** The dishes alone. */
  nodes: Array<Dish>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** The words that a dish may be tagged with. */
  tagChoices: Array<Scalars['String']['output']>;
  /** How many there are in all, or are found; at most 2,000. */
  totalCount: Scalars['Int']['output'];
};

/** A recipe that has been read, for correction. */
export type DishDraft = {
  /** When it is eaten, as far as the source says by its categories, keywords or name; empty when that is to be asked. */
  categories: Array<MealCategory>;
  /** What of `minutes` it calls cooking; null when it does not say. */
  cookMinutes?: Maybe<Scalars['Int']['output']>;
  /** What the source says of it, at most 2,000 characters; null for nothing (docs/product.md DISH-43). */
  description?: Maybe<Scalars['String']['output']>;
  /** Its categories and keywords; at most 30. */
  labels: Array<Scalars['String']['output']>;
  /** Ingredient lines, for one serve. */
  lines: Array<DishLine>;
  /** Whose cups, spoons and pints its lines were read in. */
  measures: Measures;
  /** How that is known. */
  measuresFrom: MeasuresFrom;
  /** Minutes from start to table; null when the source does not say. */
  minutes?: Maybe<Scalars['Int']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** What it notes, at most 10,000 characters; null for nothing. */
  notes?: Maybe<Scalars['String']['output']>;
  /** What of `minutes` it calls preparation; null when it does not say. */
  prepMinutes?: Maybe<Scalars['Int']['output']>;
  /** Serves that the source is for; the lines are for one. Null when the source does not say, and then the lines are whole. */
  serves?: Maybe<Scalars['Int']['output']>;
  /** Where it is from; `application` is null. */
  source: DishSource;
  /** Headings among its steps, in order (docs/product.md DISH-42); at most 60. */
  stepSections: Array<StepSection>;
  /** Cooking steps. */
  steps: Array<Scalars['String']['output']>;
  /** Ingredients that the steps name and the lines do not list; to be asked about before the dish is saved. */
  unlisted: Array<UnlistedIngredient>;
  /** Page that it came from, if the source names one. */
  urlDetails?: Maybe<Scalars['String']['output']>;
  /**
   * What it makes in the source's words, such as `12 muffins` or `1 loaf`, when that is no number of people: `serves` is then
   * null, and how many it serves is to be asked.
   */
  yields?: Maybe<Scalars['String']['output']>;
};

/** A dish within a page. */
export type DishEdge = {
  /** Its place, stable while others come and go. */
  cursor: Scalars['String']['output'];
  /** The dish. */
  node: Dish;
};

/** What a dish has and a recipe may leave unsaid. */
export type DishFact =
  /** When it is eaten: it is taken for lunch and dinner. */
  | 'CATEGORIES'
  /** Its ingredients: its name stands for them, which nothing matches. */
  | 'INGREDIENTS'
  /** Its minutes: it is taken to need 30. */
  | 'MINUTES'
  /** For how many it is: it is taken to be for 4. */
  | 'SERVES'
  /** Its steps: one says that there are none. */
  | 'STEPS';

/** A file of recipes that a person brought in out of another application (docs/product.md MOVE-1). */
export type DishImport = Node & {
  /** The application that wrote the file, such as `Paprika`; null when that is not known. */
  app?: Maybe<Scalars['String']['output']>;
  /** When it was begun. */
  createdAt: Scalars['Timestamp']['output'];
  /** Those that were there before. */
  doubles: Scalars['Int']['output'];
  /** Those that could not become dishes. */
  failed: Scalars['Int']['output'];
  /** Name of the file, as the person's device calls it. */
  fileName: Scalars['String']['output'];
  /** Recipes in the file, as far as it is read; at most 2,000. */
  found: Scalars['Int']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Its recipes, in the order of the file. */
  items: ImportItemConnection;
  /** Those of its dishes of which a photo in the file could not be kept (docs/product.md MOVE-20). */
  lackingPhotos: Scalars['Int']['output'];
  /**
   * Its plans, as weeks from the last one on; at most 20, and one entry for those before (docs/product.md MOVE-30). Empty while
   * the file is read.
   */
  plans: Array<ImportedPlan>;
  /** Why nothing came of the file, as a sentence; null otherwise. */
  problem?: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  state: ImportState;
  /** Those of them that are dishes. */
  stored: Scalars['Int']['output'];
};


/** A file of recipes that a person brought in out of another application (docs/product.md MOVE-1). */
export type DishImportItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  lackingPhotos?: InputMaybe<Scalars['Boolean']['input']>;
  outcome?: InputMaybe<ImportOutcome>;
};

/** A line of a dish's ingredients, for one serve. */
export type DishLine = {
  /**
   * Ingredients that the line names as another choice or an example: 'butter or margarine', 'oil, such as peanut'. The dish
   * is taken to hold them too, until the line no longer names them.
   */
  alternatives: Array<Ingredient>;
  /**
   * How much, in `unit`; null when the line names no amount that can be measured. Such an ingredient is listed and cooked
   * with the amount 0, which means as much as is needed: nothing is guessed.
   * @deprecated Use quantity. Removed on 2027-11-23.
   */
  amount?: Maybe<Scalars['Float']['output']>;
  /**
   * The dish of the same person that it names in the place of an ingredient (docs/product.md DISH-29): what is in that is in
   * this one. `quantity` is then how much of it by weight or volume, or null for `dishServes`. Null for an ingredient, and for a
   * dish that does not exist any more, of which nothing is known.
   */
  dish?: Maybe<Dish>;
  /** Serves of `dish`, for one serve of this one; null without it, and where its yield is needed and not known. */
  dishServes?: Maybe<Scalars['Float']['output']>;
  /** Other dishes of the person that may be meant by name; where an ingredient matches, those of just that name. At most 3. */
  dishSuggestions: Array<Dish>;
  /** The catalogue's ingredient; null when none matches, and then the dish meets no requirement. */
  ingredient?: Maybe<Ingredient>;
  /** Whether it is known what it is: an ingredient of the catalogue, or a dish that is there. If not, no requirement is met. */
  isKnown: Scalars['Boolean']['output'];
  /** What the line calls it, with its maker where it names one ('Swanson beef broth'): without amount and preparation. */
  name: Scalars['String']['output'];
  /** Whether the dish works without it. */
  optional: Scalars['Boolean']['output'];
  /** How it is prepared. */
  preparation?: Maybe<Scalars['String']['output']>;
  /** How much; null when the line names no amount that can be measured: as much as is needed. */
  quantity?: Maybe<Quantity>;
  /** The heading before it, at most 120 characters (docs/product.md DISH-42); null for none. */
  section?: Maybe<Scalars['String']['output']>;
  /** Ingredients of the catalogue that may be meant, the likeliest first, when none matches; at most 6. */
  suggestions: Array<Ingredient>;
  /** The line as it was written; a longer one than 300 characters goes on in the next line, and neither is matched. */
  text: Scalars['String']['output'];
  /**
   * One of g, kg, ml, l, tsp, tbsp, cup, pinch and piece; null when the line names none.
   * @deprecated Use quantity. Removed on 2027-11-23.
   */
  unit?: Maybe<Scalars['String']['output']>;
};

/** A line of a dish to save, for one serve. */
export type DishLineInput = {
  /** How much, in `unit`; above 0. Null for as much as is needed. */
  amount?: InputMaybe<Scalars['Float']['input']>;
  /**
   * Another dish of the person in the place of an ingredient (docs/product.md DISH-29). It needs an amount: serves without a
   * unit, or g, kg, ml or l where that dish has a yield in the same. UNKNOWN: there is no such dish. INVALID: it is made with
   * this one, or too deep.
   */
  dish?: InputMaybe<Scalars['ID']['input']>;
  /** Slug of the catalogue's ingredient; null when none matches. */
  ingredient?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the dish works without it. */
  optional?: Scalars['Boolean']['input'];
  /** How it is prepared. */
  preparation?: InputMaybe<Scalars['String']['input']>;
  /**
   * The heading before it, at most 120 characters; null for none. Where no line names one, headings stay over the lines of the
   * same texts (docs/product.md DISH-42).
   */
  section?: InputMaybe<Scalars['String']['input']>;
  /** The line as it was written, at most 300 characters. */
  text: Scalars['String']['input'];
  /** One of g, kg, ml, l, tsp, tbsp, cup, pinch and piece; needed with an amount. */
  unit?: InputMaybe<Scalars['String']['input']>;
};

/** A photo of an own dish, for its owner and the owner's households (docs/product.md DISH-35). */
export type DishPhoto = {
  /** Names it in `SetDishPhotoInput.photo`. */
  id: Scalars['ID']['output'];
  /**
   * The whole photo, WebP, at most 1,280 pixels wide and high. `Dish.plate` is its middle, 400 pixels wide and high. Each is
   * sent to those alone who see the dish: by the cookie of their session, or by an access token or a key in `Authorization`.
   */
  url: Scalars['URL']['output'];
};

/** What a recipe is on the table. New values may come. */
export type DishRole =
  /** What is eaten after it. */
  | 'DESSERT'
  /** The meal itself. */
  | 'MAIN'
  /** What is eaten beside it, such as a salad. */
  | 'SIDE';

/** Where a dish is from. */
export type DishSource = {
  /** The application that it was moved out of; null for none. */
  application?: Maybe<Scalars['String']['output']>;
  /** A book, a person or a site; null for none. */
  name?: Maybe<Scalars['String']['output']>;
  /** What the source says of its nutrition, several lines; null for nothing. Nothing is computed with it. */
  nutrition?: Maybe<Scalars['String']['output']>;
  /** The page; null for none. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** What a recipe makes in all. */
export type DishYieldInput = {
  /** How much, above 0. */
  amount: Scalars['Float']['input'];
  /** One of g, kg, ml and l. */
  unit: Scalars['String']['input'];
};

/** A plan that is not stored. */
export type DraftPlanInput = {
  /**
   * What the plan has to suit, in place of the settings of the caller's household; then nothing at home counts, and rows name
   * no eaters. Null for the household's settings; for a partner nothing.
   */
  requirements?: InputMaybe<Array<RequirementInput>>;
  /** The rows, at most 100. */
  rows: Array<DraftRowInput>;
};

/** A plan that is not stored, or why there is none. */
export type DraftPlanResult = MutationResult & {
  /** What is wrong with the input, such as with `rows[3].content.dishes[0].recipe`. Empty on success. */
  errors: Array<InputError>;
  /** True when there is one; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The plan; null when the input is wrong. */
  plan?: Maybe<Plan>;
};

/** A row of a draft, or of a whole plan to save. */
export type DraftRowInput = {
  /** Its category; null for the recipe's first. */
  category?: InputMaybe<MealCategory>;
  /** What is eaten; null for an empty row, which needs a category. */
  content?: InputMaybe<RowContentInput>;
  /** Its day; null for none. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Members who eat it; null for all who eat the category. */
  eaters?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** UUID of the row; the server chooses where it is null, and where another plan has it. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether dice leave it alone. */
  isLocked?: Scalars['Boolean']['input'];
  /** Whether what it holds comes again in each next week. */
  isWeekly?: Scalars['Boolean']['input'];
  /** Serves, 0 to 10; null follows the portions of those who eat. */
  serves?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the row of which this one is another version of the same meal; null for a row on its own. */
  versionOf?: InputMaybe<Scalars['ID']['input']>;
};

/** A key from a mail about the address of an account. */
export type EmailKeyInput = {
  /** The key of the mailed link. */
  key: Scalars['String']['input'];
};

/** The outcome of using such a key. */
export type EmailKeyResult = MutationResult & {
  /** The address that the account has now; null on failure. */
  email?: Maybe<Scalars['String']['output']>;
  /** What is wrong: LINK_INVALID on `key`, or DUPLICATE on it where another account has the address meanwhile. Empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** A feed of the caller's. */
export type EndCalendarFeedInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** The outcome of ending a calendar's address. */
export type EndCalendarFeedResult = MutationResult & {
  /** What is wrong. Empty on success. */
  errors: Array<InputError>;
  /** The household with its feeds. */
  household?: Maybe<Household>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** One of the caller's sessions. */
export type EndSessionInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** The outcome of ending sessions. */
export type EndSessionsResult = MutationResult & {
  /** How many were open, and have ended by this call. */
  ended: Scalars['Int']['output'];
  /** Always empty. */
  errors: Array<InputError>;
  /** Always true. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** A swap that an entry carries, as text. */
export type EntrySwap = {
  /** Name of the ingredient that is replaced. */
  from: Scalars['String']['output'];
  /** Note for the cook. */
  note: Scalars['String']['output'];
  /** Name of the ingredient that replaces it; null when it is left out. */
  to?: Maybe<Scalars['String']['output']>;
};

/** Why an input was refused. New values may come. */
export type ErrorCode =
  /** The password is right, and the account asks for a code beside it, in `code` (docs/product.md ACC-83). */
  | 'CODE_REQUIRED'
  /** The code is not right, was used already, or is too old; or there were too many. */
  | 'CODE_WRONG'
  /** What was sent is based on an older version than the stored one. */
  | 'CONFLICT'
  /** It exists already. */
  | 'DUPLICATE'
  /** The password is right, but the address is not confirmed yet. */
  | 'EMAIL_NOT_CONFIRMED'
  /** There is no meal in the plan. */
  | 'EMPTY_PLAN'
  /** The caller owns a household with other accounts, and hands it over first. */
  | 'HAND_OVER_FIRST'
  /** The value has the wrong form. */
  | 'INVALID'
  /** Address and password do not match, or there were too many attempts. */
  | 'INVALID_CREDENTIALS'
  /** Other things of the caller are made with it; the message names them. */
  | 'IN_USE'
  /** The mailed key is unknown, used or expired: what LINK_INVALID says, in calls without `Graph-Ids: 1`. */
  | 'KEY_INVALID'
  /** The key of a mailed link or of an invitation is unknown, used, revoked or expired. */
  | 'LINK_INVALID'
  /** Two values that must be equal differ. */
  | 'MISMATCH'
  /** The caller's role in the household does not allow it. */
  | 'NOT_ALLOWED'
  /** A meal in the plan has no serves. */
  | 'NO_SERVES'
  /** The number is outside the allowed range. */
  | 'OUT_OF_RANGE'
  /**
   * The person proves first to be it: by the password (`proveByPassword`), or, where the account has none, by showing a passkey or
   * by signing in at the provider once more.
   */
  | 'PROOF_NEEDED'
  /** A required value is missing. */
  | 'REQUIRED'
  /** The installation takes no new accounts, or those of invited people alone. */
  | 'SIGN_UP_CLOSED'
  /** It was done too long ago to know what came after it. */
  | 'STALE'
  /** The text is longer than allowed. */
  | 'TOO_LONG'
  /** More items than allowed. */
  | 'TOO_MANY'
  /** It refers to nothing that exists. */
  | 'UNKNOWN'
  /** Another server that is needed does not answer. */
  | 'UNREACHABLE'
  /** It does not suit those who eat it. */
  | 'UNSUITABLE'
  /** The visit to the provider is unknown, used or was begun too long ago. */
  | 'VISIT_OVER'
  /** The password is too short, too long, too common or too close to the address. */
  | 'WEAK_PASSWORD'
  /** The current password is wrong. */
  | 'WRONG_PASSWORD';

/** A setting that excluded meals. */
export type Exclusion = {
  /** How many meals of the category it excludes. */
  count: Scalars['Int']['output'];
  /** What kind of setting it is. */
  kind: ExclusionKind;
  /** Its label in the settings. */
  label: Scalars['String']['output'];
  /** Names of the members who eat the category and have set it; empty in a household of one. */
  members: Array<Scalars['String']['output']>;
};

/** What kind of setting excluded meals. */
export type ExclusionKind =
  /** Ingredients that the user never eats. */
  | 'NEVER_EATEN'
  /** A dietary requirement. */
  | 'REQUIREMENT'
  /** A tag that the user has set to Never. */
  | 'TAG';

/** A backup that could not be made. */
export type FailedBackup = {
  /** When that failed. */
  at: Scalars['Timestamp']['output'];
  /** What stood against it. */
  failure: BackupFailure;
  /** Why it was to be made. */
  kind: BackupKind;
};

/**
 * Codes of top-level errors, in `extensions.code` (docs/product.md API-5). Beside it are `extensions.help`, the page that
 * explains the code, and for failures of ours `extensions.requestId`. What a caller can put right is in `errors` of a result,
 * with an `ErrorCode`: no code is in both. New values may come.
 */
export type FailureCode =
  /** The request is malformed (400), or too large (413). */
  | 'BAD_REQUEST'
  /** An argument that no result can report, or a limit of one call (400). `extensions.field` names it where one is to blame. */
  | 'BAD_USER_INPUT'
  /** The caller may not do this (403). */
  | 'FORBIDDEN'
  /** The document cannot be read as GraphQL (400). */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document is not valid for this schema (400). */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** A fault of ours, with a request id to send us and nothing else (500). */
  | 'INTERNAL_SERVER_ERROR'
  /** It is not said which operation of the document is meant (400). */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** Too many calls; `extensions.retryAfter` says for how many seconds (429). */
  | 'RATE_LIMITED'
  /** There is no room to store anything just now (503). */
  | 'STORAGE_FULL'
  /** No one is signed in, or what was shown is not valid (401). `extensions.reason` may say why. */
  | 'UNAUTHENTICATED'
  /** The server cannot answer just now; the same call may succeed later (503 with `Retry-After`). */
  | 'UNAVAILABLE';

/** What `extensions.reason` says beside `extensions.code`. New values may come. */
export type FailureReason =
  /** With UNAUTHENTICATED: the key of a program has expired. */
  | 'ACCESS_KEY_EXPIRED'
  /** With UNAUTHENTICATED: the key of a program is unknown. */
  | 'ACCESS_KEY_INVALID'
  /** With UNAUTHENTICATED: the key of a program was revoked. */
  | 'ACCESS_KEY_REVOKED'
  /** With FORBIDDEN: a person's key does not have the scope, or no key may do this; the header `WWW-Authenticate` names it. */
  | 'ACCESS_KEY_SCOPE'
  /** With BAD_USER_INPUT: the call was done before under this key, and its answer is no longer kept. */
  | 'OPERATION_FORGOTTEN'
  /** With BAD_USER_INPUT: another input was sent before under the same `Idempotency-Key` or `operationId`. */
  | 'OPERATION_REUSED'
  /** With BAD_USER_INPUT: the call was begun before under this key, and it is not known whether it was done: read before sending it under another key. */
  | 'OPERATION_UNKNOWN'
  /** With FORBIDDEN: the person signs in, or proves in another way to be it (`proveByPassword`), within ten minutes before. */
  | 'PROOF_MISSING';

/** Where an ingredient's nutrition figures come from: a food in a public source, parts with sources of their own, or an estimate. */
export type FigureSource = {
  /** Share of what is bought to which the source's figures apply: below 1 where there are bones or shells. */
  edible?: Maybe<Scalars['Float']['output']>;
  /** Whether the figures are estimated; then there is no publisher, number or food. */
  estimated: Scalars['Boolean']['output'];
  /** The food's name in the source, or what a composed food is made from: 100 g from 96 g plain flour, 4 g baking powder. */
  food?: Maybe<Scalars['String']['output']>;
  /** The food's number in the source; null as `publisher`. */
  number?: Maybe<Scalars['String']['output']>;
  /** Who publishes the source, and its title; null where the figures are computed from the food's parts. */
  publisher?: Maybe<Scalars['String']['output']>;
};

/** An answer to a field. */
export type FormAnswer = {
  /** Ids of what is chosen in a dropdown or checkbox field; empty for none and for other fields. */
  optionIds: Array<Scalars['ID']['output']>;
  /** What is chosen with its setting, in a multi_checkbox field; otherwise empty. */
  settings: Array<OptionSetting>;
  /** Of a text field; null for other fields. */
  text?: Maybe<Scalars['String']['output']>;
};

/** An answer, as a client sends it. Give the part that belongs to the field's type. */
export type FormAnswerInput = {
  /**
   * Answer to a dropdown field; empty for none.
   * @deprecated Use optionIds. Removed on 2027-11-23.
   */
  choice?: InputMaybe<Scalars['String']['input']>;
  /**
   * Answer to a checkbox field.
   * @deprecated Use optionIds. Removed on 2027-11-23.
   */
  choices?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Id of the field. REQUIRED in `saveForms`; `saveSettings` takes the label. */
  fieldId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The field's label. REQUIRED in `saveSettings`.
   * @deprecated Use fieldId. Removed on 2027-11-23.
   */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Answer to a dropdown or checkbox field: ids of what is chosen; empty for none. */
  optionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Answer to a multi_checkbox field; choices that are not named are unset. */
  optionSettings?: InputMaybe<Array<OptionSettingInput>>;
  /**
   * Answer to a multi_checkbox field; choices that are not named are unset.
   * @deprecated Use optionSettings. Removed on 2027-11-23.
   */
  settings?: InputMaybe<Array<ChoiceSettingInput>>;
  /** Answer to a text field. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A field of a settings form. Clients show whatever fields they are sent. */
export type FormField = {
  /** The person's present answer. */
  answer: FormAnswer;
  /**
   * Choices of a checkbox or dropdown field.
   * @deprecated Use options. Removed on 2027-11-23.
   */
  choices?: Maybe<Array<Scalars['String']['output']>>;
  /** Whether the words of this text field exclude ingredients; `neverEatenEffect` with the field's id says which. */
  excludesIngredients: Scalars['Boolean']['output'];
  /** A sentence that helps to fill it in. */
  help?: Maybe<Scalars['String']['output']>;
  /** Key of the field, such as `dietary.requirements`: answers name it. It never changes, other than the label. */
  id: Scalars['ID']['output'];
  /** Label, for people; unique in its form. */
  label: Scalars['String']['output'];
  /** What may be chosen, in order; empty in a text field; at most 100. */
  options: Array<FormOption>;
  /**
   * Choices of a multi_checkbox field.
   * @deprecated Use options. Removed on 2027-11-23.
   */
  settingOptions?: Maybe<Array<SettingOption>>;
  /** Kind of field. */
  type: FormFieldType;
  /**
   * The person's present answer.
   * @deprecated Use answer. Removed on 2027-11-23.
   */
  value: FormValue;
};

/** How a form's field is filled in. */
export type FormFieldType =
  /** Any of some choices. */
  | 'CHECKBOX'
  /** One of some choices. */
  | 'DROPDOWN'
  /** Choices with a setting each. */
  | 'MULTI_CHECKBOX'
  /** Free text. */
  | 'TEXT';

/** The settings forms. New values may come. */
export type FormKind =
  /** What a member may eat. */
  | 'DIETARY'
  /** What a member likes to eat, and where to shop. */
  | 'TAGS'
  /** What a member wants of a day's food (docs/product.md WISH-3). Figures are food information, no medical advice. */
  | 'TARGETS'
  /** What the household wishes of its plans (docs/product.md WISH-2). */
  | 'WISHES';

/** A choice of a field. */
export type FormOption = {
  /** Key within the field, such as GLUTEN_FREE, kid-friendly or the id of a store. It never changes, other than the label. */
  id: Scalars['ID']['output'];
  /** Label, for people. */
  label: Scalars['String']['output'];
  /** What it means and does not promise, for people; null where the label says it all. */
  note?: Maybe<Scalars['String']['output']>;
  /** What it may be set to, in a multi_checkbox field; otherwise empty; at most 25. */
  settings: Array<FormSetting>;
};

/** What a choice may be set to. */
export type FormSetting = {
  /** Key, such as STRICT. It never changes, other than the label. */
  id: Scalars['ID']['output'];
  /** Label, for people. */
  label: Scalars['String']['output'];
};

/** An answer to a field; the part that belongs to the field's type is filled. */
export type FormValue = {
  /** Answer to a dropdown field. */
  choice?: Maybe<Scalars['String']['output']>;
  /** Answer to a checkbox field. */
  choices?: Maybe<Array<Scalars['String']['output']>>;
  /** Answer to a multi_checkbox field. */
  settings?: Maybe<Array<ChoiceSetting>>;
  /** Answer to a text field. */
  text?: Maybe<Scalars['String']['output']>;
};

/** A recipe of a page that has several. */
export type FoundRecipe = {
  /** How many ingredient lines it has. */
  ingredients: Scalars['Int']['output'];
  /** Name; empty when the page gives none. */
  name: Scalars['String']['output'];
};

/** A batch that is in the freezer. It takes the place of what was said of that batch earlier. */
export type FreezeActInput = {
  /** UUID of the batch, chosen by the client. */
  batch: Scalars['ID']['input'];
  /** The day on which it was frozen. */
  frozenOn: Scalars['Date']['input'];
  /** What was cooked: id of a recipe or of a version, or slug of a recipe. */
  recipe: Scalars['ID']['input'];
  /** Serves that are there, 1 to 100. */
  serves: Scalars['Int']['input'];
};

/** A batch of a cooked meal in the freezer (docs/product.md CUP-13). */
export type FrozenMeal = Node & {
  /** When that was said. */
  at: Scalars['Timestamp']['output'];
  /** The day on which it was frozen, in Sydney. */
  frozenOn: Scalars['Date']['output'];
  /** Global id; its key is a UUID chosen by the client that put it in. */
  id: Scalars['ID']['output'];
  /** Serves, 1 to 100. */
  serves: Scalars['Int']['output'];
  /** The recipe with the swaps with which it was cooked; null for a dish that is gone. */
  version?: Maybe<RecipeVersion>;
};

/**
 * One act on how a household shops. Give exactly one. Acts may arrive late, twice and in any order: about each store, each
 * product and each code the latest word counts, by the times at which they were said.
 */
export type HabitsActInput =
  /**
   * Arranges the areas of a store. UNKNOWN: no such store or area; DUPLICATE: an area twice; TOO_MANY: the household has
   * arranged 50 stores.
   */
  { arrangeShop: ArrangeShopInput; learnCode?: never; setPrice?: never; }
  |  /**
   * Says what a bar code is, or forgets it. Beyond 2,000 the household's oldest are forgotten. INVALID: no such code, or
   * not how an ingredient is named.
   */
  { arrangeShop?: never; learnCode: LearnCodeInput; setPrice?: never; }
  |  /** Remembers a price, or forgets it. Beyond 500 the household's oldest are forgotten. */
  { arrangeShop?: never; learnCode?: never; setPrice: OwnPriceInput; };

/** People who plan, shop and eat together. Every account belongs to one household, or to several (docs/product.md HH-1, HH-25). */
export type Household = Node & {
  /** The caller's own feeds of the household's plan, the newest first; at most 13. */
  calendarFeeds: Array<CalendarFeed>;
  /**
   * What changed in the household since a cursor, for clients that ask from time to time. Null for an account that has left
   * meanwhile.
   */
  changes?: Maybe<HouseholdChanges>;
  /** What the household has at home. */
  cupboard: Cupboard;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Invitations that can still be accepted, the newest first, at most 20; empty unless the caller owns the household. */
  invitations: Array<HouseholdInvitation>;
  /** The kitchen timers of its members; read them again once `HouseholdChanges.kitchenTimers` differs. */
  kitchenTimers: KitchenTimers;
  /** What the meals on offer for a category, own dishes included, are found by in its pickers (docs/product.md PLAN-87). */
  mealTraits: Array<MealTraits>;
  /** Everyone, in the order in which they joined; at most 12. */
  members: Array<HouseholdMember>;
  /** Name that its owner gave it; empty without one. */
  name: Scalars['String']['output'];
  /** The recipes that suit those of the household who eat them, as the caller sees them, a page at a time (docs/product.md WEEK-1). */
  offers: OfferConnection;
  /**
   * A plan of the household. Null when there is none of that id; without an id it is the current one, which begins as
   * docs/product.md PLAN-36 says.
   */
  plan?: Maybe<Plan>;
  /**
   * The household's plans, the last changed first: the current one, once there is one, the saved ones (docs/product.md PLAN-63)
   * and past weeks (PLAN-88).
   */
  plans: PlanConnection;
  /**
   * What suits those who eat a row as a side or a dessert, with the swaps that they need, by main ingredient, then by name
   * (docs/product.md PLAN-98); nothing that one of them wants never again. INVALID role: MAIN (BAD_USER_INPUT).
   */
  servable: Array<RecipeVersion>;
  /** What the household keeps beside its list: ticks, as they were made, own items and notes. */
  sharedList: SharedList;
  /** How the household shops, and which store the caller prefers. */
  shopHabits: ShopHabits;
  /**
   * What is there to buy for the current plan, with the caller's preferred store. Null as long as a row with a meal has no
   * serves (docs/product.md SHOP-2).
   */
  shoppingList?: Maybe<ShoppingList>;
  /** Number of changes of the household and its members so far. */
  version: Scalars['Int']['output'];
  /** The form in which the household says what it wishes of its plans, with the answers. All its accounts may edit it. */
  wishForm: SettingsForm;
};


/** People who plan, shop and eat together. Every account belongs to one household, or to several (docs/product.md HH-1, HH-25). */
export type HouseholdChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


/** People who plan, shop and eat together. Every account belongs to one household, or to several (docs/product.md HH-1, HH-25). */
export type HouseholdMealTraitsArgs = {
  category: MealCategory;
};


/** People who plan, shop and eat together. Every account belongs to one household, or to several (docs/product.md HH-1, HH-25). */
export type HouseholdOffersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OfferFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: OfferOrder;
};


/** People who plan, shop and eat together. Every account belongs to one household, or to several (docs/product.md HH-1, HH-25). */
export type HouseholdPlanArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** People who plan, shop and eat together. Every account belongs to one household, or to several (docs/product.md HH-1, HH-25). */
export type HouseholdPlansArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  status?: InputMaybe<Array<PlanStatus>>;
};


/** People who plan, shop and eat together. Every account belongs to one household, or to several (docs/product.md HH-1, HH-25). */
export type HouseholdServableArgs = {
  category: MealCategory;
  eaters?: InputMaybe<Array<Scalars['ID']['input']>>;
  role: DishRole;
};

/** What changed in a household. Parts that did not change are null. */
export type HouseholdChange = {
  /** What the household has at home. */
  cupboard?: Maybe<Cupboard>;
  /** The household with its members. */
  household?: Maybe<Household>;
  /** The ticks, own items and notes of the shared list. */
  list?: Maybe<SharedList>;
  /** The current plan. */
  plan?: Maybe<CurrentPlan>;
  /** The devices of the household's members that have announced themselves within 30 seconds, the caller's own included. */
  presence?: Maybe<Array<Presence>>;
  /** How the household shops. */
  shopHabits?: Maybe<ShopHabits>;
};

/**
 * What changed in a household, as objects: put those of `changed` in place of what you have of the same id, forget those of
 * `removed`, and do what is not sent yet over the result again.
 */
export type HouseholdChanges = {
  /**
   * The objects that changed or, when complete, all: Household, HouseholdMember, the current Plan and its PlanRows, ListTick,
   * OwnItem, ListNote, CupboardItem, ShopOrder, OwnPrice, LearnedCode, ProductPhoto; about 4,400 where a household has reached every limit.
   */
  changed: Array<Node>;
  /** The cupboard, where something of it changed; whole, as the household is. */
  cupboard?: Maybe<Cupboard>;
  /** Names the household as it is with these changes: keep it, and give it as `after`. */
  cursor: Scalars['String']['output'];
  /**
   * The household, where it or a member changed, whole: for clients that do not put objects together. Null where nothing did;
   * the first message of a subscription has every part.
   */
  household?: Maybe<Household>;
  /**
   * Whether this is all there is: forget everything that is not in `changed`. So without a cursor, and with one of another
   * account or household, or one that the server knows no longer.
   */
  isComplete: Scalars['Boolean']['output'];
  /**
   * Names the household's kitchen timers as they are, where one of them was started, paused, extended or dismissed: read
   * `Household.kitchenTimers` again (docs/product.md COOK-34). Opaque, at most 60 characters; empty where there are none, null
   * where nothing of them changed.
   */
  kitchenTimers?: Maybe<Scalars['String']['output']>;
  /** The ticks, own items and notes of the list, where something of it changed; whole, as the household is. */
  list?: Maybe<SharedList>;
  /** The current plan, where something of it changed, or of what it says; whole, as the household is. */
  plan?: Maybe<Plan>;
  /** The devices of the household's members that have announced themselves within 30 seconds, the caller's own included. */
  presence: Array<Presence>;
  /** Global ids of objects that are gone; at most as many. */
  removed: Array<Scalars['ID']['output']>;
  /** How the household shops, where something of it changed; whole, as the household is. */
  shopHabits?: Maybe<ShopHabits>;
  /**
   * Names the household's saved plans and past weeks as they are, where one of them was saved, renamed or deleted, or a week
   * has ended or was taken back: read `Household.plans` again (docs/product.md WEEK-21). Opaque, at most 60 characters; null
   * where nothing of them changed.
   */
  storedPlans?: Maybe<Scalars['String']['output']>;
};

/**
 * An invitation that was not accepted, revoked or expired. Its link is in the answer of `inviteToHousehold` and, where one
 * was sent, in the mail; it cannot be read again.
 */
export type HouseholdInvitation = Node & {
  /** When it was made. */
  createdAt: Scalars['Timestamp']['output'];
  /** When it expires: 7 days later. */
  expiresAt: Scalars['Timestamp']['output'];
  /** The member without an account whose place the newcomer takes; null for a new place. */
  forMember?: Maybe<HouseholdMember>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Address that it was mailed to; null when its link was handed over otherwise. */
  sentTo?: Maybe<Scalars['String']['output']>;
};

/** A person of a household, with an account or without one, such as a child or a guest. */
export type HouseholdMember = Node & {
  /** Who may change the person's answers to the settings forms. */
  answersEditedBy: AnswerEditors;
  /** Categories that the person eats at home. */
  eats: Array<MealCategory>;
  /** One of the forms; null where the member has none of that kind, and when the caller may not edit the answers. */
  form?: Maybe<SettingsForm>;
  /**
   * The settings forms with the member's answers; null when the caller may not edit them (`mayEditAnswers`). A member without
   * an account has no field for a store.
   */
  forms?: Maybe<Array<SettingsForm>>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Whether it is the caller. */
  isViewer: Scalars['Boolean']['output'];
  /** Whether the caller may change the person's answers. */
  mayEditAnswers: Scalars['Boolean']['output'];
  /** The member's name. Of an account that has given none it is the part of the mail address before the @. */
  name: Scalars['String']['output'];
  /** Share of a serve that the person eats: 0.25 to 2 in quarters. */
  portion: Scalars['Float']['output'];
  /** What the person's account is in the household; null without an account. */
  role?: Maybe<HouseholdRole>;
};


/** A person of a household, with an account or without one, such as a child or a guest. */
export type HouseholdMemberFormArgs = {
  kind: FormKind;
};

/** A member of the caller's household. */
export type HouseholdMemberInput = {
  /** The member. */
  memberId: Scalars['ID']['input'];
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
};

/** The outcome of a change of a household. */
export type HouseholdResult = MutationResult & {
  /** The errors; empty on success. */
  errors: Array<InputError>;
  /** The caller's household with the change; null on failure. */
  household?: Maybe<Household>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** What an account is in its household (docs/product.md HH-5). */
export type HouseholdRole =
  /** Plans, shops and cooks with the others. */
  | 'MEMBER'
  /** Invites and removes people, looks after members without an account, and can hand the household over. */
  | 'OWNER';

/** Which import is meant. */
export type ImportInput = {
  /** Id of the import. */
  id: Scalars['ID']['input'];
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
};

/** A recipe of a file. */
export type ImportItem = {
  /** The dish that it is, or that was there before; null without one, and when it is gone. */
  dish?: Maybe<Dish>;
  /** Its name in the file. */
  name: Scalars['String']['output'];
  /** What came of it; null as long as nothing did. */
  outcome?: Maybe<ImportOutcome>;
  /** Why it is no dish, or why a photo of it could not be kept, as a sentence; null for a dish that lacks none. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** A page of the recipes of a file. */
export type ImportItemConnection = {
  /** The recipes with their cursors. */
  edges: Array<ImportItemEdge>;
  /** The recipes alone. */
  nodes: Array<ImportItem>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** How many there are in all, at most 2,000. */
  totalCount: Scalars['Int']['output'];
};

/** A recipe of a file within a page. */
export type ImportItemEdge = {
  /** Its place. */
  cursor: Scalars['String']['output'];
  /** The recipe. */
  node: ImportItem;
};

/** What came of a recipe of a file. */
export type ImportOutcome =
  /** It was there before. */
  | 'DOUBLE'
  /** It could not become a dish. */
  | 'FAILED'
  /** It is a dish. */
  | 'STORED';

/** Whether what was asked of an import will be done. */
export type ImportResult = MutationResult & {
  /** Why not. UNKNOWN, `id`: there is no such import, or it is over. Empty on success. */
  errors: Array<InputError>;
  /** The import as it is now; null on failure. */
  import?: Maybe<DishImport>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** How far an import is. */
export type ImportState =
  /** All that could be brought in is there. */
  | 'DONE'
  /** Nothing came of the file; `problem` says why. */
  | 'FAILED'
  /** The file is being read. */
  | 'READING'
  /** Its recipes become dishes, one after the other. */
  | 'STORING'
  /** Its dishes are being taken away again. */
  | 'UNDOING'
  /** Its dishes are gone, but for those that were changed since. */
  | 'UNDONE';

/** A plan of a file: a week of it, or what of it has no days. */
export type ImportedPlan = {
  /** Its name among the household's plans when it came. */
  name: Scalars['String']['output'];
  /** What came of it, `STORED` for a plan of the household; null as long as nothing did. */
  outcome?: Maybe<ImportOutcome>;
  /** Global id of the plan that it is, or that was there before; null without one, and where the import was undone with it. */
  planId?: Maybe<Scalars['ID']['output']>;
  /** Why it is no new plan, as a sentence; null for one that is. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** An ingredient of the catalogue. */
export type Ingredient = Node & {
  /** What it contains; null when it has not been reviewed, and then it meets no requirement. */
  contains?: Maybe<Array<DietaryFact>>;
  /** Grams per millilitre, or null when it is never measured by volume. */
  density?: Maybe<Scalars['Float']['output']>;
  /** Its everyday group. */
  group: IngredientGroup;
  /** Global id. */
  id: Scalars['ID']['output'];
  /**
   * Everyday group, such as chicken or lentils.
   * @deprecated Use group. Removed on 2027-11-23.
   */
  kind: Scalars['String']['output'];
  /** Unit in which shopping lists show it: g, ml or piece. */
  listUnit: Unit;
  /** Its exact name, as lists show it, as within a sentence. */
  name: Scalars['String']['output'];
  /** Figures per 100 g, or null when they are not known. */
  nutrition?: Maybe<Nutrition>;
  /** Name of its illustration. */
  picture: Scalars['String']['output'];
  /** Weight of one piece in grams, or null when it is never counted. */
  pieceWeight?: Maybe<Scalars['Float']['output']>;
  /**
   * Unit in which shopping lists show it: g, ml or piece.
   * @deprecated Use listUnit. Removed on 2027-11-23.
   */
  shoppingUnit: Scalars['String']['output'];
  /** Its name in the sentences of steps: `name` without some of its words, or `name`. */
  shortName: Scalars['String']['output'];
  /** Stable key. */
  slug: Scalars['ID']['output'];
  /** Where the figures come from; null when there are none. */
  source?: Maybe<FigureSource>;
  /** Where shops have it. */
  storeArea: StoreArea;
  /** What it may be replaced by, the best first. */
  swaps: Array<Swap>;
  /**
   * Store area where it is found; `uncategorised` when unknown.
   * @deprecated Use storeArea. Removed on 2027-11-23.
   */
  typicalLocation: Scalars['String']['output'];
};

/** A page of ingredients, ordered by name. */
export type IngredientConnection = {
  /** The ingredients with their cursors. */
  edges: Array<IngredientEdge>;
  /** The ingredients alone. */
  nodes: Array<Ingredient>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** An ingredient within a page. */
export type IngredientEdge = {
  /** Its place, stable under changes of the catalogue. */
  cursor: Scalars['String']['output'];
  /** The ingredient. */
  node: Ingredient;
};

/** An everyday group of ingredients, such as chicken or lentils, by which recipes are grouped (docs/product.md CAT-11). */
export type IngredientGroup = Node & {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** As it is shown. */
  label: Scalars['String']['output'];
  /** Stable key, such as red-meat. */
  slug: Scalars['String']['output'];
};

/** One thing that is wrong with what was sent. */
export type InputError = {
  /** The reason, for programs. */
  code: ErrorCode;
  /** Path of the input field, such as `plan.breakfast.mealList[2].numServes`; null when no single field is to blame. */
  field?: Maybe<Scalars['String']['output']>;
  /** Page that explains the code. */
  help?: Maybe<Scalars['URL']['output']>;
  /** The reason, for people. */
  message: Scalars['String']['output'];
};

/** Everything the instructions page shows of a meal. */
export type Instructions = {
  /** What an own dish is, in a few sentences; null for none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Labels of the requirements that it meets, as shown. */
  dietary: Array<Scalars['String']['output']>;
  /** Ingredients in the order in which they are used. */
  ingredients: Array<CookingIngredient>;
  /** Everyday group of its main ingredient. */
  mainIngredient: Scalars['String']['output'];
  /** Minutes from start to table. */
  minutes: Scalars['Int']['output'];
  /** Base name. */
  name: Scalars['String']['output'];
  /** What the owner of an own dish notes about it, several lines; null for none. */
  notes?: Maybe<Scalars['String']['output']>;
  /** Nutrition of one serve. */
  nutrition: MealNutrition;
  /**
   * The own dishes that are made for an own dish, in the order in which they are made (docs/product.md DISH-33): the first
   * ingredients and the first steps are theirs. Empty for other meals; at most 60.
   */
  parts: Array<CookingPart>;
  /**
   * All photos of an own dish, in their order (docs/product.md DISH-48); at most 12, empty for other meals. They show the dish
   * without its swaps.
   */
  photos: Array<DishPhoto>;
  /** Name of its illustration. */
  picture: Scalars['String']['output'];
  /** Path of its picture with its swaps, an SVG file drawn from what it holds. */
  plate: Scalars['String']['output'];
  /** Serves that the amounts are for. */
  serves: Scalars['Int']['output'];
  /** Key for addresses. */
  slug: Scalars['String']['output'];
  /** Where an own dish is from; null where nothing is said of that. */
  source?: Maybe<DishSource>;
  /** Headings among the steps of an own dish, in order (docs/product.md DISH-42); empty for other recipes; at most 120. */
  stepSections: Array<StepSection>;
  /** Serves that amounts in the steps are for. */
  stepServes: Scalars['Int']['output'];
  /**
   * Steps, with amounts for those serves, as a kitchen can measure them, in the words and with the steps that the swaps
   * bring. Those of an own dish are for `stepServes`: the serves asked where each amount in them is understood,
   * else those that it was written for.
   */
  steps: Array<Scalars['String']['output']>;
  /** Unique id of the entry with the swaps with which the meal suits that user; null when it suits already or not at all. */
  suitableEntry?: Maybe<Scalars['ID']['output']>;
  /** Swaps that are applied. */
  swaps: Array<EntrySwap>;
  /** Tags of the meal. */
  tags: Array<Scalars['String']['output']>;
  /**
   * Swaps that the steps of an own dish do not follow throughout: they name what is replaced with an amount, within another
   * name or not at all, so it has to be said beside them what is used instead. Empty for the catalogue's meals.
   */
  unfollowedSwaps: Array<EntrySwap>;
  /**
   * Why the meal as it is shown does not suit the settings of the user who asks, as sentences; empty when it does, and for
   * everyone else.
   */
  unsuitable: Array<Scalars['String']['output']>;
};

/** What an invitation says to the person who holds its link, before it is accepted. */
export type InvitationPreview = {
  /** When it expires. */
  expiresAt: Scalars['Timestamp']['output'];
  /** Name of the member whose place the newcomer takes; null for a new place. */
  forMember?: Maybe<Scalars['String']['output']>;
  /** Name of the household; empty without one. */
  householdName: Scalars['String']['output'];
  /** Name of the owner, as the members see it. */
  invitedBy: Scalars['String']['output'];
  /** How many people the household has. */
  memberCount: Scalars['Int']['output'];
  /** The address to which it was mailed, for who has the link from that mail; otherwise null (docs/product.md HH-21). */
  sentTo?: Maybe<Scalars['String']['output']>;
};

/** An invitation to make. */
export type InviteToHouseholdInput = {
  /** Address to mail the link to; null to hand the link over otherwise. */
  email?: InputMaybe<Scalars['String']['input']>;
  /**
   * Member without an account whose place the newcomer takes: with its portion, its categories and its place in plans, and
   * with the answers that were given for it, if the newcomer's account has answered nothing itself. Null for a new place.
   */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
};

/** The outcome of making an invitation. */
export type InviteToHouseholdResult = MutationResult & {
  /** The errors; empty on success. */
  errors: Array<InputError>;
  /** The household with the invitation; null on failure. */
  household?: Maybe<Household>;
  /** The invitation; null on failure. */
  invitation?: Maybe<HouseholdInvitation>;
  /** Its link, which is shown this once; null on failure. */
  link?: Maybe<Scalars['String']['output']>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** A note on an own item. */
export type ItemNoteInput = {
  /** The item. */
  itemId: Scalars['ID']['input'];
  /** At most 100 characters, without space around them; line breaks become spaces. Empty for no note. TOO_LONG: it has more. */
  text: Scalars['String']['input'];
};

/** How much of an item one meal needs. A meal that the plan has for different eaters or under different titles has a part for each of them. */
export type ItemPart = {
  /** How much, in the item's unit. */
  amount: Scalars['Float']['output'];
  /** Members who eat it where the plan names them; null for all who eat the category, and in a list of any meals. */
  eaters?: Maybe<Array<Scalars['ID']['output']>>;
  /** What the meal is called with its swaps, as `RecipeVersion.title` says. */
  mealName: Scalars['String']['output'];
  /** Its serves. */
  serves: Scalars['Int']['output'];
};

/** An item with its text. */
export type ItemTextInput = {
  /**
   * UUID chosen by the client. Of several items in one text the first has this id, and each further one the next: its last four
   * digits are a hexadecimal number that is counted up.
   */
  itemId: Scalars['ID']['input'];
  /**
   * The named list to which `addItem` adds; null or a list that is not there for that of the plan. INVALID: in `changeItem`,
   * which leaves an item where it is.
   */
  listId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 200 characters. */
  text: Scalars['String']['input'];
};

/** Something that is at home. It takes the place of what was said of that ingredient earlier. */
export type KeepActInput = {
  /** How much, in `unit`: more than 0, at most 100,000. Null for enough, however much is needed. */
  amount?: InputMaybe<Scalars['Float']['input']>;
  /** Slug of the ingredient. */
  ingredient: Scalars['ID']['input'];
  /** One of g, kg, ml, l and piece; with an amount, and only then. */
  unit?: InputMaybe<Scalars['String']['input']>;
  /** The last day to use it, such as 2026-11-30; null when it keeps. */
  useBy?: InputMaybe<Scalars['String']['input']>;
};

/** Something that is at home. It takes the place of what was said of that ingredient earlier. */
export type KeepInCupboardInput = {
  /** How much, in `unit`: more than 0, at most 100,000. Null for enough, however much is needed. */
  amount?: InputMaybe<Scalars['Float']['input']>;
  /** When it was said, by the client's clock; ahead of the server's, it counts as said when it arrives. */
  at: Scalars['Timestamp']['input'];
  /** Slug of the ingredient. */
  ingredient: Scalars['ID']['input'];
  /** One of g, kg, ml, l and piece; with an amount, and only then. */
  unit?: InputMaybe<Scalars['String']['input']>;
  /** The last day to use it, such as 2026-11-30; null when it keeps. */
  useBy?: InputMaybe<Scalars['String']['input']>;
};

/**
 * A meal that stays in a plan. UNSUITABLE: it does not suit, whatever is swapped; the message says why. Where it suits with
 * other swaps than its own, it gets those.
 */
export type KeptMealInput = {
  /** Its category. */
  category: MealCategory;
  /** Its place among the meals of the category, from 0. */
  position: Scalars['Int']['input'];
  /** Id or slug of a meal, or the id of a version of one with its swaps. */
  recipe: Scalars['ID']['input'];
  /** Its serves, 1 to 10; null for those of the others. */
  serves?: InputMaybe<Scalars['Int']['input']>;
};

/**
 * What a person's key allows, in the person's households as the person sees them (docs/product.md API-53). A key reads and writes
 * nothing that its scopes do not name; every key may read the names of households and members.
 */
export type KeyScope =
  /** Read what is at home. */
  | 'CUPBOARD_READ'
  /** Add, change and remove what is at home. */
  | 'CUPBOARD_WRITE'
  /** Read the household's own dishes as they are written. */
  | 'DISHES_READ'
  /** Read dishes from text, add them, and change the person's own. */
  | 'DISHES_WRITE'
  /** Read the shopping list, with its ticks, own items and notes. */
  | 'LIST_READ'
  /** Tick off, add, change and remove on the shopping list. */
  | 'LIST_WRITE'
  /** Read the catalogue: meals, ingredients and how they are cooked. */
  | 'MEALS_READ'
  /** Read plans: their rows, how the planned meals are cooked, and which meals no longer suit whom. */
  | 'PLAN_READ'
  /** Change the plan, begin a week, and save, load and rename plans. */
  | 'PLAN_WRITE';

/** A timer of a step that is being cooked in the household (docs/product.md COOK-34). */
export type KitchenTimer = {
  /** When the latest act on it was done, by the server's clock. */
  at: Scalars['Timestamp']['output'];
  /** How long it was set to, with what was added, in milliseconds. */
  duration: Scalars['Int']['output'];
  /** When it ends, by the server's clock; null while it is paused. */
  endsAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Names the time of the step, the same on all devices: the id of the plan's entry, the step and where in it the time is. */
  key: Scalars['String']['output'];
  /** As the step words it, such as `6 minutes`. */
  label: Scalars['String']['output'];
  /** The name of the dish. */
  meal: Scalars['String']['output'];
  /** Milliseconds that are left while it is paused; null while it runs. */
  remaining?: Maybe<Scalars['Int']['output']>;
  /** Whether it runs or is paused. */
  state: KitchenTimerState;
  /** The number of the step, from 1. */
  step: Scalars['Int']['output'];
};

/** A kitchen timer as it is after an act: after it was started, paused, let go on, extended or dismissed. */
export type KitchenTimerInput = {
  /** When the act was done, by the server's clock; what is later than now is taken for now. An earlier act than the latest one changes nothing. */
  at: Scalars['Timestamp']['input'];
  /** How long it was set to, with what was added, in milliseconds; 1 to 48 hours of them. */
  duration: Scalars['Int']['input'];
  /** When it ends, by the server's clock, at most 48 hours from now; needed of a timer that runs. */
  endsAt?: InputMaybe<Scalars['Timestamp']['input']>;
  /** Names the time of the step; 1 to 5000 characters. A timer that is there already is that timer. */
  key: Scalars['String']['input'];
  /** As the step words it; 1 to 100 characters. */
  label: Scalars['String']['input'];
  /** The name of the dish; 1 to 200 characters. */
  meal: Scalars['String']['input'];
  /** Milliseconds that are left, 1 to 48 hours of them; needed of a timer that is paused. */
  remaining?: InputMaybe<Scalars['Int']['input']>;
  /** How it is then. */
  state: KitchenTimerState;
  /** The number of the step, 1 to 1000. */
  step: Scalars['Int']['input'];
};

/** How a kitchen timer is. */
export type KitchenTimerState =
  /** It was stopped, or dismissed after its time was up. No list has such a timer. */
  | 'DISMISSED'
  /** It ends `remaining` milliseconds after it is let go on. */
  | 'PAUSED'
  /** It ends at `endsAt`; once that is past its time is up. */
  | 'RUNNING';

/** The kitchen timers of a household. */
export type KitchenTimers = {
  /** The server's clock: a device compares its own with it. */
  now: Scalars['Timestamp']['output'];
  /** Those that run, are paused, or whose time is up and that were not dismissed; at most 20. */
  timers: Array<KitchenTimer>;
};

/** What a bar code is, or that it is to be forgotten. */
export type LearnCodeInput = {
  /** The code's 8, 12, 13 or 14 digits, the check digit included. */
  code: Scalars['String']['input'];
  /** Slug of the ingredient that it is, as a line of the list has it; null for anything else. */
  ingredient?: InputMaybe<Scalars['ID']['input']>;
  /** What it is called, 1 to 100 characters, on one line; null forgets the code. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** What a bar code is, as a household has said (docs/product.md SHOP-65). */
export type LearnedCode = Node & {
  /** 14 digits: shorter codes have zeros in front. */
  code: Scalars['ID']['output'];
  /** Global id; its key is the code. */
  id: Scalars['ID']['output'];
  /** Slug of the ingredient that it is; null for anything else. */
  ingredient?: Maybe<Scalars['ID']['output']>;
  /** What the household calls it; 1 to 100 characters. */
  name: Scalars['String']['output'];
};

/** A note on a line. */
export type LineNoteInput = {
  /** Key of the line (`ShoppingListItem.key`), in either of its units. */
  key: Scalars['ID']['input'];
  /** At most 100 characters, without space around them; line breaks become spaces. Empty for no note. TOO_LONG: it has more. */
  text: Scalars['String']['input'];
};

/** How much of a line the rows of one recipe need that the same members eat. */
export type LinePart = {
  /** Its name. */
  name: Scalars['String']['output'];
  /** How much; null for as much as is needed. */
  quantity?: Maybe<Quantity>;
  /** The recipe; null when it is gone meanwhile. */
  recipe?: Maybe<Recipe>;
  /** The rows. */
  rows: Array<PlanRow>;
  /** Their serves. */
  serves: Scalars['Int']['output'];
};

/** The way to a backup. */
export type LinkBackupResult = MutationResult & {
  /** UNKNOWN on `id`, REQUIRED, WRONG_PASSWORD or PROOF_NEEDED on `password`; empty on success. */
  errors: Array<InputError>;
  /** Address of the file, without a session: it works once and for a minute, until another is asked for. Null on failure. */
  link?: Maybe<Scalars['URL']['output']>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/**
 * One act on the shared list. Give exactly one. Acts may arrive late, twice and in any order: about each line and each item
 * the latest word counts, by the times at which the acts were done.
 */
export type ListActInput =
  /** Adds an item; several when commas, semicolons or new lines part the text. */
  { addItem: ItemTextInput; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  /** Says an item in other words. One that was removed earlier is on the list again. */
  { addItem?: never; changeItem: ItemTextInput; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  /** Moves an own item to another list. */
  { addItem?: never; changeItem?: never; moveItem: MoveItemInput; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  /**
   * Makes a list, or gives it another name; one that was removed is there again with what was on it. TOO_MANY: there are 12.
   * DUPLICATE: another one has that name.
   */
  { addItem?: never; changeItem?: never; moveItem?: never; nameList: NameListInput; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  /** Writes a note on an own item, in place of the one that is there. An empty text removes it, and so does removing the item. */
  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem: ItemNoteInput; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  /** Writes a note on a line, in place of the one that is there. An empty text removes it. */
  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine: LineNoteInput; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  /** Takes an item off the list, unless it was added or changed at that time or later. */
  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem: OwnItemInput; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  /** Removes a list with what is on it. What is added or moved to it later is on the list of the plan. */
  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList: NamedListInput; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  /** True unticks every line and item of the plan's list that was ticked earlier. */
  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver: Scalars['Boolean']['input']; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  /** A line was bought. */
  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick: TickInput; tickItem?: never; untick?: never; untickItem?: never; }
  |  /** An item was bought. */
  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem: OwnItemInput; untick?: never; untickItem?: never; }
  |  /** A line was not bought after all. */
  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick: UntickInput; untickItem?: never; }
  |  /** An item was not bought after all. */
  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem: OwnItemInput; };

/** What a shopping list buys. */
export type ListIngredient = {
  /** Name as within a sentence. */
  name: Scalars['String']['output'];
};

/** A note that someone wrote on a line of the list, such as 'the ripe ones', or on an own item. */
export type ListNote = Node & {
  /** When it was written. */
  at: Scalars['Timestamp']['output'];
  /** The member who wrote it; null when that member is gone. */
  by?: Maybe<Scalars['ID']['output']>;
  /** Global id; its key is that of the note. */
  id: Scalars['ID']['output'];
  /**
   * Key of the line (`ShoppingListItem.key`) in its smaller unit, g for kg and ml for l, since a line changes its unit with its
   * amount; of a note on an own item the item's UUID.
   */
  key: Scalars['ID']['output'];
  /** One line of 1 to 100 characters. */
  text: Scalars['String']['output'];
};

/** An act with its time and the id that makes it happen once, however often it is sent within 30 days. */
export type ListOperationInput = {
  /** What was done. */
  act: ListActInput;
  /** When it was done, by the client's clock; more than 5 seconds ahead of the server's, it counts as done when it arrived. */
  at: Scalars['Timestamp']['input'];
  /**
   * The household for which it was done. NOT_ALLOWED: the caller has moved to another one. Without it, it is for the
   * one that the caller belongs to when it arrives.
   */
  householdId?: InputMaybe<Scalars['ID']['input']>;
  /** UUID chosen by the client. */
  id: Scalars['ID']['input'];
};

/** What of a purchase has one price: packs of one size, pieces, or what is weighed. */
export type ListPack = {
  /** Packs or pieces; of what is weighed the kilograms or litres. */
  count: Scalars['Float']['output'];
  /** By what its price is remembered (`OwnPrice.product`); the same in every list. */
  product: Scalars['ID']['output'];
  /** One of it, in a shopper's words: `1 tin of chickpeas, 400 g`, `1 kg beef mince`. */
  text: Scalars['String']['output'];
};

/** What a shop sells that covers a line of the list, with no pack or piece too many. */
export type ListPurchase = {
  /**
   * How much that is for the kitchen, in the line's `measurementUnit`: what drained tins hold, what is in a bulb. Never less
   * than the line's `toBuy`; the difference is left over.
   */
  amount: Scalars['Float']['output'];
  /**
   * What it costs by the prices that the caller's household remembers, in Australian cents; null where one of them is not
   * known, and in a list of any meals.
   */
  cents?: Maybe<Scalars['Int']['output']>;
  /** Packs or pieces; 1 for what is weighed. */
  count: Scalars['Int']['output'];
  /**
   * The same in words where it is of packs of something that spoils (docs/product.md SHOP-44): `leaves about 300 g`.
   * Otherwise null.
   */
  leaves?: Maybe<Scalars['String']['output']>;
  /** What of `amount` is left over, in the line's `measurementUnit`: 0 or more. */
  left: Scalars['Float']['output'];
  /** Such as tin, carton or bunch; null for what is sold by the piece or by weight. */
  pack?: Maybe<Scalars['String']['output']>;
  /** What it consists of, by what has a price; one of a kind, or two sizes of packs. */
  packs: Array<ListPack>;
  /** In a shopper's words: `2 tins of chickpeas, 400 g`. */
  text: Scalars['String']['output'];
};

/** A line that was ticked off the shared list. */
export type ListTick = Node & {
  /** How much of it was bought, in the line's unit; 0 for as needed. If more is needed later, the difference is still to be bought. */
  amount: Scalars['Float']['output'];
  /** When. */
  at: Scalars['Timestamp']['output'];
  /** The member who did it; null when that member is gone. */
  by?: Maybe<Scalars['ID']['output']>;
  /** Global id; its key is that of the line. */
  id: Scalars['ID']['output'];
  /** Key of the line (`ShoppingListItem.key`). */
  key: Scalars['ID']['output'];
};

/** The credentials of a login. */
export type LogInInput = {
  /** A code of the person's authenticator app, or a recovery code: after CODE_REQUIRED, with address and password once more. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The account's address; case does not matter. */
  email: Scalars['String']['input'];
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** The outcome of a login. */
export type LogInResult = MutationResult & {
  /** Access token for `Authorization: Bearer`, valid for ten minutes; null on failure. */
  accessToken?: Maybe<Scalars['String']['output']>;
  /** The errors; empty on success. */
  errors: Array<InputError>;
  /** Address of the network that the call came from. */
  ip?: Maybe<Scalars['String']['output']>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The person signed in; null on failure. */
  viewer?: Maybe<Viewer>;
};

/** The session has ended. */
export type LogOutResult = MutationResult & {
  /** Always empty. */
  errors: Array<InputError>;
  /** Always true. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** Address at which the person also ends the session at the provider, where this one began there and it has one; else null. */
  providerLogOut?: Maybe<Scalars['URL']['output']>;
};

/** The beginning of a backup. */
export type MakeBackupResult = MutationResult & {
  /**
   * CONFLICT while another is made, TOO_MANY where 20 made by hand are kept, NOT_ALLOWED where there is no place for them. Empty on
   * success.
   */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The server, which says how it goes on; null on failure. */
  server?: Maybe<Server>;
};

/** Of whose meals a calendar is. */
export type MakeCalendarFeedInput = {
  /** The member; null for the whole household. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
};

/** The outcome of making a calendar's address. */
export type MakeCalendarFeedResult = MutationResult & {
  /** The address; null on failure. It is answered once. */
  address?: Maybe<Scalars['URL']['output']>;
  /** What is wrong, such as with `memberId`. Empty on success. */
  errors: Array<InputError>;
  /** The household with its feeds; null on failure. */
  household?: Maybe<Household>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** A key to make. */
export type MakePersonalKeyInput = {
  /** After how many days it ends; 1 to 366. */
  days: Scalars['Int']['input'];
  /** What the person calls it; 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /** The person's password, as proof that it is the person; blank where the account has none and the provider has confirmed it. */
  password: Scalars['String']['input'];
  /** What it is to allow; at least one. */
  scopes: Array<KeyScope>;
};

/** The outcome of making a key. */
export type MakePersonalKeyResult = MutationResult & {
  /**
   * What is wrong: REQUIRED, TOO_LONG or NOT_ALLOWED on `name`, REQUIRED on `scopes`, OUT_OF_RANGE on `days`, WRONG_PASSWORD or
   * PROOF_NEEDED on `password`, TOO_MANY on none for the eleventh key. Empty on success.
   */
  errors: Array<InputError>;
  /** The key; null on failure. It is answered once and cannot be read again. */
  key?: Maybe<Scalars['String']['output']>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The person with the keys; null on failure. */
  viewer?: Maybe<Viewer>;
};

/** What the unmatched lines of a wording mean. */
export type MatchLinesInput = {
  /**
   * Slug of the catalogue's ingredient that it is. null: it is none of them; the lines stay unknown and their dishes meet no
   * requirement.
   */
  ingredient?: InputMaybe<Scalars['ID']['input']>;
  /** The wording, as `UnmatchedName.name` has it; case and accents do not count. */
  name: Scalars['String']['input'];
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
};

/** What an answer for the lines of a wording came to. */
export type MatchLinesResult = MutationResult & {
  /** How many dishes they are of. */
  dishCount: Scalars['Int']['output'];
  /** Why not. UNKNOWN, `name` or `id`: there are no such lines, or none any more. Empty on success. */
  errors: Array<InputError>;
  /** How many lines were changed. */
  lineCount: Scalars['Int']['output'];
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** Takes the answer back with `undoMatch`; null on failure, and for what takes one back. */
  undoId?: Maybe<Scalars['ID']['output']>;
};

/** A meal base: the recipe as it stands in the catalogue. */
export type Meal = Node & Recipe & {
  /** When it is eaten; empty for sides and desserts, which are served with any meal. */
  categories: Array<MealCategory>;
  /** When its entry, or that of an ingredient or swap that it uses, last changed. */
  changedAt: Scalars['Timestamp']['output'];
  /** Ingredients and method for a number of serves, as it is. */
  cooking: Cooking;
  /**
   * Requirements that it meets as it is, computed from its ingredients.
   * @deprecated Use meets { code }. Removed on 2027-11-23.
   */
  dietary: Array<DietaryRequirement>;
  /**
   * Further requirements that it meets, each alone, once ingredients are swapped.
   * @deprecated Use meetsWithSwaps { code }. Removed on 2027-11-23.
   */
  dietaryWithSwaps: Array<DietaryRequirement>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Ingredients for one serve, in the order in which they are used. */
  ingredients: Array<MealIngredient>;
  /** Words that describe it; at most 30. */
  keywords: Array<Tag>;
  /** Everyday group of its main ingredient. */
  mainGroup?: Maybe<IngredientGroup>;
  /**
   * Everyday group of its main ingredient, such as chicken.
   * @deprecated Use mainGroup. Removed on 2027-11-23.
   */
  mainIngredient: Scalars['String']['output'];
  /** Requirements that it meets as it is, computed from its ingredients; at most 100. */
  meets: Array<Requirement>;
  /** Further requirements that it meets, each alone, once ingredients are swapped; at most 100. */
  meetsWithSwaps: Array<Requirement>;
  /** Minutes from start to table. */
  minutes: Scalars['Int']['output'];
  /** Base name. */
  name: Scalars['String']['output'];
  /** Nutrition of one serve. */
  nutrition: MealNutrition;
  /** What the caller says of it (docs/product.md OPIN-1); null for callers who are no person. */
  opinion?: Maybe<RecipeOpinion>;
  /** Its page here. */
  pageUrl: Scalars['URL']['output'];
  /** Name of its illustration. */
  picture: Scalars['String']['output'];
  /** Its picture, an SVG file drawn from what it holds. */
  plate: Scalars['URL']['output'];
  /** What it is on the table (docs/product.md PLAN-100). */
  role: DishRole;
  /** Key for addresses. */
  slug: Scalars['String']['output'];
  /** Page that it came from; null without one. */
  sourceUrl?: Maybe<Scalars['URL']['output']>;
  /**
   * Cooking steps in words.
   * @deprecated Use cooking(serves).steps. Removed on 2027-11-23.
   */
  steps: Array<Scalars['String']['output']>;
  /** How it stands to the given requirements. */
  suitability: Suitability;
  /** How it stands to those of the caller's household who eat it; null for callers without a household. */
  suits?: Maybe<TableSuitability>;
  /**
   * Words that describe it.
   * @deprecated Use keywords. Removed on 2027-11-23.
   */
  tags: Array<Scalars['String']['output']>;
  /**
   * External page with the details, if there is one.
   * @deprecated Use sourceUrl. Removed on 2027-11-23.
   */
  urlDetails?: Maybe<Scalars['String']['output']>;
};


/** A meal base: the recipe as it stands in the catalogue. */
export type MealCookingArgs = {
  serves?: Scalars['Int']['input'];
};


/** A meal base: the recipe as it stands in the catalogue. */
export type MealSuitabilityArgs = {
  requirements: Array<RequirementInput>;
};


/** A meal base: the recipe as it stands in the catalogue. */
export type MealSuitsArgs = {
  category?: InputMaybe<MealCategory>;
  eaters?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A recommendation about a meal. */
export type MealAdjustmentInput = {
  /** Name of the meal. */
  meal: Scalars['String']['input'];
  /** What to change; at most 100 words are suggested. */
  recommendation: Scalars['String']['input'];
};

/** Meals that may be picked in a category. */
export type MealBases = {
  /** Suitable meals as entries of one serve, by main ingredient, then by name. */
  mealList: Array<MealEntry>;
};

export { MealCategory };

/** The latest change of a meal. */
export type MealChange = {
  /** What it did. */
  kind: MealChangeKind;
  /** The meal as the change left it; null when it was removed. */
  meal?: Maybe<Meal>;
  /** The meal's id, which stays when its slug changes. */
  mealId: Scalars['ID']['output'];
  /** The meal's slug; of a removed meal the last that it had. */
  slug: Scalars['String']['output'];
};

/** What a change did to a meal. */
export type MealChangeKind =
  /** It is no longer in the catalogue: delete it. */
  | 'REMOVAL'
  /** It is new, or is another than before: store it under its id. */
  | 'UPSERT';

/** A page of meals. */
export type MealConnection = {
  /**
   * Time up to which this page and those before it, followed by their cursors, show every change. Keep that of the last
   * page and give it as `filter.changedSince` at the next visit.
   */
  asOf: Scalars['Timestamp']['output'];
  /** The meals with their cursors. */
  edges: Array<MealEdge>;
  /** The meals alone. */
  nodes: Array<Meal>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** How many meals match in all. */
  totalCount: Scalars['Int']['output'];
};

/** A meal within a page. */
export type MealEdge = {
  /** Its place, stable under changes of the catalogue. */
  cursor: Scalars['String']['output'];
  /** The meal. */
  node: Meal;
};

/** A meal in a plan. What is said of the meal follows from `uniqueId`. */
export type MealEntry = {
  /** Members who eat it; null for all who eat the category, and for a meal outside a plan. */
  eaters?: Maybe<Array<Scalars['ID']['output']>>;
  /** Whether its serves follow the portions of those who eat it, since no one has set them (docs/product.md PLAN-35). */
  followsPortions: Scalars['Boolean']['output'];
  /** Whether the entry carries swaps. */
  isCustomised: Scalars['Boolean']['output'];
  /** Whether it is another version of the meal of the row before it (docs/product.md PLAN-41). */
  isVersion: Scalars['Boolean']['output'];
  /** Everyday group of the main ingredient; empty in an empty entry. */
  mainIngredient: Scalars['String']['output'];
  /** Minutes from start to table; 0 in an empty entry. */
  minutes: Scalars['Int']['output'];
  /** Base name of the meal; empty in an empty entry. */
  name: Scalars['String']['output'];
  /** Serves, 0 to 10. */
  numServes: Scalars['Int']['output'];
  /** Name of its illustration; empty in an empty entry. */
  picture: Scalars['String']['output'];
  /** Path of its picture with its swaps, an SVG file drawn from what it holds; empty in an empty entry. */
  plate: Scalars['String']['output'];
  /** Key for the address of its instructions; empty in an empty entry. */
  slug: Scalars['String']['output'];
  /** The swaps that the entry carries. */
  swaps: Array<EntrySwap>;
  /** What to call the meal with its swaps, as `RecipeVersion.title` does; empty in an empty entry. */
  title: Scalars['String']['output'];
  /** Opaque, stable name of the meal, its swaps and what is served with it; empty in an empty entry (docs/product.md PLAN-99). */
  uniqueId: Scalars['ID']['output'];
  /** External page with the details, or empty. */
  urlDetails: Scalars['String']['output'];
};

/** A meal in a plan, as a client sends it. */
export type MealEntryInput = {
  /**
   * Members who eat it; null for all who eat the category. Those who are not in the household count as not named, so that a
   * plan can still be used when someone has left.
   */
  eaters?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether the serves follow the portions of those who eat it: then a saved plan keeps no number. */
  followsPortions?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ignored: it follows from `uniqueId`. */
  isCustomised?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is another version of the meal of the row before it. */
  isVersion?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ignored: it follows from `uniqueId`. */
  mainIngredient?: InputMaybe<Scalars['String']['input']>;
  /** Ignored: it follows from `uniqueId`. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Serves, 0 to 10. */
  numServes: Scalars['Int']['input'];
  /** Serves of what is served with the meal, 0 to 10, where more is cooked of the meal; null for as many. Plans that are saved have no such. */
  servedServes?: InputMaybe<Scalars['Int']['input']>;
  /** Opaque name of the meal, its swaps and what is served with it, from an earlier answer; empty for an empty entry. */
  uniqueId: Scalars['ID']['input'];
  /** Ignored: it follows from `uniqueId`. */
  urlDetails?: InputMaybe<Scalars['String']['input']>;
};

/** Which meals to list. Everything given must hold. */
export type MealFilter = {
  /** Only of this category. */
  category?: InputMaybe<MealCategory>;
  /**
   * Only meals that changed after this time; see `changedAt`. Give `asOf` of the last page of your last visit: your own
   * clock, or the latest `changedAt` that you saw, can miss changes that were stored while you read.
   * @deprecated Use catalogueChanges, which tells removed meals too. Removed on 2027-11-26.
   */
  changedSince?: InputMaybe<Scalars['Timestamp']['input']>;
  /** Only with this main ingredient (its everyday group). */
  mainIngredient?: InputMaybe<Scalars['String']['input']>;
  /** Ready in at most this many minutes. */
  maxMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Only meals that meet all of these, as each setting says. */
  requirements?: InputMaybe<Array<RequirementInput>>;
  /** Only what is this on the table; null for all. */
  role?: InputMaybe<DishRole>;
  /** Words, or parts of words, that all occur in the name, the tags or the ingredients; at most 200 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only with all of these tags. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** One line of a recipe, for one serve. */
export type MealIngredient = {
  /**
   * How much, in `unit`.
   * @deprecated Use quantity. Removed on 2027-11-23.
   */
  amount: Scalars['Float']['output'];
  /** What. */
  ingredient: Ingredient;
  /** Whether the meal works without it. */
  optional: Scalars['Boolean']['output'];
  /** How it is prepared, such as finely chopped. */
  preparation?: Maybe<Scalars['String']['output']>;
  /** How much; null for as much as is needed. */
  quantity?: Maybe<Quantity>;
  /**
   * One of g, kg, ml, l, tsp (5 ml), tbsp (20 ml), cup (250 ml), pinch and piece.
   * @deprecated Use quantity. Removed on 2027-11-23.
   */
  unit: Scalars['String']['output'];
};

/** Nutrition of one serve of a meal. */
export type MealNutrition = {
  /** Whether a serve holds more than a third of the 2000 mg of sodium that a day should have at most; false when unknown. */
  isHighInSodium: Scalars['Boolean']['output'];
  /** The figures, or null as soon as one ingredient's are not known. */
  perServe?: Maybe<Nutrition>;
  /** Names of the ingredients whose figures are not known. */
  unknown: Array<Scalars['String']['output']>;
};

/** Order of a list of meals; ties are broken by id. */
export type MealOrder =
  /** Latest change first. */
  | 'CHANGED_AT'
  /** Quickest first. */
  | 'MINUTES'
  /** By name. */
  | 'NAME';

/** A plan: three categories. */
export type MealPlan = {
  /** Breakfasts. */
  breakfast: CategoryPlan;
  /** Dinners. */
  dinner: CategoryPlan;
  /** Lunches. */
  lunch: CategoryPlan;
};

/** A plan, as a client sends it. */
export type MealPlanInput = {
  /** Breakfasts. */
  breakfast: CategoryPlanInput;
  /** Dinners. */
  dinner: CategoryPlanInput;
  /** Lunches. */
  lunch: CategoryPlanInput;
};

/** What a meal on offer is found by in a picker (docs/product.md PLAN-87). */
export type MealTraits = {
  /** Names of its ingredients, swapped. */
  ingredients: Array<Scalars['String']['output']>;
  /** Whether it is a favourite of the caller. */
  isFavourite: Scalars['Boolean']['output'];
  /** Whether the household's plans of the last two weeks, the present one included, have it. */
  isLately: Scalars['Boolean']['output'];
  /** Whether a person of the household brought it in. */
  isOwn: Scalars['Boolean']['output'];
  /** Ready in so many minutes. */
  minutes: Scalars['Int']['output'];
  /** Its tags. */
  tags: Array<Scalars['String']['output']>;
  /** The meal with its swaps, as `MealEntry.uniqueId` names it. */
  uniqueId: Scalars['ID']['output'];
};

/** One of the versions in which a meal is cooked for people of whom only some need swaps. */
export type MealVersion = {
  /** Members who eat it. */
  eaters: Array<Scalars['ID']['output']>;
  /** The meal with the version's swaps, for the portions of those who eat it. */
  entry: MealEntry;
  /** Labels of what its eaters asked for and the meal as it is does not meet; empty for the meal as it is. */
  meets: Array<Scalars['String']['output']>;
};

/**
 * Whose measures a recipe means. A tablespoon is 20 ml in Australia and 15 ml elsewhere; a cup is 250, 237 and 284 ml, a pint
 * 568, 473 and 568 ml. Amounts in answers are in ours, which are the Australian ones, or in g, ml and teaspoons.
 */
export type Measures =
  /** Australia */
  | 'AU'
  /** Britain */
  | 'UK'
  /** The United States */
  | 'US';

/** How it is known whose measures a recipe means. */
export type MeasuresFrom =
  /** The caller said so, for this recipe or as usual. */
  | 'CALLER'
  /** It is a guess: ask the person, and read again with the answer. */
  | 'GUESS'
  /** It has none that differ from country to country. */
  | 'NONE'
  /** It says so by its words or temperatures. */
  | 'TEXT';

/** A wish that a plan misses. */
export type MissedWish = {
  /** What stands most in the way; null where nothing alone does. */
  blockedBy?: Maybe<PlanWishKind>;
  /** The same in a sentence. */
  blockedText?: Maybe<Scalars['String']['output']>;
  /** What the plan has: a count, the minutes of its longest such meal, a figure of a day, or dollars. */
  figure: Scalars['Float']['output'];
  /** What kind of wish. */
  kind: PlanWishKind;
  /** Whose target it is; null for other wishes, and for an average adult's. */
  member?: Maybe<HouseholdMember>;
  /** Answers with either of which the wish would be missed no more or stand in the way no more; at most 2. */
  relaxations: Array<WishRelaxation>;
  /** What is missed, in a sentence with both figures. */
  text: Scalars['String']['output'];
};

/** An own item and where it comes to. */
export type MoveItemInput = {
  /** The item. */
  itemId: Scalars['ID']['input'];
  /** The named list; null or a list that is not there for that of the plan. */
  listId?: InputMaybe<Scalars['ID']['input']>;
};

/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type Mutation = {
  /**
   * Joins the household of an invitation, which is in the answer. The caller's own dishes come along. If no other account is
   * in the caller's household, that one ends: its current plan, its named plans and the caller's saved plan are kept as
   * named plans of the new household, such as "Ana's plan", and its members without an account come along if `bringMembers`
   * says so, or end with it. Otherwise everything in it stays with the others.
   *
   * LINK_INVALID (KEY_INVALID without `Graph-Ids: 1`): the key is unknown, used, revoked or expired. DUPLICATE: the caller is in that household already; the
   * invitation stays open. HAND_OVER_FIRST: the caller owns a household with other accounts. TOO_MANY: there would be more
   * than 12 members, or with `isFurther` the caller belongs to 5 households.
   */
  acceptInvitation: HouseholdResult;
  /** Adds a person without an account. For the owner. TOO_MANY when the household has 12 members. */
  addHouseholdMember: HouseholdResult;
  /** Has a device notified, in the session and the household of the call. */
  addNotificationDevice: NotificationDeviceResult;
  /**
   * Adds the passkey that was begun in this session, and mails the person. INVALID on `response` where it is none or the time
   * was over, DUPLICATE where an account has it, TOO_MANY for the twenty-first.
   */
  addPasskey: PasskeysResult;
  /** Makes a webhook of the partner, or of the person in the household of the call, who is mailed that it was made. */
  addWebhook: AddWebhookResult;
  /** Tells the household where the caller is working, for 30 seconds. Nothing is stored. */
  announcePresence: AnnouncePresenceResult;
  /**
   * Does 1 to 300 operations on the household's cupboard. A call whose answer was lost can be sent again. TOO_MANY: the
   * household would have more than 300 ingredients.
   * @deprecated Use applyOperations. Removed on 2027-11-23.
   */
  applyCupboardOperations: CupboardResult;
  /**
   * Does 1 to 500 operations on the household's shared list. A call whose answer was lost can be sent again.
   * @deprecated Use applyOperations. Removed on 2027-11-23.
   */
  applyListOperations: ApplyListOperationsResult;
  /**
   * Does 1 to 500 operations on what the household shares: plan, list, cupboard and how it shops (docs/product.md API-49). Each
   * is done once, and a refused one does not hold back the others, so that a client sends what it has gathered and drops all
   * that is answered.
   */
  applyOperations: ApplyOperationsResult;
  /**
   * Does 1 to 200 operations on the household's current plan, in their order, after all that arrived before. Those that were
   * done already are left out, so a call whose answer was lost can be sent again.
   * @deprecated Use applyOperations. Removed on 2027-11-23.
   */
  applyPlanOperations: ApplyPlanOperationsResult;
  /**
   * Arranges the areas of a store, or of where no store is chosen. Areas that are not named follow in the usual order. UNKNOWN:
   * no such store or area; DUPLICATE: an area twice; TOO_MANY: the household has arranged 50 stores.
   * @deprecated Use applyOperations. Removed on 2027-11-23.
   */
  arrangeShop: ShopHabitsResult;
  /**
   * Begins to add a passkey, after a proof: REQUIRED, WRONG_PASSWORD or PROOF_NEEDED on `password`, TOO_MANY for the
   * twenty-first, NOT_ALLOWED where the installation has none.
   */
  beginPasskey: PasskeyCeremonyResult;
  /** Begins a proof with one of the person's passkeys. NOT_ALLOWED where there is none. */
  beginPasskeyProof: PasskeyCeremonyResult;
  /**
   * Begins a sign-in with a passkey in this browser, which gets a cookie for it. It takes no address. NOT_ALLOWED where the
   * installation has no passkeys.
   */
  beginPasskeySignIn: PasskeyCeremonyResult;
  /** Begins a visit to the provider in this browser. CONNECT and PROVE are for the signed-in person. */
  beginProviderVisit: BeginProviderVisitResult;
  /**
   * Begins to set authenticator codes up, in place of a set-up that was begun before; it can be confirmed for ten minutes. REQUIRED
   * or WRONG_PASSWORD on `password`, DUPLICATE where they are on, NOT_ALLOWED for an account without a password.
   */
  beginSecondFactor: BeginSecondFactorResult;
  /**
   * Begins the next week of the household's current plan (docs/product.md PLAN-88): rows of days before today, and those
   * without a day, become a past week, and as many new rows take their places, with their serves, eaters and weekdays. Rows of
   * days to come stay. Nothing changes where no row is over.
   */
  beginWeek: PlanResult;
  /** Takes back what the next start was to restore. For an owner of the server (FORBIDDEN). */
  cancelRestore: CancelRestoreResult;
  /** Changes what a device is notified of; from then on it is about the household of the call. */
  changeNotificationDevice: NotificationDeviceResult;
  /** Changes the password and ends every other session; this one goes on with the token of the answer. */
  changePassword: ChangePasswordResult;
  /** Notes that the person has answered or skipped the first questions. The first call counts (docs/product.md PLAN-84). */
  closeFirstQuestions: CloseFirstQuestionsResult;
  /** Uses the key of a confirmation mail. A key works once and for 24 hours. */
  confirmEmail: ConfirmEmailResult;
  /**
   * Uses the key that was mailed to a new address: from then on it is the account's. The former one is mailed a link that
   * brings it back (docs/product.md ACC-69). A key works once and for 24 hours.
   */
  confirmEmailChange: EmailKeyResult;
  /**
   * Turns authenticator codes on, and mails the person. On `code` CODE_WRONG, or STALE where the set-up is over; DUPLICATE where
   * they are on.
   */
  confirmSecondFactor: SecondFactorResult;
  /** Connects the account with who the person is at the provider, and mails the person. */
  connectProvider: ConnectProviderResult;
  /**
   * Makes a further household, which the caller owns and which is in the answer; those that the caller is in stay as they
   * are. TOO_MANY: the caller belongs to 5 households.
   */
  createHousehold: HouseholdResult;
  /** Deletes the account with everything held about it and ends every session. Cannot be undone. */
  deleteAccount: DeleteAccountResult;
  /** Deletes a backup for good. For an owner of the server (FORBIDDEN). */
  deleteBackup: DeleteBackupResult;
  /**
   * Deletes a dish. Plans that hold it show an empty row from then on. IN_USE: other dishes are made with it, which the message
   * names (docs/product.md DISH-34).
   */
  deleteDish: DeleteDishResult;
  /** Deletes a saved plan or a past week. */
  deletePlan: DeletePlanResult;
  /** Disconnects the account from the provider, ends the other sessions that began there, and mails the person. */
  disconnectProvider: DisconnectProviderResult;
  /** Ends the address of a calendar, also where it was ended before. */
  endCalendarFeed: EndCalendarFeedResult;
  /** Ends all sessions of the caller but the one of the call, in the same way (docs/product.md ACC-66). */
  endOtherSessions: EndSessionsResult;
  /**
   * Ends one of the caller's sessions, also where it has ended before: its tokens and sockets stop working at once, on every
   * instance (docs/product.md ACC-66).
   */
  endSession: EndSessionsResult;
  /**
   * Makes another account of the household its owner. For the owner, who stays as a member. Invitations that were not
   * accepted yet end. PROOF_NEEDED unless the owner has proven to be it within ten minutes and in this session, as by signing in
   * (docs/product.md ACC-88).
   */
  handOverHousehold: HouseholdResult;
  /**
   * Makes an invitation, a link that works once and for 7 days, and mails it where an address is given. The answer and the
   * mail are the same whether the address has an account or not. For the owner. TOO_MANY: 20 invitations are open, the
   * household has 12 members and no `memberId` was given, or too many mails were asked for to this address.
   */
  inviteToHousehold: InviteToHouseholdResult;
  /**
   * Says of 1 to 300 ingredients that they are at home. About each ingredient the latest word counts, so that a call may
   * arrive late and twice. TOO_MANY: the household would have more than 300.
   * @deprecated Use applyOperations. Removed on 2027-11-23.
   */
  keepInCupboard: CupboardResult;
  /**
   * Leaves the household for a new one of one's own, or for those that the caller belongs to besides, of which the first is
   * in the answer. What was planned stays with the others. An
   * owner with other accounts in the household gets HAND_OVER_FIRST; without others the household ends with its plans,
   * its list and its members without an account.
   */
  leaveHousehold: HouseholdResult;
  /** Makes a link to a backup. For an owner of the server (FORBIDDEN). */
  linkBackup: LinkBackupResult;
  /**
   * Puts a saved plan or a past week, in line with the present settings, in the place of the household's current one. Days that
   * are over become the same weekday from today on (docs/product.md PLAN-64).
   */
  loadPlan: PlanResult;
  /**
   * Opens a session: answers with an access token valid for ten minutes and sets the refresh cookie. A wrong password, an
   * unknown address and a locked account get the same answer (docs/product.md ACC-4, ACC-5).
   */
  logIn: LogInResult;
  /** Ends the session of the refresh cookie and of the access token. Always succeeds. */
  logOut: LogOutResult;
  /** Begins a backup of everything. For an owner of the server (FORBIDDEN). */
  makeBackup: MakeBackupResult;
  /** Makes the secret address of a calendar, or a new one in the place of the one before, which ends. */
  makeCalendarFeed: MakeCalendarFeedResult;
  /** Makes a key for the person's own programs, and mails the person that it was made. */
  makePersonalKey: MakePersonalKeyResult;
  /**
   * Says once for all unmatched lines of a wording, in all own dishes, which ingredient they mean. The person is believed: the
   * dishes meet requirements by it from then on. Amounts that the ingredient is not measured in become words (docs/product.md
   * MOVE-12). A dish stays the import's that it came with.
   */
  matchLines: MatchLinesResult;
  /** Does nothing and answers true. Useful to try a token, a key or a client. */
  ping: Scalars['Boolean']['output'];
  /** Has the next start of the server replace everything by a backup. For an owner of the server (FORBIDDEN). */
  prepareRestore: PrepareRestoreResult;
  /** Takes a passkey as proof that it is the person, for ten minutes in this session. INVALID on `response` where it is none. */
  proveByPasskey: PasskeysResult;
  /**
   * Takes the account's password as proof that it is the person, for ten minutes in this session (docs/product.md ACC-88). Where
   * the account has none, PROOF_NEEDED on `password` unless there is another proof already.
   */
  proveByPassword: ProveByPasswordResult;
  /** Takes a visit to the provider as proof that it is the person, for ten minutes in this session. */
  proveByProvider: ProveByProviderResult;
  /**
   * Proposes meals under the user's settings. No meal that does not suit is ever proposed, and none twice while others are
   * left. Nothing is stored except that meals were proposed.
   */
  randomizeMealPlan: RandomizeMealPlanResult;
  /** Reads a recipe from text or schema.org data and matches its ingredients. Nothing is stored, no address is fetched. */
  readDish: ReadDishResult;
  /**
   * Fetches a page and reads the recipe on it, as `readDish` does with its source; nothing is stored. Servers do so where their
   * operator wants it, and otherwise answer INVALID on `url`, as for an address that can't be fetched (docs/product.md MOVE-36).
   * A person has one page fetched at a time, 10 in a minute, and 100 in a day.
   */
  readPage: ReadDishResult;
  /** Records a usage event, also of people who are not signed in. */
  recordEvent: RecordEventResult;
  /**
   * Answers with a new access token for the refresh cookie, which is replaced. UNAUTHENTICATED without a live session; the
   * message says why it has ended, as far as the cookie's owner may know (docs/product.md ACC-46).
   */
  refreshSession: SessionResult;
  /**
   * Removes a member. A member's account gets its own household unless it belongs to another; what was planned stays. For the
   * owner, and not for removing oneself.
   */
  removeHouseholdMember: HouseholdResult;
  /** Removes a device with everything that waits for it, also where it was removed before. */
  removeNotificationDevice: RemoveNotificationDeviceResult;
  /**
   * Removes a passkey, after a proof, and mails the person. REQUIRED, WRONG_PASSWORD or PROOF_NEEDED on `password`, UNKNOWN on
   * `id`, NOT_ALLOWED for the last way into the account.
   */
  removePasskey: PasskeysResult;
  /**
   * Removes the password, ends every other session and mails the person. REQUIRED or WRONG_PASSWORD on `password`, NOT_ALLOWED
   * where there is none or where fewer than two other ways to sign in are left (docs/product.md ACC-76).
   */
  removePassword: PasskeysResult;
  /** Turns authenticator codes off, and mails the person. Errors as of `renewRecoveryCodes`. */
  removeSecondFactor: SecondFactorResult;
  /** Removes a webhook with everything that waits for it, also where it was removed before. */
  removeWebhook: RemoveWebhookResult;
  /** Names the household. For its owner; others get NOT_ALLOWED. */
  renameHousehold: HouseholdResult;
  /** Gives a passkey another name. REQUIRED or TOO_LONG on `name`, UNKNOWN on `id`. */
  renamePasskey: PasskeysResult;
  /**
   * Gives a saved plan another name. Its rows, and when they were last changed, stay. DUPLICATE: another plan of the household
   * has the name (docs/product.md PLAN-63).
   */
  renamePlan: PlanResult;
  /** Stores which subscription a device has now, and that it is in the session of the call (docs/product.md PUSH-6). */
  renewNotificationDevice: NotificationDeviceResult;
  /**
   * Makes ten recovery codes in place of all earlier ones, and mails the person. REQUIRED or WRONG_PASSWORD on `password`,
   * CODE_REQUIRED or CODE_WRONG on `code`, UNKNOWN where authenticator codes are off.
   */
  renewRecoveryCodes: SecondFactorResult;
  /**
   * Mails a link to a new address for the caller's account. Nothing changes until that is opened; the answer is the same
   * whether or not the address has an account (docs/product.md ACC-68).
   */
  requestEmailChange: RequestEmailChangeResult;
  /** Mails a link to choose a new password. Known and unknown addresses get the same answer. */
  requestPasswordReset: RequestPasswordResetResult;
  /** Uses the key of a reset mail to set a password, and ends every session. A key works once and for 30 minutes. */
  resetPassword: ResetPasswordResult;
  /**
   * Uses the key that was mailed to the former address of an account: it is the account's again, every session, key and
   * webhook ends, the password no longer works, and a link to choose a new one is mailed (docs/product.md ACC-70). A key works
   * once and for 72 hours.
   */
  returnEmail: EmailKeyResult;
  /** Makes an invitation's link useless. For the owner. */
  revokeInvitation: HouseholdResult;
  /** Ends a key at once, also where it has ended before. */
  revokePersonalKey: RevokePersonalKeyResult;
  /** Gives a webhook another secret. For a day messages are signed with the former one as well. */
  rollWebhookSecret: RollWebhookSecretResult;
  /** Stores a dish. It is offered in the person's pickers and randomizing from then on. */
  saveDish: SaveDishResult;
  /**
   * Stores answers to forms, all or none, or only says what they would do (docs/product.md SET-20). An account that may not
   * edit the member's answers gets NOT_ALLOWED.
   */
  saveForms: SaveFormsResult;
  /** Saves the user's plan. On a stale version nothing is saved and the stored plan is returned. */
  saveMealPlan: SaveMealPlanResult;
  /**
   * Saves rows, or the current plan, under a name or none, for the whole household. CONFLICT: the version is stale, and
   * nothing is saved. TOO_MANY: the household has 50 plans with names (docs/product.md PLAN-63).
   */
  savePlan: PlanResult;
  /**
   * Stores answers of both forms, all or none (docs/product.md SET-1).
   * @deprecated Use saveForms. Removed on 2027-11-23.
   */
  saveSettings: SaveSettingsResult;
  /** Brings a plan in line with the user's present settings and reports what changed. Nothing is stored. */
  scrubMealPlan: ScrubMealPlanResult;
  /** Sends a notification to a device that says that it works. */
  sendTestNotification: NotificationDeviceResult;
  /**
   * Gives one of the person's dishes a photo, replaces its first one or takes all away (docs/product.md DISH-35). A photo is sent before,
   * as the body of `POST /api/photos`: JPEG, PNG, WebP or AVIF, at most 10 MB and 51 megapixels.
   */
  setDishPhoto: SetDishPhotoResult;
  /**
   * Gives one of the person's dishes photos, takes some away or puts them in another order (docs/product.md DISH-48). The first
   * one is shown in the place of its plate. Photos are sent before, one by one, as the body of `POST /api/photos`.
   */
  setDishPhotos: SetDishPhotosResult;
  /**
   * Starts, pauses, lets go on, extends and dismisses kitchen timers of the household, by saying how each is after it. Of two
   * acts on one timer the later counts, in whatever order they arrive, and one that comes again changes nothing (docs/product.md
   * COOK-35).
   */
  setKitchenTimers: SetKitchenTimersResult;
  /**
   * Says of a recipe that it is a favourite, never wanted again, or how good it is. About each of the three the latest word
   * counts, so that a call may arrive late and twice. TOO_MANY: the caller has said something of 2,000 recipes.
   */
  setOpinion: SetOpinionResult;
  /**
   * Remembers 1 to 500 prices, or forgets them. Beyond 500 the household's oldest are forgotten.
   * @deprecated Use applyOperations. Removed on 2027-11-23.
   */
  setOwnPrices: ShopHabitsResult;
  /** Writes up to 500 product links of the partner's own stores at once, all or none. */
  setProductLinks: SetProductLinksResult;
  /**
   * Gives something that the household buys a photo, replaces it or takes it away (docs/product.md SHOP-69). A photo is sent
   * before, as the body of `POST /api/photos`. Beyond 300 the household's oldest are forgotten. INVALID, `product`: this can
   * have no photo. UNKNOWN, `photo`: there is no such photo.
   */
  setProductPhoto: ShopHabitsResult;
  /**
   * Opens a session as logIn does. INVALID_CREDENTIALS for whatever is wrong with the passkey, the challenge, the origin or the
   * account alike, and after too many attempts (docs/product.md ACC-73).
   */
  signInByPasskey: LogInResult;
  /** Signs in whom the provider has vouched for in this browser, as logIn does; or makes the account (docs/product.md ACC-61). */
  signInByProvider: SignInByProviderResult;
  /**
   * Makes an account and mails the confirmation link. An address that already has an account gets the same answer, and its
   * owner gets a mail (docs/product.md ACC-21).
   */
  signUp: SignUpResult;
  /**
   * Has no further recipe of a file become a dish. What is there stays, and the file can be sent again: it goes on where it was
   * stopped, since what is there is known (docs/product.md MOVE-6).
   */
  stopImport: ImportResult;
  /** Stores a feedback form. */
  submitFeedback: SubmitFeedbackResult;
  /** Switches a webhook on again. What changed while it was off is in one message of each kind. */
  switchOnWebhook: WebhookResult;
  /**
   * Says of 1 to 300 ingredients that they are no longer at home. What is not there may be taken.
   * @deprecated Use applyOperations. Removed on 2027-11-23.
   */
  takeFromCupboard: CupboardResult;
  /** Sends a message of the type `ping`, whose outcome `deliveries` has. */
  testWebhook: WebhookResult;
  /**
   * Takes away all dishes and plans of an import that were not changed since, at once from its person's view of it and one after the other
   * in the plans (docs/product.md MOVE-7). It stops one that is under way. A key without PLAN_WRITE is FORBIDDEN where there are
   * plans to take away: nothing is changed then, and it can still be undone (MOVE-32).
   */
  undoImport: ImportResult;
  /** Takes such an answer back: its lines are as before, but for those of dishes that were saved since (docs/product.md MOVE-14). */
  undoMatch: MatchLinesResult;
  /**
   * Changes what is known of a member; what is left out stays. Name, portion and `answersEditedBy` are for the member's own
   * account, or for the owner where the member has none; `eats` is for every account of the household. NOT_ALLOWED names
   * the first field that is not for the caller, and nothing is changed.
   */
  updateHouseholdMember: HouseholdResult;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationAddHouseholdMemberArgs = {
  input: AddHouseholdMemberInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationAddNotificationDeviceArgs = {
  input: AddNotificationDeviceInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationAddPasskeyArgs = {
  input: PasskeyResponseInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationAddWebhookArgs = {
  input: AddWebhookInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationAnnouncePresenceArgs = {
  input: AnnouncePresenceInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationApplyCupboardOperationsArgs = {
  operations: Array<CupboardOperationInput>;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationApplyListOperationsArgs = {
  operations: Array<ListOperationInput>;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationApplyOperationsArgs = {
  input: ApplyOperationsInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationApplyPlanOperationsArgs = {
  operations: Array<PlanOperationInput>;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationArrangeShopArgs = {
  areas?: InputMaybe<Array<Scalars['String']['input']>>;
  householdId?: InputMaybe<Scalars['ID']['input']>;
  store?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationBeginPasskeyArgs = {
  input: BeginPasskeyInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationBeginProviderVisitArgs = {
  input: BeginProviderVisitInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationBeginSecondFactorArgs = {
  input: BeginSecondFactorInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationBeginWeekArgs = {
  input: BeginWeekInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationChangeNotificationDeviceArgs = {
  input: ChangeNotificationDeviceInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationConfirmEmailChangeArgs = {
  input: EmailKeyInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationConfirmSecondFactorArgs = {
  input: ConfirmSecondFactorInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationConnectProviderArgs = {
  input: ConnectProviderInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationCreateHouseholdArgs = {
  input: CreateHouseholdInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationDeleteBackupArgs = {
  input: DeleteBackupInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationDeleteDishArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationDeletePlanArgs = {
  input: PlanRefInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationDisconnectProviderArgs = {
  input: DisconnectProviderInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationEndCalendarFeedArgs = {
  input: EndCalendarFeedInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationHandOverHouseholdArgs = {
  input: HouseholdMemberInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationInviteToHouseholdArgs = {
  input: InviteToHouseholdInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationKeepInCupboardArgs = {
  items: Array<KeepInCupboardInput>;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationLinkBackupArgs = {
  input: ProvenBackupInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationLoadPlanArgs = {
  input: PlanRefInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationLogInArgs = {
  input: LogInInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationMakeCalendarFeedArgs = {
  input: MakeCalendarFeedInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationMakePersonalKeyArgs = {
  input: MakePersonalKeyInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationMatchLinesArgs = {
  input: MatchLinesInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationPrepareRestoreArgs = {
  input: ProvenBackupInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationProveByPasskeyArgs = {
  input: PasskeyResponseInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationProveByPasswordArgs = {
  input: ProveByPasswordInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationRandomizeMealPlanArgs = {
  input: RandomizeMealPlanInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationReadDishArgs = {
  input: ReadDishInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationReadPageArgs = {
  input: ReadPageInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationRecordEventArgs = {
  input: AnalyticsEventInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationRemoveHouseholdMemberArgs = {
  input: HouseholdMemberInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationRemoveNotificationDeviceArgs = {
  input: NotificationDeviceInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationRemovePasskeyArgs = {
  input: RemovePasskeyInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationRemovePasswordArgs = {
  input: RemovePasswordInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationRemoveSecondFactorArgs = {
  input: ChangeSecondFactorInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationRemoveWebhookArgs = {
  input: WebhookInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationRenameHouseholdArgs = {
  input: RenameHouseholdInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationRenamePasskeyArgs = {
  input: RenamePasskeyInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationRenamePlanArgs = {
  input: RenamePlanInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationRenewNotificationDeviceArgs = {
  input: RenewNotificationDeviceInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationRenewRecoveryCodesArgs = {
  input: ChangeSecondFactorInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationRequestEmailChangeArgs = {
  input: RequestEmailChangeInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationReturnEmailArgs = {
  input: EmailKeyInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationRevokeInvitationArgs = {
  input: RevokeInvitationInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationRevokePersonalKeyArgs = {
  input: RevokePersonalKeyInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationRollWebhookSecretArgs = {
  input: RollWebhookSecretInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationSaveDishArgs = {
  input: SaveDishInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationSaveFormsArgs = {
  input: SaveFormsInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationSaveMealPlanArgs = {
  input: SaveMealPlanInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationSavePlanArgs = {
  input: SavePlanInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationSaveSettingsArgs = {
  input: SaveSettingsInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationScrubMealPlanArgs = {
  input: ScrubMealPlanInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationSendTestNotificationArgs = {
  input: NotificationDeviceInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationSetDishPhotoArgs = {
  input: SetDishPhotoInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationSetDishPhotosArgs = {
  input: SetDishPhotosInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationSetKitchenTimersArgs = {
  input: SetKitchenTimersInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationSetOpinionArgs = {
  input: SetOpinionInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationSetOwnPricesArgs = {
  householdId?: InputMaybe<Scalars['ID']['input']>;
  prices: Array<OwnPriceInput>;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationSetProductLinksArgs = {
  links: Array<ProductLinkInput>;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationSetProductPhotoArgs = {
  input: SetProductPhotoInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationSignInByPasskeyArgs = {
  input: PasskeyResponseInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationSignInByProviderArgs = {
  input: SignInByProviderInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationStopImportArgs = {
  input: ImportInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationSubmitFeedbackArgs = {
  input: SubmitFeedbackInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationSwitchOnWebhookArgs = {
  input: WebhookInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationTakeFromCupboardArgs = {
  items: Array<TakeFromCupboardInput>;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationTestWebhookArgs = {
  input: WebhookInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationUndoImportArgs = {
  input: ImportInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationUndoMatchArgs = {
  input: UndoMatchInput;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationUpdateHouseholdMemberArgs = {
  input: UpdateHouseholdMemberInput;
};

/**
 * The outcome of a mutation, or of a query that can refuse its input (docs/product.md API-5). What the caller can put right is
 * in `errors`; then nothing was stored, unless a result says otherwise.
 */
export type MutationResult = {
  /** What is wrong with the input; empty exactly when `ok`. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** A list with its name. */
export type NameListInput = {
  /** UUID chosen by the client that makes the list. */
  listId: Scalars['ID']['input'];
  /** 1 to 40 characters, without space around them; line breaks become spaces. */
  name: Scalars['String']['input'];
};

/** A list beside that of the plan, such as 'Hardware', with what comes from no meal. */
export type NamedList = Node & {
  /** When it was named last. */
  at: Scalars['Timestamp']['output'];
  /** Global id; its key is that of the list. */
  id: Scalars['ID']['output'];
  /** What is on it, by text; of all lists of a household at most 200. */
  items: Array<OwnItem>;
  /** UUID chosen by the client that made it. */
  key: Scalars['ID']['output'];
  /** 1 to 40 characters; no two lists of a household have the same but for capitals. */
  name: Scalars['String']['output'];
};

/** A list beside that of the plan. */
export type NamedListInput = {
  /** The list. */
  listId: Scalars['ID']['input'];
};

/** The effect of a text whose words exclude ingredients. */
export type NeverEatenEffect = MutationResult & {
  /** Why not: TOO_LONG or TOO_MANY, on `text`; UNKNOWN, on `fieldId`. Empty on success. */
  errors: Array<InputError>;
  /** How many meals of the catalogue hold an ingredient that any of the words excludes. */
  mealCount: Scalars['Int']['output'];
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The words of the text in their order; empty when there are errors. */
  words: Array<NeverEatenWord>;
};

/**
 * What one word of 'Ingredients I never eat' or 'Ingredients I don't like' excludes. A word that is not understood excludes
 * nothing: it has no ingredients, no meals, and the near matches that there are. What `and` or `or` joins is reported part
 * by part where the whole is not understood.
 */
export type NeverEatenWord = {
  /** Ingredients that are excluded, by name: what the word names, and for what is never eaten also what holds it or may hold it. */
  ingredients: Array<Ingredient>;
  /** How many meals of the catalogue hold one of these ingredients. Some are still offered, with a swap. */
  mealCount: Scalars['Int']['output'];
  /** Near matches for a word that is not understood, the nearest first; for the first 20 such words. */
  suggestions: Array<Scalars['String']['output']>;
  /** Whether it names any ingredient of the catalogue. A misspelt word is not understood. */
  understood: Scalars['Boolean']['output'];
  /** The word as it was typed. */
  word: Scalars['String']['output'];
};

/**
 * Something with a global id, by which `node` finds it again.
 *
 * The `id` of types that were there before `Node` (Meal, Dish, Household, HouseholdMember, HouseholdInvitation, Viewer,
 * PlanRow, OwnItem) is its key alone, unless the call has the header `Graph-Ids: 1` (docs/product.md API-41). Inputs take both.
 */
export type Node = {
  /**
   * Global id: the type's name, a colon and a key, such as `Meal:weeknight-butter-chicken`. Treat it as opaque, but for what
   * a client adds: there the key is the UUID that the client chose.
   */
  id: Scalars['ID']['output'];
};

/** A browser on a device that is notified, also while no page of it is open (docs/product.md PUSH-1). */
export type NotificationDevice = {
  /** When it was added. */
  createdAt: Scalars['Timestamp']['output'];
  /** The hour in Sydney at which it is notified of dinner, 0 to 23. */
  dinnerHour: Scalars['Int']['output'];
  /** The household that it is about; null once the person has left it. */
  household?: Maybe<Household>;
  /** Names the device. */
  id: Scalars['ID']['output'];
  /** Whether it is silent, since the session in which it was added has ended; it goes on once its person has signed in there again. */
  isPaused: Scalars['Boolean']['output'];
  /** What it is notified of. */
  kinds: Array<NotificationKind>;
  /** What it is called, such as `Firefox on Android`. */
  label: Scalars['String']['output'];
};

/** A device of the caller's. */
export type NotificationDeviceInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** The outcome of adding, changing or renewing a device, or of sending a test to it. */
export type NotificationDeviceResult = MutationResult & {
  /** The device; null on failure. */
  device?: Maybe<NotificationDevice>;
  /**
   * What is wrong: REQUIRED, TOO_LONG or NOT_ALLOWED on `subscription.endpoint`, INVALID on `subscription.p256dh`,
   * `subscription.auth` or `subscription.publicKey`, REQUIRED or TOO_LONG on `label`, REQUIRED on `kinds`, OUT_OF_RANGE on
   * `dinnerHour`, UNKNOWN on `id` for none of the caller's, TOO_MANY on none for the 21st device. Empty on success.
   */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** What a device is notified of (docs/product.md PUSH-2). */
export type NotificationKind =
  /** What is for dinner tonight, on days whose plan has a dinner, at the hour that was chosen. */
  | 'DINNER'
  /** Another member of the household has added own items to the shopping list. */
  | 'LIST_ADDED'
  /** The time of a kitchen timer of the household is up (docs/product.md PUSH-7). */
  | 'TIMERS';

/** Notifications of a person. */
export type Notifications = {
  /** The person's devices, the newest first; at most 20. */
  devices: Array<NotificationDevice>;
  /** The public key of the server, in base64url, with which a browser subscribes (VAPID, RFC 8292). */
  publicKey: Scalars['String']['output'];
};

export { Nutrient };

/** Nutrition figures of an amount of food. */
export type Nutrition = {
  /** Carbohydrate in grams. */
  carbohydrate: Scalars['Float']['output'];
  /** Energy in kilojoules. */
  energy: Scalars['Float']['output'];
  /** Fat in grams. */
  fat: Scalars['Float']['output'];
  /** Dietary fibre in grams. */
  fibre: Scalars['Float']['output'];
  /** Phosphorus in milligrams; null where an ingredient has no figure of it. */
  phosphorus?: Maybe<Scalars['Float']['output']>;
  /** Potassium in milligrams; null where an ingredient has no figure of it. */
  potassium?: Maybe<Scalars['Float']['output']>;
  /** Protein in grams. */
  protein: Scalars['Float']['output'];
  /** Saturated fat in grams. */
  saturatedFat: Scalars['Float']['output'];
  /** Sodium in milligrams. */
  sodium: Scalars['Float']['output'];
  /** Sugars in grams. */
  sugars: Scalars['Float']['output'];
};

/** A recipe that suits the table of a household, with what it means there (docs/product.md WEEK-1). */
export type Offer = {
  /** Whether a person of the household brought it in. */
  isOwn: Scalars['Boolean']['output'];
  /**
   * Where it can be planned, of the categories that were asked for; at most 3. Empty for what does not suit (WEEK-4), and for
   * sides and desserts.
   */
  places: Array<OfferPlace>;
  /** The recipe; null for an own dish that is gone meanwhile. */
  recipe?: Maybe<Recipe>;
  /** Names of what most kitchens have and the cupboard does not list: to be checked where nothing is to be bought; at most 20. */
  toCheck: Array<Scalars['String']['output']>;
  /** Names of what is fresh and at home that it uses; at most 3. */
  usesAtHome: Array<Scalars['String']['output']>;
};

/** A page of offers. */
export type OfferConnection = {
  /** The offers with their cursors. */
  edges: Array<OfferEdge>;
  /** The offers alone. */
  nodes: Array<Offer>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** How many recipes there are, own dishes included. */
  recipeCount: Scalars['Int']['output'];
  /** How many recipes suit the table, whatever else is asked for. */
  suitableCount: Scalars['Int']['output'];
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** An offer within a page. */
export type OfferEdge = {
  /** Its place. */
  cursor: Scalars['String']['output'];
  /** The offer. */
  node: Offer;
};

/** Which of the recipes that suit. Everything given must hold. */
export type OfferFilter = {
  /** Only what can be planned in this category; of sides and desserts what suits those who eat it. */
  category?: InputMaybe<MealCategory>;
  /** Only what can be made for all who eat it of what is at home and of what most kitchens have (docs/product.md WEEK-3). */
  isAllAtHome?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only the caller's favourites. */
  isFavourite?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only what the caller wants never again, whether it suits or not; otherwise that is left out. */
  isNeverAgain?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only what people of the household brought in. */
  isOwn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ready in at most this many minutes. */
  maxMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** What it is on the table; null for MAIN. Sides and desserts are planned with a meal (docs/product.md PLAN-103). */
  role?: InputMaybe<DishRole>;
  /** Words, or parts of words, that all occur in the name, the tags or the ingredients; at most 200 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only with all of these tags. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only what uses something fresh that is at home. */
  usesAtHome?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Order of offers; ties are broken by name. */
export type OfferOrder =
  /** Quickest first. */
  | 'MINUTES'
  /** By name. */
  | 'NAME'
  /** What the household's plans have not had lately first. */
  | 'NOT_LATELY'
  /** What the caller rated best first, then favourites, then the rest. */
  | 'RATING';

/** A category in which a recipe can be planned. */
export type OfferPlace = {
  /** Members of those who eat it whom it suits with its swaps alone; at most 12. */
  adaptedFor: Array<HouseholdMember>;
  /** The category. */
  category: MealCategory;
  /** The recipe with the swaps that those who eat the category need, for 1 serve. */
  entry: MealEntry;
};

/** An act, with the id that makes it happen once. */
export type OperationInput = {
  /** What was done. */
  act: ActInput;
  /**
   * When it was done, by the client's clock. Ahead of the server's (of the list more than 5 seconds), or left out, it counts as
   * done when it arrived first. STALE: more than 30 days ago, or on
   * a plan on which more than 10,000 operations were done since.
   */
  at?: InputMaybe<Scalars['Timestamp']['input']>;
  /**
   * UUID chosen by the client: what is sent again within 30 days has no further effect. Without it each call is another
   * operation.
   */
  id?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of an operation. */
export type OperationOutcome = {
  /** What is wrong with it, such as with `operations[3].act.list.addItem.text`; empty unless it was refused. */
  errors: Array<InputError>;
  /** Its id; null when it had none. */
  id?: Maybe<Scalars['ID']['output']>;
  /**
   * Of `addItem` the items that hold what its text names, in its order, by the ids that acts take: new ones, or those that had the
   * same words already (docs/product.md SHOP-52). Empty for any other act, and for one that was refused.
   */
  itemIds: Array<Scalars['ID']['output']>;
  /** What became of it. */
  status: OperationStatus;
};

/** What became of an operation. Only a refused one needs the person. */
export type OperationStatus =
  /** It was done. */
  | 'APPLIED'
  /** It had no effect, since others made it moot, such as by removing the row, or by a later word. */
  | 'MOOT'
  /** It was refused, and the others were not held back: drop it, and say why. */
  | 'REFUSED'
  /** It had been done earlier, and was not done again. */
  | 'REPEATED';

/** A choice with its setting. */
export type OptionSetting = {
  /** Id of what is chosen. */
  optionId: Scalars['ID']['output'];
  /** Id of what it is set to. */
  settingId: Scalars['ID']['output'];
};

/** A choice with its setting, as a client sends it. */
export type OptionSettingInput = {
  /** Id of what is chosen. */
  optionId: Scalars['ID']['input'];
  /** Id of what it is set to. */
  settingId: Scalars['ID']['input'];
};

/** Something on the list that comes from no meal. */
export type OwnItem = Node & {
  /** Store area: that of the ingredient that the text names, otherwise uncategorised. */
  area: Scalars['String']['output'];
  /** When it was last ticked, unticked, added or changed. */
  at: Scalars['Timestamp']['output'];
  /** The member who did that; null when that member is gone. */
  by?: Maybe<Scalars['ID']['output']>;
  /** Global id; its key is a UUID chosen by the client that added it. */
  id: Scalars['ID']['output'];
  /** Whether it was ticked off. */
  isTicked: Scalars['Boolean']['output'];
  /** What is noted on it; null for nothing. Notes do not count for `at` and `by`. */
  note?: Maybe<ListNote>;
  /** When it came onto its list: added there or moved; 0 where that is not known. */
  placedAt: Scalars['Timestamp']['output'];
  /** What it is, in someone's words. */
  text: Scalars['String']['output'];
};

/** An own item. */
export type OwnItemInput = {
  /** The item. */
  itemId: Scalars['ID']['input'];
};

/** What a household pays for something (docs/product.md SHOP-48). */
export type OwnPrice = Node & {
  /** Australian cents for a pack, a piece, a kilogram or litre of what is weighed, or an own item as its text says it. */
  cents: Scalars['Int']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** What it is for: `ListPack.product`, or `item:` and the text of an own item in lower case. */
  product: Scalars['ID']['output'];
};

/** A price, or that it is to be forgotten. */
export type OwnPriceInput = {
  /** 1 to 100,000 Australian cents; null forgets the price. */
  cents?: InputMaybe<Scalars['Int']['input']>;
  /** What it is for: `ListPack.product`, or `item:` and the text of an own item in lower case; 1 to 210 characters. */
  product: Scalars['ID']['input'];
};

/** What is left of an opened pack. */
export type PackLeftover = {
  /** Of what. */
  ingredient: Ingredient;
  /** How much. */
  quantity: Quantity;
};

/** Where a page of a connection begins and ends. */
export type PageInfo = {
  /** Cursor of the last item of this page: pass it as `after` to get the next one; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether a page comes before. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item of this page; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** The program of another company that makes the call (docs/product.md PART-7). */
export type Partner = {
  /** The key with which the call is made. */
  key: PartnerKey;
  /** How often it may call: all calls together, the catalogue's export, and the fields for partners. */
  limits: Array<CallLimit>;
  /** What the administrator calls it. */
  name: Scalars['String']['output'];
  /** The product links that are stored for one of its stores, by ingredient, a page at a time. */
  productLinks: ProductLinkConnection;
  /** The stores whose product links it writes, by name; at most 100. */
  stores: Array<PartnerStore>;
  /** Its webhooks, the newest first; at most five. The key needs the scope WEBHOOKS_WRITE (FORBIDDEN). */
  webhooks: Array<Webhook>;
};


/** The program of another company that makes the call (docs/product.md PART-7). */
export type PartnerProductLinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  store: Scalars['ID']['input'];
};

/** A partner's key. The key itself is nowhere to be read. */
export type PartnerKey = {
  /** When it was made. */
  createdAt: Scalars['Timestamp']['output'];
  /** When it ends; null when it does not. */
  expiresAt?: Maybe<Scalars['Timestamp']['output']>;
  /** When it was last used, to the minute. */
  lastUsedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Eight letters by which it is known. */
  prefix: Scalars['String']['output'];
  /** What it allows. */
  scopes: Array<PartnerScope>;
};

/** What a partner key allows. */
export type PartnerScope =
  /** Write the product links of stores. */
  | 'LINKS_WRITE'
  /** Read meals, ingredients, swaps, suitability and shopping lists, and have plans proposed. */
  | 'MEALS_READ'
  /** Make, test and remove webhooks, and read what became of their messages. */
  | 'WEBHOOKS_WRITE';

/** A store whose product links a partner writes. */
export type PartnerStore = {
  /** Address that ingredients without a link lead to, with `{name}` or `{slug}`; null for none. */
  linkTemplate?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its key, as `setProductLinks` takes it. */
  store: Scalars['String']['output'];
};

/** A passkey of a person, without its keys (docs/product.md ACC-71). */
export type Passkey = {
  /** When it was added. */
  createdAt: Scalars['Timestamp']['output'];
  /** Names the passkey. */
  id: Scalars['ID']['output'];
  /** Whether the person's devices share it, as far as the one that made it or signed last says so. */
  isSynced: Scalars['Boolean']['output'];
  /** What the person calls it; at first what the browser called itself, such as `Firefox on Android`. */
  name: Scalars['String']['output'];
  /** When it was last used; null when it never was. */
  usedAt?: Maybe<Scalars['Timestamp']['output']>;
};

/** What a browser is to do with a passkey. */
export type PasskeyCeremonyResult = MutationResult & {
  /** What is wrong; empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /**
   * What the browser is handed: the JSON form of the options of `navigator.credentials.create` or `get`, as Web Authentication
   * level 3 has it, with a challenge that can be answered once and for five minutes. Null on failure.
   */
  options?: Maybe<Scalars['JSONObject']['output']>;
};

/** What a browser says of a passkey. */
export type PasskeyResponseInput = {
  /** The credential in the JSON form of Web Authentication level 3; at most 20,000 characters. */
  response: Scalars['JSONObject']['input'];
};

/** The outcome of a change of the person's passkeys. */
export type PasskeysResult = MutationResult & {
  /** What is wrong; empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The person; null on failure. */
  viewer?: Maybe<Viewer>;
};

/** A key for a person's own programs, without the key itself (docs/product.md ACC-55). */
export type PersonalKey = {
  /** When it was made. */
  createdAt: Scalars['Timestamp']['output'];
  /** When it ends, or ended. */
  expiresAt: Scalars['Timestamp']['output'];
  /** Names the key. */
  id: Scalars['ID']['output'];
  /** Whether it has ended. */
  isExpired: Scalars['Boolean']['output'];
  /** When it was last used, to the minute; null when it never was. */
  lastUsedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** What the person calls it. */
  name: Scalars['String']['output'];
  /** The letters at its beginning, by which people tell it from others. */
  prefix: Scalars['String']['output'];
  /** What it allows. */
  scopes: Array<KeyScope>;
};

/** A plan: rows that someone eats. */
export type Plan = Node & {
  /** Its categories in their order, also those without a row; at most 10. */
  categories: Array<PlanCategory>;
  /** When it was last changed; null for a draft. */
  changedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Who last changed it; null for a draft, and when that member is gone. */
  changedBy?: Maybe<HouseholdMember>;
  /** First day with a row; null when no row has a date. */
  firstDay?: Maybe<Scalars['Date']['output']>;
  /** Global id; that of a draft is made of its content. */
  id: Scalars['ID']['output'];
  /** Last day with a row; null when no row has a date. */
  lastDay?: Maybe<Scalars['Date']['output']>;
  /** Its name; null for the current plan, past weeks, drafts, and the one saved plan that has none. */
  name?: Maybe<Scalars['String']['output']>;
  /** Pictures of different meals of it, dinners before lunches and breakfasts; at most 4. */
  plates: Array<Scalars['URL']['output']>;
  /** What does not suit those who eat it, with its row, the reasons and a way out (docs/product.md PLAN-39, PLAN-98). */
  problems: Array<RowProblem>;
  /**
   * Of the current plan, what was done to it in the last 30 days, the latest first; at most 50. Changes by one person to the
   * same rows within two minutes of each other are one (docs/product.md PLAN-94). Empty for other plans.
   */
  recentChanges: Array<PlanChange>;
  /** Its rows by category, then in their order; at most 10 a category, in a draft at most 100. */
  rows: Array<PlanRow>;
  /**
   * Of the current plan the version of the save without a name, where that has the same meals for the same people; null
   * where it has others, where none was saved, and for other plans (docs/product.md PLAN-68).
   */
  savedVersion?: Maybe<Scalars['Int']['output']>;
  /**
   * What has to be bought for it; for the current plan it is the household's list. Null as long as a row with a meal has no
   * serves (docs/product.md SHOP-2).
   */
  shoppingList?: Maybe<ShoppingList>;
  /** What it is. */
  status: PlanStatus;
  /**
   * What it amounts to under the wishes of the caller's household, or, of a proposed plan, under what was stated; null for other
   * plans of callers without a household, and for a plan without a meal.
   */
  summary?: Maybe<PlanSummary>;
  /** Number of changes so far; 0 for a draft. */
  version: Scalars['Int']['output'];
};


/** A plan: rows that someone eats. */
export type PlanRecentChangesArgs = {
  first?: Scalars['Int']['input'];
};


/** A plan: rows that someone eats. */
export type PlanRowsArgs = {
  category?: InputMaybe<MealCategory>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};

/**
 * One act on the current plan. Give exactly one. On a row that is gone it has no effect, and so that it can be sent without
 * knowing what others do, that is no error.
 */
export type PlanActInput =
  /** Adds a row. It has no effect where the row is there or its category is full. */
  { addRow: AddRowInput; removeRow?: never; setContent?: never; setDate?: never; setDessert?: never; setEaters?: never; setLock?: never; setMeal?: never; setServes?: never; setSide?: never; setWeekly?: never; }
  |  /** Takes a row away. */
  { addRow?: never; removeRow: RemoveRowInput; setContent?: never; setDate?: never; setDessert?: never; setEaters?: never; setLock?: never; setMeal?: never; setServes?: never; setSide?: never; setWeekly?: never; }
  |  /** Puts something else into a row: a meal, a text, leftovers, something from the freezer, or nothing. */
  { addRow?: never; removeRow?: never; setContent: SetContentInput; setDate?: never; setDessert?: never; setEaters?: never; setLock?: never; setMeal?: never; setServes?: never; setSide?: never; setWeekly?: never; }
  |  /** Gives a row a day, or none. */
  { addRow?: never; removeRow?: never; setContent?: never; setDate: SetDateInput; setDessert?: never; setEaters?: never; setLock?: never; setMeal?: never; setServes?: never; setSide?: never; setWeekly?: never; }
  |  /** Serves a dessert with the meal of a row, or none (docs/product.md PLAN-98). It has no effect on an empty row. */
  { addRow?: never; removeRow?: never; setContent?: never; setDate?: never; setDessert: SetServedInput; setEaters?: never; setLock?: never; setMeal?: never; setServes?: never; setSide?: never; setWeekly?: never; }
  |  /** Says who eats a row. */
  { addRow?: never; removeRow?: never; setContent?: never; setDate?: never; setDessert?: never; setEaters: SetEatersInput; setLock?: never; setMeal?: never; setServes?: never; setSide?: never; setWeekly?: never; }
  |  /** Locks a row, or unlocks it. */
  { addRow?: never; removeRow?: never; setContent?: never; setDate?: never; setDessert?: never; setEaters?: never; setLock: SetLockInput; setMeal?: never; setServes?: never; setSide?: never; setWeekly?: never; }
  |  /** Puts another meal into a row, or none. */
  { addRow?: never; removeRow?: never; setContent?: never; setDate?: never; setDessert?: never; setEaters?: never; setLock?: never; setMeal: SetMealInput; setServes?: never; setSide?: never; setWeekly?: never; }
  |  /** Sets a row's serves. */
  { addRow?: never; removeRow?: never; setContent?: never; setDate?: never; setDessert?: never; setEaters?: never; setLock?: never; setMeal?: never; setServes: SetServesInput; setSide?: never; setWeekly?: never; }
  |  /** Serves a side with the meal of a row, or none (docs/product.md PLAN-98). It has no effect on an empty row. */
  { addRow?: never; removeRow?: never; setContent?: never; setDate?: never; setDessert?: never; setEaters?: never; setLock?: never; setMeal?: never; setServes?: never; setSide: SetServedInput; setWeekly?: never; }
  |  /** Says whether what a row holds comes again in each next week (docs/product.md PLAN-90). */
  { addRow?: never; removeRow?: never; setContent?: never; setDate?: never; setDessert?: never; setEaters?: never; setLock?: never; setMeal?: never; setServes?: never; setSide?: never; setWeekly: SetWeeklyInput; };

/** A category of a plan. Categories are data: clients show those that they are sent. */
export type PlanCategory = {
  /** Which. */
  category: MealCategory;
  /** Members who eat it unless a row says otherwise; at most 12. */
  eaters: Array<HouseholdMember>;
  /** As it is shown, such as Breakfast. */
  label: Scalars['String']['output'];
  /** How many rows it has. */
  rowCount: Scalars['Int']['output'];
  /** Its rows in their order. */
  rows: Array<PlanRow>;
};

/** What someone did to the current plan in one go (docs/product.md PLAN-93). */
export type PlanChange = {
  /** When, by the server's clock; of changes that are joined, that of the last one. */
  at: Scalars['Timestamp']['output'];
  /** Who did it; null when that member is gone, and for SUITED, which follows from settings. */
  by?: Maybe<HouseholdMember>;
  /** UUID of an operation; what is joined to a change later (PLAN-94) leaves it. */
  id: Scalars['ID']['output'];
  /** What it was. */
  kind: PlanChangeKind;
  /** The rows that it changed, by category and place; at most 60. */
  rows: Array<PlanRowChange>;
};

/** What was done to a plan. New values may come. */
export type PlanChangeKind =
  /** All rows were removed. */
  | 'CLEARED'
  /** Rows were added, changed or removed, by hand, by dice or by an undo. */
  | 'EDITED'
  /** The next week began (docs/product.md PLAN-88). */
  | 'NEXT_WEEK'
  /** A saved plan or a past week took the place of the plan (docs/product.md PLAN-64). */
  | 'OPENED'
  /** Meals that other settings allow again came back (docs/product.md SET-23). */
  | 'RETURNED'
  /** What did not suit the settings of those who eat it was removed, or got other swaps (docs/product.md SET-12). */
  | 'SUITED';

/** A page of plans. */
export type PlanConnection = {
  /** The plans with their cursors. */
  edges: Array<PlanEdge>;
  /** The plans alone. */
  nodes: Array<Plan>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A plan within a page. */
export type PlanEdge = {
  /** Its place. */
  cursor: Scalars['String']['output'];
  /** The plan. */
  node: Plan;
};

/** An act with the id that makes it happen once, however often it is sent within 30 days. */
export type PlanOperationInput = {
  /** What happens. */
  act: PlanActInput;
  /**
   * The household for which it was done. NOT_ALLOWED: the caller has moved to another one. Without it, it is for the
   * one that the caller belongs to when it arrives.
   */
  householdId?: InputMaybe<Scalars['ID']['input']>;
  /** UUID chosen by the client. */
  id: Scalars['ID']['input'];
};

/** One of the household's plans. */
export type PlanRefInput = {
  /** UUID chosen by the client: sent again within 30 days it has no further effect. */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /** The plan. */
  planId: Scalars['ID']['input'];
};

/** The outcome of saving, loading or renaming a plan. */
export type PlanResult = MutationResult & {
  /** What a loaded plan had that does not suit the present settings: `row` is the row as it is now. Empty but for a load. */
  changes: Array<RowProblem>;
  /** What is wrong with the input. Empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The plan with the change; on CONFLICT the one that is stored, if any; null on other failures. */
  plan?: Maybe<Plan>;
};

/** A row of the current plan. */
export type PlanRow = Node & {
  /** Its category. */
  category: MealCategory;
  /** What is eaten; null in an empty row. */
  content?: Maybe<RowContent>;
  /** Its day; null for none. */
  date?: Maybe<Scalars['Date']['output']>;
  /** Members who eat it; at most 12. Everyone where no one eats its category. */
  eatenBy: Array<HouseholdMember>;
  /**
   * Members who eat it; null for all who eat the category.
   * @deprecated Use eatenBy and hasSetEaters. Removed on 2027-11-23.
   */
  eaters?: Maybe<Array<Scalars['ID']['output']>>;
  /**
   * The meal with its serves; an empty entry in a row without one.
   * @deprecated Use content, recipe, title and serves. Removed on 2027-11-23.
   */
  entry: MealEntry;
  /** Whether someone said who eats it. Otherwise it is all who eat the category. */
  hasSetEaters: Scalars['Boolean']['output'];
  /** Whether someone set the serves. Otherwise they follow the portions of those who eat. */
  hasSetServes: Scalars['Boolean']['output'];
  /** Global id; its key is a UUID chosen by the client that added the row. */
  id: Scalars['ID']['output'];
  /** Whether dice leave it alone. */
  isLocked: Scalars['Boolean']['output'];
  /** Whether what it holds comes again in each next week (docs/product.md PLAN-90). */
  isWeekly: Scalars['Boolean']['output'];
  /** Rows that eat what is left of this one; at most 29. */
  leftoversIn: Array<PlanRow>;
  /** Its plan. */
  plan: Plan;
  /** Place in its category, from 0. */
  position: Scalars['Int']['output'];
  /** Why it does not suit those who eat it, its main dish first; null when it does. */
  problem?: Maybe<RowProblem>;
  /** Why it has its meal: the strongest reason; null where there is none to name. */
  reason?: Maybe<RowReason>;
  /** The main recipe, also of leftovers and from the freezer; null for a text and in an empty row. */
  recipe?: Maybe<Recipe>;
  /** Serves, 0 to 10. */
  serves: Scalars['Int']['output'];
  /** What to call it: the title of the main dish, also of leftovers and from the freezer, or the text; null in an empty row. */
  title?: Maybe<Scalars['String']['output']>;
  /**
   * The row of which this one is another version of the same meal; null if it is not such a version.
   * @deprecated Use versionOf. Removed on 2027-11-23.
   */
  variantOf?: Maybe<Scalars['ID']['output']>;
  /** The row of which this one is another version of the same meal; null for a row on its own. */
  versionOf?: Maybe<PlanRow>;
};

/** What became of a row of a plan. */
export type PlanRowChange = {
  /** The row after; null where it was removed. */
  after?: Maybe<PlanRowState>;
  /** The row before; null where it was added. */
  before?: Maybe<PlanRowState>;
  /** Whether it went to another place, and not only what it holds changed. */
  isMoved: Scalars['Boolean']['output'];
  /** UUID of the row, which keeps it when it comes back. */
  rowId: Scalars['ID']['output'];
};

/** A row of a plan as it was at a time. */
export type PlanRowState = {
  /** Its category. */
  category: MealCategory;
  /** Its day; null for none. */
  date?: Maybe<Scalars['Date']['output']>;
  /** What was served with the meal as a dessert; null for nothing, and where the recipe is gone. */
  dessert?: Maybe<RecipeVersion>;
  /** The members who were to eat it, as far as they are still there; null for all who eat the category. */
  eaters?: Maybe<Array<HouseholdMember>>;
  /** Whether someone had set the serves. */
  hasSetServes: Scalars['Boolean']['output'];
  /** Whether it ate that from the freezer (docs/product.md PLAN-92). */
  isFrozen: Scalars['Boolean']['output'];
  /** Whether dice left it alone. */
  isLocked: Scalars['Boolean']['output'];
  /** Whether what it held came again in each next week. */
  isWeekly: Scalars['Boolean']['output'];
  /** UUID of the row of which it ate what is left; null for anything else. */
  leftoversOf?: Maybe<Scalars['ID']['output']>;
  /** Place in its category, from 0. */
  position: Scalars['Int']['output'];
  /** Serves, 0 to 10; where no one had set them, what the portions make now. */
  serves: Scalars['Int']['output'];
  /** What was served with the meal as a side; null for nothing, and where the recipe is gone. */
  side?: Maybe<RecipeVersion>;
  /** What was no meal of ours; null for anything else. */
  text?: Maybe<PlannedText>;
  /** The meal with its swaps, its own or from the freezer; null without one, and where the recipe is gone. */
  version?: Maybe<RecipeVersion>;
  /** UUID of the row of which it was another version of the same meal; null for a row on its own. */
  versionOf?: Maybe<Scalars['ID']['output']>;
};

/** What a plan is. */
export type PlanStatus =
  /** The one that the household is working on (docs/product.md PLAN-36). */
  | 'CURRENT'
  /** Only in this answer: nothing is stored, and `node` does not find it. */
  | 'DRAFT'
  /** A week that is over: what was eaten (docs/product.md PLAN-88). It has no name; `changedAt` is when it ended. */
  | 'PAST'
  /** Saved under a name, or under none, as Save does. */
  | 'SAVED';

/**
 * What a plan amounts to (docs/product.md WISH-6). Only its rows with a meal count. Figures are food information, no medical
 * advice.
 */
export type PlanSummary = {
  /** What the lines cost whose prices the household has said, in dollars; null where it has of none. */
  dollars?: Maybe<Scalars['Float']['output']>;
  /** Grams that are left of all opened packs. */
  leftoverGrams: Scalars['Float']['output'];
  /** What is left of opened packs of what spoils, the heaviest first; at most 60. */
  leftovers: Array<PackLeftover>;
  /** How many things are to be bought. */
  lineCount: Scalars['Int']['output'];
  /** Minutes from start to table of all meals. */
  minutes: Scalars['Int']['output'];
  /** Wishes that the plan misses; at most 100. */
  missed: Array<MissedWish>;
  /** Of how many lines the price is known; of the others nothing is guessed. */
  pricedLineCount: Scalars['Int']['output'];
  /** Targets, person by person, met or not; at most 60. Where no member has any, those of an average adult. */
  targets: Array<TargetOutcome>;
};

/** A wish, or what else may stand in the way of one. New values may come. */
export type PlanWishKind =
  /** Dollars a plan. */
  | 'BUDGET'
  /** How many lunches and dinners are of a kind. */
  | 'COUNT'
  /** Rows that are locked. */
  | 'LOCKS'
  /** Minutes of a category on weekdays or at the weekend. */
  | 'MINUTES'
  /** Recipes that someone who eats never wants again. */
  | 'NEVER_AGAIN'
  /** What those who eat may and want to eat. */
  | 'SETTINGS'
  /** A target of a member, or of an average adult. */
  | 'TARGET';

/** A dish of a meal. */
export type PlannedDish = {
  /** What it is on the table. */
  role: DishRole;
  /** Serves that are cooked: the row's, and of the main one those of rows that eat what is left. */
  serves: Scalars['Int']['output'];
  /** The recipe with its swaps. */
  version: RecipeVersion;
};

/** A dish of a meal. */
export type PlannedDishInput = {
  /** Id or slug of a recipe, or the id of a version of one with its swaps. */
  recipe: Scalars['ID']['input'];
  /** What it is on the table. */
  role?: DishRole;
};

/** What was cooked earlier and is in the freezer. Nothing of it is shopped for or cooked again (docs/product.md PLAN-92). */
export type PlannedFrozen = {
  /** The recipe with the swaps with which it was cooked; null for a dish that is gone. */
  version?: Maybe<RecipeVersion>;
};

/** What is left of another row. Nothing of it is shopped for or cooked again (docs/product.md PLAN-67). */
export type PlannedLeftovers = {
  /** The row in which it is cooked; null when that is gone, or holds no meal any more. */
  from?: Maybe<PlanRow>;
  /** The recipe with its swaps; null without such a row. */
  version?: Maybe<RecipeVersion>;
};

/** A meal, with what is served with it (docs/product.md PLAN-98). */
export type PlannedMeal = {
  /** The dishes, the main one first, then a side and a dessert where there are any; 1 to 4. */
  dishes: Array<PlannedDish>;
};

/** A planned meal. */
export type PlannedMealInput = {
  /** Where it is planned, and so whom it has to suit; null for all who eat any of its categories. */
  category?: InputMaybe<MealCategory>;
  /** Members who eat it there; null for all who eat the category. */
  eaters?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Serves that the amounts are for, 1 to 10. */
  serves: Scalars['Int']['input'];
  /** Unique id of its entry, with the swaps. */
  uniqueId: Scalars['ID']['input'];
};

/** What is no meal of ours, such as pizza at Gran's (docs/product.md PLAN-66). */
export type PlannedText = {
  /** Whether no one eats at home. */
  isOut: Scalars['Boolean']['output'];
  /** 1 to 120 characters. */
  text: Scalars['String']['output'];
};

/** What is no meal of ours. */
export type PlannedTextInput = {
  /** Whether no one eats at home. */
  isOut?: Scalars['Boolean']['input'];
  /** 1 to 120 characters without the space around them. */
  text: Scalars['String']['input'];
};

/** A form in which a dish may be drawn. */
export type PlateChoice = {
  /** Names it in `SaveDishInput.plateForm`. */
  form: Scalars['String']['output'];
  /** Whether it is drawn so now. */
  isChosen: Scalars['Boolean']['output'];
  /** What it is, such as `Soup`. */
  label: Scalars['String']['output'];
  /** The dish drawn so: the text of an SVG file. */
  svg: Scalars['String']['output'];
};

/** A store that can be preferred. */
export type PreferredStore = {
  /** Its key. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** The outcome of preparing a restore. */
export type PrepareRestoreResult = MutationResult & {
  /**
   * UNKNOWN on `id`, REQUIRED, WRONG_PASSWORD or PROOF_NEEDED on `password`, NOT_ALLOWED where several instances share the database.
   * Empty on success.
   */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The server; null on failure. */
  server?: Maybe<Server>;
};

/** Where someone of the household is working. */
export type Presence = {
  /** The device, an opaque id that its page has made. */
  device: Scalars['ID']['output'];
  /** The member. */
  memberId: Scalars['ID']['output'];
  /** One of plan, shop and cook. */
  mode: Scalars['String']['output'];
  /** The row that is being edited; null for none. */
  rowId?: Maybe<Scalars['ID']['output']>;
};

/** The kinds of caller. */
export type Principal =
  /** Every caller, signed in or not. */
  | 'ANYONE'
  /** A partner's program with a key (see docs/guides/partners.md). */
  | 'PARTNER'
  /** A signed-in person with a confirmed account. */
  | 'USER';

/** Facts about this installation of the product. */
export type Product = {
  /** Version of the catalogue in use; it changes whenever a meal, an ingredient or a swap does. */
  catalogueVersion: Scalars['String']['output'];
  /** The product's name. */
  name: Scalars['String']['output'];
  /** Prize of the monthly raffle, such as `$30`. */
  rafflePrize: Scalars['String']['output'];
  /** The contact for support, or null when none is configured. */
  supportEmail?: Maybe<Scalars['String']['output']>;
};

/** A link to an ingredient's page at a store. */
export type ProductLink = {
  /** When it was written. */
  changedAt: Scalars['Timestamp']['output'];
  /** The ingredient; null when the catalogue has it no more, and then no list shows the link. */
  ingredient?: Maybe<Ingredient>;
  /** Slug of the ingredient. */
  slug: Scalars['String']['output'];
  /** Address of the page. */
  url: Scalars['URL']['output'];
};

/** A page of product links. */
export type ProductLinkConnection = {
  /** The links with their cursors. */
  edges: Array<ProductLinkEdge>;
  /** The links alone. */
  nodes: Array<ProductLink>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A product link within a page. */
export type ProductLinkEdge = {
  /** Its place, stable while others come and go. */
  cursor: Scalars['String']['output'];
  /** The link. */
  node: ProductLink;
};

/** A link to an ingredient's page at a store. */
export type ProductLinkInput = {
  /** Slug of the ingredient. */
  ingredient: Scalars['ID']['input'];
  /** Key of the store, which has to belong to the partner. */
  store: Scalars['ID']['input'];
  /** Address of the page, http or https; null removes the link. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** The photo of something that a household buys: which packet it is (docs/product.md SHOP-69). */
export type ProductPhoto = Node & {
  /** Global id; its key is the product. */
  id: Scalars['ID']['output'];
  /** Names it in `SetProductPhotoInput.photo`. */
  photo: Scalars['ID']['output'];
  /**
   * What it is of: the slug of an ingredient, or `item:` and the words of an own item without its amount, as items are
   * compared (docs/product.md SHOP-52).
   */
  product: Scalars['ID']['output'];
  /**
   * The whole photo, WebP, at most 1,280 pixels wide and high; with `-400` in place of `-1280` its middle. Each is sent to the
   * accounts of the household alone: by the cookie of their session, or by an access token in `Authorization`.
   */
  url: Scalars['URL']['output'];
};

/** What a proposal is for. */
export type ProposalScope =
  /** One or more whole categories. The proposal is a generated plan, which the raffle counts. */
  | 'CATEGORIES'
  /** Rows without a meal, beside others of their categories. The proposal is not a generated plan. */
  | 'GAPS'
  /** A single row of a plan: one meal. The proposal is not a generated plan. */
  | 'ROW';

/** A plan to propose. Everything that it has to suit holds for all of its meals, kept ones included. */
export type ProposePlanInput = {
  /** How many meals of each category, kept ones included: each category once, at least one meal in all. */
  counts: Array<CategoryCountInput>;
  /** Meals that stay where they are, each in another place. */
  keep?: Array<KeptMealInput>;
  /**
   * What is never eaten: slugs or ids of ingredients, or words as people say them, such as 'peanuts'. Each names what it does in
   * the settings, so foods that may hold it too (docs/product.md SET-14). At most 100, with 2,000 characters. UNKNOWN: one names
   * no ingredient; then nothing is proposed.
   */
  neverEaten?: Array<Scalars['ID']['input']>;
  /** What all of them have to meet; at most 40. Of two settings for one requirement the stricter holds. */
  requirements?: Array<RequirementInput>;
  /** Makes the answer repeatable; at most 200 characters. The server chooses where it is null, and says which. */
  seed?: InputMaybe<Scalars['String']['input']>;
  /** Serves of each meal, 1 to 10. */
  serves?: Scalars['Int']['input'];
  /** What is wanted more, less or never, by tag; each once, at most 40. */
  tags?: Array<TagSettingInput>;
  /** What each person who eats the plan wants of a day's food; each nutrient once. None for those of an average adult. */
  targets?: Array<DayTargetInput>;
};

/** A proposed plan, or why there is none. */
export type ProposePlanResult = MutationResult & {
  /** The categories of which meals were asked for, with what there is to choose from; empty when the input is wrong. */
  categories: Array<ProposedPart>;
  /** What is wrong with the input, such as with `keep[0].recipe`. Empty on success. */
  errors: Array<InputError>;
  /** True when there is one; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /**
   * The plan, a draft: kept meals are locked, and `summary` and the rows' `reason` are about what was asked for. A row is empty
   * where nothing suits. Null when the input is wrong.
   */
  plan?: Maybe<Plan>;
  /** With this seed the same input gives the same plan; null when the input is wrong. */
  seed?: Maybe<Scalars['String']['output']>;
};

/** A category of a proposed plan. */
export type ProposedPart = {
  /** The category. */
  category: MealCategory;
  /** How many meals were asked for. */
  count: Scalars['Int']['output'];
  /** How many different meals of the category suit. */
  differentMeals: Scalars['Int']['output'];
  /**
   * When these are too few, so that a meal is repeated or none is proposed: what excludes how many meals of the category, the
   * most first; at most 60. Otherwise empty.
   */
  excludedBy: Array<Exclusion>;
};

/** A password, as proof. */
export type ProveByPasswordInput = {
  /** The account's password; blank where it has none. */
  password: Scalars['String']['input'];
};

/** Whether the person is proven. */
export type ProveByPasswordResult = MutationResult & {
  /** REQUIRED, WRONG_PASSWORD or PROOF_NEEDED on `password`; empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The person; null on failure. */
  viewer?: Maybe<Viewer>;
};

/** The outcome of a visit as proof. */
export type ProveByProviderResult = MutationResult & {
  /** VISIT_OVER; MISMATCH where another person signed in; STALE where the provider did not ask the person to sign in again. Empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The person; null on failure. */
  viewer?: Maybe<Viewer>;
};

/** A backup that is asked for, with a proof that it is the owner. */
export type ProvenBackupInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The person's password, as proof that it is the person; blank where the account has none and the provider has confirmed it. */
  password: Scalars['String']['input'];
};

/** The subscription of a browser at its push service, as `PushSubscription.toJSON()` has it. */
export type PushSubscriptionInput = {
  /** The browser's secret of 16 bytes, in base64url. */
  auth: Scalars['String']['input'];
  /** The address to which the server sends: `https:` on its usual port at a public host; at most 2000 characters. */
  endpoint: Scalars['String']['input'];
  /** The browser's public key, a point on P-256 in base64url. */
  p256dh: Scalars['String']['input'];
  /** The server's public key with which the browser subscribed. */
  publicKey: Scalars['String']['input'];
};

/** An amount in a unit. Where nothing is measured (as much as is needed) the whole quantity is null, never 0. */
export type Quantity = {
  /** How much, in `unit`, exact; above 0. */
  amount: Scalars['Float']['output'];
  /** As a kitchen reads it, rounded to what can be measured there: `1½ cups`, `880 g`, `3` for pieces. */
  text: Scalars['String']['output'];
  /** In which unit. */
  unit: Unit;
};

/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type Query = {
  /**
   * Other meals for at most four rows of a plan, so that it meets the wishes again after one row was changed by hand
   * (docs/product.md WISH-7). Nothing is stored: send what is taken as operations. Rows that are locked stay.
   */
  balancePlan: BalancePlanResult;
  /**
   * What changed in the catalogue since a token, removed meals included: put and delete the changes in their order, keep the
   * token, and a copy is the catalogue. Without a token every meal is listed, so that one loop makes the copy and follows.
   */
  catalogueChanges: CatalogueChanges;
  /**
   * An entry's ingredients and steps for a number of serves (default: the entry's own). `category` and `eaters` say where it
   * is planned and which members eat it there, and so whom it has to suit; without them the entry's own eaters, or all who eat
   * any of its categories.
   * @deprecated Use RecipeVersion.cooking(serves). Removed on 2027-11-23.
   */
  cookingMeal: CookingResult;
  /**
   * What the caller's household has at home.
   * @deprecated Use viewer.household.cupboard. Removed on 2027-11-23.
   */
  cupboard: Cupboard;
  /**
   * The household's current plan.
   * @deprecated Use viewer.household.plan. Removed on 2027-11-23.
   */
  currentPlan: CurrentPlan;
  /**
   * One of the person's own dishes; null when there is none.
   * @deprecated Use node(id). Removed on 2027-11-23.
   */
  dish?: Maybe<Dish>;
  /** Files of recipes that the person brought in, the last one first; at most 20. A file is sent to `POST /api/imports`. */
  dishImports: Array<DishImport>;
  /** The person's own dishes, a page at a time. */
  dishes: DishConnection;
  /**
   * A plan that is not stored, of rows that the caller names: what in it does not suit, and what there is to buy. It is for
   * the caller's household, or, for partners and where `requirements` are given, for no one in particular
   * (docs/product.md PLAN-61).
   */
  draftPlan: DraftPlanResult;
  /**
   * The caller's household.
   * @deprecated Use viewer.household. Removed on 2027-11-23.
   */
  household: Household;
  /** The catalogue's ingredients, a page at a time. */
  ingredients: IngredientConnection;
  /**
   * A meal's instructions, open to everyone. `entry` is the unique id of an entry whose swaps are to be applied, `category`
   * and `eaters` are as in `cookingMeal`. Own dishes are shown to their owner and the owner's household. Null when there is
   * no such meal.
   */
  instructions?: Maybe<Instructions>;
  /** What an invitation's key leads to; null when it is unknown, used, revoked or expired. */
  invitation?: Maybe<InvitationPreview>;
  /** One meal of the catalogue, by slug or by id; null when there is none. */
  meal?: Maybe<Meal>;
  /**
   * The meals of a category that suit the settings of those of the user's household who eat it, swapped where needed. A
   * partner gets every meal as it is.
   */
  mealBases: MealBases;
  /** Names of all meals of the catalogue and of the user's own dishes, sorted. */
  mealNames: Array<Scalars['String']['output']>;
  /** The user's saved plan; null when none has been saved. */
  mealPlan?: Maybe<SavedMealPlan>;
  /**
   * The versions in which a meal, given by its id or slug or an entry's unique id, can be put on the table: as it is for those
   * whom it suits so, then once more with one set of swaps that suits all the others. One version where all agree, none where
   * someone cannot eat it. `eaters` are members of the caller's household; null for all who eat the category.
   * @deprecated Use Recipe.suits(category, eaters).servings. Removed on 2027-11-23.
   */
  mealVersions: Array<MealVersion>;
  /** The catalogue's meals, a page at a time. */
  meals: MealConnection;
  /**
   * Everything that is held about the signed-in person, as one JSON object. What is longer than 4 million characters is
   * refused as BAD_USER_INPUT: `GET /api/user/data.json` answers the same as a file of any length. Both are for a person who has
   * proven to be it within ten minutes and in this session, as by signing in: FORBIDDEN with the reason PROOF_MISSING without
   * (docs/product.md ACC-88).
   */
  myData: Scalars['JSONObject']['output'];
  /**
   * What a text of a field whose words exclude ingredients would exclude from the catalogue, word by word (docs/product.md
   * SET-14, SET-25). Nothing is stored. The text has at most 2000 characters and 100 words, separated by commas, semicolons or
   * new lines.
   */
  neverEatenEffect: NeverEatenEffect;
  /**
   * One object by its global id; null when there is none or when it is not for the caller: `node` asks what the ordinary way
   * to the object asks (docs/product.md API-42).
   */
  node?: Maybe<Node>;
  /**
   * Several objects by their global ids, in the order given; null for each that is not found. More than 100 ids are
   * BAD_USER_INPUT.
   */
  nodes: Array<Maybe<Node>>;
  /** The program that makes the call, with what it may do and what it has written. */
  partner: Partner;
  /**
   * The instructions of planned meals in one answer, in the order given, as `instructions` shows each; null for one that is
   * unknown to the user. At most 63 meals (BAD_USER_INPUT), so that a page can keep all recipes of a plan on its device.
   * @deprecated Use viewer.household.plan.rows with content.dishes.version.cooking. Removed on 2027-11-23.
   */
  plannedInstructions: Array<Maybe<Instructions>>;
  /** What the pages and the explorer need to know of this installation. */
  product: Product;
  /**
   * A whole plan for people whom the caller names by what they may eat, by the search that proposes plans to households
   * (docs/product.md PART-8): what does not suit is never in it, and nothing twice while others are left. Nothing is stored or
   * counted, and no household is read. The same input with the same seed gives the same plan as long as the catalogue is the
   * same.
   */
  proposePlan: ProposePlanResult;
  /** How the user stands in this month's raffle. */
  raffleStatus: RaffleStatus;
  /** A recipe by its key, open to everyone; own dishes to their owner's household. Null when there is none. */
  recipe?: Maybe<Recipe>;
  /** All dietary requirements, in the order in which they are shown; at most 100. */
  requirements: Array<Requirement>;
  /**
   * The settings forms, described field by field, with the answers of the caller or of a member of the caller's household
   * (docs/product.md SET-18). Answers that the caller may not edit are FORBIDDEN.
   * @deprecated Use viewer.member.forms. Removed on 2027-11-23.
   */
  settingsForms: SettingsForms;
  /**
   * The household's ticks, own items and notes.
   * @deprecated Use viewer.household.sharedList. Removed on 2027-11-23.
   */
  sharedList: SharedList;
  /**
   * How the caller's household shops.
   * @deprecated Use viewer.household.shopHabits. Removed on 2027-11-23.
   */
  shopHabits: ShopHabits;
  /** One list for a whole plan, summed across meals and units. Empty rows are ignored; a meal without serves is an error. */
  shoppingList: ShoppingListResult;
  /** One list for any meals, swapped to meet the requirements. Nothing is stored. */
  shoppingListForMeals: ShoppingListResult;
  /** All store areas in the usual order; at most 20. */
  storeAreas: Array<StoreArea>;
  /** The catalogue's tags, in their usual order; at most 100. */
  tags: Array<Tag>;
  /** All units; at most 20. */
  units: Array<Unit>;
  /** What the lines of the person's own dishes call ingredients and the catalogue does not know, a page at a time. */
  unmatchedLines: UnmatchedNameConnection;
  /** The signed-in person. */
  viewer: Viewer;
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QueryBalancePlanArgs = {
  input: BalancePlanInput;
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QueryCatalogueChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QueryCookingMealArgs = {
  category?: InputMaybe<MealCategory>;
  eaters?: InputMaybe<Array<Scalars['ID']['input']>>;
  entry: MealEntryInput;
  serves?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QueryDishArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QueryDishesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  assumed?: Scalars['Boolean']['input'];
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QueryDraftPlanArgs = {
  input: DraftPlanInput;
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QueryIngredientsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QueryInstructionsArgs = {
  category?: InputMaybe<MealCategory>;
  eaters?: InputMaybe<Array<Scalars['ID']['input']>>;
  entry?: InputMaybe<Scalars['ID']['input']>;
  serves?: InputMaybe<Scalars['Int']['input']>;
  slug: Scalars['String']['input'];
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QueryInvitationArgs = {
  key: Scalars['String']['input'];
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QueryMealArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QueryMealBasesArgs = {
  category: MealCategory;
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QueryMealVersionsArgs = {
  category: MealCategory;
  eaters?: InputMaybe<Array<Scalars['ID']['input']>>;
  meal: Scalars['ID']['input'];
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QueryMealsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MealFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: MealOrder;
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QueryNeverEatenEffectArgs = {
  fieldId?: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QueryPlannedInstructionsArgs = {
  meals: Array<PlannedMealInput>;
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QueryProposePlanArgs = {
  input: ProposePlanInput;
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QueryRecipeArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QuerySettingsFormsArgs = {
  memberId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QueryShoppingListArgs = {
  plan: MealPlanInput;
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QueryShoppingListForMealsArgs = {
  meals: Array<ServesInput>;
  requirements?: Array<RequirementInput>;
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QueryUnmatchedLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A yes/no question of the feedback page. */
export type QuestionAnswerInput = {
  /** The answer; null when it was skipped. */
  answer?: InputMaybe<Scalars['Boolean']['input']>;
  /** The question as it was shown. */
  question: Scalars['String']['input'];
};

/** How a user stands in this month's raffle. */
export type RaffleStatus = {
  /** Whether the user takes part as of now. */
  eligible: Scalars['Boolean']['output'];
  /** Whether the user has ever submitted feedback that answers a question or says something. */
  feedbackGiven: Scalars['Boolean']['output'];
  /** The month in Sydney, such as 2026-11. */
  month: Scalars['String']['output'];
  /** Its name, such as November. */
  monthName: Scalars['String']['output'];
  /** Plans generated in the month. A proposal for a single row does not count. */
  plansGenerated: Scalars['Int']['output'];
  /** How many of them are needed. */
  plansNeeded: Scalars['Int']['output'];
};

/** How many meals to propose in one category. */
export type RandomizeCategoryInput = {
  /** Members who eat these meals, and so whom they have to suit; null for all who eat the category. */
  eaters?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** How many meals, 0 to 10. */
  numMeals: Scalars['Int']['input'];
  /**
   * Serves by position. Rows beyond the list get 1 in a household of one, else as many as the portions of those who eat the
   * category make (docs/product.md PLAN-40).
   */
  serves?: Array<Scalars['Int']['input']>;
};

/** How many meals to propose, by category. */
export type RandomizeMealPlanInput = {
  /**
   * Whether meals of the household's latest weeks, two or as many as it wishes, come only where there is next to nothing else
   * (docs/product.md PLAN-89).
   */
  avoidsRecent?: Scalars['Boolean']['input'];
  /** Breakfasts; none when left out. */
  breakfast?: InputMaybe<RandomizeCategoryInput>;
  /** Dinners; none when left out. */
  dinner?: InputMaybe<RandomizeCategoryInput>;
  /** Unique ids of the entries that are in the plan, so that they are not proposed again. */
  keep?: Array<Scalars['ID']['input']>;
  /** Lunches; none when left out. */
  lunch?: InputMaybe<RandomizeCategoryInput>;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * What the proposal is for. When left out, one meal beside entries to keep is for a row, anything else for whole
   * categories.
   */
  scope?: InputMaybe<ProposalScope>;
  /** Makes the answer repeatable for the same catalogue, settings and history. */
  seed?: InputMaybe<Scalars['String']['input']>;
};

/** Proposed meals. */
export type RandomizeMealPlanResult = MutationResult & {
  /** Breakfasts; null when left out of the input, and on failure. */
  breakfast?: Maybe<RandomizedCategory>;
  /** Dinners; null when left out of the input, and on failure. */
  dinner?: Maybe<RandomizedCategory>;
  /** What is wrong with the input. Empty on success. */
  errors: Array<InputError>;
  /** Lunches; null when left out of the input, and on failure. */
  lunch?: Maybe<RandomizedCategory>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** A proposed category. */
export type RandomizedCategory = {
  /** How many different meals of the category suit the user's settings, own dishes included. */
  differentMeals: Scalars['Int']['output'];
  /**
   * When there are too few different meals, so that a meal is repeated or none is proposed: which settings exclude how many
   * meals of the category, the most first. Otherwise empty.
   */
  excludedBy: Array<Exclusion>;
  /** The proposed meals, as many as asked for; empty when nothing at all is suitable. */
  mealList: Array<MealEntry>;
  /** How many meals. */
  settings: CategorySettings;
};

/** Text from which to read a recipe. */
export type ReadDishInput = {
  /** Whose cups, spoons and pints these are. Null: whose the text says, else `usualMeasures`, else whose is likeliest. */
  measures?: InputMaybe<Measures>;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /** Which of the recipes of a page that has several, from 0 in the order of `recipes`. */
  recipe?: Scalars['Int']['input'];
  /**
   * A recipe as plain text (name, ingredient lines, steps) of at most 20,000 characters; or schema.org Recipe data as
   * JSON-LD, or the source of a page that has such data, microdata or RDFa, of at most 2,000,000 characters with a recipe of
   * at most 20,000. No address in it is fetched.
   */
  text: Scalars['String']['input'];
  /** Whose they are when the text does not say. */
  usualMeasures?: InputMaybe<Measures>;
};

/** What was read; nothing is stored yet. */
export type ReadDishResult = MutationResult & {
  /** The recipe as far as it could be read; null on failure. */
  draft?: Maybe<DishDraft>;
  /** Why not. Empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The recipes that there are; more than one only on a page that describes several, for the person to choose from. */
  recipes: Array<FoundRecipe>;
};

/** A page from which to read a recipe. */
export type ReadPageInput = {
  /** Whose cups, spoons and pints these are. Null: whose the page says, else `usualMeasures`, else whose is likeliest. */
  measures?: InputMaybe<Measures>;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /** Which of the recipes of a page that has several, from 0 in the order of `recipes`. The page is fetched once for all, as long as a minute. */
  recipe?: Scalars['Int']['input'];
  /** Its address, http or https, of at most 2,000 characters, on a public host. */
  url: Scalars['String']['input'];
  /** Whose they are when the page does not say. */
  usualMeasures?: InputMaybe<Measures>;
};

/**
 * A recipe: a meal of the catalogue, or a dish that a person brought in, as the person's household reads it
 * (docs/product.md DISH-1).
 */
export type Recipe = {
  /** When it is eaten. */
  categories: Array<MealCategory>;
  /** When its entry, or that of an ingredient or swap that it uses, last changed; of a dish when it was last changed. */
  changedAt: Scalars['Timestamp']['output'];
  /** Ingredients and method for a number of serves, as it is. */
  cooking: Cooking;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Words that describe it; at most 30. */
  keywords: Array<Tag>;
  /** Everyday group of its main ingredient; null when that is not matched. */
  mainGroup?: Maybe<IngredientGroup>;
  /** Requirements that it meets as it is, computed from its ingredients; at most 100. */
  meets: Array<Requirement>;
  /** Further requirements that it meets, each alone, once ingredients are swapped; at most 100. */
  meetsWithSwaps: Array<Requirement>;
  /** Minutes from start to table. */
  minutes: Scalars['Int']['output'];
  /** Base name (docs/product.md CAT-8). */
  name: Scalars['String']['output'];
  /** Nutrition of one serve as it is. */
  nutrition: MealNutrition;
  /** What the caller says of it (docs/product.md OPIN-1); null for callers who are no person. */
  opinion?: Maybe<RecipeOpinion>;
  /** Its page here. */
  pageUrl: Scalars['URL']['output'];
  /** Name of its illustration; empty without one. */
  picture: Scalars['String']['output'];
  /**
   * Its picture, an SVG file drawn from what it holds (docs/product.md CAT-15). The address is another one as soon as the
   * picture is, so it can be kept.
   */
  plate: Scalars['URL']['output'];
  /** Key for addresses. */
  slug: Scalars['String']['output'];
  /** Page that it came from; null without one. */
  sourceUrl?: Maybe<Scalars['URL']['output']>;
  /** How it stands to the given requirements. */
  suitability: Suitability;
  /** How it stands to those of the caller's household who eat it; null for callers without a household. */
  suits?: Maybe<TableSuitability>;
};


/**
 * A recipe: a meal of the catalogue, or a dish that a person brought in, as the person's household reads it
 * (docs/product.md DISH-1).
 */
export type RecipeCookingArgs = {
  serves?: Scalars['Int']['input'];
};


/**
 * A recipe: a meal of the catalogue, or a dish that a person brought in, as the person's household reads it
 * (docs/product.md DISH-1).
 */
export type RecipeSuitabilityArgs = {
  requirements: Array<RequirementInput>;
};


/**
 * A recipe: a meal of the catalogue, or a dish that a person brought in, as the person's household reads it
 * (docs/product.md DISH-1).
 */
export type RecipeSuitsArgs = {
  category?: InputMaybe<MealCategory>;
  eaters?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What a person says of a recipe. No one else reads it (docs/product.md OPIN-2). */
export type RecipeOpinion = {
  /** Whether it is a favourite. */
  isFavourite: Scalars['Boolean']['output'];
  /** Whether the person wants it never again. */
  isNeverAgain: Scalars['Boolean']['output'];
  /** Rating, 1 to 5; null for none. */
  rating?: Maybe<Scalars['Int']['output']>;
};

/**
 * A recipe with the swaps under which it is cooked; without swaps it is the recipe as it stands. Its id holds what plans
 * store (docs/product.md CAT-7): wherever an input asks for a `uniqueId`, it is taken.
 */
export type RecipeVersion = Node & {
  /** Ingredients and method for a number of serves, with the swaps. */
  cooking: Cooking;
  /** Global id; it stays valid while the recipe exists. */
  id: Scalars['ID']['output'];
  /** Whether there are swaps (docs/product.md CAT-8). */
  isAdapted: Scalars['Boolean']['output'];
  /** Requirements that it meets with exactly its swaps (docs/product.md COOK-19); at most 100. */
  meets: Array<Requirement>;
  /** Base name of the recipe. */
  name: Scalars['String']['output'];
  /** Its picture with the swaps. */
  plate: Scalars['URL']['output'];
  /**
   * Why it does not suit, with exactly its swaps, those of the caller's household who eat it, as their settings are now; null
   * where it does, and for callers without a household. What is served with it does not count.
   */
  problem?: Maybe<VersionProblem>;
  /** The recipe; null when it is gone meanwhile. */
  recipe?: Maybe<Recipe>;
  /** How its recipe stands to those of the caller's household who eat it; null for callers without a household. */
  suits?: Maybe<TableSuitability>;
  /** The swaps, in the order of the ingredients; at most 60. */
  swaps: Array<Swap>;
  /**
   * What to call it (docs/product.md CAT-18): the name with what is put in its place for each swapped food that it names, and
   * without what is left out. Equal to `name` unless the swaps change it.
   */
  title: Scalars['String']['output'];
};


/**
 * A recipe with the swaps under which it is cooked; without swaps it is the recipe as it stands. Its id holds what plans
 * store (docs/product.md CAT-7): wherever an input asks for a `uniqueId`, it is taken.
 */
export type RecipeVersionCookingArgs = {
  serves?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A recipe with the swaps under which it is cooked; without swaps it is the recipe as it stands. Its id holds what plans
 * store (docs/product.md CAT-7): wherever an input asks for a `uniqueId`, it is taken.
 */
export type RecipeVersionProblemArgs = {
  category?: InputMaybe<MealCategory>;
  eaters?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/**
 * A recipe with the swaps under which it is cooked; without swaps it is the recipe as it stands. Its id holds what plans
 * store (docs/product.md CAT-7): wherever an input asks for a `uniqueId`, it is taken.
 */
export type RecipeVersionSuitsArgs = {
  category?: InputMaybe<MealCategory>;
  eaters?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The outcome of recording an event. */
export type RecordEventResult = MutationResult & {
  /**
   * True when it is recorded, by this call or an earlier one.
   * @deprecated Use ok. Removed on 2027-11-23.
   */
  accepted: Scalars['Boolean']['output'];
  /**
   * The errors; empty on success. TOO_MANY: a person's 2,000 events of the day are used up, or, of visitors who are not
   * signed in, the 2,000 of their network in 24 hours or the 50,000 of all together; further ones are dropped.
   */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** The outcome of removing a device. */
export type RemoveNotificationDeviceResult = MutationResult & {
  /** Always empty. */
  errors: Array<InputError>;
  /** Always true. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** A passkey to remove. */
export type RemovePasskeyInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The account's password as proof; not looked at where it has none, and another proof counts. */
  password: Scalars['String']['input'];
};

/** A password that is to go. */
export type RemovePasswordInput = {
  /** The password itself, as proof. */
  password: Scalars['String']['input'];
};

/** A row to take away. */
export type RemoveRowInput = {
  /** The row. */
  rowId: Scalars['ID']['input'];
};

/** The outcome of removing a webhook. */
export type RemoveWebhookResult = MutationResult & {
  /** Always empty. */
  errors: Array<InputError>;
  /** Always true. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** A name for a household. */
export type RenameHouseholdInput = {
  /** 1 to 60 characters, without the space around them. */
  name: Scalars['String']['input'];
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
};

/** A passkey with another name. */
export type RenamePasskeyInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The name; 1 to 60 characters. */
  name: Scalars['String']['input'];
};

/** Another name for a saved plan. */
export type RenamePlanInput = {
  /** Name, 1 to 60 characters without the space around them. */
  name: Scalars['String']['input'];
  /** UUID chosen by the client: sent again within 30 days it has no further effect. */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /** The plan, which has a name. */
  planId: Scalars['ID']['input'];
};

/** The subscription that a browser has now. */
export type RenewNotificationDeviceInput = {
  /** The id of the device, as far as the browser knows it; otherwise it is found by the subscription's address. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The subscription. */
  subscription: PushSubscriptionInput;
};

/** A new address of an account. */
export type RequestEmailChangeInput = {
  /** The address; at most 254 characters. */
  email: Scalars['String']['input'];
  /** The account's password as proof; not looked at where it has none, and the provider's proof counts. */
  password: Scalars['String']['input'];
};

/** The outcome of asking for another address. */
export type RequestEmailChangeResult = MutationResult & {
  /**
   * What is wrong: REQUIRED, TOO_LONG or INVALID on `email`, DUPLICATE on it for the address that the account has, TOO_MANY on
   * it after too many mails; REQUIRED, WRONG_PASSWORD or PROOF_NEEDED on `password`. Empty on success.
   */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** A request for a reset link. */
export type RequestPasswordResetInput = {
  /** The account's address. */
  email: Scalars['String']['input'];
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
};

/** The outcome of a request for a reset link. */
export type RequestPasswordResetResult = MutationResult & {
  /** The errors; empty on success. */
  errors: Array<InputError>;
  /** Message for the person; null on failure. */
  message?: Maybe<Scalars['String']['output']>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** A dietary requirement: what it forbids, and what it is called. */
export type Requirement = Node & {
  /** The amount that it bounds; null where it forbids facts. */
  bound?: Maybe<AmountBound>;
  /** Which. */
  code: DietaryRequirement;
  /** What it forbids, at most 30 facts; none where it bounds an amount. */
  forbids: Array<DietaryFact>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Two lists of facts of which a meal has those of one at most, as meat and milk in Kosher style; empty in most requirements, at most 2 lists of 30. */
  keepsApart: Array<Array<DietaryFact>>;
  /** As it is shown, such as Gluten free. */
  label: Scalars['String']['output'];
  /** What it leaves out and does not promise, for people; null where the label says it all. */
  note?: Maybe<Scalars['String']['output']>;
};

/** A requirement and how it is to be met. */
export type RequirementInput = {
  /** Which. */
  requirement: DietaryRequirement;
  /** How. */
  setting?: RequirementSetting;
};

/** How a requirement is to be met. */
export type RequirementSetting =
  /** Also by meals that suit after swaps. */
  | 'ADAPT'
  /** Only by meals that suit as they are. */
  | 'STRICT';

/** A new password with the mailed key. */
export type ResetPasswordInput = {
  /** The key of the mailed link. */
  key: Scalars['String']['input'];
  /** The password to set; the rules are those of signUp. */
  newPassword: Scalars['String']['input'];
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Whether the password was set. */
export type ResetPasswordResult = MutationResult & {
  /** The errors; empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /**
   * True when the password was set.
   * @deprecated Use ok. Removed on 2027-11-23.
   */
  reset: Scalars['Boolean']['output'];
};

/** The restore of a backup, which waits for the next start of the server or was done at one (docs/product.md OPS-7). */
export type Restore = {
  /** When it was asked for, or tried. */
  at: Scalars['Timestamp']['output'];
  /** The id of the backup. */
  backupId: Scalars['ID']['output'];
  /** Why it was not done, so that nothing has changed; null where it waits or was done. */
  failure?: Maybe<BackupFailure>;
  /** When the backup was made. */
  madeAt: Scalars['Timestamp']['output'];
  /** The id of the backup of what there was before; null where none was made. */
  safetyId?: Maybe<Scalars['ID']['output']>;
};

/** An invitation to revoke. */
export type RevokeInvitationInput = {
  /** The invitation. */
  invitationId: Scalars['ID']['input'];
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
};

/** A key to revoke. */
export type RevokePersonalKeyInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** The outcome of revoking a key. */
export type RevokePersonalKeyResult = MutationResult & {
  /** Always empty. */
  errors: Array<InputError>;
  /** Always true. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The person with the keys. */
  viewer: Viewer;
};

/** A webhook that is to have another secret. */
export type RollWebhookSecretInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /** The person's password, as for `addWebhook`. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of replacing a webhook's secret. */
export type RollWebhookSecretResult = MutationResult & {
  /** UNKNOWN on `id`, REQUIRED, WRONG_PASSWORD or PROOF_NEEDED on `password`. Empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The new secret; null on failure. It is answered once and cannot be read again. */
  secret?: Maybe<Scalars['String']['output']>;
  /** The webhook; null on failure. */
  webhook?: Maybe<Webhook>;
};

/** What is eaten in a row. New kinds may come. */
export type RowContent = PlannedFrozen | PlannedLeftovers | PlannedMeal | PlannedText;

/** What is eaten in a row. Give exactly one. */
export type RowContentInput =
  /** Recipes, or versions of them: one MAIN, at most one SIDE and one DESSERT (docs/product.md PLAN-98). */
  { dishes: Array<PlannedDishInput>; frozen?: never; leftoversOf?: never; text?: never; }
  |  /** What is eaten from the freezer: id or slug of a recipe, or the id of a version of one with its swaps. */
  { dishes?: never; frozen: Scalars['ID']['input']; leftoversOf?: never; text?: never; }
  |  /** What is left of this row of the same plan. */
  { dishes?: never; frozen?: never; leftoversOf: Scalars['ID']['input']; text?: never; }
  |  /** What is no meal of ours. */
  { dishes?: never; frozen?: never; leftoversOf?: never; text: PlannedTextInput; };

/** A row that does not suit those who eat it. */
export type RowProblem = {
  /** Why, person by person; empty where other swaps than the row has would do. */
  blockedBy: Array<TableBlock>;
  /** The reasons as sentences; at most 20. */
  reasons: Array<Scalars['String']['output']>;
  /** The same recipe with other swaps that suits; null when none does, and then it has to be removed or replaced. */
  replacement?: Maybe<RecipeVersion>;
  /** Which of its dishes does not suit; MAIN also for leftovers and what is from the freezer. */
  role: DishRole;
  /** The row. */
  row: PlanRow;
  /** What is in it that does not suit. */
  version?: Maybe<RecipeVersion>;
};

/** Why a row has its meal (docs/product.md WISH-8). It would be untrue without the row. */
export type RowReason = {
  /** The figure in the sentence: an amount, a figure of a day, a count, a rating or minutes; null for none. */
  figure?: Maybe<Scalars['Float']['output']>;
  /** The ingredient that is used; null for other reasons. */
  ingredient?: Maybe<Ingredient>;
  /** The reason, for programs. */
  kind: RowReasonKind;
  /** Whose target is met; null for other reasons, and for an average adult's. */
  member?: Maybe<HouseholdMember>;
  /** The reason in a sentence. */
  text: Scalars['String']['output'];
  /** The figure without the row, or, of minutes, the mean of what may be offered; null for none. */
  without?: Maybe<Scalars['Float']['output']>;
};

/** Why a row has its meal. New values may come. */
export type RowReasonKind =
  /** It is one of a kind of which the household wants some. */
  | 'COUNTS_AS'
  /** It is a favourite of the caller. */
  | 'FAVOURITE'
  /** It brings a target within its bounds. */
  | 'MEETS_TARGET'
  /** It has a tag of which more is wanted. */
  | 'MORE_OF_TAG'
  /** No other row has this kind of main ingredient. */
  | 'ONLY_OF_MAIN'
  /** It is quick. */
  | 'QUICK'
  /** The caller has rated it well. */
  | 'RATED'
  /** It alone uses something at home that should be used soon. */
  | 'USES_AT_HOME'
  /** It uses what other rows would leave of a pack. */
  | 'USES_REST';

/** A dish to save. */
export type SaveDishInput = {
  /** When it is eaten; at least one. */
  categories: Array<MealCategory>;
  /** What of `minutes` is cooking, 0 to 1,440; null for not known. Without it, it stays as it is. */
  cookMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Days on which it was cooked before it came here, such as 2026-11-30; at most 400. Without it, they stay as they are. */
  cookedOn?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it is, at most 2,000 characters, with line breaks. Without it, it stays as it is; null for none. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Which dish to change; null makes a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The person's own words for it, at most 30 of at most 40 characters; of those alike but for case and accents the first. Without it, they stay as they are. */
  labels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Ingredient lines for one serve, 1 to 60; the first is the main ingredient unless `mainLine` says otherwise. */
  lines: Array<DishLineInput>;
  /** Position of the main ingredient's line, from 0. */
  mainLine?: Scalars['Int']['input'];
  /** Whose cups, spoons and pints its lines were read in; kept with the dish. */
  measures?: InputMaybe<Measures>;
  /** Minutes from start to table, 1 to 1,440. */
  minutes: Scalars['Int']['input'];
  /** Name, unique among the person's dishes; at most 120 characters. */
  name: Scalars['String']['input'];
  /**
   * Slugs of ingredients that the steps name and that are not added to the dish: the answer 'no' to `unlisted`. The answer
   * 'yes' is a line that lists the ingredient. At most 60.
   */
  notAdded?: Array<Scalars['ID']['input']>;
  /** What the person notes about it, at most 10,000 characters, with line breaks. Without it, they stay as they are. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /** The form in which its plate is drawn, of `plateChoices`; null for the likeliest. Without it, it stays as it is. */
  plateForm?: InputMaybe<Scalars['String']['input']>;
  /** What of `minutes` is preparation, 0 to 1,440; null for not known. Without it, it stays as it is. */
  prepMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Serves that the recipe was written for, 1 to 100; kept so that it can be shown as it was. */
  serves?: Scalars['Int']['input'];
  /** The application that it was moved out of, at most 60 characters. Without it, it stays as it is. */
  sourceApp?: InputMaybe<Scalars['String']['input']>;
  /** A book, a person or a site that it came from, at most 200 characters. Without it, it stays as it is. */
  sourceName?: InputMaybe<Scalars['String']['input']>;
  /** What the source says of its nutrition, at most 2,000 characters. Without it, it stays as it is. */
  sourceNutrition?: InputMaybe<Scalars['String']['input']>;
  /** Headings among its steps, at most 60. Without it, they stay before the steps of the same texts (docs/product.md DISH-42). */
  stepSections?: InputMaybe<Array<StepSectionInput>>;
  /** Cooking steps, 1 to 60 of at most 2,000 characters each. */
  steps: Array<Scalars['String']['input']>;
  /** Words that describe it, of those that `tagChoices` lists. */
  tags?: Array<Scalars['String']['input']>;
  /** Page that it came from, http or https. */
  urlDetails?: InputMaybe<Scalars['String']['input']>;
  /** What the recipe makes in all, for `serves`; null for not known. Without it, it stays as it is. */
  yield?: InputMaybe<DishYieldInput>;
};

/** Whether the dish is stored. */
export type SaveDishResult = MutationResult & {
  /** The stored dish; null on failure. */
  dish?: Maybe<Dish>;
  /** Why not. Empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** Answers to forms. A field that is not named stays as it was. */
export type SaveFormsInput = {
  /** The answers, each to another field; at most 200. Fields of the household's wishes are the household's, no matter whose answers are sent. */
  answers: Array<FormAnswerInput>;
  /** Whether nothing is stored, and the forms and `effect` are only worked out. */
  isPreview?: Scalars['Boolean']['input'];
  /** Member of the caller's household whose answers these are; null for the caller. NOT_ALLOWED, or UNKNOWN, on `memberId`. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
};

/** The outcome of saving or previewing answers. */
export type SaveFormsResult = MutationResult & {
  /** What the answers do; null on failure. */
  effect?: Maybe<SettingsEffect>;
  /** Why not; nothing is stored then. Empty on success. */
  errors: Array<InputError>;
  /**
   * The forms with the answers, as stored or as they would be, that of the household only where some of it were sent; null on
   * failure; at most 4.
   */
  forms?: Maybe<Array<SettingsForm>>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** A plan to save. */
export type SaveMealPlanInput = {
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /** The plan. */
  plan: MealPlanInput;
  /** Version of the saved plan that this one is based on; 0 for the first save; null overwrites what is stored. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of a save. */
export type SaveMealPlanResult = MutationResult & {
  /** What is wrong with the input; CONFLICT when the version was stale. Empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The saved plan; on a conflict the one that is stored; null on other failures. */
  saved?: Maybe<SavedMealPlan>;
};

/** A plan to save. */
export type SavePlanInput = {
  /**
   * Name, 1 to 60 characters without the space around them. Null for the one saved plan without a name, which REST and Load
   * read, or, with `planId`, for the name that the plan has.
   */
  name?: InputMaybe<Scalars['String']['input']>;
  /** UUID chosen by the client: sent again within 30 days it has no further effect. */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /** The saved plan to write over; null writes over the one of the name, or makes it. */
  planId?: InputMaybe<Scalars['ID']['input']>;
  /** The rows, at most 10 a category; null for copies of those of a plan of the household. */
  rows?: InputMaybe<Array<DraftRowInput>>;
  /** Without `rows`, the plan whose rows are copied; null for the current one. */
  rowsOf?: InputMaybe<Scalars['ID']['input']>;
  /** Version of the saved plan that this one is based on, 0 for none; null writes over whatever is stored. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Answers to both forms. A field that is not named stays as it was. */
export type SaveSettingsInput = {
  /** Answers to the dietary form. */
  dietary?: Array<FormAnswerInput>;
  /** Member of the caller's household whose answers these are; null for the caller. NOT_ALLOWED, or UNKNOWN, on `memberId`. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /** Answers to the tags form. */
  tags?: Array<FormAnswerInput>;
};

/** The outcome of saving settings. */
export type SaveSettingsResult = MutationResult & {
  /** Why not; nothing is stored then. Empty on success. */
  errors: Array<InputError>;
  /** The forms with the stored answers; null on failure. */
  forms?: Maybe<SettingsForms>;
  /** What each word of the stored 'Ingredients I never eat' excludes, in their order; empty on failure. */
  neverEaten: Array<NeverEatenWord>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** Words of 'Ingredients I never eat' and 'Ingredients I don't like' that name no ingredient. */
  unknownWords: Array<UnknownWord>;
};

/** The plan that a user has saved. */
export type SavedMealPlan = {
  /** The plan. */
  plan: MealPlan;
  /** When it was saved. */
  savedAt: Scalars['Timestamp']['output'];
  /**
   * Rows that do not suit the user's settings as they are now, with the reasons: what `scrubMealPlan` would change. They
   * are stored all the same.
   */
  unsuitable: Array<ScrubbedRow>;
  /** Number of saves so far; send it with the next save. */
  version: Scalars['Int']['output'];
};

/** What the scrub did to a row. */
export type ScrubChange =
  /** The same meal with other swaps. */
  | 'ADAPTED'
  /** The dish is gone: the row is empty now, or its meal is served without it. */
  | 'REMOVED';

/** A plan to bring in line. */
export type ScrubMealPlanInput = {
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /** The plan. */
  plan: MealPlanInput;
};

/** A plan under the user's present settings. */
export type ScrubMealPlanResult = MutationResult & {
  /** The rows that changed. */
  changes: Array<ScrubbedRow>;
  /** What is wrong with the input. Empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The plan; null on failure. */
  plan?: Maybe<MealPlan>;
};

/** A row that the scrub changed, or that it would change. */
export type ScrubbedRow = {
  /** Its category. */
  category: MealCategory;
  /** What was done to the row. */
  change: ScrubChange;
  /** Name of the dish that was in the row. */
  mealName: Scalars['String']['output'];
  /** The reasons as sentences. */
  reasons: Array<Scalars['String']['output']>;
  /** Which dish of the row it is about. */
  role: DishRole;
  /** Its position, from 0. */
  row: Scalars['Int']['output'];
};

/** The authenticator codes of a person, which a sign-in with the password asks for (docs/product.md ACC-82 to ACC-87). */
export type SecondFactor = {
  /** How many of the ten recovery codes were not used. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Since when they are on. */
  since: Scalars['Timestamp']['output'];
};

/** The outcome of a change of the authenticator codes. */
export type SecondFactorResult = MutationResult & {
  /** What is wrong; empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** Ten recovery codes that were made, which are shown once; null where none were. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** The person; null on failure. */
  viewer?: Maybe<Viewer>;
};

/** Something that happened to a person's account, as its person reads it (docs/product.md ACC-77). */
export type SecurityEvent = {
  /** When; where it happened several times that day, the last time. */
  at: Scalars['Timestamp']['output'];
  /** Whether an administrator of this installation did it. */
  byAdministrator: Scalars['Boolean']['output'];
  /** Names the entry. */
  id: Scalars['ID']['output'];
  /** Whether it is the sign-in of the session of the call. */
  isCurrent: Scalars['Boolean']['output'];
  /** What happened. */
  kind: SecurityEventKind;
  /**
   * With what, such as `Firefox on Android`: by what the browser or program called itself; empty for what an administrator or
   * another person of a household did.
   */
  label: Scalars['String']['output'];
  /** From which network, as `Session.network`; empty if that is not known, and where `label` is. */
  network: Scalars['String']['output'];
  /**
   * What it was about, by name: the way of the sign-in beside the password, the key, the host of the webhook, the device that was
   * signed out, the household; null where the kind says it all, for all devices, and for a household without a name.
   */
  subject?: Maybe<Scalars['String']['output']>;
  /** How many times it happened that day, from the same place or, for failed sign-ins, from anywhere; otherwise 1. */
  times: Scalars['Int']['output'];
};

/** What happened to an account. */
export type SecurityEventKind =
  /** The account was locked. */
  | 'ACCOUNT_LOCKED'
  /** The account was unlocked. */
  | 'ACCOUNT_UNLOCKED'
  /** Everything held about the person was taken. */
  | 'DATA_EXPORTED'
  /** The account got another address. */
  | 'EMAIL_CHANGED'
  /** Another address was asked for. */
  | 'EMAIL_CHANGE_ASKED'
  /** The address was confirmed. */
  | 'EMAIL_CONFIRMED'
  /** The former address was brought back. */
  | 'EMAIL_RETURNED'
  /** The person made another one the owner of a household. */
  | 'HOUSEHOLD_HANDED_OVER'
  /** The person joined a household. */
  | 'HOUSEHOLD_JOINED'
  /** The person left a household, also for one that they joined. */
  | 'HOUSEHOLD_LEFT'
  /** The owner of a household removed the person from it. */
  | 'HOUSEHOLD_REMOVED'
  /** The person became the owner of a household, which the one before handed over, or whose account was deleted. */
  | 'HOUSEHOLD_TAKEN_OVER'
  /** A key for programs was made; `subject` is its name. */
  | 'KEY_MADE'
  /** A key for programs was revoked; `subject` is its name. */
  | 'KEY_REVOKED'
  /** A passkey was added; `subject` is its name. */
  | 'PASSKEY_ADDED'
  /** A sign-in with a copy of a passkey was refused; `subject` is its name. */
  | 'PASSKEY_COPIED'
  /** A passkey was removed; `subject` is its name. */
  | 'PASSKEY_REMOVED'
  /** The password was changed by its owner, or the first one was set. */
  | 'PASSWORD_CHANGED'
  /** An administrator made a link to set a password. */
  | 'PASSWORD_LINK_MADE'
  /** The account was left without a password. */
  | 'PASSWORD_REMOVED'
  /** The password was set by a mailed link. */
  | 'PASSWORD_RESET'
  /** The account was connected with the provider that `subject` names. */
  | 'PROVIDER_CONNECTED'
  /** The account was disconnected from the provider that `subject` names. */
  | 'PROVIDER_DISCONNECTED'
  /** New recovery codes were made. */
  | 'RECOVERY_CODES_RENEWED'
  /** A recovery code was used. */
  | 'RECOVERY_CODE_USED'
  /** Authenticator codes were turned off. */
  | 'SECOND_FACTOR_OFF'
  /** Authenticator codes were turned on. */
  | 'SECOND_FACTOR_ON'
  /** A session ended since one of its used tokens was shown again: it may have been copied. */
  | 'SESSION_REUSED'
  /** A sign-in; `subject` is the provider, or a passkey, where it was with that. */
  | 'SIGNED_IN'
  /** A session was ended from another one; `subject` is its label, or null for all others. */
  | 'SIGNED_OUT'
  /** Someone gave the address with a wrong password, or the password with a wrong code. */
  | 'SIGN_IN_FAILED'
  /** A webhook was added; `subject` is the host that it calls. */
  | 'WEBHOOK_ADDED'
  /** A webhook was removed; `subject` is the host that it called. */
  | 'WEBHOOK_REMOVED';

/** The server, for its owner: an account whose confirmed address its configuration names (docs/product.md OPS-1). */
export type Server = {
  /** Whether backups have the photos in them (docs/product.md OPS-10): otherwise those are copied by other means. */
  backsUpPhotos: Scalars['Boolean']['output'];
  /** The backups, the newest first. */
  backups: Array<Backup>;
  /** Whether a backup can be restored here: by the command alone where several instances share the database. */
  canRestore: Scalars['Boolean']['output'];
  /** The last one, where it could not be made; null once another was. */
  failed?: Maybe<FailedBackup>;
  /** Whether there is a place where backups are kept. */
  keepsBackups: Scalars['Boolean']['output'];
  /** What was restored last, or could not be, within 30 days; null for nothing. */
  lastRestore?: Maybe<Restore>;
  /** The one that is being made; null for none. */
  making?: Maybe<BackupInProgress>;
  /** How many of the nightly backups are kept. */
  nightlyKept: Scalars['Int']['output'];
  /** What is restored at the next start of the server; null for nothing. */
  prepared?: Maybe<Restore>;
};

/** A meal and how many serves of it to shop for. */
export type ServesInput = {
  /** A meal's id or slug, or the unique id of an entry. */
  meal: Scalars['ID']['input'];
  /** Serves, 1 to 10. */
  serves: Scalars['Int']['input'];
};

/** One sign-in of a person, in a browser or a program, that lasts (docs/product.md ACC-65). */
export type Session = {
  /** When it signed in. */
  createdAt: Scalars['Timestamp']['output'];
  /** When it ends if it is not used again. */
  expiresAt: Scalars['Timestamp']['output'];
  /** Names the session. */
  id: Scalars['ID']['output'];
  /** Whether it is the session of the call. */
  isCurrent: Scalars['Boolean']['output'];
  /** What it is called, such as `Firefox on Android`: by what the browser or program called itself when it signed in. */
  label: Scalars['String']['output'];
  /** When it was last used, to ten minutes. */
  lastUsedAt: Scalars['Timestamp']['output'];
  /** The network from which it signed in: an IPv4 address, or the /64 of an IPv6 address; empty if that is not known. */
  network: Scalars['String']['output'];
};

/** A new access token. */
export type SessionResult = MutationResult & {
  /** Access token for `Authorization: Bearer`, valid for ten minutes. */
  accessToken: Scalars['String']['output'];
  /** Always empty. */
  errors: Array<InputError>;
  /** Always true: without a live session the call is refused as UNAUTHENTICATED. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The person whose session it is. */
  viewer: Viewer;
};

/** What is eaten in a row, with all that is served with it. */
export type SetContentInput = {
  /** What is eaten; null empties the row. */
  content?: InputMaybe<RowContentInput>;
  /**
   * Whether it is refused (UNSUITABLE) where the row then holds what does not suit those who eat it (docs/product.md API-66).
   * Else that is done, and `problems` of the plan names it.
   */
  mustSuit?: InputMaybe<Scalars['Boolean']['input']>;
  /** The row. */
  rowId: Scalars['ID']['input'];
};

/** A row's day. */
export type SetDateInput = {
  /** Its day; null for none. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** The row. */
  rowId: Scalars['ID']['input'];
};

/** Which photo a dish is to have. */
export type SetDishPhotoInput = {
  /** Id of the dish. */
  id: Scalars['ID']['input'];
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Id of the photo: what `POST /api/photos` answered, or a photo that the dish had within the last day. Null for none, so
   * that its drawn plate is shown again.
   */
  photo?: InputMaybe<Scalars['ID']['input']>;
};

/** Whether the dish has the photo. */
export type SetDishPhotoResult = MutationResult & {
  /** The dish as it is now; null on failure. */
  dish?: Maybe<Dish>;
  /** Why not. UNKNOWN, `id`: there is no such dish. UNKNOWN, `photo`: there is no such photo. Empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** Which photos a dish is to have, and in which order. */
export type SetDishPhotosInput = {
  /** Id of the dish. */
  id: Scalars['ID']['input'];
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Ids of all its photos in their order, at most 12: those that it has, what `POST /api/photos` answered, and photos that it
   * had within the last day. What is not among them is taken away; an empty list takes all away.
   */
  photos: Array<Scalars['ID']['input']>;
};

/** Whether the dish has the photos. */
export type SetDishPhotosResult = MutationResult & {
  /** The dish as it is now; null on failure. */
  dish?: Maybe<Dish>;
  /**
   * Why not. UNKNOWN, `id`: there is no such dish. UNKNOWN, `photos[1]`: there is no such photo. DUPLICATE, `photos[1]`: it is
   * there before. TOO_MANY, `photos`. Empty on success.
   */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** Who eats a row. */
export type SetEatersInput = {
  /** Members who eat it, at least one; null for all who eat the category. */
  eaters?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Whether it is refused (UNSUITABLE) where the row then holds what does not suit those who eat it (docs/product.md API-66).
   * Else that is done, and `problems` of the plan names it.
   */
  mustSuit?: InputMaybe<Scalars['Boolean']['input']>;
  /** The row. */
  rowId: Scalars['ID']['input'];
};

/** What was done on the timers of a household. */
export type SetKitchenTimersInput = {
  /** The household for which it was done; null for the one for which the call is. */
  householdId?: InputMaybe<Scalars['ID']['input']>;
  /** The timers as they are then, 1 to 50, each once. */
  timers: Array<KitchenTimerInput>;
};

/** The outcome of acts on kitchen timers. One that is refused does not hold back the others. */
export type SetKitchenTimersResult = MutationResult & {
  /**
   * What is wrong: REQUIRED or TOO_MANY on `timers`, NOT_ALLOWED on `householdId` for a household that is not the caller's;
   * REQUIRED, TOO_LONG or OUT_OF_RANGE on a field such as `timers[0].endsAt`, TOO_MANY on `timers[0]` where the household has
   * 20 timers, none of which is over. Empty on success.
   */
  errors: Array<InputError>;
  /** The timers of the household as they are now; null where the call as a whole was refused. */
  kitchenTimers?: Maybe<KitchenTimers>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** Whether a row is locked. */
export type SetLockInput = {
  /** Whether dice leave it alone. */
  isLocked: Scalars['Boolean']['input'];
  /** The row. */
  rowId: Scalars['ID']['input'];
};

/** Another meal for a row. What is served with it stays, unless `uniqueId` is empty or names what is. */
export type SetMealInput = {
  /** The row. */
  rowId: Scalars['ID']['input'];
  /** Opaque name of a meal of the row's category and its swaps; empty for an empty row. */
  uniqueId: Scalars['ID']['input'];
};

/** What the caller says of a recipe. What is left out stays as it is, null takes it back. */
export type SetOpinionInput = {
  /** When it was said, by the client's clock; ahead of the server's, or null, it counts as said when it arrived. */
  at?: InputMaybe<Scalars['Timestamp']['input']>;
  /** Whether it is a favourite. */
  isFavourite?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the person wants it never again. */
  isNeverAgain?: InputMaybe<Scalars['Boolean']['input']>;
  /** UUID chosen by the client: sent again within 30 days, the input counts for the time at which it came first. */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /** Rating, 1 to 5. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** Id or slug of a meal of the catalogue or of a dish of the caller's household; the id of a version names its recipe. */
  recipe: Scalars['ID']['input'];
};

/** The outcome of saying something of a recipe. */
export type SetOpinionResult = MutationResult & {
  /** What is wrong, such as with `rating`. Then nothing was stored. Empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The recipe with the opinion; null on failure. */
  recipe?: Maybe<Recipe>;
};

/** The outcome of writing product links. */
export type SetProductLinksResult = MutationResult & {
  /** What was wrong with which link. Empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** How many links were written or removed; 0 when anything was wrong. */
  written: Scalars['Int']['output'];
};

/** Which photo something that is bought is to have. */
export type SetProductPhotoInput = {
  /** The household for which it is. NOT_ALLOWED: the caller has moved to another one. */
  householdId?: InputMaybe<Scalars['ID']['input']>;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the photo: what `POST /api/photos` answered, or a photo that the caller took away within the last day. Null for none. */
  photo?: InputMaybe<Scalars['ID']['input']>;
  /**
   * What it is of: the slug of an ingredient, as a line of the list has it, or `item:` and the words of an own item without its
   * amount, 1 to 200 characters.
   */
  product: Scalars['ID']['input'];
};

/** What is served with the meal of a row. */
export type SetServedInput = {
  /**
   * Whether it is refused (UNSUITABLE) where it does not suit those who eat the row (docs/product.md API-66). Else that is done,
   * and `problems` of the plan names it.
   */
  mustSuit?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id or slug of a recipe that is served so, or the id of a version of one with its swaps; null for nothing. */
  recipe?: InputMaybe<Scalars['ID']['input']>;
  /** The row. */
  rowId: Scalars['ID']['input'];
};

/** Serves of a row. */
export type SetServesInput = {
  /** The row. */
  rowId: Scalars['ID']['input'];
  /** Serves, 0 to 10; null follows the portions of those who eat. */
  serves?: InputMaybe<Scalars['Int']['input']>;
};

/** Whether a row comes again. */
export type SetWeeklyInput = {
  /** Whether what it holds comes again in each next week. */
  isWeekly: Scalars['Boolean']['input'];
  /** The row. */
  rowId: Scalars['ID']['input'];
};

/** A choice of a multi_checkbox field. */
export type SettingOption = {
  /** What is chosen. */
  choice: Scalars['String']['output'];
  /** What it may be set to. */
  possibleSettings: Array<Scalars['String']['output']>;
};

/** What answers do to what the household plans and may be offered. */
export type SettingsEffect = {
  /** How many recipes may be offered in each category under these answers. */
  categories: Array<CategoryCount>;
  /** What each word of 'Ingredients I don't like' excludes; at most 100. */
  disliked: Array<NeverEatenWord>;
  /** What each word of 'Ingredients I never eat' excludes; at most 100. */
  neverEaten: Array<NeverEatenWord>;
  /** Rows of the current plan that do not suit those who eat them under these answers, with a way out; at most 30. */
  problems: Array<RowProblem>;
  /**
   * How many meals come back into the current plan when a preview is saved: earlier answers took them out, and these allow them
   * (docs/product.md SET-23). 0 once it is saved.
   */
  returningCount: Scalars['Int']['output'];
};

/** A form with the answers of a member or of the household. Clients show whatever fields they are sent, and know none (docs/product.md SET-19). */
export type SettingsForm = Node & {
  /** Its fields in order; at most 40. */
  fields: Array<FormField>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Which. */
  kind: FormKind;
  /** Its heading. */
  label: Scalars['String']['output'];
};

/** The two settings forms with the person's answers. */
export type SettingsForms = {
  /** What the person may eat. */
  dietary: Array<FormField>;
  /** What the person likes to eat, and where to shop. */
  tags: Array<FormField>;
};

/** What a household keeps beside its shopping list: ticks, own items, notes and lists with names. */
export type SharedList = {
  /** Ticks from before this time hold no longer: when everything was last unticked; 0 for never. */
  clearedAt: Scalars['Timestamp']['output'];
  /** The lists beside that of the plan, by name; at most 12 (docs/product.md SHOP-60). None of their items is in `ownItems`. */
  lists: Array<NamedList>;
  /**
   * What is noted on lines and `ownItems`, by key; at most 700. On a line it is kept while the plan does not need that, and is
   * there again with it (docs/product.md SHOP-58).
   */
  notes: Array<ListNote>;
  /** The own items on the list of the plan, by text; of all lists at most 200. */
  ownItems: Array<OwnItem>;
  /** The lines that are ticked off, by key; at most 500. */
  ticks: Array<ListTick>;
  /** Number of changes so far. */
  version: Scalars['Int']['output'];
};

/** How a household shops: the order of its stores, what it pays, which bar codes it knows, and photos of what it buys. */
export type ShopHabits = {
  /** Bar codes that the household has said what they are, by code; at most 2,000. */
  codes: Array<LearnedCode>;
  /** The stores whose areas were arranged; at most 50. The others have the usual order. */
  orders: Array<ShopOrder>;
  /** Photos of what the household buys, by product; at most 300. */
  photos: Array<ProductPhoto>;
  /** What is remembered of prices, by product; at most 500. */
  prices: Array<OwnPrice>;
  /** The store that the caller prefers; null when none is chosen. */
  store?: Maybe<PreferredStore>;
  /** Number of changes so far. */
  version: Scalars['Int']['output'];
};

/** The outcome of a change of how a household shops. */
export type ShopHabitsResult = MutationResult & {
  /** What is wrong, such as with `prices[3].cents` or `photo`. Then nothing of the call was stored. Empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The habits with the change; null on failure. */
  shopHabits?: Maybe<ShopHabits>;
};

/** The order in which a household walks through a store (docs/product.md SHOP-45). */
export type ShopOrder = Node & {
  /** All areas, the first first. */
  areas: Array<Scalars['String']['output']>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Key of the store; null for where no store is chosen. */
  store?: Maybe<Scalars['ID']['output']>;
};

/** What a plan needs of one ingredient. */
export type ShoppingLine = {
  /** How much of it is at home, at most `need` (docs/product.md CUP-4); null for none. */
  atHome?: Maybe<Quantity>;
  /** What; null for what an own dish names and nothing matches. */
  ingredient?: Maybe<Ingredient>;
  /** Whether nothing needs to be bought, since there is enough at home. */
  isAtHome: Scalars['Boolean']['output'];
  /** Whether a kitchen tends to have it: spices, oils and what keeps (docs/product.md SHOP-38). */
  isCupboard: Scalars['Boolean']['output'];
  /** Whether it is still to be bought: not at home, and not ticked off. */
  isToBuy: Scalars['Boolean']['output'];
  /** Stable key of the line within its list, by which it is ticked off (`TickInput.key`). */
  key: Scalars['ID']['output'];
  /** What is left after ticks, such as the difference when the plan came to need more; null as `toBuy`. */
  left?: Maybe<Quantity>;
  /** Its name, as within a sentence. */
  name: Scalars['String']['output'];
  /** How much the plan needs, exact; null for as much as is needed. */
  need?: Maybe<Quantity>;
  /** What is noted on it (docs/product.md SHOP-58); null for nothing. */
  note?: Maybe<ListNote>;
  /** Which meals use it and how much each; the parts add up to `need`. */
  parts: Array<LinePart>;
  /** Its page at the caller's preferred store; null without one. */
  productLink?: Maybe<Scalars['URL']['output']>;
  /** What to put into the trolley for `toBuy`; null where nothing needs to be bought, or no one knows (docs/product.md SHOP-34). */
  purchase?: Maybe<ListPurchase>;
  /** Where shops have it. */
  storeArea: StoreArea;
  /** The word that it was bought; null while it was not. */
  tick?: Maybe<Tick>;
  /** What is left to buy by plan and cupboard; null when nothing is, or as much as is needed. */
  toBuy?: Maybe<Quantity>;
};

/** What is there to buy: what a plan needs, for the current plan with own items, what is at home and what was ticked off. */
export type ShoppingList = {
  /** How many lines and own items are still to be bought (docs/product.md SHOP-11). */
  leftCount: Scalars['Int']['output'];
  /** What the plan needs, by area, then by name; at most 1,000. */
  lines: Array<ShoppingLine>;
  /** What comes from no meal, by text; at most 200. */
  ownItems: Array<OwnItem>;
  /** Number of changes of ticks, own items and notes so far; 0 for a plan that is not the current one, which has none of them. */
  version: Scalars['Int']['output'];
};


/** What is there to buy: what a plan needs, for the current plan with own items, what is at home and what was ticked off. */
export type ShoppingListLinesArgs = {
  onlyToBuy?: Scalars['Boolean']['input'];
};

/** A line of a shopping list. */
export type ShoppingListItem = {
  /** How much, in `measurementUnit`; exact, round it for display only. 0 where own dishes name no amount: as much as is needed. */
  amount: Scalars['Float']['output'];
  /** How much of it is at home (docs/product.md CUP-4), in `measurementUnit`: at most `amount`. Always 0 in a list of any meals. */
  atHome: Scalars['Float']['output'];
  /**
   * What to put into the trolley for `toBuy`; null where nothing needs to be bought, or no one knows how much of what is sold
   * it would be.
   */
  buy?: Maybe<ListPurchase>;
  /** The amount as a cook says it, with the name: `a pinch of white pepper`, `6 tablespoons of vegetable oil`. */
  inKitchen: Scalars['String']['output'];
  /** What to buy. */
  ingredient: ListIngredient;
  /** Whether nothing of it needs to be bought, since there is enough at home; also where `amount` is 0. */
  isAtHome: Scalars['Boolean']['output'];
  /** Whether a kitchen tends to have it: spices, oils and what keeps, and what less than 5 g are needed of. */
  isCupboard: Scalars['Boolean']['output'];
  /** Stable key of the line within its list. */
  key: Scalars['ID']['output'];
  /** One of g, kg, ml, l and piece. */
  measurementUnit: Scalars['String']['output'];
  /** Which meals use it and how much each; the parts add up to the amount. */
  parts: Array<ItemPart>;
  /** Name of its illustration; empty when there is none. */
  picture: Scalars['String']['output'];
  /**
   * How its pieces are called beside its name: `clove` of garlic, `slice` of bread; null where they are whole ones of it, and
   * where it is not counted.
   */
  pieceNoun?: Maybe<CountNoun>;
  /** The item's page at the user's preferred store, if there is one. */
  productLink?: Maybe<Scalars['String']['output']>;
  /** Slug of the ingredient; a line of another unit of the same ingredient has the same. */
  slug: Scalars['ID']['output'];
  /** Where shops have it. */
  storeArea: StoreArea;
  /** What is left of `amount` to buy, in `measurementUnit`: 0 or more. */
  toBuy: Scalars['Float']['output'];
  /**
   * Store area; uncategorised when unknown.
   * @deprecated Use storeArea. Removed on 2027-11-23.
   */
  typicalLocation: Scalars['String']['output'];
};

/** A shopping list, by store area. */
export type ShoppingListResult = MutationResult & {
  /** What is wrong with the input. Empty on success. */
  errors: Array<InputError>;
  /** The lines by area, then by name; empty on failure. */
  items: Array<ShoppingListItem>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Rows of the plan that do not suit the user's settings as they are now, with the reasons. The list has what they need
   * all the same; `scrubMealPlan` takes them out or adapts them. Always empty for a list of any meals.
   */
  unsuitable: Array<ScrubbedRow>;
};

/** The end of a visit in order to sign in. */
export type SignInByProviderInput = {
  /** For a new account: whether the terms and the privacy policy are agreed to. */
  agreed?: Scalars['Boolean']['input'];
  /** For a new account: key of the invitation that led here; at most 200 characters. */
  invitation?: InputMaybe<Scalars['String']['input']>;
  /** For a new account: whether marketing mails may be sent. */
  marketingOptIn?: Scalars['Boolean']['input'];
};

/** The outcome of a sign-in with the provider. */
export type SignInByProviderResult = MutationResult & {
  /** Access token for `Authorization: Bearer`, valid for ten minutes; null on failure. */
  accessToken?: Maybe<Scalars['String']['output']>;
  /** The address that the provider vouches for; null where the visit is over. */
  email?: Maybe<Scalars['String']['output']>;
  /**
   * VISIT_OVER; DUPLICATE on `email` where its account is not connected with the provider; SIGN_UP_CLOSED; REQUIRED on
   * `agreed` where an account would be made, after which the same call with `agreed` makes it; NOT_ALLOWED where the account
   * is locked. Empty on success.
   */
  errors: Array<InputError>;
  /** Address of the network that the call came from. */
  ip?: Maybe<Scalars['String']['output']>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The person signed in; null on failure. */
  viewer?: Maybe<Viewer>;
};

/** A sign-up. */
export type SignUpInput = {
  /** Address to sign in with. */
  email: Scalars['String']['input'];
  /**
   * Key of the invitation that led here; at most 200 characters. The confirmation leads back to it, and where it was mailed to
   * this very address no confirmation is needed (docs/product.md ACC-50, HH-21). A key that is none changes nothing.
   */
  invitation?: InputMaybe<Scalars['String']['input']>;
  /** Whether marketing mails may be sent. */
  marketingOptIn?: Scalars['Boolean']['input'];
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /** At least 10 and at most 256 characters, not a common password, and not made of the address or the product's name. */
  password: Scalars['String']['input'];
};

/** The outcome of a sign-up. */
export type SignUpResult = MutationResult & {
  /** The errors; empty on success. */
  errors: Array<InputError>;
  /** Whether the address is confirmed already, because the invitation was mailed to it: the account can sign in. */
  isConfirmed: Scalars['Boolean']['output'];
  /** Message for the person; null on failure. */
  message?: Maybe<Scalars['String']['output']>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** A heading before a step of a dish. */
export type StepSection = {
  /** Position of the step that it comes before, from 0. */
  before: Scalars['Int']['output'];
  /** The heading, at most 120 characters. */
  title: Scalars['String']['output'];
};

/** A heading before a step of a dish to save. */
export type StepSectionInput = {
  /** Position of the step that it comes before, from 0; one heading each. */
  before: Scalars['Int']['input'];
  /** The heading, at most 120 characters. */
  title: Scalars['String']['input'];
};

/** A part of a shop (docs/product.md SHOP-5). */
export type StoreArea = Node & {
  /** Which. */
  code: StoreAreaCode;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** As it is shown, such as Meat & deli. */
  label: Scalars['String']['output'];
  /** Place in the usual order, from 0. */
  position: Scalars['Int']['output'];
};

export { StoreAreaCode };

/** A feedback form. Every part may be left blank. */
export type SubmitFeedbackInput = {
  /** Up to five meals. */
  mealAdjustments?: Array<MealAdjustmentInput>;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /** Answers to the questions. */
  questions?: Array<QuestionAnswerInput>;
  /** Chosen by the client; the same submission sent twice is stored once. */
  submissionId?: InputMaybe<Scalars['ID']['input']>;
  /** The four texts. */
  textResponses?: TextResponsesInput;
};

/** The outcome of a submission, which is stored whole or not at all. */
export type SubmitFeedbackResult = MutationResult & {
  /** What is wrong with the input. Empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /**
   * True when it is stored.
   * @deprecated Use ok. Removed on 2027-11-23.
   */
  submitted: Scalars['Boolean']['output'];
};

/** Everything that can be listened to, over a WebSocket at `/graphql`. */
export type Subscription = {
  /**
   * That the catalogue has changed since a token (docs/product.md PART-10): at once where it has, and again each time that it
   * does, a few seconds after an import, once all servers tell its changes. Several imports may come in one message.
   */
  catalogueChanged: CatalogueNews;
  /**
   * What changes in the caller's household. The first message brings each part whose version differs from the one given, so
   * that a client that was away catches up; all that change at once come in one message. It ends when the caller leaves the
   * household.
   * @deprecated Use householdChanges. Removed on 2027-11-23.
   */
  householdChanged: HouseholdChange;
  /**
   * What changes in the caller's household, from a cursor on: first what was missed, then each change, and who is where
   * (docs/product.md API-50). All that change at once come in one message. It ends when the caller leaves the household. One to
   * which the caller does not belong is refused (BAD_USER_INPUT).
   */
  householdChanges: HouseholdChanges;
};


/** Everything that can be listened to, over a WebSocket at `/graphql`. */
export type SubscriptionCatalogueChangedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be listened to, over a WebSocket at `/graphql`. */
export type SubscriptionHouseholdChangedArgs = {
  cupboardVersion?: InputMaybe<Scalars['Int']['input']>;
  habitsVersion?: InputMaybe<Scalars['Int']['input']>;
  householdVersion?: InputMaybe<Scalars['Int']['input']>;
  listVersion?: InputMaybe<Scalars['Int']['input']>;
  planVersion?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be listened to, over a WebSocket at `/graphql`. */
export type SubscriptionHouseholdChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  householdId?: InputMaybe<Scalars['ID']['input']>;
};

/** How a meal stands to a set of requirements, and why. */
export type Suitability = {
  /** What stands in the way. */
  blockedBy: Array<SuitabilityBlock>;
  /** The verdict. */
  kind: SuitabilityKind;
  /** The swaps that make it suitable. */
  swaps: Array<Swap>;
};

/** An ingredient that a requirement forbids. */
export type SuitabilityBlock = {
  /** The ingredient's name. */
  ingredient: Scalars['String']['output'];
  /** The reason in words. */
  reason: Scalars['String']['output'];
  /** The requirement that it breaks; null when it is one that the person never eats or that has not been reviewed. */
  requirement?: Maybe<DietaryRequirement>;
};

/** How a meal stands to a set of requirements. */
export type SuitabilityKind =
  /** It meets them as it is. */
  | 'SUITABLE'
  /** It meets them after the swaps listed. */
  | 'SUITABLE_WITH_SWAPS'
  /** It does not meet them. */
  | 'UNSUITABLE';

/** A replacement of one ingredient by another. */
export type Swap = {
  /** A step before the first that uses the new one, such as 'Toast the {to} in a dry pan.', where `{to}` is amount and name; null for none. */
  before?: Maybe<Scalars['String']['output']>;
  /** The ingredient that goes. */
  from: Ingredient;
  /** What the cook should know. */
  note: Scalars['String']['output'];
  /** How the new one is prepared, such as 'drained'; empty for not at all, null for as what it replaces. */
  preparation?: Maybe<Scalars['String']['output']>;
  /** Grams of the new for each gram of the old. */
  ratio: Scalars['Float']['output'];
  /** The ingredient that comes; null when it is left out. */
  to?: Maybe<Ingredient>;
};

/** Why someone at the table cannot eat something. */
export type TableBlock = {
  /** The ingredient; null for a tag, and for a line of an own dish that nothing matches. */
  food?: Maybe<Ingredient>;
  /** What kind of setting stands in the way. */
  kind: ExclusionKind;
  /** Who; null where no one stands in the way alone, but no one set of swaps suits all of them. */
  member?: Maybe<HouseholdMember>;
  /** The reason as a sentence (docs/product.md DIET-17). */
  reason: Scalars['String']['output'];
  /** The requirement that it breaks; null for another kind, and for an ingredient that has not been reviewed. */
  requirement?: Maybe<Requirement>;
  /** The tag that is never wanted; null for another kind. */
  tag?: Maybe<Tag>;
};

/** A version of a recipe with those who eat it. */
export type TableServing = {
  /** Who eats it, at most 12. */
  eaters: Array<HouseholdMember>;
  /** What these people asked for and the recipe as it is does not meet, in words; empty for the recipe as it is. */
  meets: Array<Scalars['String']['output']>;
  /** For the portions of those who eat it (docs/product.md PLAN-35): 1 to 10. */
  serves: Scalars['Int']['output'];
  /** The recipe with its swaps. */
  version: RecipeVersion;
};

/** How a recipe stands to people at a table, and the versions in which it can be put before them (docs/product.md PLAN-41). */
export type TableSuitability = {
  /** Why not, person by person; empty when it suits. */
  blockedBy: Array<TableBlock>;
  /** The verdict for all of them together. */
  kind: SuitabilityKind;
  /**
   * The versions to cook: one where all agree; as it is for some and once more with swaps for the others; none where someone
   * cannot eat it. At most 2.
   */
  servings: Array<TableServing>;
};

/** A word that describes recipes (docs/product.md CAT-3). */
export type Tag = Node & {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** As it is shown, such as kid friendly. */
  label: Scalars['String']['output'];
  /** Stable key, such as kid-friendly. */
  slug: Scalars['String']['output'];
};

/** What is wanted of meals with a tag. */
export type TagSetting =
  /** That they come less often. */
  | 'LESS'
  /** That they come more often. */
  | 'MORE'
  /** That they do not come. */
  | 'NEVER';

/** What is wanted of meals with a tag. */
export type TagSettingInput = {
  /** What is wanted. */
  setting: TagSetting;
  /** Slug or id of the tag, such as kid-friendly. */
  tag: Scalars['ID']['input'];
};

/** Something that is no longer at home. */
export type TakeActInput = {
  /** Slug of the ingredient. */
  ingredient: Scalars['ID']['input'];
};

/** Something that is no longer at home. */
export type TakeFromCupboardInput = {
  /** When it was said, by the client's clock; ahead of the server's, it counts as said when it arrives. */
  at: Scalars['Timestamp']['input'];
  /** Slug of the ingredient. */
  ingredient: Scalars['ID']['input'];
};

/** What of a day's food a member may have a target of. New values may come. */
export type TargetNutrient =
  /** Energy, in kJ. */
  | 'ENERGY'
  /** Dietary fibre, in g. */
  | 'FIBRE'
  /** Protein, in g. */
  | 'PROTEIN'
  /** Saturated fat, in g. */
  | 'SATURATED_FAT'
  /** Sodium, in mg. */
  | 'SODIUM';

/** A target, and how a plan meets it. */
export type TargetOutcome = {
  /** The least that is wanted; null for no least. */
  atLeast?: Maybe<Scalars['Float']['output']>;
  /** The most that is wanted; null for no most. */
  atMost?: Maybe<Scalars['Float']['output']>;
  /** Whether `perDay` is within both. */
  isMet: Scalars['Boolean']['output'];
  /** Of what, for people. */
  label: Scalars['String']['output'];
  /** Whose; null for an average adult's, and for those that `proposePlan` was given. */
  member?: Maybe<HouseholdMember>;
  /** Of what. */
  nutrient: TargetNutrient;
  /** What the person eats a day by the plan, on average. */
  perDay: Scalars['Float']['output'];
  /** The unit of the figures: kJ, g or mg. */
  unit: Scalars['String']['output'];
};

/** The four text boxes of the feedback page. Limits are counted in words. */
export type TextResponsesInput = {
  /** What is useful; at most 50 words. */
  benefits?: Scalars['String']['input'];
  /** Anything else; at most 100 words. */
  general?: Scalars['String']['input'];
  /** Stores that should be supported; at most 10 words. */
  storesSupported?: Scalars['String']['input'];
  /** What is missing; at most 50 words. */
  wishes?: Scalars['String']['input'];
};

/** A batch that is no longer in the freezer. */
export type ThawActInput = {
  /** UUID of the batch. */
  batch: Scalars['ID']['input'];
};

/** The word that something was bought. */
export type Tick = {
  /** When. */
  at: Scalars['Timestamp']['output'];
  /** Who; null when that member is gone. */
  by?: Maybe<HouseholdMember>;
  /** How much; null for as much as is needed. */
  quantity?: Maybe<Quantity>;
};

/** A line that was bought. */
export type TickInput = {
  /** How much, in the line's unit; 0 for as needed. */
  amount: Scalars['Float']['input'];
  /** Key of the line (`ShoppingListItem.key`). */
  key: Scalars['ID']['input'];
};

/** Which answer is taken back. */
export type UndoMatchInput = {
  /** `MatchLinesResult.undoId` of the answer. */
  id: Scalars['ID']['input'];
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
};

/** A unit of measure. */
export type Unit = {
  /** Which. */
  code: UnitCode;
  /** What it measures. */
  dimension: Dimension;
  /** How many grams, millilitres or pieces one of it is (docs/product.md CAT-5). */
  inBase: Scalars['Float']['output'];
  /** Name in the singular, such as tablespoon. */
  label: Scalars['String']['output'];
  /** Name in the plural. */
  labelPlural: Scalars['String']['output'];
  /** Short sign, as in the older fields of type String: g, kg, ml, l, tsp, tbsp, cup, pinch or piece. */
  symbol: Scalars['String']['output'];
};

export { UnitCode };

/** A word that names no ingredient, with those that it may mean. */
export type UnknownWord = {
  /** Near matches from the catalogue, the nearest first. */
  suggestions: Array<Scalars['String']['output']>;
  /** The word as it was typed. */
  word: Scalars['String']['output'];
};

/** An ingredient that a step names and no line lists: a question for the person whose dish it is. */
export type UnlistedIngredient = {
  /** The catalogue's ingredient that is named. */
  ingredient: Ingredient;
  /** Position of the first step that names it, from 0. */
  step: Scalars['Int']['output'];
  /** What the step says of it, at most 300 characters. */
  text: Scalars['String']['output'];
};

/** A line that matches nothing. */
export type UnmatchedExample = {
  /** The dish that it is of. */
  dish?: Maybe<Dish>;
  /** The line as it was written, at most 300 characters. */
  text: Scalars['String']['output'];
};

/** A wording of ingredient lines that match nothing in the catalogue, over all dishes of a person (docs/product.md MOVE-11). */
export type UnmatchedName = {
  /** In how many of the person's dishes it is. */
  dishCount: Scalars['Int']['output'];
  /** Lines that say so, each of another dish; at most 3. */
  examples: Array<UnmatchedExample>;
  /** Whether the person said that it is none of the catalogue's; it can still be answered. */
  isNotListed: Scalars['Boolean']['output'];
  /** What the lines call it, with what they say beside it that may make it another food, as it was first written. */
  name: Scalars['String']['output'];
  /** Ingredients of the catalogue that may be meant, the likeliest first; at most 6. */
  suggestions: Array<Ingredient>;
};

/** A page of wordings that match nothing, those of most dishes first, and last those that are said to be in no list. */
export type UnmatchedNameConnection = {
  /** How many of the person's dishes wait for a look because something is assumed of them (docs/product.md MOVE-5). */
  assumedCount: Scalars['Int']['output'];
  /** The wordings with their cursors. */
  edges: Array<UnmatchedNameEdge>;
  /** The wordings alone. */
  nodes: Array<UnmatchedName>;
  /** How many of them have no answer yet. */
  openCount: Scalars['Int']['output'];
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A wording within a page. */
export type UnmatchedNameEdge = {
  /** Its place. */
  cursor: Scalars['String']['output'];
  /** The wording. */
  node: UnmatchedName;
};

/** A line that was not bought. */
export type UntickInput = {
  /** Key of the line (`ShoppingListItem.key`). */
  key: Scalars['ID']['input'];
};

/** A change of a member. What is left out or null stays. */
export type UpdateHouseholdMemberInput = {
  /** Who may change the person's answers: SELF or EVERYONE with an account, OWNER or EVERYONE without one. */
  answersEditedBy?: InputMaybe<AnswerEditors>;
  /** Categories that the person eats at home. */
  eats?: InputMaybe<Array<MealCategory>>;
  /** The member. */
  memberId: Scalars['ID']['input'];
  /** 1 to 60 characters, without the space around them. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: InputMaybe<Scalars['ID']['input']>;
  /** Share of a serve that the person eats: 0.25 to 2 in quarters. */
  portion?: InputMaybe<Scalars['Float']['input']>;
};

/** Why a version of a recipe does not suit those who eat it. */
export type VersionProblem = {
  /** Why, person by person; empty where other swaps than the version has would do. */
  blockedBy: Array<TableBlock>;
  /** The reasons as sentences; at most 20. */
  reasons: Array<Scalars['String']['output']>;
  /** The same recipe with other swaps that suits; null when none does. */
  replacement?: Maybe<RecipeVersion>;
};

/** The signed-in person. */
export type Viewer = Node & {
  /** When the account was created. */
  createdAt: Scalars['Timestamp']['output'];
  /** Address that the person signs in with. */
  email: Scalars['String']['output'];
  /** When the person answered or skipped the first questions, on any device; null before that (docs/product.md PLAN-84). */
  firstQuestionsAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Whether the account has a password; otherwise the person signs in with the provider (docs/product.md ACC-62). */
  hasPassword: Scalars['Boolean']['output'];
  /**
   * A household that the person belongs to; null when the person is in none of that id. Without an id it is the one for which
   * the call is: that which its header `Household` names (over a WebSocket `household` in `connection_init`), or else the
   * person's first. A header that names none of the person's is refused (BAD_USER_INPUT).
   */
  household?: Maybe<Household>;
  /** The households that the person belongs to, at most 5, the first one first (docs/product.md HH-25). */
  households: Array<Household>;
  /** Global id of the account. */
  id: Scalars['ID']['output'];
  /** Address of the network that the person last signed in from, if known. */
  ipAddress?: Maybe<Scalars['String']['output']>;
  /**
   * Whether the person gave the password, showed a passkey, or signed in at the provider, within ten minutes and in this session:
   * that is enough to take one's data and to hand a household over, and stands in for a password that the account lacks
   * (docs/product.md ACC-62, ACC-75, ACC-88).
   */
  isProven: Scalars['Boolean']['output'];
  /** Whether the person agreed to marketing mails. */
  marketingOptIn: Scalars['Boolean']['output'];
  /** Whether the password can be removed, because there are two other ways to sign in (docs/product.md ACC-76). */
  mayRemovePassword: Scalars['Boolean']['output'];
  /** The person as a member of the household for which the call is. */
  member: HouseholdMember;
  /** What the person's devices are notified of. */
  notifications: Notifications;
  /** The person's passkeys, the newest first; at most 20. */
  passkeys: Array<Passkey>;
  /** The person's keys that were not revoked, the newest first; those that have ended for 30 days more. */
  personalKeys: Array<PersonalKey>;
  /** The provider with which people may sign in here; null where there is none. */
  provider?: Maybe<ConnectedProvider>;
  /** The person's authenticator codes; null while they are off. */
  secondFactor?: Maybe<SecondFactor>;
  /** What happened to the account, the latest first: of the last 12 months, at most 230 entries (docs/product.md ACC-77). */
  securityHistory: Array<SecurityEvent>;
  /** The server, where the person is its owner; null for everyone else. */
  server?: Maybe<Server>;
  /** The person's open sessions, the one of the call first, then the last used first; at most 50 (docs/product.md ACC-65). */
  sessions: Array<Session>;
  /** The person's webhooks, of all households, the newest first; at most five. */
  webhooks: Array<Webhook>;
};


/** The signed-in person. */
export type ViewerHouseholdArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** The signed-in person. */
export type ViewerSecurityHistoryArgs = {
  first?: Scalars['Int']['input'];
};

/** What a person goes to the provider for. */
export type VisitPurpose =
  /** To connect the account of the signed-in person. */
  | 'CONNECT'
  /** To prove that it is the signed-in person, in place of a password. */
  | 'PROVE'
  /** To sign in, or to make an account. */
  | 'SIGN_IN';

/** An address that is called when something happens, by the rules of Standard Webhooks (docs/product.md HOOK-1). */
export type Webhook = {
  /** Where messages are sent. */
  address: Scalars['URL']['output'];
  /** When it was made. */
  createdAt: Scalars['Timestamp']['output'];
  /** The last messages, the newest first. */
  deliveries: Array<WebhookDelivery>;
  /** Since when every attempt has failed; null when the last one did not. */
  failingSince?: Maybe<Scalars['Timestamp']['output']>;
  /** The household that it is about; null for a partner's, and once the person has left it. */
  household?: Maybe<Household>;
  /** Names the webhook. */
  id: Scalars['ID']['output'];
  /** What it is called for. */
  kinds: Array<WebhookKind>;
  /** When it was switched off; null while it is on. */
  offAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Why it was switched off; null while it is on. */
  offFor?: Maybe<WebhookOffReason>;
};


/** An address that is called when something happens, by the rules of Standard Webhooks (docs/product.md HOOK-1). */
export type WebhookDeliveriesArgs = {
  first?: Scalars['Int']['input'];
};

/** A message to a webhook, with what became of it. What has ended is kept for 30 days, and the last 50 of a webhook at most. */
export type WebhookDelivery = {
  /** Attempts so far. */
  attempts: Scalars['Int']['output'];
  /** When it was queued. */
  createdAt: Scalars['Timestamp']['output'];
  /** Names the message; its header `webhook-id`. */
  id: Scalars['ID']['output'];
  /** When it is tried again; null when it is not. */
  nextAttemptAt?: Maybe<Scalars['Timestamp']['output']>;
  /** How it ended; null before the first. */
  outcome?: Maybe<WebhookOutcome>;
  /** First figure of the status with which it was answered, 1 to 5; null without an answer. */
  statusClass?: Maybe<Scalars['Int']['output']>;
  /** When the last attempt ended; null before the first. */
  triedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Its `type`, such as `plan.changed`, or `ping` for a test. */
  type: Scalars['String']['output'];
};

/** A webhook of the caller's. */
export type WebhookInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** What a webhook is called for (docs/product.md HOOK-2). */
export type WebhookKind =
  /** `catalogue.changed`: the catalogue has changed. For partners. */
  | 'CATALOGUE_CHANGED'
  /** `key.expiring`: a key of the webhook's owner ends within seven days. */
  | 'KEY_EXPIRING'
  /** `list.changed`: what is ticked off, or added to, the household's list has another version. For people. */
  | 'LIST_CHANGED'
  /** `plan.changed`: the household's plan has another version. For people. */
  | 'PLAN_CHANGED';

/** Why a webhook was switched off. */
export type WebhookOffReason =
  /** Every attempt failed for five days. */
  | 'FAILING'
  /** It answered 410. */
  | 'GONE';

/** How an attempt to send a message ended. */
export type WebhookOutcome =
  /** It was answered with a status of 2xx. */
  | 'DELIVERED'
  /** The webhook was off, or its owner without a key that works, when the message was due. */
  | 'ENDED'
  /** It was answered 410, so the webhook is off. */
  | 'GONE'
  /** The host has an address that is not public. */
  | 'NOT_ALLOWED'
  /** There is no such host, nothing answers there, its certificate is not valid, or the answer is none of HTTP. */
  | 'NOT_REACHED'
  /** The server cannot read the secret: replace it. */
  | 'NOT_SIGNED'
  /** It was answered with a redirect, which is not followed. */
  | 'REDIRECTED'
  /** It was answered with another status. */
  | 'REFUSED'
  /** There was no answer in time: 5 seconds to connect, 10 in all. */
  | 'TIMED_OUT';

/** What was done about a webhook. */
export type WebhookResult = MutationResult & {
  /** UNKNOWN on `id` for none of the caller's. Empty on success. */
  errors: Array<InputError>;
  /** True when all that was asked is done; then `errors` is empty, and otherwise not. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** The webhook; null on failure. */
  webhook?: Maybe<Webhook>;
};

/** An answer to a form that relaxes a wish: send it with `saveForms`. */
export type WishRelaxation = {
  /** The whole answer to it. */
  answer: FormAnswer;
  /** The field. */
  fieldId: Scalars['ID']['output'];
  /** What it does, as a button says it. */
  label: Scalars['String']['output'];
  /** Whose answer it is; null for the household's. */
  memberId?: Maybe<Scalars['ID']['output']>;
};
