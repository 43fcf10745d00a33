/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** One act on what a household shares. Give exactly one. */
export type ActInput =
  {   /** On the cupboard; about each ingredient the latest time counts. */
  cupboard: CupboardActInput; habits?: never; list?: never; plan?: never; }
  |  { cupboard?: never;   /** On how the household shops; about each store and price the latest time counts. */
  habits: HabitsActInput; list?: never; plan?: never; }
  |  { cupboard?: never; habits?: never;   /** On the list; about each line and item the latest time counts. */
  list: ListActInput; plan?: never; }
  |  { cupboard?: never; habits?: never; list?: never;   /** On the current plan; in the order of arrival. */
  plan: PlanActInput; };

/** A row to add. */
export type AddRowInput = {
  /** The row before it; null puts it first in its category, a row that is not there last. */
  after?: string | null | undefined;
  /** Its category. */
  category: MealCategory;
  /** What is eaten, in place of `uniqueId`, which is empty then. */
  content?: RowContentInput | null | undefined;
  /** Its day; null for none. */
  date?: string | null | undefined;
  /** Members who eat it, at least one; null for all who eat the category. */
  eaters?: Array<string> | null | undefined;
  /** Whether dice leave it alone; false when left out or null. */
  isLocked?: boolean | null | undefined;
  /** Whether what it holds comes again in each next week; false when left out or null. */
  isWeekly?: boolean | null | undefined;
  /**
   * Whether it is refused (UNSUITABLE) where the row then holds what does not suit those who eat it (docs/product.md API-66).
   * Else that is done, and `problems` of the plan names it.
   */
  mustSuit?: boolean | null | undefined;
  /** UUID chosen by the client. */
  rowId: string;
  /** Serves, 0 to 10; null follows the portions of those who eat. */
  serves?: number | null | undefined;
  /** Opaque name of the meal and its swaps; empty for an empty row. */
  uniqueId: string;
  /** The row of which it is another version of the same meal; null if it is not such a version. */
  variantOf?: string | null | undefined;
};

/** Something that happened in a client. */
export type AnalyticsEventInput = {
  /** Chosen by the client; the same event sent twice is recorded once. */
  eventId?: string | null | undefined;
  /** The kind of event. */
  eventType: AnalyticsEventType;
  /** Details, at most 2048 bytes as JSON; none if left out or null. */
  metadata?: Record<string, unknown> | null | undefined;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /** Path of the page. */
  page: string;
  /** When it happened, by the client's clock. */
  timestamp: number;
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

/** The order in which a household walks through a store. */
export type ArrangeShopInput = {
  /** The areas, the first first; those that are not named follow in the usual order. Null brings the usual order back. */
  areas?: Array<string> | null | undefined;
  /** Key of the store; null for where no store is chosen. */
  store?: string | null | undefined;
};

/** One category of a plan, as a client sends it. */
export type CategoryPlanInput = {
  /** The meals, in order, as many as the settings say. */
  mealList: Array<MealEntryInput>;
  /** How many meals. */
  settings: CategorySettingsInput;
};

/** Settings of a category in a plan, as a client sends them. */
export type CategorySettingsInput = {
  /** How many meals the category has, 0 to 10; equals the length of the meal list. */
  numMeals: number;
};

/** A change of the password. */
export type ChangePasswordInput = {
  /** The new password, repeated. */
  confirmNewPassword: string;
  /** The current password; blank where the account has none and the provider has confirmed the person. */
  currentPassword: string;
  /** The password to set; the rules are those of signUp. */
  newPassword: string;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
};

/** A choice with its setting, as a client sends it. */
export type ChoiceSettingInput = {
  /** What is chosen. */
  choice: string;
  /** What it is set to. */
  setting: string;
};

/** A mailed confirmation. */
export type ConfirmEmailInput = {
  /** The key of the mailed link. */
  key: string;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /**
   * The password that the account is to have. It is asked for, by REQUIRED on `password`, where several sign-ups wait for the
   * same address; otherwise it is not used. WEAK_PASSWORD or TOO_LONG where it breaks the rules for passwords.
   */
  password?: string | null | undefined;
};

/**
 * One act on the cupboard. Give exactly one. Acts may arrive late, twice and in any order: about each ingredient, and each
 * batch in the freezer, the latest word counts, by the times at which they were said.
 */
export type CupboardActInput =
  {   /** A batch is in the freezer (docs/product.md CUP-13). */
  freeze: FreezeActInput; keep?: never; take?: never; thaw?: never; }
  |  { freeze?: never;   /** It is at home. */
  keep: KeepActInput; take?: never; thaw?: never; }
  |  { freeze?: never; keep?: never;   /** It no longer is. */
  take: TakeActInput; thaw?: never; }
  |  { freeze?: never; keep?: never; take?: never;   /** A batch no longer is. */
  thaw: ThawActInput; };

/** What a recipe is on the table. New values may come. */
export type DishRole =
  /** What is eaten after it. */
  | 'DESSERT'
  /** The meal itself. */
  | 'MAIN'
  /** What is eaten beside it, such as a salad. */
  | 'SIDE';

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

/** What kind of setting excluded meals. */
export type ExclusionKind =
  /** Ingredients that the user never eats. */
  | 'NEVER_EATEN'
  /** A dietary requirement. */
  | 'REQUIREMENT'
  /** A tag that the user has set to Never. */
  | 'TAG';

/** An answer, as a client sends it. Give the part that belongs to the field's type. */
export type FormAnswerInput = {
  /**
   * Answer to a dropdown field; empty for none.
   * @deprecated Use optionIds. Removed on 2027-11-23.
   */
  choice?: string | null | undefined;
  /**
   * Answer to a checkbox field.
   * @deprecated Use optionIds. Removed on 2027-11-23.
   */
  choices?: Array<string> | null | undefined;
  /** Id of the field. REQUIRED in `saveForms`; `saveSettings` takes the label. */
  fieldId?: string | null | undefined;
  /**
   * The field's label. REQUIRED in `saveSettings`.
   * @deprecated Use fieldId. Removed on 2027-11-23.
   */
  label?: string | null | undefined;
  /** Answer to a dropdown or checkbox field: ids of what is chosen; empty for none. */
  optionIds?: Array<string> | null | undefined;
  /** Answer to a multi_checkbox field; choices that are not named are unset. */
  optionSettings?: Array<OptionSettingInput> | null | undefined;
  /**
   * Answer to a multi_checkbox field; choices that are not named are unset.
   * @deprecated Use optionSettings. Removed on 2027-11-23.
   */
  settings?: Array<ChoiceSettingInput> | null | undefined;
  /** Answer to a text field. */
  text?: string | null | undefined;
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

/** A batch that is in the freezer. It takes the place of what was said of that batch earlier. */
export type FreezeActInput = {
  /** UUID of the batch, chosen by the client. */
  batch: string;
  /** The day on which it was frozen. */
  frozenOn: string;
  /** What was cooked: id of a recipe or of a version, or slug of a recipe. */
  recipe: string;
  /** Serves that are there, 1 to 100. */
  serves: number;
};

/**
 * One act on how a household shops. Give exactly one. Acts may arrive late, twice and in any order: about each store, each
 * product and each code the latest word counts, by the times at which they were said.
 */
export type HabitsActInput =
  {   /**
   * Arranges the areas of a store. UNKNOWN: no such store or area; DUPLICATE: an area twice; TOO_MANY: the household has
   * arranged 50 stores.
   */
  arrangeShop: ArrangeShopInput; learnCode?: never; setPrice?: never; }
  |  { arrangeShop?: never;   /**
   * Says what a bar code is, or forgets it. Beyond 2,000 the household's oldest are forgotten. INVALID: no such code, or
   * not how an ingredient is named.
   */
  learnCode: LearnCodeInput; setPrice?: never; }
  |  { arrangeShop?: never; learnCode?: never;   /** Remembers a price, or forgets it. Beyond 500 the household's oldest are forgotten. */
  setPrice: OwnPriceInput; };

/** A note on an own item. */
export type ItemNoteInput = {
  /** The item. */
  itemId: string;
  /** At most 100 characters, without space around them; line breaks become spaces. Empty for no note. TOO_LONG: it has more. */
  text: string;
};

/** An item with its text. */
export type ItemTextInput = {
  /**
   * UUID chosen by the client. Of several items in one text the first has this id, and each further one the next: its last four
   * digits are a hexadecimal number that is counted up.
   */
  itemId: string;
  /**
   * The named list to which `addItem` adds; null or a list that is not there for that of the plan. INVALID: in `changeItem`,
   * which leaves an item where it is.
   */
  listId?: string | null | undefined;
  /** 1 to 200 characters. */
  text: string;
};

/** Something that is at home. It takes the place of what was said of that ingredient earlier. */
export type KeepActInput = {
  /** How much, in `unit`: more than 0, at most 100,000. Null for enough, however much is needed. */
  amount?: number | null | undefined;
  /** Slug of the ingredient. */
  ingredient: string;
  /** One of g, kg, ml, l and piece; with an amount, and only then. */
  unit?: string | null | undefined;
  /** The last day to use it, such as 2026-11-30; null when it keeps. */
  useBy?: string | null | undefined;
};

/** What a bar code is, or that it is to be forgotten. */
export type LearnCodeInput = {
  /** The code's 8, 12, 13 or 14 digits, the check digit included. */
  code: string;
  /** Slug of the ingredient that it is, as a line of the list has it; null for anything else. */
  ingredient?: string | null | undefined;
  /** What it is called, 1 to 100 characters, on one line; null forgets the code. */
  name?: string | null | undefined;
};

/** A note on a line. */
export type LineNoteInput = {
  /** Key of the line (`ShoppingListItem.key`), in either of its units. */
  key: string;
  /** At most 100 characters, without space around them; line breaks become spaces. Empty for no note. TOO_LONG: it has more. */
  text: string;
};

/**
 * One act on the shared list. Give exactly one. Acts may arrive late, twice and in any order: about each line and each item
 * the latest word counts, by the times at which the acts were done.
 */
export type ListActInput =
  {   /** Adds an item; several when commas, semicolons or new lines part the text. */
  addItem: ItemTextInput; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  { addItem?: never;   /** Says an item in other words. One that was removed earlier is on the list again. */
  changeItem: ItemTextInput; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  { addItem?: never; changeItem?: never;   /** Moves an own item to another list. */
  moveItem: MoveItemInput; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  { addItem?: never; changeItem?: never; moveItem?: never;   /**
   * Makes a list, or gives it another name; one that was removed is there again with what was on it. TOO_MANY: there are 12.
   * DUPLICATE: another one has that name.
   */
  nameList: NameListInput; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never;   /** Writes a note on an own item, in place of the one that is there. An empty text removes it, and so does removing the item. */
  noteItem: ItemNoteInput; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never;   /** Writes a note on a line, in place of the one that is there. An empty text removes it. */
  noteLine: LineNoteInput; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never;   /** Takes an item off the list, unless it was added or changed at that time or later. */
  removeItem: OwnItemInput; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never;   /** Removes a list with what is on it. What is added or moved to it later is on the list of the plan. */
  removeList: NamedListInput; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never;   /** True unticks every line and item of the plan's list that was ticked earlier. */
  startOver: boolean; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never;   /** A line was bought. */
  tick: TickInput; tickItem?: never; untick?: never; untickItem?: never; }
  |  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never;   /** An item was bought. */
  tickItem: OwnItemInput; untick?: never; untickItem?: never; }
  |  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never;   /** A line was not bought after all. */
  untick: UntickInput; untickItem?: never; }
  |  { addItem?: never; changeItem?: never; moveItem?: never; nameList?: never; noteItem?: never; noteLine?: never; removeItem?: never; removeList?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never;   /** An item was not bought after all. */
  untickItem: OwnItemInput; };

/** The credentials of a login. */
export type LogInInput = {
  /** A code of the person's authenticator app, or a recovery code: after CODE_REQUIRED, with address and password once more. */
  code?: string | null | undefined;
  /** The account's address; case does not matter. */
  email: string;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /** The account's password. */
  password: string;
};

/** A recommendation about a meal. */
export type MealAdjustmentInput = {
  /** Name of the meal. */
  meal: string;
  /** What to change; at most 100 words are suggested. */
  recommendation: string;
};

/** A meal of the day. */
export type MealCategory =
  /** Morning. */
  | 'BREAKFAST'
  /** Evening. */
  | 'DINNER'
  /** Midday. */
  | 'LUNCH';

/** A meal in a plan, as a client sends it. */
export type MealEntryInput = {
  /**
   * Members who eat it; null for all who eat the category. Those who are not in the household count as not named, so that a
   * plan can still be used when someone has left.
   */
  eaters?: Array<string> | null | undefined;
  /** Whether the serves follow the portions of those who eat it: then a saved plan keeps no number. */
  followsPortions?: boolean | null | undefined;
  /** Ignored: it follows from `uniqueId`. */
  isCustomised?: boolean | null | undefined;
  /** Whether it is another version of the meal of the row before it. */
  isVersion?: boolean | null | undefined;
  /** Ignored: it follows from `uniqueId`. */
  mainIngredient?: string | null | undefined;
  /** Ignored: it follows from `uniqueId`. */
  name?: string | null | undefined;
  /** Serves, 0 to 10. */
  numServes: number;
  /** Serves of what is served with the meal, 0 to 10, where more is cooked of the meal; null for as many. Plans that are saved have no such. */
  servedServes?: number | null | undefined;
  /** Opaque name of the meal, its swaps and what is served with it, from an earlier answer; empty for an empty entry. */
  uniqueId: string;
  /** Ignored: it follows from `uniqueId`. */
  urlDetails?: string | null | undefined;
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

/** An own item and where it comes to. */
export type MoveItemInput = {
  /** The item. */
  itemId: string;
  /** The named list; null or a list that is not there for that of the plan. */
  listId?: string | null | undefined;
};

/** A list with its name. */
export type NameListInput = {
  /** UUID chosen by the client that makes the list. */
  listId: string;
  /** 1 to 40 characters, without space around them; line breaks become spaces. */
  name: string;
};

/** A list beside that of the plan. */
export type NamedListInput = {
  /** The list. */
  listId: string;
};

/** Which of the recipes that suit. Everything given must hold. */
export type OfferFilter = {
  /** Only what can be planned in this category; of sides and desserts what suits those who eat it. */
  category?: MealCategory | null | undefined;
  /** Only what can be made for all who eat it of what is at home and of what most kitchens have (docs/product.md WEEK-3). */
  isAllAtHome?: boolean | null | undefined;
  /** Only the caller's favourites. */
  isFavourite?: boolean | null | undefined;
  /** Only what the caller wants never again, whether it suits or not; otherwise that is left out. */
  isNeverAgain?: boolean | null | undefined;
  /** Only what people of the household brought in. */
  isOwn?: boolean | null | undefined;
  /** Ready in at most this many minutes. */
  maxMinutes?: number | null | undefined;
  /** What it is on the table; null for MAIN. Sides and desserts are planned with a meal (docs/product.md PLAN-103). */
  role?: DishRole | null | undefined;
  /** Words, or parts of words, that all occur in the name, the tags or the ingredients; at most 200 characters. */
  search?: string | null | undefined;
  /** Only with all of these tags. */
  tags?: Array<string> | null | undefined;
  /** Only what uses something fresh that is at home. */
  usesAtHome?: boolean | null | undefined;
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
  at?: number | null | undefined;
  /**
   * UUID chosen by the client: what is sent again within 30 days has no further effect. Without it each call is another
   * operation.
   */
  id?: string | null | undefined;
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

/** A choice with its setting, as a client sends it. */
export type OptionSettingInput = {
  /** Id of what is chosen. */
  optionId: string;
  /** Id of what it is set to. */
  settingId: string;
};

/** An own item. */
export type OwnItemInput = {
  /** The item. */
  itemId: string;
};

/** A price, or that it is to be forgotten. */
export type OwnPriceInput = {
  /** 1 to 100,000 Australian cents; null forgets the price. */
  cents?: number | null | undefined;
  /** What it is for: `ListPack.product`, or `item:` and the text of an own item in lower case; 1 to 210 characters. */
  product: string;
};

/**
 * One act on the current plan. Give exactly one. On a row that is gone it has no effect, and so that it can be sent without
 * knowing what others do, that is no error.
 */
export type PlanActInput =
  {   /** Adds a row. It has no effect where the row is there or its category is full. */
  addRow: AddRowInput; removeRow?: never; setContent?: never; setDate?: never; setDessert?: never; setEaters?: never; setLock?: never; setMeal?: never; setServes?: never; setSide?: never; setWeekly?: never; }
  |  { addRow?: never;   /** Takes a row away. */
  removeRow: RemoveRowInput; setContent?: never; setDate?: never; setDessert?: never; setEaters?: never; setLock?: never; setMeal?: never; setServes?: never; setSide?: never; setWeekly?: never; }
  |  { addRow?: never; removeRow?: never;   /** Puts something else into a row: a meal, a text, leftovers, something from the freezer, or nothing. */
  setContent: SetContentInput; setDate?: never; setDessert?: never; setEaters?: never; setLock?: never; setMeal?: never; setServes?: never; setSide?: never; setWeekly?: never; }
  |  { addRow?: never; removeRow?: never; setContent?: never;   /** Gives a row a day, or none. */
  setDate: SetDateInput; setDessert?: never; setEaters?: never; setLock?: never; setMeal?: never; setServes?: never; setSide?: never; setWeekly?: never; }
  |  { addRow?: never; removeRow?: never; setContent?: never; setDate?: never;   /** Serves a dessert with the meal of a row, or none (docs/product.md PLAN-98). It has no effect on an empty row. */
  setDessert: SetServedInput; setEaters?: never; setLock?: never; setMeal?: never; setServes?: never; setSide?: never; setWeekly?: never; }
  |  { addRow?: never; removeRow?: never; setContent?: never; setDate?: never; setDessert?: never;   /** Says who eats a row. */
  setEaters: SetEatersInput; setLock?: never; setMeal?: never; setServes?: never; setSide?: never; setWeekly?: never; }
  |  { addRow?: never; removeRow?: never; setContent?: never; setDate?: never; setDessert?: never; setEaters?: never;   /** Locks a row, or unlocks it. */
  setLock: SetLockInput; setMeal?: never; setServes?: never; setSide?: never; setWeekly?: never; }
  |  { addRow?: never; removeRow?: never; setContent?: never; setDate?: never; setDessert?: never; setEaters?: never; setLock?: never;   /** Puts another meal into a row, or none. */
  setMeal: SetMealInput; setServes?: never; setSide?: never; setWeekly?: never; }
  |  { addRow?: never; removeRow?: never; setContent?: never; setDate?: never; setDessert?: never; setEaters?: never; setLock?: never; setMeal?: never;   /** Sets a row's serves. */
  setServes: SetServesInput; setSide?: never; setWeekly?: never; }
  |  { addRow?: never; removeRow?: never; setContent?: never; setDate?: never; setDessert?: never; setEaters?: never; setLock?: never; setMeal?: never; setServes?: never;   /** Serves a side with the meal of a row, or none (docs/product.md PLAN-98). It has no effect on an empty row. */
  setSide: SetServedInput; setWeekly?: never; }
  |  { addRow?: never; removeRow?: never; setContent?: never; setDate?: never; setDessert?: never; setEaters?: never; setLock?: never; setMeal?: never; setServes?: never; setSide?: never;   /** Says whether what a row holds comes again in each next week (docs/product.md PLAN-90). */
  setWeekly: SetWeeklyInput; };

/** A dish of a meal. */
export type PlannedDishInput = {
  /** Id or slug of a recipe, or the id of a version of one with its swaps. */
  recipe: string;
  /** What it is on the table. */
  role?: DishRole;
};

/** What is no meal of ours. */
export type PlannedTextInput = {
  /** Whether no one eats at home. */
  isOut?: boolean;
  /** 1 to 120 characters without the space around them. */
  text: string;
};

/** What a proposal is for. */
export type ProposalScope =
  /** One or more whole categories. The proposal is a generated plan, which the raffle counts. */
  | 'CATEGORIES'
  /** Rows without a meal, beside others of their categories. The proposal is not a generated plan. */
  | 'GAPS'
  /** A single row of a plan: one meal. The proposal is not a generated plan. */
  | 'ROW';

/** A yes/no question of the feedback page. */
export type QuestionAnswerInput = {
  /** The answer; null when it was skipped. */
  answer?: boolean | null | undefined;
  /** The question as it was shown. */
  question: string;
};

/** How many meals to propose in one category. */
export type RandomizeCategoryInput = {
  /** Members who eat these meals, and so whom they have to suit; null for all who eat the category. */
  eaters?: Array<string> | null | undefined;
  /** How many meals, 0 to 10. */
  numMeals: number;
  /**
   * Serves by position. Rows beyond the list get 1 in a household of one, else as many as the portions of those who eat the
   * category make (docs/product.md PLAN-40).
   */
  serves?: Array<number>;
};

/** How many meals to propose, by category. */
export type RandomizeMealPlanInput = {
  /**
   * Whether meals of the household's latest weeks, two or as many as it wishes, come only where there is next to nothing else
   * (docs/product.md PLAN-89).
   */
  avoidsRecent?: boolean;
  /** Breakfasts; none when left out. */
  breakfast?: RandomizeCategoryInput | null | undefined;
  /** Dinners; none when left out. */
  dinner?: RandomizeCategoryInput | null | undefined;
  /** Unique ids of the entries that are in the plan, so that they are not proposed again. */
  keep?: Array<string>;
  /** Lunches; none when left out. */
  lunch?: RandomizeCategoryInput | null | undefined;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /**
   * What the proposal is for. When left out, one meal beside entries to keep is for a row, anything else for whole
   * categories.
   */
  scope?: ProposalScope | null | undefined;
  /** Makes the answer repeatable for the same catalogue, settings and history. */
  seed?: string | null | undefined;
};

/** A row to take away. */
export type RemoveRowInput = {
  /** The row. */
  rowId: string;
};

/** A request for a reset link. */
export type RequestPasswordResetInput = {
  /** The account's address. */
  email: string;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
};

/** A new password with the mailed key. */
export type ResetPasswordInput = {
  /** The key of the mailed link. */
  key: string;
  /** The password to set; the rules are those of signUp. */
  newPassword: string;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
};

/** What is eaten in a row. Give exactly one. */
export type RowContentInput =
  {   /** Recipes, or versions of them: one MAIN, at most one SIDE and one DESSERT (docs/product.md PLAN-98). */
  dishes: Array<PlannedDishInput>; frozen?: never; leftoversOf?: never; text?: never; }
  |  { dishes?: never;   /** What is eaten from the freezer: id or slug of a recipe, or the id of a version of one with its swaps. */
  frozen: string; leftoversOf?: never; text?: never; }
  |  { dishes?: never; frozen?: never;   /** What is left of this row of the same plan. */
  leftoversOf: string; text?: never; }
  |  { dishes?: never; frozen?: never; leftoversOf?: never;   /** What is no meal of ours. */
  text: PlannedTextInput; };

/** Answers to both forms. A field that is not named stays as it was. */
export type SaveSettingsInput = {
  /** Answers to the dietary form. */
  dietary?: Array<FormAnswerInput>;
  /** Member of the caller's household whose answers these are; null for the caller. NOT_ALLOWED, or UNKNOWN, on `memberId`. */
  memberId?: string | null | undefined;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /** Answers to the tags form. */
  tags?: Array<FormAnswerInput>;
};

/** What is eaten in a row, with all that is served with it. */
export type SetContentInput = {
  /** What is eaten; null empties the row. */
  content?: RowContentInput | null | undefined;
  /**
   * Whether it is refused (UNSUITABLE) where the row then holds what does not suit those who eat it (docs/product.md API-66).
   * Else that is done, and `problems` of the plan names it.
   */
  mustSuit?: boolean | null | undefined;
  /** The row. */
  rowId: string;
};

/** A row's day. */
export type SetDateInput = {
  /** Its day; null for none. */
  date?: string | null | undefined;
  /** The row. */
  rowId: string;
};

/** Who eats a row. */
export type SetEatersInput = {
  /** Members who eat it, at least one; null for all who eat the category. */
  eaters?: Array<string> | null | undefined;
  /**
   * Whether it is refused (UNSUITABLE) where the row then holds what does not suit those who eat it (docs/product.md API-66).
   * Else that is done, and `problems` of the plan names it.
   */
  mustSuit?: boolean | null | undefined;
  /** The row. */
  rowId: string;
};

/** Whether a row is locked. */
export type SetLockInput = {
  /** Whether dice leave it alone. */
  isLocked: boolean;
  /** The row. */
  rowId: string;
};

/** Another meal for a row. What is served with it stays, unless `uniqueId` is empty or names what is. */
export type SetMealInput = {
  /** The row. */
  rowId: string;
  /** Opaque name of a meal of the row's category and its swaps; empty for an empty row. */
  uniqueId: string;
};

/** What is served with the meal of a row. */
export type SetServedInput = {
  /**
   * Whether it is refused (UNSUITABLE) where it does not suit those who eat the row (docs/product.md API-66). Else that is done,
   * and `problems` of the plan names it.
   */
  mustSuit?: boolean | null | undefined;
  /** Id or slug of a recipe that is served so, or the id of a version of one with its swaps; null for nothing. */
  recipe?: string | null | undefined;
  /** The row. */
  rowId: string;
};

/** Serves of a row. */
export type SetServesInput = {
  /** The row. */
  rowId: string;
  /** Serves, 0 to 10; null follows the portions of those who eat. */
  serves?: number | null | undefined;
};

/** Whether a row comes again. */
export type SetWeeklyInput = {
  /** Whether what it holds comes again in each next week. */
  isWeekly: boolean;
  /** The row. */
  rowId: string;
};

/** A sign-up. */
export type SignUpInput = {
  /** Address to sign in with. */
  email: string;
  /**
   * Key of the invitation that led here; at most 200 characters. The confirmation leads back to it, and where it was mailed to
   * this very address no confirmation is needed (docs/product.md ACC-50, HH-21). A key that is none changes nothing.
   */
  invitation?: string | null | undefined;
  /** Whether marketing mails may be sent. */
  marketingOptIn?: boolean;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /** At least 10 and at most 256 characters, not a common password, and not made of the address or the product's name. */
  password: string;
};

/** Parts of a shop in their usual order. New values may come. */
export type StoreAreaCode =
  /** Bread and cakes. */
  | 'BAKERY'
  /** Drinks. */
  | 'BEVERAGES'
  /** Sauces and spreads. */
  | 'CONDIMENTS'
  /** Milk, cheese, eggs. */
  | 'DAIRY'
  /** Frozen food. */
  | 'FROZEN'
  /** Cleaning and the like. */
  | 'HOUSEHOLD'
  /** Meat, fish and delicatessen. */
  | 'MEAT_AND_DELI'
  /** Dry goods and tins. */
  | 'PANTRY'
  /** Soap and the like. */
  | 'PERSONAL_CARE'
  /** Fruit and vegetables. */
  | 'PRODUCE'
  /** Not known. */
  | 'UNCATEGORISED';

/** A feedback form. Every part may be left blank. */
export type SubmitFeedbackInput = {
  /** Up to five meals. */
  mealAdjustments?: Array<MealAdjustmentInput>;
  /** Names the call, which is then done once, as the header `Idempotency-Key` does (docs/product.md API-51). */
  operationId?: string | null | undefined;
  /** Answers to the questions. */
  questions?: Array<QuestionAnswerInput>;
  /** Chosen by the client; the same submission sent twice is stored once. */
  submissionId?: string | null | undefined;
  /** The four texts. */
  textResponses?: TextResponsesInput;
};

/** Something that is no longer at home. */
export type TakeActInput = {
  /** Slug of the ingredient. */
  ingredient: string;
};

/** The four text boxes of the feedback page. Limits are counted in words. */
export type TextResponsesInput = {
  /** What is useful; at most 50 words. */
  benefits?: string;
  /** Anything else; at most 100 words. */
  general?: string;
  /** Stores that should be supported; at most 10 words. */
  storesSupported?: string;
  /** What is missing; at most 50 words. */
  wishes?: string;
};

/** A batch that is no longer in the freezer. */
export type ThawActInput = {
  /** UUID of the batch. */
  batch: string;
};

/** A line that was bought. */
export type TickInput = {
  /** How much, in the line's unit; 0 for as needed. */
  amount: number;
  /** Key of the line (`ShoppingListItem.key`). */
  key: string;
};

/** A line that was not bought. */
export type UntickInput = {
  /** Key of the line (`ShoppingListItem.key`). */
  key: string;
};

export type LogInMutationVariables = Exact<{
  input: LogInInput;
}>;


export type LogInMutation = { logIn: { accessToken: string | null, ip: string | null, errors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: { ok: boolean } };

export type RefreshSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshSessionMutation = { refreshSession: { accessToken: string } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { message: string | null, errors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { signUp: { message: string | null, errors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { message: string | null, errors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type ConfirmEmailMutationVariables = Exact<{
  input: ConfirmEmailInput;
}>;


export type ConfirmEmailMutation = { confirmEmail: { errors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { errors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type RestErrorsFragment = { code: ErrorCode, field: string | null, message: string };

export type RecordEventMutationVariables = Exact<{
  input: AnalyticsEventInput;
}>;


export type RecordEventMutation = { recordEvent: { errors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type SubmitFeedbackMutationVariables = Exact<{
  input: SubmitFeedbackInput;
}>;


export type SubmitFeedbackMutation = { submitFeedback: { errors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type RestEntryFragment = { name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string };

export type RestCategoryFragment = { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string }> };

export type RestPlanFragment = { breakfast: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string }> }, lunch: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string }> }, dinner: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string }> } };

export type RestUnsuitableFragment = { category: MealCategory, row: number, mealName: string, reasons: Array<string> };

export type RestProposalFragment = { differentMeals: number, settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string }>, excludedBy: Array<{ kind: ExclusionKind, label: string, count: number }> };

export type SaveMealPlanMutationVariables = Exact<{
  plan: MealPlanInput;
}>;


export type SaveMealPlanMutation = { saveMealPlan: { saved: { plan: { breakfast: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string }> }, lunch: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string }> }, dinner: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string }> } }, unsuitable: Array<{ category: MealCategory, row: number, mealName: string, reasons: Array<string> }> } | null, errors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type MealPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type MealPlanQuery = { mealPlan: { plan: { breakfast: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string }> }, lunch: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string }> }, dinner: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string }> } }, unsuitable: Array<{ category: MealCategory, row: number, mealName: string, reasons: Array<string> }> } | null };

export type MealBasesQueryVariables = Exact<{
  category: MealCategory;
}>;


export type MealBasesQuery = { mealBases: { mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string }> } };

export type RandomizeMealPlanMutationVariables = Exact<{
  input: RandomizeMealPlanInput;
}>;


export type RandomizeMealPlanMutation = { randomizeMealPlan: { breakfast: { differentMeals: number, settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string }>, excludedBy: Array<{ kind: ExclusionKind, label: string, count: number }> } | null, lunch: { differentMeals: number, settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string }>, excludedBy: Array<{ kind: ExclusionKind, label: string, count: number }> } | null, dinner: { differentMeals: number, settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string }>, excludedBy: Array<{ kind: ExclusionKind, label: string, count: number }> } | null, errors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type ShoppingListQueryVariables = Exact<{
  plan: MealPlanInput;
}>;


export type ShoppingListQuery = { shoppingList: { items: Array<{ amount: number, measurementUnit: string, typicalLocation: string, productLink: string | null, ingredient: { name: string } }>, unsuitable: Array<{ category: MealCategory, row: number }>, errors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type CookingMealQueryVariables = Exact<{
  entry: MealEntryInput;
}>;


export type CookingMealQuery = { cookingMeal: { unsuitable: Array<string>, ingredients: Array<{ amount: number, measurementUnit: string, typicalLocation: string, ingredient: { name: string } }>, errors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type ScrubMealPlanMutationVariables = Exact<{
  plan: MealPlanInput;
}>;


export type ScrubMealPlanMutation = { scrubMealPlan: { plan: { breakfast: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string }> }, lunch: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string }> }, dinner: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string }> } } | null, changes: Array<{ category: MealCategory, row: number, mealName: string, reasons: Array<string> }>, errors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type RestFieldFragment = { label: string, type: FormFieldType, choices: Array<string> | null, settingOptions: Array<{ choice: string, possibleSettings: Array<string> }> | null, value: { text: string | null, choice: string | null, choices: Array<string> | null, settings: Array<{ choice: string, setting: string }> | null } };

export type RestFormsFragment = { dietary: Array<{ label: string, type: FormFieldType, choices: Array<string> | null, settingOptions: Array<{ choice: string, possibleSettings: Array<string> }> | null, value: { text: string | null, choice: string | null, choices: Array<string> | null, settings: Array<{ choice: string, setting: string }> | null } }>, tags: Array<{ label: string, type: FormFieldType, choices: Array<string> | null, settingOptions: Array<{ choice: string, possibleSettings: Array<string> }> | null, value: { text: string | null, choice: string | null, choices: Array<string> | null, settings: Array<{ choice: string, setting: string }> | null } }> };

export type SettingsFormsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsFormsQuery = { settingsForms: { dietary: Array<{ label: string, type: FormFieldType, choices: Array<string> | null, settingOptions: Array<{ choice: string, possibleSettings: Array<string> }> | null, value: { text: string | null, choice: string | null, choices: Array<string> | null, settings: Array<{ choice: string, setting: string }> | null } }>, tags: Array<{ label: string, type: FormFieldType, choices: Array<string> | null, settingOptions: Array<{ choice: string, possibleSettings: Array<string> }> | null, value: { text: string | null, choice: string | null, choices: Array<string> | null, settings: Array<{ choice: string, setting: string }> | null } }> } };

export type SaveSettingsMutationVariables = Exact<{
  input: SaveSettingsInput;
}>;


export type SaveSettingsMutation = { saveSettings: { forms: { dietary: Array<{ label: string, type: FormFieldType, choices: Array<string> | null, settingOptions: Array<{ choice: string, possibleSettings: Array<string> }> | null, value: { text: string | null, choice: string | null, choices: Array<string> | null, settings: Array<{ choice: string, setting: string }> | null } }>, tags: Array<{ label: string, type: FormFieldType, choices: Array<string> | null, settingOptions: Array<{ choice: string, possibleSettings: Array<string> }> | null, value: { text: string | null, choice: string | null, choices: Array<string> | null, settings: Array<{ choice: string, setting: string }> | null } }> } | null, neverEaten: Array<{ word: string, understood: boolean, mealCount: number, suggestions: Array<string>, ingredients: Array<{ slug: string, name: string }> }>, errors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type V2QuantityFragment = { amount: number, text: string, unit: { symbol: string } };

export type V2RowFragment = { id: string, category: MealCategory, date: string | null, position: number, title: string | null, serves: number, isLocked: boolean, isWeekly: boolean, eatenBy: Array<{ id: string, name: string }>, recipe:
    | { id: string, slug: string, name: string, minutes: number, pageUrl: string }
    | { id: string, slug: string, name: string, minutes: number, pageUrl: string }
   | null, content:
    | { __typename: 'PlannedFrozen' }
    | { __typename: 'PlannedLeftovers', from: { id: string } | null }
    | { __typename: 'PlannedMeal', dishes: Array<{ role: DishRole, version: { recipe:
            | { id: string, slug: string, name: string, minutes: number, pageUrl: string }
            | { id: string, slug: string, name: string, minutes: number, pageUrl: string }
           | null } }> }
    | { __typename: 'PlannedText', text: string, isOut: boolean }
   | null };

export type V2PlanRowsQueryVariables = Exact<{
  category?: MealCategory | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type V2PlanRowsQuery = { viewer: { household: { plan: { version: number, rows: Array<{ id: string, category: MealCategory, date: string | null, position: number, title: string | null, serves: number, isLocked: boolean, isWeekly: boolean, eatenBy: Array<{ id: string, name: string }>, recipe:
            | { id: string, slug: string, name: string, minutes: number, pageUrl: string }
            | { id: string, slug: string, name: string, minutes: number, pageUrl: string }
           | null, content:
            | { __typename: 'PlannedFrozen' }
            | { __typename: 'PlannedLeftovers', from: { id: string } | null }
            | { __typename: 'PlannedMeal', dishes: Array<{ role: DishRole, version: { recipe:
                    | { id: string, slug: string, name: string, minutes: number, pageUrl: string }
                    | { id: string, slug: string, name: string, minutes: number, pageUrl: string }
                   | null } }> }
            | { __typename: 'PlannedText', text: string, isOut: boolean }
           | null }> } | null } | null } };

export type V2SavedPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type V2SavedPlansQuery = { viewer: { household: { plans: { nodes: Array<{ id: string, name: string | null, version: number, changedAt: number | null, firstDay: string | null, lastDay: string | null }> } } | null } };

export type V2HistoryQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type V2HistoryQuery = { viewer: { household: { plans: { nodes: Array<{ id: string, changedAt: number | null, firstDay: string | null, lastDay: string | null, rows: Array<{ id: string, category: MealCategory, date: string | null, position: number, title: string | null, serves: number, isLocked: boolean, isWeekly: boolean, eatenBy: Array<{ id: string, name: string }>, recipe:
              | { id: string, slug: string, name: string, minutes: number, pageUrl: string }
              | { id: string, slug: string, name: string, minutes: number, pageUrl: string }
             | null, content:
              | { __typename: 'PlannedFrozen' }
              | { __typename: 'PlannedLeftovers', from: { id: string } | null }
              | { __typename: 'PlannedMeal', dishes: Array<{ role: DishRole, version: { recipe:
                      | { id: string, slug: string, name: string, minutes: number, pageUrl: string }
                      | { id: string, slug: string, name: string, minutes: number, pageUrl: string }
                     | null } }> }
              | { __typename: 'PlannedText', text: string, isOut: boolean }
             | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null } };

export type V2CupboardQueryVariables = Exact<{ [key: string]: never; }>;


export type V2CupboardQuery = { viewer: { household: { cupboard: { version: number, items: Array<{ useBy: string | null, at: number, ingredient: { slug: string, name: string }, quantity: { amount: number, text: string, unit: { symbol: string } } | null }> } } | null } };

export type V2FreezerQueryVariables = Exact<{ [key: string]: never; }>;


export type V2FreezerQuery = { viewer: { household: { cupboard: { freezer: Array<{ id: string, serves: number, frozenOn: string, version: { id: string, name: string, isAdapted: boolean } | null }> } } | null } };

export type V2OperationsMutationVariables = Exact<{
  operations: Array<OperationInput> | OperationInput;
}>;


export type V2OperationsMutation = { applyOperations: { outcomes: Array<{ status: OperationStatus, itemIds: Array<string> }>, errors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type V2ListQueryVariables = Exact<{ [key: string]: never; }>;


export type V2ListQuery = { viewer: { household: { shoppingList: { leftCount: number, lines: Array<{ key: string, name: string, isToBuy: boolean, isAtHome: boolean, isCupboard: boolean, ingredient: { slug: string } | null, storeArea: { code: StoreAreaCode, label: string }, need: { amount: number, text: string, unit: { symbol: string } } | null, atHome: { amount: number, text: string, unit: { symbol: string } } | null, toBuy: { amount: number, text: string, unit: { symbol: string } } | null, left: { amount: number, text: string, unit: { symbol: string } } | null, purchase: { text: string } | null, tick: { at: number } | null, note: { text: string } | null }> } | null, sharedList: { version: number, ownItems: Array<{ id: string, text: string, area: string, isTicked: boolean, at: number, note: { text: string } | null }>, lists: Array<{ key: string, name: string, items: Array<{ id: string, text: string, area: string, isTicked: boolean, at: number, note: { text: string } | null }> }> } } | null } };

export type V2ItemFragment = { id: string, text: string, area: string, isTicked: boolean, at: number, note: { text: string } | null };

export type V2LinesQueryVariables = Exact<{ [key: string]: never; }>;


export type V2LinesQuery = { viewer: { household: { shoppingList: { lines: Array<{ key: string, need: { amount: number, unit: { symbol: string } } | null }> } | null } | null } };

export type V2ItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type V2ItemsQuery = { viewer: { household: { sharedList: { ownItems: Array<{ id: string }>, lists: Array<{ items: Array<{ id: string }> }> } } | null } };

export type V2SuitableMealsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: OfferFilter | null | undefined;
}>;


export type V2SuitableMealsQuery = { viewer: { household: { offers: { totalCount: number, nodes: Array<{ recipe:
            | { id: string, slug: string, name: string, minutes: number, pageUrl: string }
            | { id: string, slug: string, name: string, minutes: number, pageUrl: string }
           | null, places: Array<{ category: MealCategory, entry: { uniqueId: string, swaps: Array<{ from: string, to: string | null, note: string }> } }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null } };

export type V2RowCookingQueryVariables = Exact<{
  id: string;
}>;


export type V2RowCookingQuery = { node:
    | { content:
        | { dishes: Array<{ serves: number, version: { name: string, cooking: { serves: number, ingredients: Array<{ text: string, preparation: string | null, optional: boolean }>, steps: Array<{ text: string }> } } }> }
        | Record<PropertyKey, never>
       | null }
    | Record<PropertyKey, never>
   | null };

export const RestErrorsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestErrors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestErrorsFragment, unknown>;
export const RestEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomised"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"numServes"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}}]}}]} as unknown as DocumentNode<RestEntryFragment, unknown>;
export const RestCategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numMeals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mealList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomised"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"numServes"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}}]}}]} as unknown as DocumentNode<RestCategoryFragment, unknown>;
export const RestPlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakfast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lunch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dinner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomised"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"numServes"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numMeals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mealList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEntry"}}]}}]}}]} as unknown as DocumentNode<RestPlanFragment, unknown>;
export const RestUnsuitableFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUnsuitable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrubbedRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"mealName"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]} as unknown as DocumentNode<RestUnsuitableFragment, unknown>;
export const RestProposalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RandomizedCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numMeals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mealList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"differentMeals"}},{"kind":"Field","name":{"kind":"Name","value":"excludedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomised"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"numServes"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}}]}}]} as unknown as DocumentNode<RestProposalFragment, unknown>;
export const RestFieldFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestField"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"settingOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"possibleSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}}]}}]}}]}}]} as unknown as DocumentNode<RestFieldFragment, unknown>;
export const RestFormsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestForms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsForms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dietary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestField"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestField"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestField"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"settingOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"possibleSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}}]}}]}}]}}]} as unknown as DocumentNode<RestFormsFragment, unknown>;
export const V2QuantityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"V2Quantity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Quantity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"symbol"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<V2QuantityFragment, unknown>;
export const V2RowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"V2Row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"serves"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"isWeekly"}},{"kind":"Field","name":{"kind":"Name","value":"eatenBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedMeal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"version"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isOut"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedLeftovers"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<V2RowFragment, unknown>;
export const V2ItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"V2Item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"isTicked"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<V2ItemFragment, unknown>;
export const LogInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestErrors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestErrors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<LogInMutation, LogInMutationVariables>;
export const LogOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}}]}}]}}]} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;
export const RefreshSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefreshSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refreshSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}}]}}]}}]} as unknown as DocumentNode<RefreshSessionMutation, RefreshSessionMutationVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestErrors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestErrors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const SignUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestErrors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestErrors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestErrors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestErrors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ConfirmEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestErrors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestErrors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestErrors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestErrors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const RecordEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestErrors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestErrors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RecordEventMutation, RecordEventMutationVariables>;
export const SubmitFeedbackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitFeedback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitFeedbackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitFeedback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestErrors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestErrors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<SubmitFeedbackMutation, SubmitFeedbackMutationVariables>;
export const SaveMealPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMealPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plan"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MealPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveMealPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"plan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plan"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPlan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unsuitable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUnsuitable"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestErrors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomised"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"numServes"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numMeals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mealList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakfast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lunch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dinner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUnsuitable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrubbedRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"mealName"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestErrors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<SaveMealPlanMutation, SaveMealPlanMutationVariables>;
export const MealPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MealPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPlan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unsuitable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUnsuitable"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomised"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"numServes"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numMeals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mealList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakfast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lunch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dinner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUnsuitable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrubbedRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"mealName"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]} as unknown as DocumentNode<MealPlanQuery, MealPlanQueryVariables>;
export const MealBasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MealBases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MealCategory"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealBases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEntry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomised"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"numServes"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}}]}}]} as unknown as DocumentNode<MealBasesQuery, MealBasesQueryVariables>;
export const RandomizeMealPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RandomizeMealPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RandomizeMealPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"randomizeMealPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakfast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestProposal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lunch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestProposal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dinner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestProposal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestErrors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomised"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"numServes"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RandomizedCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numMeals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mealList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"differentMeals"}},{"kind":"Field","name":{"kind":"Name","value":"excludedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestErrors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RandomizeMealPlanMutation, RandomizeMealPlanMutationVariables>;
export const ShoppingListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShoppingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plan"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MealPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shoppingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"plan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plan"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"measurementUnit"}},{"kind":"Field","name":{"kind":"Name","value":"typicalLocation"}},{"kind":"Field","name":{"kind":"Name","value":"productLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unsuitable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"row"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestErrors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestErrors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<ShoppingListQuery, ShoppingListQueryVariables>;
export const CookingMealDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CookingMeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entry"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cookingMeal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entry"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entry"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"measurementUnit"}},{"kind":"Field","name":{"kind":"Name","value":"typicalLocation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unsuitable"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestErrors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestErrors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<CookingMealQuery, CookingMealQueryVariables>;
export const ScrubMealPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScrubMealPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plan"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MealPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrubMealPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"plan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plan"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPlan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUnsuitable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestErrors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomised"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"numServes"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numMeals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mealList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakfast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lunch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dinner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUnsuitable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrubbedRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"mealName"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestErrors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<ScrubMealPlanMutation, ScrubMealPlanMutationVariables>;
export const SettingsFormsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsForms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settingsForms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestForms"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestField"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"settingOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"possibleSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestForms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsForms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dietary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestField"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestField"}}]}}]}}]} as unknown as DocumentNode<SettingsFormsQuery, SettingsFormsQueryVariables>;
export const SaveSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestForms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"neverEaten"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"understood"}},{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mealCount"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestErrors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestField"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"settingOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"possibleSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestForms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsForms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dietary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestField"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestField"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestErrors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<SaveSettingsMutation, SaveSettingsMutationVariables>;
export const V2PlanRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"V2PlanRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MealCategory"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"household"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"V2Row"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"V2Row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"serves"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"isWeekly"}},{"kind":"Field","name":{"kind":"Name","value":"eatenBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedMeal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"version"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isOut"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedLeftovers"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<V2PlanRowsQuery, V2PlanRowsQueryVariables>;
export const V2SavedPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"V2SavedPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"household"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"SAVED"}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<V2SavedPlansQuery, V2SavedPlansQueryVariables>;
export const V2HistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"V2History"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"household"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"PAST"}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"V2Row"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"V2Row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"serves"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"isWeekly"}},{"kind":"Field","name":{"kind":"Name","value":"eatenBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedMeal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"version"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isOut"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedLeftovers"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<V2HistoryQuery, V2HistoryQueryVariables>;
export const V2CupboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"V2Cupboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"household"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cupboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"V2Quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"useBy"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"V2Quantity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Quantity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"symbol"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<V2CupboardQuery, V2CupboardQueryVariables>;
export const V2FreezerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"V2Freezer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"household"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cupboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freezer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isAdapted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serves"}},{"kind":"Field","name":{"kind":"Name","value":"frozenOn"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<V2FreezerQuery, V2FreezerQueryVariables>;
export const V2OperationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"V2Operations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"operations"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OperationInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyOperations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"operations"},"value":{"kind":"Variable","name":{"kind":"Name","value":"operations"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"itemIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestErrors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestErrors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<V2OperationsMutation, V2OperationsMutationVariables>;
export const V2ListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"V2List"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"household"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shoppingList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leftCount"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"storeArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"need"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"V2Quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"atHome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"V2Quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"toBuy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"V2Quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"V2Quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"purchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isToBuy"}},{"kind":"Field","name":{"kind":"Name","value":"isAtHome"}},{"kind":"Field","name":{"kind":"Name","value":"isCupboard"}},{"kind":"Field","name":{"kind":"Name","value":"tick"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"ownItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"V2Item"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"V2Item"}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"V2Quantity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Quantity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"symbol"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"V2Item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"isTicked"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<V2ListQuery, V2ListQueryVariables>;
export const V2LinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"V2Lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"household"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shoppingList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"need"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"symbol"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<V2LinesQuery, V2LinesQueryVariables>;
export const V2ItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"V2Items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"household"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<V2ItemsQuery, V2ItemsQueryVariables>;
export const V2SuitableMealsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"V2SuitableMeals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"household"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"swaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<V2SuitableMealsQuery, V2SuitableMealsQueryVariables>;
export const V2RowCookingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"V2RowCooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedMeal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serves"}},{"kind":"Field","name":{"kind":"Name","value":"version"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cooking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serves"}},{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"preparation"}},{"kind":"Field","name":{"kind":"Name","value":"optional"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<V2RowCookingQuery, V2RowCookingQueryVariables>;