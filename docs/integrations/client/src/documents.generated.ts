/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocument } from './TypedDocument.ts'
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

/** Operations to do. */
export type ApplyOperationsInput = {
  /** Cursor of what the client has, for `changes` of the result. */
  after?: string | null | undefined;
  /**
   * The household for which they were done. NOT_ALLOWED: the caller does not belong to it, or no longer; then nothing is done.
   * Without it, they are for the household for which the call is when they arrive.
   */
  householdId?: string | null | undefined;
  /** 1 to 500 operations, in the order in which they were done. */
  operations: Array<OperationInput>;
};

/** The order in which a household walks through a store. */
export type ArrangeShopInput = {
  /** The areas, the first first; those that are not named follow in the usual order. Null brings the usual order back. */
  areas?: Array<string> | null | undefined;
  /** Key of the store; null for where no store is chosen. */
  store?: string | null | undefined;
};

/** How many meals of a category. */
export type CategoryCountInput = {
  /** The category. */
  category: MealCategory;
  /** 0 to 10. */
  count: number;
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

/** What a person wants of a day's food, of three meals. At least one of both bounds. */
export type DayTargetInput = {
  /** At least so much: kJ, g, or mg of sodium. Above 0, at most 100,000. */
  atLeast?: number | null | undefined;
  /** At most so much; not less than `atLeast`. */
  atMost?: number | null | undefined;
  /** Of what. */
  nutrient: TargetNutrient;
};

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

/**
 * A meal that stays in a plan. UNSUITABLE: it does not suit, whatever is swapped; the message says why. Where it suits with
 * other swaps than its own, it gets those.
 */
export type KeptMealInput = {
  /** Its category. */
  category: MealCategory;
  /** Its place among the meals of the category, from 0. */
  position: number;
  /** Id or slug of a meal, or the id of a version of one with its swaps. */
  recipe: string;
  /** Its serves, 1 to 10; null for those of the others. */
  serves?: number | null | undefined;
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

/** A meal of the day. */
export type MealCategory =
  /** Morning. */
  | 'BREAKFAST'
  /** Evening. */
  | 'DINNER'
  /** Midday. */
  | 'LUNCH';

/** What a change did to a meal. */
export type MealChangeKind =
  /** It is no longer in the catalogue: delete it. */
  | 'REMOVAL'
  /** It is new, or is another than before: store it under its id. */
  | 'UPSERT';

/** Which meals to list. Everything given must hold. */
export type MealFilter = {
  /** Only of this category. */
  category?: MealCategory | null | undefined;
  /**
   * Only meals that changed after this time; see `changedAt`. Give `asOf` of the last page of your last visit: your own
   * clock, or the latest `changedAt` that you saw, can miss changes that were stored while you read.
   * @deprecated Use catalogueChanges, which tells removed meals too. Removed on 2027-11-26.
   */
  changedSince?: number | null | undefined;
  /** Only with this main ingredient (its everyday group). */
  mainIngredient?: string | null | undefined;
  /** Ready in at most this many minutes. */
  maxMinutes?: number | null | undefined;
  /** Only meals that meet all of these, as each setting says. */
  requirements?: Array<RequirementInput> | null | undefined;
  /** Only what is this on the table; null for all. */
  role?: DishRole | null | undefined;
  /** Words, or parts of words, that all occur in the name, the tags or the ingredients; at most 200 characters. */
  search?: string | null | undefined;
  /** Only with all of these tags. */
  tags?: Array<string> | null | undefined;
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

/** What a partner key allows. */
export type PartnerScope =
  /** Write the product links of stores. */
  | 'LINKS_WRITE'
  /** Read meals, ingredients, swaps, suitability and shopping lists, and have plans proposed. */
  | 'MEALS_READ'
  /** Make, test and remove webhooks, and read what became of their messages. */
  | 'WEBHOOKS_WRITE';

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

/** A link to an ingredient's page at a store. */
export type ProductLinkInput = {
  /** Slug of the ingredient. */
  ingredient: string;
  /** Key of the store, which has to belong to the partner. */
  store: string;
  /** Address of the page, http or https; null removes the link. */
  url?: string | null | undefined;
};

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
  neverEaten?: Array<string>;
  /** What all of them have to meet; at most 40. Of two settings for one requirement the stricter holds. */
  requirements?: Array<RequirementInput>;
  /** Makes the answer repeatable; at most 200 characters. The server chooses where it is null, and says which. */
  seed?: string | null | undefined;
  /** Serves of each meal, 1 to 10. */
  serves?: number;
  /** What is wanted more, less or never, by tag; each once, at most 40. */
  tags?: Array<TagSettingInput>;
  /** What each person who eats the plan wants of a day's food; each nutrient once. None for those of an average adult. */
  targets?: Array<DayTargetInput>;
};

/** A row to take away. */
export type RemoveRowInput = {
  /** The row. */
  rowId: string;
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

/** A meal and how many serves of it to shop for. */
export type ServesInput = {
  /** A meal's id or slug, or the unique id of an entry. */
  meal: string;
  /** Serves, 1 to 10. */
  serves: number;
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

/** How a meal stands to a set of requirements. */
export type SuitabilityKind =
  /** It meets them as it is. */
  | 'SUITABLE'
  /** It meets them after the swaps listed. */
  | 'SUITABLE_WITH_SWAPS'
  /** It does not meet them. */
  | 'UNSUITABLE';

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
  tag: string;
};

/** Something that is no longer at home. */
export type TakeActInput = {
  /** Slug of the ingredient. */
  ingredient: string;
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

export type CatalogueMealFragment = { id: string, slug: string, name: string, categories: Array<MealCategory>, role: DishRole, minutes: number, pageUrl: string, plate: string, changedAt: number, keywords: Array<{ slug: string }>, meets: Array<{ code: DietaryRequirement }>, meetsWithSwaps: Array<{ code: DietaryRequirement }>, ingredients: Array<{ preparation: string | null, optional: boolean, ingredient: { slug: string, name: string }, quantity: { amount: number, unit: { symbol: string } } | null }>, nutrition: { perServe: { energy: number, protein: number, fat: number, carbohydrate: number } | null } };

export type CatalogueChangesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type CatalogueChangesQuery = { catalogueChanges: { token: string, hasMore: boolean, changes: Array<{ kind: MealChangeKind, mealId: string, slug: string, meal: { id: string, slug: string, name: string, categories: Array<MealCategory>, role: DishRole, minutes: number, pageUrl: string, plate: string, changedAt: number, keywords: Array<{ slug: string }>, meets: Array<{ code: DietaryRequirement }>, meetsWithSwaps: Array<{ code: DietaryRequirement }>, ingredients: Array<{ preparation: string | null, optional: boolean, ingredient: { slug: string, name: string }, quantity: { amount: number, unit: { symbol: string } } | null }>, nutrition: { perServe: { energy: number, protein: number, fat: number, carbohydrate: number } | null } } | null }> } };

export type MealsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: MealFilter | null | undefined;
}>;


export type MealsQuery = { meals: { totalCount: number, nodes: Array<{ id: string, slug: string, name: string, categories: Array<MealCategory>, role: DishRole, minutes: number, pageUrl: string, plate: string, changedAt: number, keywords: Array<{ slug: string }>, meets: Array<{ code: DietaryRequirement }>, meetsWithSwaps: Array<{ code: DietaryRequirement }>, ingredients: Array<{ preparation: string | null, optional: boolean, ingredient: { slug: string, name: string }, quantity: { amount: number, unit: { symbol: string } } | null }>, nutrition: { perServe: { energy: number, protein: number, fat: number, carbohydrate: number } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SuitabilityQueryVariables = Exact<{
  id: string;
  requirements: Array<RequirementInput> | RequirementInput;
}>;


export type SuitabilityQuery = { meal: { id: string, name: string, suitability: { kind: SuitabilityKind, swaps: Array<{ note: string, from: { slug: string, name: string }, to: { slug: string, name: string } | null }>, blockedBy: Array<{ ingredient: string, requirement: DietaryRequirement | null, reason: string }> } } | null };

export type ShoppingListForMealsQueryVariables = Exact<{
  meals: Array<ServesInput> | ServesInput;
}>;


export type ShoppingListForMealsQuery = { shoppingListForMeals: { items: Array<{ amount: number, measurementUnit: string, isCupboard: boolean, ingredient: { name: string }, buy: { count: number, text: string } | null }>, errors: Array<{ code: ErrorCode, field: string | null, message: string, help: string }> } };

export type ProposePlanQueryVariables = Exact<{
  input: ProposePlanInput;
}>;


export type ProposePlanQuery = { proposePlan: { ok: boolean, seed: string | null, plan: { rows: Array<{ category: MealCategory, position: number, title: string | null, serves: number, isLocked: boolean, recipe:
          | { slug: string }
          | { slug: string }
         | null }> } | null, categories: Array<{ category: MealCategory, count: number, differentMeals: number, excludedBy: Array<{ label: string, count: number }> }>, errors: Array<{ code: ErrorCode, field: string | null, message: string, help: string }> } };

export type PartnerQueryVariables = Exact<{ [key: string]: never; }>;


export type PartnerQuery = { partner: { name: string, key: { prefix: string, scopes: Array<PartnerScope>, expiresAt: number | null }, stores: Array<{ store: string, name: string }>, limits: Array<{ name: string, calls: number, seconds: number }> } };

export type ProductLinksQueryVariables = Exact<{
  store: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ProductLinksQuery = { partner: { productLinks: { totalCount: number, nodes: Array<{ slug: string, url: string, changedAt: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export type SetProductLinksMutationVariables = Exact<{
  links: Array<ProductLinkInput> | ProductLinkInput;
}>;


export type SetProductLinksMutation = { setProductLinks: { ok: boolean, written: number, errors: Array<{ code: ErrorCode, field: string | null, message: string, help: string }> } };

export type HouseholdPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type HouseholdPlanQuery = { viewer: { household: { id: string, name: string, plan: { version: number, rows: Array<{ id: string, category: MealCategory, date: string | null, title: string | null, serves: number, recipe:
            | { slug: string, name: string, minutes: number, pageUrl: string }
            | { slug: string, name: string, minutes: number, pageUrl: string }
           | null, eatenBy: Array<{ name: string }> }> } | null } | null } };

export type HouseholdListQueryVariables = Exact<{ [key: string]: never; }>;


export type HouseholdListQuery = { viewer: { household: { id: string, name: string, shoppingList: { leftCount: number, lines: Array<{ key: string, name: string, left: { text: string } | null }> } | null, sharedList: { version: number, ownItems: Array<{ id: string, text: string, isTicked: boolean }> } } | null } };

export type ApplyOperationsMutationVariables = Exact<{
  input: ApplyOperationsInput;
}>;


export type ApplyOperationsMutation = { applyOperations: { ok: boolean, outcomes: Array<{ id: string | null, status: OperationStatus }>, errors: Array<{ code: ErrorCode, field: string | null, message: string, help: string }> } };

export const CatalogueChangesDocument: TypedDocument<CatalogueChangesQuery, CatalogueChangesQueryVariables> = "query CatalogueChanges($first:Int!$after:String){catalogueChanges(first:$first after:$after){token hasMore changes{kind mealId slug meal{...CatalogueMeal}}}}fragment CatalogueMeal on Meal{id slug name categories role minutes keywords{slug}meets{code}meetsWithSwaps{code}ingredients{ingredient{slug name}quantity{amount unit{symbol}}preparation optional}nutrition{perServe{energy protein fat carbohydrate}}pageUrl plate changedAt}"
export const MealsDocument: TypedDocument<MealsQuery, MealsQueryVariables> = "query Meals($first:Int!$after:String$filter:MealFilter){meals(first:$first after:$after filter:$filter){totalCount nodes{...CatalogueMeal}pageInfo{hasNextPage endCursor}}}fragment CatalogueMeal on Meal{id slug name categories role minutes keywords{slug}meets{code}meetsWithSwaps{code}ingredients{ingredient{slug name}quantity{amount unit{symbol}}preparation optional}nutrition{perServe{energy protein fat carbohydrate}}pageUrl plate changedAt}"
export const SuitabilityDocument: TypedDocument<SuitabilityQuery, SuitabilityQueryVariables> = "query Suitability($id:ID!$requirements:[RequirementInput!]!){meal(id:$id){id name suitability(requirements:$requirements){kind swaps{from{slug name}to{slug name}note}blockedBy{ingredient requirement reason}}}}"
export const ShoppingListForMealsDocument: TypedDocument<ShoppingListForMealsQuery, ShoppingListForMealsQueryVariables> = "query ShoppingListForMeals($meals:[ServesInput!]!){shoppingListForMeals(meals:$meals){items{ingredient{name}amount measurementUnit isCupboard buy{count text}}errors{code field message help}}}"
export const ProposePlanDocument: TypedDocument<ProposePlanQuery, ProposePlanQueryVariables> = "query ProposePlan($input:ProposePlanInput!){proposePlan(input:$input){ok seed plan{rows{category position title serves isLocked recipe{slug}}}categories{category count differentMeals excludedBy{label count}}errors{code field message help}}}"
export const PartnerDocument: TypedDocument<PartnerQuery, PartnerQueryVariables> = "query Partner{partner{name key{prefix scopes expiresAt}stores{store name}limits{name calls seconds}}}"
export const ProductLinksDocument: TypedDocument<ProductLinksQuery, ProductLinksQueryVariables> = "query ProductLinks($store:ID!$first:Int!$after:String){partner{productLinks(store:$store first:$first after:$after){totalCount nodes{slug url changedAt}pageInfo{hasNextPage endCursor}}}}"
export const SetProductLinksDocument: TypedDocument<SetProductLinksMutation, SetProductLinksMutationVariables> = "mutation SetProductLinks($links:[ProductLinkInput!]!){setProductLinks(links:$links){ok written errors{code field message help}}}"
export const HouseholdPlanDocument: TypedDocument<HouseholdPlanQuery, HouseholdPlanQueryVariables> = "query HouseholdPlan{viewer{household{id name plan{version rows{id category date title serves recipe{slug name minutes pageUrl}eatenBy{name}}}}}}"
export const HouseholdListDocument: TypedDocument<HouseholdListQuery, HouseholdListQueryVariables> = "query HouseholdList{viewer{household{id name shoppingList{leftCount lines(onlyToBuy:true){key name left{text}}}sharedList{version ownItems{id text isTicked}}}}}"
export const ApplyOperationsDocument: TypedDocument<ApplyOperationsMutation, ApplyOperationsMutationVariables> = "mutation ApplyOperations($input:ApplyOperationsInput!){applyOperations(input:$input){ok outcomes{id status}errors{code field message help}}}"