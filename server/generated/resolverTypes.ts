import type { Category as MealCategory } from '../catalogue/types';
import type { Fact as DietaryFact } from '../catalogue/types';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { MealView, IngredientView, SwapView } from '../catalogue/views';
import type { InvitationView, HouseholdView } from '../households/views';
import type { CupboardView } from '../cupboard/viewOfCupboard';
import type { DishLineView } from '../dishes/views';
import type { ListItemView, PurchaseView } from '../shopping/views';
import type { Context } from '../request/context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Any JSON object. */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** Milliseconds since 1970-01-01T00:00Z. */
  Timestamp: { input: number; output: number; }
};

/** An invitation to accept. */
export type AcceptInvitationInput = {
  /** Whether the members without an account of the caller's household come along. Without this they end with that household. */
  bringMembers?: Scalars['Boolean']['input'];
  /** The key of its link. */
  key: Scalars['String']['input'];
};

/** A member to add, without an account. */
export type AddHouseholdMemberInput = {
  /** Who may change the person's answers: OWNER or EVERYONE. */
  answersEditedBy?: AnswerEditors;
  /** Categories that the person eats at home; all of them when left out. */
  eats?: InputMaybe<Array<MealCategory>>;
  /** 1 to 60 characters, without the space around them. */
  name: Scalars['String']['input'];
  /** Share of a serve that the person eats: 0.25 to 2 in quarters. */
  portion?: Scalars['Float']['input'];
};

/** A row to add. */
export type AddRowInput = {
  /** The row before it; null puts it first in its category, a row that is not there last. */
  after?: InputMaybe<Scalars['ID']['input']>;
  /** Its category. */
  category: MealCategory;
  /** Members who eat it, at least one; null for all who eat the category. */
  eaters?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** UUID chosen by the client. */
  rowId: Scalars['ID']['input'];
  /** Serves, 0 to 10; null follows the portions of those who eat. */
  serves?: InputMaybe<Scalars['Int']['input']>;
  /** Opaque name of the meal and its swaps; empty for an empty row. */
  uniqueId: Scalars['ID']['input'];
  /** The row of which it is another version of the same meal; null for a row of its own. */
  variantOf?: InputMaybe<Scalars['ID']['input']>;
};

/** Something that happened in a client. */
export type AnalyticsEventInput = {
  /** Chosen by the client; the same event sent twice is recorded once. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** The kind of event. */
  eventType: AnalyticsEventType;
  /** Details, at most 2048 bytes as JSON; none if left out or null. */
  metadata?: InputMaybe<Scalars['JSONObject']['input']>;
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
  /** plan, shop or cook. */
  mode: Scalars['String']['input'];
  /** The row that is being edited; null for none. */
  rowId?: InputMaybe<Scalars['ID']['input']>;
};

/** The outcome of an announcement. */
export type AnnouncePresenceResult = {
  /** What is wrong with the input. Empty on success. */
  errors: Array<InputError>;
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
export type ApplyListOperationsResult = {
  /**
   * What is wrong, such as with `operations[3].act.addItem.text`. Then nothing of the call was stored: send it again without
   * that operation. Empty on success.
   */
  errors: Array<InputError>;
  /** The list with the operations; null on failure. */
  list?: Maybe<SharedList>;
};

/** The outcome of operations on the current plan. */
export type ApplyPlanOperationsResult = {
  /**
   * What is wrong, such as with `operations[3].act.setMeal.uniqueId`. Then nothing of the call was stored: send it again
   * without that operation. Empty on success.
   */
  errors: Array<InputError>;
  /** The plan with the operations; null on failure. */
  plan?: Maybe<CurrentPlan>;
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

/** A change of the password. */
export type ChangePasswordInput = {
  /** The new password, repeated. */
  confirmNewPassword: Scalars['String']['input'];
  /** The current password. */
  currentPassword: Scalars['String']['input'];
  /** The password to set; the rules are those of signUp. */
  newPassword: Scalars['String']['input'];
};

/** Whether the password was changed. */
export type ChangePasswordResult = {
  /** A new access token, since the change ends the old one; null on failure. */
  accessToken?: Maybe<Scalars['String']['output']>;
  /** The errors; empty on success. */
  errors: Array<InputError>;
  /** Message for the person; null on failure. */
  message?: Maybe<Scalars['String']['output']>;
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

/** A mailed confirmation. */
export type ConfirmEmailInput = {
  /** The key of the mailed link. */
  key: Scalars['String']['input'];
};

/** Whether the address is confirmed. */
export type ConfirmEmailResult = {
  /** True when the address was confirmed. */
  confirmed: Scalars['Boolean']['output'];
  /** The errors; empty on success. */
  errors: Array<InputError>;
};

/** An ingredient of a meal to cook. */
export type CookingIngredient = {
  /** How much, in `measurementUnit`; 0 for no serves, and where an own dish names no amount: as much as is needed. */
  amount: Scalars['Float']['output'];
  /** The ingredient. */
  ingredient: ListIngredient;
  /** Name of the ingredient that it replaces; null when it is the recipe's own. */
  insteadOf?: Maybe<Scalars['String']['output']>;
  /** g, ml or piece. */
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
  /** Where its nutrition figures come from; null when there are none. */
  source?: Maybe<FigureSource>;
  /** Store area; uncategorised when unknown. */
  typicalLocation: Scalars['String']['output'];
};

/** Ingredients and steps of an entry. */
export type CookingResult = {
  /** What is wrong with the input. Empty on success. */
  errors: Array<InputError>;
  /** Ingredients for the requested serves, in the order in which they are used; empty on failure. */
  ingredients: Array<CookingIngredient>;
  /** Nutrition of one serve; null for an empty entry and on failure. */
  nutrition?: Maybe<MealNutrition>;
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

/** What a household has at home. */
export type Cupboard = {
  /** By name of the ingredient; at most 300. */
  items: Array<CupboardItem>;
  /** Number of changes so far. */
  version: Scalars['Int']['output'];
};

/**
 * One act on the cupboard. Give exactly one. Acts may arrive late, twice and in any order: about each ingredient the latest
 * word counts, by the times at which they were said.
 */
export type CupboardActInput =
  /** It is at home. */
  { keep: KeepActInput; take?: never; }
  |  /** It no longer is. */
  { keep?: never; take: TakeActInput; };

/** Something that a household has at home (docs/product.md CUP-1). */
export type CupboardItem = {
  /** How much, in `unit`; null for enough, however much is needed. */
  amount?: Maybe<Scalars['Float']['output']>;
  /** When that was said. */
  at: Scalars['Timestamp']['output'];
  /** The member who said it; null when that member is gone. */
  by?: Maybe<Scalars['ID']['output']>;
  /** What it is. */
  ingredient: Ingredient;
  /** g, kg, ml, l or piece; null without an amount. */
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
   * The household for which it was said. NOT_ALLOWED: the caller belongs to another one by now. Without it, it is for the
   * one that the caller belongs to when it arrives.
   */
  householdId?: InputMaybe<Scalars['ID']['input']>;
  /** UUID chosen by the client. */
  id: Scalars['ID']['input'];
};

/** The outcome of a change of the cupboard. */
export type CupboardResult = {
  /** The cupboard with the change; null on failure. */
  cupboard?: Maybe<Cupboard>;
  /** What is wrong, such as with `items[3].useBy` or `operations[3].act.keep.useBy`. Then nothing of the call was stored. Empty on success. */
  errors: Array<InputError>;
};

/** The plan that a household is working on. Every edit is kept; saving and loading stand beside it. */
export type CurrentPlan = {
  /** The rows by category, in their order; at most 10 a category. */
  rows: Array<PlanRow>;
  /** Rows that do not suit those who eat them, with the reasons: what `scrubMealPlan` would change. */
  unsuitable: Array<ScrubbedRow>;
  /** Number of operations so far. */
  version: Scalars['Int']['output'];
};

/** The deletion of an account. */
export type DeleteAccountInput = {
  /** The current password, as a confirmation. */
  password: Scalars['String']['input'];
};

/** The outcome of a deletion. */
export type DeleteAccountResult = {
  /** True when the account and everything that belonged to it were deleted. */
  deleted: Scalars['Boolean']['output'];
  /** The errors; empty on success. */
  errors: Array<InputError>;
};

/** Whether the dish is gone. */
export type DeleteDishResult = {
  /** True when it is gone now. */
  deleted: Scalars['Boolean']['output'];
  /** Why not. Empty on success. */
  errors: Array<InputError>;
};

export { DietaryFact };

/** A named set of forbidden dietary facts. */
export type DietaryRequirement =
  /** No celery and no celeriac. */
  | 'CELERY_FREE'
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
  /** No lupin. */
  | 'LUPIN_FREE'
  /** No molluscs. */
  | 'MOLLUSC_FREE'
  /** No mustard. */
  | 'MUSTARD_FREE'
  /** No alcohol. */
  | 'NO_ALCOHOL'
  /** No beef. */
  | 'NO_BEEF'
  /** No pork. */
  | 'NO_PORK'
  /** No tree nuts and no peanuts. */
  | 'NUT_FREE'
  /** No peanuts. */
  | 'PEANUT_FREE'
  /** No meat of land animals. */
  | 'PESCATARIAN'
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
  /** No wheat. */
  | 'WHEAT_FREE';

/** A recipe that a person brought in, as its owner reads and changes it. */
export type Dish = {
  /** When it is eaten. */
  categories: Array<MealCategory>;
  /** When it was last changed. */
  changedAt: Scalars['Timestamp']['output'];
  /** Requirements that it meets as it is. None as long as an ingredient is not matched. */
  dietary: Array<DietaryRequirement>;
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Ingredient lines for one serve. */
  lines: Array<DishLine>;
  /** Position of the main ingredient's line, from 0. */
  mainLine: Scalars['Int']['output'];
  /** Whose cups, spoons and pints its lines were read in; null when it has none or when that is not known. */
  measures?: Maybe<Measures>;
  /** Minutes from start to table. */
  minutes: Scalars['Int']['output'];
  /** Name, as shown in pickers. */
  name: Scalars['String']['output'];
  /** Slugs of the ingredients that its steps name and that the person said are not added. */
  notAdded: Array<Scalars['ID']['output']>;
  /** Name of its main ingredient's illustration; empty when that ingredient is not matched. */
  picture: Scalars['String']['output'];
  /** Serves that the recipe was written for; the lines are for one. */
  serves: Scalars['Int']['output'];
  /** Key for the address of its instructions, which its owner and the owner's household see. */
  slug: Scalars['String']['output'];
  /** Cooking steps, as they were written: an amount in them is for as many serves as the recipe was written for. */
  steps: Array<Scalars['String']['output']>;
  /** Words that describe it. */
  tags: Array<Scalars['String']['output']>;
  /**
   * Ingredients that its steps name and its lines do not list. Until each is listed or said to be not added, the dish is
   * taken to hold it: it fails every requirement that the ingredient fails, and no swap takes it away.
   */
  unlisted: Array<UnlistedIngredient>;
  /** Page that it came from, if there is one. */
  urlDetails?: Maybe<Scalars['String']['output']>;
};

/** A page of a person's dishes, ordered by name. */
export type DishConnection = {
  /** The dishes. */
  nodes: Array<Dish>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** The words that a dish may be tagged with. */
  tagChoices: Array<Scalars['String']['output']>;
  /** How many there are in all, at most 200. */
  totalCount: Scalars['Int']['output'];
};

/** A recipe that has been read, for correction. */
export type DishDraft = {
  /** When it is eaten, as far as the source says by its categories, keywords or name; empty when that is to be asked. */
  categories: Array<MealCategory>;
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
  /** Serves that the source is for; the lines are for one. Null when the source does not say, and then the lines are whole. */
  serves?: Maybe<Scalars['Int']['output']>;
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
   */
  amount?: Maybe<Scalars['Float']['output']>;
  /** The catalogue's ingredient; null when none matches, and then the dish meets no requirement. */
  ingredient?: Maybe<Ingredient>;
  /** What the line calls it. */
  name: Scalars['String']['output'];
  /** Whether the dish works without it. */
  optional: Scalars['Boolean']['output'];
  /** How it is prepared. */
  preparation?: Maybe<Scalars['String']['output']>;
  /** Ingredients of the catalogue that may be meant, the likeliest first, when none matches. */
  suggestions: Array<Ingredient>;
  /** The line as it was written; a longer one than 300 characters goes on in the next line, and neither is matched. */
  text: Scalars['String']['output'];
  /** g, kg, ml, l, tsp, tbsp, cup, pinch or piece; null when the line names none. */
  unit?: Maybe<Scalars['String']['output']>;
};

/** A line of a dish to save, for one serve. */
export type DishLineInput = {
  /** How much, in `unit`; above 0. Null for as much as is needed. */
  amount?: InputMaybe<Scalars['Float']['input']>;
  /** Slug of the catalogue's ingredient; null when none matches. */
  ingredient?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the dish works without it. */
  optional?: Scalars['Boolean']['input'];
  /** How it is prepared. */
  preparation?: InputMaybe<Scalars['String']['input']>;
  /** The line as it was written, at most 300 characters. */
  text: Scalars['String']['input'];
  /** g, kg, ml, l, tsp, tbsp, cup, pinch or piece; needed with an amount. */
  unit?: InputMaybe<Scalars['String']['input']>;
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

/** Why an input was refused. */
export type ErrorCode =
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
  /** The mailed key is unknown, used or expired. */
  | 'KEY_INVALID'
  /** Two values that must be equal differ. */
  | 'MISMATCH'
  /** The caller's role in the household does not allow it. */
  | 'NOT_ALLOWED'
  /** A meal in the plan has no serves. */
  | 'NO_SERVES'
  /** The number is outside the allowed range. */
  | 'OUT_OF_RANGE'
  /** A required value is missing. */
  | 'REQUIRED'
  /** The text is longer than allowed. */
  | 'TOO_LONG'
  /** More items than allowed. */
  | 'TOO_MANY'
  /** It refers to nothing that exists. */
  | 'UNKNOWN'
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

/** An answer, as a client sends it. Give the part that belongs to the field's type. */
export type FormAnswerInput = {
  /** Answer to a dropdown field; empty for none. */
  choice?: InputMaybe<Scalars['String']['input']>;
  /** Answer to a checkbox field. */
  choices?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The field's label. */
  label: Scalars['String']['input'];
  /** Answer to a multi_checkbox field; choices that are not named are unset. */
  settings?: InputMaybe<Array<ChoiceSettingInput>>;
  /** Answer to a text field. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A field of a settings form. Clients show whatever fields they are sent. */
export type FormField = {
  /** Choices of a checkbox or dropdown field. */
  choices?: Maybe<Array<Scalars['String']['output']>>;
  /** Whether the words of this text field exclude ingredients; `neverEatenEffect` says which. */
  excludesIngredients: Scalars['Boolean']['output'];
  /** A sentence that helps to fill it in. */
  help?: Maybe<Scalars['String']['output']>;
  /** Label, unique in its form; also the key of the answer. */
  label: Scalars['String']['output'];
  /** Choices of a multi_checkbox field. */
  settingOptions?: Maybe<Array<SettingOption>>;
  /** Kind of field. */
  type: FormFieldType;
  /** The person's present answer. */
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

/** People who plan, shop and eat together. Every account belongs to exactly one household (docs/product.md HH-1). */
export type Household = {
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Invitations that can still be accepted, the newest first, at most 20; empty unless the caller owns the household. */
  invitations: Array<HouseholdInvitation>;
  /** Everyone, in the order in which they joined; at most 12. */
  members: Array<HouseholdMember>;
  /** Name that its owner gave it; empty without one. */
  name: Scalars['String']['output'];
  /** Number of changes of the household and its members so far. */
  version: Scalars['Int']['output'];
};

/** What changed in a household. Parts that did not change are null. */
export type HouseholdChange = {
  /** What the household has at home. */
  cupboard?: Maybe<Cupboard>;
  /** The household with its members. */
  household?: Maybe<Household>;
  /** The ticks and own items of the shared list. */
  list?: Maybe<SharedList>;
  /** The current plan. */
  plan?: Maybe<CurrentPlan>;
  /** The devices of the household's members that have announced themselves within 30 seconds, the caller's own included. */
  presence?: Maybe<Array<Presence>>;
  /** How the household shops. */
  shopHabits?: Maybe<ShopHabits>;
};

/**
 * An invitation that was not accepted, revoked or expired. Its link is in the answer of `inviteToHousehold` and, where one
 * was sent, in the mail; it cannot be read again.
 */
export type HouseholdInvitation = {
  /** When it was made. */
  createdAt: Scalars['Timestamp']['output'];
  /** When it expires: 7 days later. */
  expiresAt: Scalars['Timestamp']['output'];
  /** The member without an account whose place the newcomer takes; null for a new place. */
  forMember?: Maybe<HouseholdMember>;
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Address that it was mailed to; null when its link was handed over otherwise. */
  sentTo?: Maybe<Scalars['String']['output']>;
};

/** A person of a household, with an account or without one, such as a child or a guest. */
export type HouseholdMember = {
  /** Who may change the person's answers to the settings forms. */
  answersEditedBy: AnswerEditors;
  /** Categories that the person eats at home. */
  eats: Array<MealCategory>;
  /** Stable identifier. */
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

/** A member of the caller's household. */
export type HouseholdMemberInput = {
  /** The member. */
  memberId: Scalars['ID']['input'];
};

/** The outcome of a change of a household. */
export type HouseholdResult = {
  /** The errors; empty on success. */
  errors: Array<InputError>;
  /** The caller's household with the change; null on failure. */
  household?: Maybe<Household>;
};

/** What an account is in its household (docs/product.md HH-5). */
export type HouseholdRole =
  /** Plans, shops and cooks with the others. */
  | 'MEMBER'
  /** Invites and removes people, looks after members without an account, and can hand the household over. */
  | 'OWNER';

/** An ingredient of the catalogue. */
export type Ingredient = {
  /** What it contains; null when it has not been reviewed, and then it meets no requirement. */
  contains?: Maybe<Array<DietaryFact>>;
  /** Grams per millilitre, or null when it is never measured by volume. */
  density?: Maybe<Scalars['Float']['output']>;
  /** Everyday group, such as chicken or lentils. */
  kind: Scalars['String']['output'];
  /** Its exact name, as lists show it, as within a sentence. */
  name: Scalars['String']['output'];
  /** Figures per 100 g, or null when they are not known. */
  nutrition?: Maybe<Nutrition>;
  /** Name of its illustration. */
  picture: Scalars['String']['output'];
  /** Weight of one piece in grams, or null when it is never counted. */
  pieceWeight?: Maybe<Scalars['Float']['output']>;
  /** Unit in which shopping lists show it: g, ml or piece. */
  shoppingUnit: Scalars['String']['output'];
  /** Its name in the sentences of steps: `name` without some of its words, or `name`. */
  shortName: Scalars['String']['output'];
  /** Stable key. */
  slug: Scalars['ID']['output'];
  /** Where the figures come from; null when there are none. */
  source?: Maybe<FigureSource>;
  /** What it may be replaced by, the best first. */
  swaps: Array<Swap>;
  /** Store area where it is found; `uncategorised` when unknown. */
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

/** One thing that is wrong with what was sent. */
export type InputError = {
  /** The reason, for programs. */
  code: ErrorCode;
  /** Path of the input field, such as `plan.breakfast.mealList[2].numServes`; null when no single field is to blame. */
  field?: Maybe<Scalars['String']['output']>;
  /** The reason, for people. */
  message: Scalars['String']['output'];
};

/** Everything the instructions page shows of a meal. */
export type Instructions = {
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
  /** Nutrition of one serve. */
  nutrition: MealNutrition;
  /** Name of its illustration. */
  picture: Scalars['String']['output'];
  /** Serves that the amounts are for. */
  serves: Scalars['Int']['output'];
  /** Key for addresses. */
  slug: Scalars['String']['output'];
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
};

/** The outcome of making an invitation. */
export type InviteToHouseholdResult = {
  /** The errors; empty on success. */
  errors: Array<InputError>;
  /** The household with the invitation; null on failure. */
  household?: Maybe<Household>;
  /** The invitation; null on failure. */
  invitation?: Maybe<HouseholdInvitation>;
  /** Its link, which is shown this once; null on failure. */
  link?: Maybe<Scalars['String']['output']>;
};

/** How much of an item one meal needs. A meal that the plan has for different eaters has a part for each of them. */
export type ItemPart = {
  /** How much, in the item's unit. */
  amount: Scalars['Float']['output'];
  /** Members who eat it where the plan names them; null for all who eat the category, and in a list of any meals. */
  eaters?: Maybe<Array<Scalars['ID']['output']>>;
  /** Name of the meal. */
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
  /** 1 to 200 characters. */
  text: Scalars['String']['input'];
};

/** Something that is at home. It takes the place of what was said of that ingredient earlier. */
export type KeepActInput = {
  /** How much, in `unit`: more than 0, at most 100 000. Null for enough, however much is needed. */
  amount?: InputMaybe<Scalars['Float']['input']>;
  /** Slug of the ingredient. */
  ingredient: Scalars['ID']['input'];
  /** g, kg, ml, l or piece; with an amount, and only then. */
  unit?: InputMaybe<Scalars['String']['input']>;
  /** The last day to use it, such as 2026-11-30; null when it keeps. */
  useBy?: InputMaybe<Scalars['String']['input']>;
};

/** Something that is at home. It takes the place of what was said of that ingredient earlier. */
export type KeepInCupboardInput = {
  /** How much, in `unit`: more than 0, at most 100 000. Null for enough, however much is needed. */
  amount?: InputMaybe<Scalars['Float']['input']>;
  /** When it was said, by the client's clock; ahead of the server's, it counts as said when it arrives. */
  at: Scalars['Timestamp']['input'];
  /** Slug of the ingredient. */
  ingredient: Scalars['ID']['input'];
  /** g, kg, ml, l or piece; with an amount, and only then. */
  unit?: InputMaybe<Scalars['String']['input']>;
  /** The last day to use it, such as 2026-11-30; null when it keeps. */
  useBy?: InputMaybe<Scalars['String']['input']>;
};

/**
 * One act on the shared list. Give exactly one. Acts may arrive late, twice and in any order: about each line and each item
 * the latest word counts, by the times at which the acts were done.
 */
export type ListActInput =
  /** Adds an item; several when commas, semicolons or new lines part the text. */
  { addItem: ItemTextInput; changeItem?: never; removeItem?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  /** Says an item in other words. One that was removed earlier is on the list again. */
  { addItem?: never; changeItem: ItemTextInput; removeItem?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  /** Takes an item off the list, unless it was added or changed at that time or later. */
  { addItem?: never; changeItem?: never; removeItem: OwnItemInput; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  /** True unticks every line and item that was ticked earlier. */
  { addItem?: never; changeItem?: never; removeItem?: never; startOver: Scalars['Boolean']['input']; tick?: never; tickItem?: never; untick?: never; untickItem?: never; }
  |  /** A line was bought. */
  { addItem?: never; changeItem?: never; removeItem?: never; startOver?: never; tick: TickInput; tickItem?: never; untick?: never; untickItem?: never; }
  |  /** An item was bought. */
  { addItem?: never; changeItem?: never; removeItem?: never; startOver?: never; tick?: never; tickItem: OwnItemInput; untick?: never; untickItem?: never; }
  |  /** A line was not bought after all. */
  { addItem?: never; changeItem?: never; removeItem?: never; startOver?: never; tick?: never; tickItem?: never; untick: UntickInput; untickItem?: never; }
  |  /** An item was not bought after all. */
  { addItem?: never; changeItem?: never; removeItem?: never; startOver?: never; tick?: never; tickItem?: never; untick?: never; untickItem: OwnItemInput; };

/** What a shopping list buys. */
export type ListIngredient = {
  /** Name as within a sentence. */
  name: Scalars['String']['output'];
};

/** An act with its time and the id that makes it happen once, however often it is sent within 30 days. */
export type ListOperationInput = {
  /** What was done. */
  act: ListActInput;
  /** When it was done, by the client's clock; more than 5 seconds ahead of the server's, it counts as done when it arrived. */
  at: Scalars['Timestamp']['input'];
  /**
   * The household for which it was done. NOT_ALLOWED: the caller belongs to another one by now. Without it, it is for the
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
   * The same in words where it is more than half a pack of something that spoils (docs/product.md SHOP-44): `leaves about
   * 300 g`. Otherwise null.
   */
  leaves?: Maybe<Scalars['String']['output']>;
  /** What of `amount` is left over, in the line's `measurementUnit`: 0 or more. */
  left: Scalars['Float']['output'];
  /** tin, carton, bunch …; null for what is sold by the piece or by weight. */
  pack?: Maybe<Scalars['String']['output']>;
  /** What it consists of, by what has a price; one of a kind, or two sizes of packs. */
  packs: Array<ListPack>;
  /** In a shopper's words: `2 tins of chickpeas, 400 g`. */
  text: Scalars['String']['output'];
};

/** A line that was ticked off the shared list. */
export type ListTick = {
  /** How much of it was bought, in the line's unit; 0 for as needed. If more is needed later, the difference is still to be bought. */
  amount: Scalars['Float']['output'];
  /** When. */
  at: Scalars['Timestamp']['output'];
  /** The member who did it; null when that member is gone. */
  by?: Maybe<Scalars['ID']['output']>;
  /** Key of the line (`ShoppingListItem.key`). */
  key: Scalars['ID']['output'];
};

/** The credentials of a login. */
export type LogInInput = {
  /** The account's address; case does not matter. */
  email: Scalars['String']['input'];
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** The outcome of a login. */
export type LogInResult = {
  /** Access token for `Authorization: Bearer`, valid for ten minutes; null on failure. */
  accessToken?: Maybe<Scalars['String']['output']>;
  /** The errors; empty on success. */
  errors: Array<InputError>;
  /** Address of the network that the call came from. */
  ip?: Maybe<Scalars['String']['output']>;
  /** The person signed in; null on failure. */
  viewer?: Maybe<Viewer>;
};

/** The session has ended. */
export type LogOutResult = {
  /** Always true. */
  ok: Scalars['Boolean']['output'];
};

/** A meal base: the recipe as it stands in the catalogue. */
export type Meal = {
  /** When it is eaten. */
  categories: Array<MealCategory>;
  /** When its entry, or that of an ingredient or swap that it uses, last changed. */
  changedAt: Scalars['Timestamp']['output'];
  /** Requirements that it meets as it is, computed from its ingredients. */
  dietary: Array<DietaryRequirement>;
  /** Further requirements that it meets, each alone, once ingredients are swapped. */
  dietaryWithSwaps: Array<DietaryRequirement>;
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Ingredients for one serve, in the order in which they are used. */
  ingredients: Array<MealIngredient>;
  /** Everyday group of its main ingredient, such as chicken. */
  mainIngredient: Scalars['String']['output'];
  /** Minutes from start to table. */
  minutes: Scalars['Int']['output'];
  /** Base name. */
  name: Scalars['String']['output'];
  /** Nutrition of one serve. */
  nutrition: MealNutrition;
  /** Name of its illustration. */
  picture: Scalars['String']['output'];
  /** Key for addresses. */
  slug: Scalars['String']['output'];
  /** Cooking steps in words. */
  steps: Array<Scalars['String']['output']>;
  /** How it stands to the given requirements. */
  suitability: Suitability;
  /** Words that describe it. */
  tags: Array<Scalars['String']['output']>;
  /** External page with the details, if there is one. */
  urlDetails?: Maybe<Scalars['String']['output']>;
};


/** A meal base: the recipe as it stands in the catalogue. */
export type MealSuitabilityArgs = {
  requirements: Array<RequirementInput>;
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
  /** Key for the address of its instructions; empty in an empty entry. */
  slug: Scalars['String']['output'];
  /** The swaps that the entry carries. */
  swaps: Array<EntrySwap>;
  /** Opaque, stable name of the meal and its swaps; empty in an empty entry. */
  uniqueId: Scalars['ID']['output'];
  /** External page with the details, or empty. */
  urlDetails: Scalars['String']['output'];
};

/** A meal in a plan, as a client sends it. */
export type MealEntryInput = {
  /**
   * Members who eat it; null for all who eat the category. Those who are not in the household count as not named, so that a
   * plan can still be used when somebody has left.
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
  /** Opaque name of the meal and its swaps, from an earlier answer; empty for an empty entry. */
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
   */
  changedSince?: InputMaybe<Scalars['Timestamp']['input']>;
  /** Only with this main ingredient (its everyday group). */
  mainIngredient?: InputMaybe<Scalars['String']['input']>;
  /** Ready in at most this many minutes. */
  maxMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Only meals that meet all of these, as each setting says. */
  requirements?: InputMaybe<Array<RequirementInput>>;
  /** Words, or parts of words, that all occur in the name, the tags or the ingredients; at most 200 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only with all of these tags. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** One line of a recipe, for one serve. */
export type MealIngredient = {
  /** How much, in `unit`. */
  amount: Scalars['Float']['output'];
  /** What. */
  ingredient: Ingredient;
  /** Whether the meal works without it. */
  optional: Scalars['Boolean']['output'];
  /** How it is prepared, such as finely chopped. */
  preparation?: Maybe<Scalars['String']['output']>;
  /** g, kg, ml, l, tsp (5 ml), tbsp (20 ml), cup (250 ml), pinch or piece. */
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
   * KEY_INVALID: the key is unknown, used, revoked or expired. DUPLICATE: the caller is in that household already; the
   * invitation stays open. HAND_OVER_FIRST: the caller owns a household with other accounts. TOO_MANY: there would be more
   * than 12 members.
   */
  acceptInvitation: HouseholdResult;
  /** Adds a person without an account. For the owner. TOO_MANY when the household has 12 members. */
  addHouseholdMember: HouseholdResult;
  /** Tells the household where the caller is working, for 30 seconds. Nothing is stored. */
  announcePresence: AnnouncePresenceResult;
  /**
   * Does 1 to 300 operations on the household's cupboard. A call whose answer was lost can be sent again. TOO_MANY: the
   * household would have more than 300 ingredients.
   */
  applyCupboardOperations: CupboardResult;
  /** Does 1 to 500 operations on the household's shared list. A call whose answer was lost can be sent again. */
  applyListOperations: ApplyListOperationsResult;
  /**
   * Does 1 to 200 operations on the household's current plan, in their order, after all that arrived before. Those that were
   * done already are left out, so a call whose answer was lost can be sent again.
   */
  applyPlanOperations: ApplyPlanOperationsResult;
  /**
   * Arranges the areas of a store, or of where no store is chosen. Areas that are not named follow in the usual order. UNKNOWN:
   * no such store or area; DUPLICATE: an area twice; TOO_MANY: the household has arranged 50 stores.
   */
  arrangeShop: ShopHabitsResult;
  /** Changes the password and ends every other session; this one goes on with the token of the answer. */
  changePassword: ChangePasswordResult;
  /** Uses the key of a confirmation mail. A key works once and for 24 hours. */
  confirmEmail: ConfirmEmailResult;
  /** Deletes the account with everything held about it and ends every session. Cannot be undone. */
  deleteAccount: DeleteAccountResult;
  /** Deletes a dish. Plans that hold it show an empty row from then on. */
  deleteDish: DeleteDishResult;
  /**
   * Makes another account of the household its owner. For the owner, who stays as a member. Invitations that were not
   * accepted yet end.
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
   */
  keepInCupboard: CupboardResult;
  /**
   * Leaves the household for a new one of one's own, which is in the answer. What was planned stays with the others. An
   * owner with other accounts in the household gets HAND_OVER_FIRST; without others the household ends with its plans,
   * its list and its members without an account.
   */
  leaveHousehold: HouseholdResult;
  /**
   * Opens a session: answers with an access token valid for ten minutes and sets the refresh cookie. A wrong password, an
   * unknown address and a locked account get the same answer (docs/product.md ACC-4, ACC-5).
   */
  logIn: LogInResult;
  /** Ends the session of the refresh cookie and of the access token. Always succeeds. */
  logOut: LogOutResult;
  /** Does nothing and answers true. Useful to try a token, a key or a client. */
  ping: Scalars['Boolean']['output'];
  /**
   * Proposes meals under the user's settings. No meal that does not suit is ever proposed, and none twice while others are
   * left. Nothing is stored except that meals were proposed.
   */
  randomizeMealPlan: RandomizeMealPlanResult;
  /** Reads a recipe from text or schema.org data and matches its ingredients. Nothing is stored, no address is fetched. */
  readDish: ReadDishResult;
  /** Records a usage event, also of people who are not signed in. */
  recordEvent: RecordEventResult;
  /**
   * Answers with a new access token for the refresh cookie, which is replaced. UNAUTHENTICATED without a live session; the
   * message says why it has ended, as far as the cookie's owner may know (docs/product.md ACC-46).
   */
  refreshSession: SessionResult;
  /**
   * Removes a member. A member's account gets a household of its own; what was planned stays. For the owner, and not for
   * removing oneself.
   */
  removeHouseholdMember: HouseholdResult;
  /** Names the household. For its owner; others get NOT_ALLOWED. */
  renameHousehold: HouseholdResult;
  /** Mails a link to choose a new password. Known and unknown addresses get the same answer. */
  requestPasswordReset: RequestPasswordResetResult;
  /** Uses the key of a reset mail to set a password, and ends every session. A key works once and for 30 minutes. */
  resetPassword: ResetPasswordResult;
  /** Makes an invitation's link useless. For the owner. */
  revokeInvitation: HouseholdResult;
  /** Stores a dish. It is offered in the person's pickers and randomizing from then on. */
  saveDish: SaveDishResult;
  /** Saves the user's plan. On a stale version nothing is saved and the stored plan is returned. */
  saveMealPlan: SaveMealPlanResult;
  /** Stores answers of both forms, all or none (docs/product.md SET-1). */
  saveSettings: SaveSettingsResult;
  /** Brings a plan in line with the user's present settings and reports what changed. Nothing is stored. */
  scrubMealPlan: ScrubMealPlanResult;
  /** Remembers 1 to 500 prices, or forgets them. Beyond 500 the household's oldest are forgotten. */
  setOwnPrices: ShopHabitsResult;
  /** Writes up to 500 product links of the partner's own stores at once, all or none. */
  setProductLinks: SetProductLinksResult;
  /**
   * Makes an account and mails the confirmation link. An address that already has an account gets the same answer, and its
   * owner gets a mail (docs/product.md ACC-21).
   */
  signUp: SignUpResult;
  /** Stores a feedback form. */
  submitFeedback: SubmitFeedbackResult;
  /** Says of 1 to 300 ingredients that they are no longer at home. What is not there may be taken. */
  takeFromCupboard: CupboardResult;
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
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
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
export type MutationLogInArgs = {
  input: LogInInput;
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
export type MutationRenameHouseholdArgs = {
  input: RenameHouseholdInput;
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
export type MutationRevokeInvitationArgs = {
  input: RevokeInvitationInput;
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
export type MutationSaveMealPlanArgs = {
  input: SaveMealPlanInput;
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
export type MutationSignUpArgs = {
  input: SignUpInput;
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
export type MutationTakeFromCupboardArgs = {
  items: Array<TakeFromCupboardInput>;
};


/**
 * Everything that can be changed. What the caller can put right is reported in `errors` of the result; every other failure
 * is a top-level error (docs/product.md API-5).
 */
export type MutationUpdateHouseholdMemberArgs = {
  input: UpdateHouseholdMemberInput;
};

/** The effect of a text of 'Ingredients I never eat'. */
export type NeverEatenEffect = {
  /** Why not: TOO_LONG or TOO_MANY, on `text`. Empty on success. */
  errors: Array<InputError>;
  /** How many meals of the catalogue hold an ingredient that any of the words excludes. */
  mealCount: Scalars['Int']['output'];
  /** The words of the text in their order; empty when there are errors. */
  words: Array<NeverEatenWord>;
};

/**
 * What one word of 'Ingredients I never eat' excludes. A word that is not understood excludes nothing: it has no
 * ingredients, no meals, and the near matches that there are. What `and` or `or` joins is reported part by part where
 * the whole is not understood.
 */
export type NeverEatenWord = {
  /** Ingredients that are excluded, by name: what the word names, and what holds it or may hold it. */
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
  /** Protein in grams. */
  protein: Scalars['Float']['output'];
  /** Saturated fat in grams. */
  saturatedFat: Scalars['Float']['output'];
  /** Sodium in milligrams. */
  sodium: Scalars['Float']['output'];
  /** Sugars in grams. */
  sugars: Scalars['Float']['output'];
};

/** Something on the list that comes from no meal. */
export type OwnItem = {
  /** Store area: that of the ingredient that the text names, otherwise uncategorised. */
  area: Scalars['String']['output'];
  /** When it was last ticked, unticked, added or changed. */
  at: Scalars['Timestamp']['output'];
  /** The member who did that; null when that member is gone. */
  by?: Maybe<Scalars['ID']['output']>;
  /** Stable identifier, a UUID chosen by the client that added it. */
  id: Scalars['ID']['output'];
  /** Whether it was ticked off. */
  isTicked: Scalars['Boolean']['output'];
  /** What it is, in somebody's words. */
  text: Scalars['String']['output'];
};

/** An own item. */
export type OwnItemInput = {
  /** The item. */
  itemId: Scalars['ID']['input'];
};

/** What a household pays for something (docs/product.md SHOP-48). */
export type OwnPrice = {
  /** Australian cents for a pack, a piece, a kilogram or litre of what is weighed, or an own item as its text says it. */
  cents: Scalars['Int']['output'];
  /** What it is for: `ListPack.product`, or `item:` and the text of an own item in lower case. */
  product: Scalars['ID']['output'];
};

/** A price, or that it is to be forgotten. */
export type OwnPriceInput = {
  /** 1 to 100 000 Australian cents; null forgets the price. */
  cents?: InputMaybe<Scalars['Int']['input']>;
  /** What it is for: `ListPack.product`, or `item:` and the text of an own item in lower case; 1 to 210 characters. */
  product: Scalars['ID']['input'];
};

/** Where a page of a connection begins and ends. */
export type PageInfo = {
  /** Cursor of the last item of this page: pass it as `after` to get the next one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** What a partner key allows. */
export type PartnerScope =
  /** Write the product links of stores. */
  | 'LINKS_WRITE'
  /** Read meals, ingredients, swaps, suitability and shopping lists. */
  | 'MEALS_READ';

/**
 * One act on the current plan. Give exactly one. On a row that is gone it has no effect, and so that it can be sent without
 * knowing what others do, that is no error.
 */
export type PlanActInput =
  /** Adds a row. It has no effect where the row is there or its category is full. */
  { addRow: AddRowInput; removeRow?: never; setEaters?: never; setMeal?: never; setServes?: never; }
  |  /** Takes a row away. */
  { addRow?: never; removeRow: RemoveRowInput; setEaters?: never; setMeal?: never; setServes?: never; }
  |  /** Says who eats a row. */
  { addRow?: never; removeRow?: never; setEaters: SetEatersInput; setMeal?: never; setServes?: never; }
  |  /** Puts another meal into a row, or none. */
  { addRow?: never; removeRow?: never; setEaters?: never; setMeal: SetMealInput; setServes?: never; }
  |  /** Sets a row's serves. */
  { addRow?: never; removeRow?: never; setEaters?: never; setMeal?: never; setServes: SetServesInput; };

/** An act with the id that makes it happen once, however often it is sent within 30 days. */
export type PlanOperationInput = {
  /** What happens. */
  act: PlanActInput;
  /**
   * The household for which it was done. NOT_ALLOWED: the caller belongs to another one by now. Without it, it is for the
   * one that the caller belongs to when it arrives.
   */
  householdId?: InputMaybe<Scalars['ID']['input']>;
  /** UUID chosen by the client. */
  id: Scalars['ID']['input'];
};

/** A row of the current plan. */
export type PlanRow = {
  /** Its category. */
  category: MealCategory;
  /** Members who eat it; null for all who eat the category. */
  eaters?: Maybe<Array<Scalars['ID']['output']>>;
  /** The meal with its serves; an empty entry in an empty row. */
  entry: MealEntry;
  /** Whether somebody set the serves. Otherwise they follow the portions of those who eat. */
  hasSetServes: Scalars['Boolean']['output'];
  /** Stable identifier, a UUID chosen by the client that added the row. */
  id: Scalars['ID']['output'];
  /** The row of which this one is another version of the same meal; null for a row of its own. */
  variantOf?: Maybe<Scalars['ID']['output']>;
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

/** A store that can be preferred. */
export type PreferredStore = {
  /** Its key. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Where somebody of the household is working. */
export type Presence = {
  /** The device, an opaque id that its page has made. */
  device: Scalars['ID']['output'];
  /** The member. */
  memberId: Scalars['ID']['output'];
  /** plan, shop or cook. */
  mode: Scalars['String']['output'];
  /** The row that is being edited; null for none. */
  rowId?: Maybe<Scalars['ID']['output']>;
};

/** The kinds of caller. */
export type Principal =
  /** Every caller, signed in or not. */
  | 'ANYONE'
  /** A partner's program with a key (see docs/api.md). */
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
export type ProductLinkInput = {
  /** Slug of the ingredient. */
  ingredient: Scalars['ID']['input'];
  /** Key of the store, which has to belong to the partner. */
  store: Scalars['ID']['input'];
  /** Address of the page, http or https; null removes the link. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** What a proposal is for. */
export type ProposalScope =
  /** One or more whole categories. The proposal is a generated plan, which the raffle counts. */
  | 'CATEGORIES'
  /** A single row of a plan: one meal. The proposal is not a generated plan. */
  | 'ROW';

/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type Query = {
  /**
   * An entry's ingredients and steps for a number of serves (default: the entry's own). `category` and `eaters` say where it
   * is planned and which members eat it there, and so whom it has to suit; without them the entry's own eaters, or all who eat
   * any of its categories.
   */
  cookingMeal: CookingResult;
  /** What the caller's household has at home. */
  cupboard: Cupboard;
  /** The household's current plan. */
  currentPlan: CurrentPlan;
  /** One of the person's own dishes; null when there is none. */
  dish?: Maybe<Dish>;
  /** The person's own dishes, a page at a time. */
  dishes: DishConnection;
  /** The caller's household. */
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
   * somebody cannot eat it. `eaters` are members of the caller's household; null for all who eat the category.
   */
  mealVersions: Array<MealVersion>;
  /** The catalogue's meals, a page at a time. */
  meals: MealConnection;
  /**
   * Everything that is held about the signed-in person, as one JSON object. What is longer than 4 million characters is
   * refused as BAD_USER_INPUT: `GET /api/user/data.json` answers the same as a file of any length.
   */
  myData: Scalars['JSONObject']['output'];
  /**
   * What a text of 'Ingredients I never eat' would exclude from the catalogue, word by word. Nothing is stored. The text
   * has at most 2000 characters and 100 words, separated by commas, semicolons or new lines.
   */
  neverEatenEffect: NeverEatenEffect;
  /**
   * The instructions of planned meals in one answer, in the order given, as `instructions` shows each; null for one that is
   * unknown to the user. At most 63 meals (BAD_USER_INPUT), so that a page can keep all recipes of a plan on its device.
   */
  plannedInstructions: Array<Maybe<Instructions>>;
  /** What the pages and the explorer need to know of this installation. */
  product: Product;
  /** How the user stands in this month's raffle. */
  raffleStatus: RaffleStatus;
  /**
   * The settings forms, described field by field, with the answers of the caller or of a member of the caller's household
   * (docs/product.md SET-18). Answers that the caller may not edit are FORBIDDEN.
   */
  settingsForms: SettingsForms;
  /** The household's ticks and own items. */
  sharedList: SharedList;
  /** How the caller's household shops. */
  shopHabits: ShopHabits;
  /** One list for a whole plan, summed across meals and units. Empty rows are ignored; a meal without serves is an error. */
  shoppingList: ShoppingListResult;
  /** One list for any meals, swapped to meet the requirements. Nothing is stored. */
  shoppingListForMeals: ShoppingListResult;
  /** The signed-in person. */
  viewer: Viewer;
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
  first?: Scalars['Int']['input'];
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
  text: Scalars['String']['input'];
};


/** Everything that can be read. Lists that can grow are cursor connections of at most 100 a page. */
export type QueryPlannedInstructionsArgs = {
  meals: Array<PlannedMealInput>;
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
  /** Breakfasts; none when left out. */
  breakfast?: InputMaybe<RandomizeCategoryInput>;
  /** Dinners; none when left out. */
  dinner?: InputMaybe<RandomizeCategoryInput>;
  /** Unique ids of the entries that are in the plan, so that they are not proposed again. */
  keep?: Array<Scalars['ID']['input']>;
  /** Lunches; none when left out. */
  lunch?: InputMaybe<RandomizeCategoryInput>;
  /**
   * What the proposal is for. When left out, one meal beside entries to keep is for a row, anything else for whole
   * categories.
   */
  scope?: InputMaybe<ProposalScope>;
  /** Makes the answer repeatable for the same catalogue, settings and history. */
  seed?: InputMaybe<Scalars['String']['input']>;
};

/** Proposed meals. */
export type RandomizeMealPlanResult = {
  /** Breakfasts; null when left out of the input, and on failure. */
  breakfast?: Maybe<RandomizedCategory>;
  /** Dinners; null when left out of the input, and on failure. */
  dinner?: Maybe<RandomizedCategory>;
  /** What is wrong with the input. Empty on success. */
  errors: Array<InputError>;
  /** Lunches; null when left out of the input, and on failure. */
  lunch?: Maybe<RandomizedCategory>;
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
export type ReadDishResult = {
  /** The recipe as far as it could be read; null on failure. */
  draft?: Maybe<DishDraft>;
  /** Why not. Empty on success. */
  errors: Array<InputError>;
  /** The recipes that there are; more than one only on a page that describes several, for the person to choose from. */
  recipes: Array<FoundRecipe>;
};

/** The outcome of recording an event. */
export type RecordEventResult = {
  /** True when it is recorded, by this call or an earlier one. */
  accepted: Scalars['Boolean']['output'];
  /**
   * The errors; empty on success. TOO_MANY: a person's 2,000 events of the day are used up, or, of visitors who are not
   * signed in, the 2,000 of their network in 24 hours or the 50,000 of all together; further ones are dropped.
   */
  errors: Array<InputError>;
};

/** A row to take away. */
export type RemoveRowInput = {
  /** The row. */
  rowId: Scalars['ID']['input'];
};

/** A name for a household. */
export type RenameHouseholdInput = {
  /** 1 to 60 characters, without the space around them. */
  name: Scalars['String']['input'];
};

/** A request for a reset link. */
export type RequestPasswordResetInput = {
  /** The account's address. */
  email: Scalars['String']['input'];
};

/** The outcome of a request for a reset link. */
export type RequestPasswordResetResult = {
  /** The errors; empty on success. */
  errors: Array<InputError>;
  /** Message for the person; null on failure. */
  message?: Maybe<Scalars['String']['output']>;
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
};

/** Whether the password was set. */
export type ResetPasswordResult = {
  /** The errors; empty on success. */
  errors: Array<InputError>;
  /** True when the password was set. */
  reset: Scalars['Boolean']['output'];
};

/** An invitation to revoke. */
export type RevokeInvitationInput = {
  /** The invitation. */
  invitationId: Scalars['ID']['input'];
};

/** A dish to save. */
export type SaveDishInput = {
  /** When it is eaten; at least one. */
  categories: Array<MealCategory>;
  /** Which dish to change; null makes a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
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
  /** Serves that the recipe was written for, 1 to 100; kept so that it can be shown as it was. */
  serves?: Scalars['Int']['input'];
  /** Cooking steps, 1 to 60 of at most 2,000 characters each. */
  steps: Array<Scalars['String']['input']>;
  /** Words that describe it, of those that `tagChoices` lists. */
  tags?: Array<Scalars['String']['input']>;
  /** Page that it came from, http or https. */
  urlDetails?: InputMaybe<Scalars['String']['input']>;
};

/** Whether the dish is stored. */
export type SaveDishResult = {
  /** The stored dish; null on failure. */
  dish?: Maybe<Dish>;
  /** Why not. Empty on success. */
  errors: Array<InputError>;
};

/** A plan to save. */
export type SaveMealPlanInput = {
  /** The plan. */
  plan: MealPlanInput;
  /** Version of the saved plan that this one is based on; 0 for the first save; null overwrites what is stored. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of a save. */
export type SaveMealPlanResult = {
  /** What is wrong with the input; CONFLICT when the version was stale. Empty on success. */
  errors: Array<InputError>;
  /** The saved plan; on a conflict the one that is stored; null on other failures. */
  saved?: Maybe<SavedMealPlan>;
};

/** Answers to both forms. A field that is not named stays as it was. */
export type SaveSettingsInput = {
  /** Answers to the dietary form. */
  dietary?: Array<FormAnswerInput>;
  /** Member of the caller's household whose answers these are; null for the caller. NOT_ALLOWED, or UNKNOWN, on `memberId`. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Answers to the tags form. */
  tags?: Array<FormAnswerInput>;
};

/** The outcome of saving settings. */
export type SaveSettingsResult = {
  /** Why not; nothing is stored then. Empty on success. */
  errors: Array<InputError>;
  /** The forms with the stored answers; null on failure. */
  forms?: Maybe<SettingsForms>;
  /** What each word of the stored 'Ingredients I never eat' excludes, in their order; empty on failure. */
  neverEaten: Array<NeverEatenWord>;
  /** Words of 'Ingredients I never eat' that name no ingredient. */
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
  /** The row is empty now. */
  | 'REMOVED';

/** A plan to bring in line. */
export type ScrubMealPlanInput = {
  /** The plan. */
  plan: MealPlanInput;
};

/** A plan under the user's present settings. */
export type ScrubMealPlanResult = {
  /** The rows that changed. */
  changes: Array<ScrubbedRow>;
  /** What is wrong with the input. Empty on success. */
  errors: Array<InputError>;
  /** The plan; null on failure. */
  plan?: Maybe<MealPlan>;
};

/** A row that the scrub changed, or that it would change. */
export type ScrubbedRow = {
  /** Its category. */
  category: MealCategory;
  /** What was done to the row. */
  change: ScrubChange;
  /** Name of the meal that was in the row. */
  mealName: Scalars['String']['output'];
  /** The reasons as sentences. */
  reasons: Array<Scalars['String']['output']>;
  /** Its position, from 0. */
  row: Scalars['Int']['output'];
};

/** A meal and how many serves of it to shop for. */
export type ServesInput = {
  /** A meal's id or slug, or the unique id of an entry. */
  meal: Scalars['ID']['input'];
  /** Serves, 1 to 10. */
  serves: Scalars['Int']['input'];
};

/** A new access token. */
export type SessionResult = {
  /** Access token for `Authorization: Bearer`, valid for ten minutes. */
  accessToken: Scalars['String']['output'];
  /** The person whose session it is. */
  viewer: Viewer;
};

/** Who eats a row. */
export type SetEatersInput = {
  /** Members who eat it, at least one; null for all who eat the category. */
  eaters?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The row. */
  rowId: Scalars['ID']['input'];
};

/** Another meal for a row. */
export type SetMealInput = {
  /** The row. */
  rowId: Scalars['ID']['input'];
  /** Opaque name of a meal of the row's category and its swaps; empty for an empty row. */
  uniqueId: Scalars['ID']['input'];
};

/** The outcome of writing product links. */
export type SetProductLinksResult = {
  /** What was wrong with which link. Empty on success. */
  errors: Array<InputError>;
  /** How many links were written or removed; 0 when anything was wrong. */
  written: Scalars['Int']['output'];
};

/** Serves of a row. */
export type SetServesInput = {
  /** The row. */
  rowId: Scalars['ID']['input'];
  /** Serves, 0 to 10; null follows the portions of those who eat. */
  serves?: InputMaybe<Scalars['Int']['input']>;
};

/** A choice of a multi_checkbox field. */
export type SettingOption = {
  /** What is chosen. */
  choice: Scalars['String']['output'];
  /** What it may be set to. */
  possibleSettings: Array<Scalars['String']['output']>;
};

/** The two settings forms with the person's answers. */
export type SettingsForms = {
  /** What the person may eat. */
  dietary: Array<FormField>;
  /** What the person likes to eat, and where to shop. */
  tags: Array<FormField>;
};

/** What a household keeps beside its shopping list: ticks and own items. */
export type SharedList = {
  /** Ticks from before this time hold no longer: when everything was last unticked; 0 for never. */
  clearedAt: Scalars['Timestamp']['output'];
  /** The own items, by text; at most 200. */
  ownItems: Array<OwnItem>;
  /** The lines that are ticked off, by key; at most 500. */
  ticks: Array<ListTick>;
  /** Number of changes so far. */
  version: Scalars['Int']['output'];
};

/** How a household shops: the order of its stores, and what it pays. */
export type ShopHabits = {
  /** The stores whose areas were arranged; at most 50. The others have the usual order. */
  orders: Array<ShopOrder>;
  /** What is remembered of prices, by product; at most 500. */
  prices: Array<OwnPrice>;
  /** The store that the caller prefers; null when none is chosen. */
  store?: Maybe<PreferredStore>;
  /** Number of changes so far. */
  version: Scalars['Int']['output'];
};

/** The outcome of a change of how a household shops. */
export type ShopHabitsResult = {
  /** What is wrong, such as with `prices[3].cents`. Then nothing of the call was stored. Empty on success. */
  errors: Array<InputError>;
  /** The habits with the change; null on failure. */
  shopHabits?: Maybe<ShopHabits>;
};

/** The order in which a household walks through a store (docs/product.md SHOP-45). */
export type ShopOrder = {
  /** All areas, the first first. */
  areas: Array<Scalars['String']['output']>;
  /** Key of the store; null for where no store is chosen. */
  store?: Maybe<Scalars['ID']['output']>;
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
  /** What to buy. */
  ingredient: ListIngredient;
  /** Whether nothing of it needs to be bought, since there is enough at home; also where `amount` is 0. */
  isAtHome: Scalars['Boolean']['output'];
  /** Whether a kitchen tends to have it: spices, oils and what keeps, and what less than 5 g are needed of. */
  isCupboard: Scalars['Boolean']['output'];
  /** Stable key of the line within its list. */
  key: Scalars['ID']['output'];
  /** g, kg, ml, l or piece. */
  measurementUnit: Scalars['String']['output'];
  /** Which meals use it and how much each; the parts add up to the amount. */
  parts: Array<ItemPart>;
  /** Name of its illustration; empty when there is none. */
  picture: Scalars['String']['output'];
  /** The item's page at the user's preferred store, if there is one. */
  productLink?: Maybe<Scalars['String']['output']>;
  /** Slug of the ingredient; a line of another unit of the same ingredient has the same. */
  slug: Scalars['ID']['output'];
  /** What is left of `amount` to buy, in `measurementUnit`: 0 or more. */
  toBuy: Scalars['Float']['output'];
  /** Store area; uncategorised when unknown. */
  typicalLocation: Scalars['String']['output'];
};

/** A shopping list, by store area. */
export type ShoppingListResult = {
  /** What is wrong with the input. Empty on success. */
  errors: Array<InputError>;
  /** The lines by area, then by name; empty on failure. */
  items: Array<ShoppingListItem>;
  /**
   * Rows of the plan that do not suit the user's settings as they are now, with the reasons. The list has what they need
   * all the same; `scrubMealPlan` takes them out or adapts them. Always empty for a list of any meals.
   */
  unsuitable: Array<ScrubbedRow>;
};

/** A sign-up. */
export type SignUpInput = {
  /** Address to sign in with. */
  email: Scalars['String']['input'];
  /** Whether marketing mails may be sent. */
  marketingOptIn?: Scalars['Boolean']['input'];
  /** At least 10 and at most 256 characters, not a common password, and not made of the address or the product's name. */
  password: Scalars['String']['input'];
};

/** The outcome of a sign-up. */
export type SignUpResult = {
  /** The errors; empty on success. */
  errors: Array<InputError>;
  /** Message for the person; null on failure. */
  message?: Maybe<Scalars['String']['output']>;
};

/** A feedback form. Every part may be left blank. */
export type SubmitFeedbackInput = {
  /** Up to five meals. */
  mealAdjustments?: Array<MealAdjustmentInput>;
  /** Answers to the questions. */
  questions?: Array<QuestionAnswerInput>;
  /** Chosen by the client; the same submission sent twice is stored once. */
  submissionId?: InputMaybe<Scalars['ID']['input']>;
  /** The four texts. */
  textResponses?: TextResponsesInput;
};

/** The outcome of a submission, which is stored whole or not at all. */
export type SubmitFeedbackResult = {
  /** What is wrong with the input. Empty on success. */
  errors: Array<InputError>;
  /** True when it is stored. */
  submitted: Scalars['Boolean']['output'];
};

/** Everything that can be listened to, over a WebSocket at `/graphql`. */
export type Subscription = {
  /**
   * What changes in the caller's household. The first message brings each part whose version differs from the one given, so
   * that a client that was away catches up; all that change at once come in one message. It ends when the caller leaves the
   * household.
   */
  householdChanged: HouseholdChange;
};


/** Everything that can be listened to, over a WebSocket at `/graphql`. */
export type SubscriptionHouseholdChangedArgs = {
  cupboardVersion?: InputMaybe<Scalars['Int']['input']>;
  habitsVersion?: InputMaybe<Scalars['Int']['input']>;
  householdVersion?: InputMaybe<Scalars['Int']['input']>;
  listVersion?: InputMaybe<Scalars['Int']['input']>;
  planVersion?: InputMaybe<Scalars['Int']['input']>;
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

/** A line that was bought. */
export type TickInput = {
  /** How much, in the line's unit; 0 for as needed. */
  amount: Scalars['Float']['input'];
  /** Key of the line (`ShoppingListItem.key`). */
  key: Scalars['ID']['input'];
};

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
  /** Share of a serve that the person eats: 0.25 to 2 in quarters. */
  portion?: InputMaybe<Scalars['Float']['input']>;
};

/** The signed-in person. */
export type Viewer = {
  /** When the account was created. */
  createdAt: Scalars['Timestamp']['output'];
  /** Address that the person signs in with. */
  email: Scalars['String']['output'];
  /** Stable identifier of the account. */
  id: Scalars['ID']['output'];
  /** Address of the network that the person last signed in from, if known. */
  ipAddress?: Maybe<Scalars['String']['output']>;
  /** Whether the person agreed to marketing mails. */
  marketingOptIn: Scalars['Boolean']['output'];
};

export type WithIndex<TObject> = TObject & Record<string, any>;
export type ResolversObject<TObject> = WithIndex<TObject>;

export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = ResolversObject<{
  AcceptInvitationInput: AcceptInvitationInput;
  AddHouseholdMemberInput: AddHouseholdMemberInput;
  AddRowInput: AddRowInput;
  AnalyticsEventInput: AnalyticsEventInput;
  AnalyticsEventType: AnalyticsEventType;
  AnnouncePresenceInput: AnnouncePresenceInput;
  AnnouncePresenceResult: ResolverTypeWrapper<AnnouncePresenceResult>;
  AnswerEditors: AnswerEditors;
  ApplyListOperationsResult: ResolverTypeWrapper<ApplyListOperationsResult>;
  ApplyPlanOperationsResult: ResolverTypeWrapper<ApplyPlanOperationsResult>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CategoryPlan: ResolverTypeWrapper<CategoryPlan>;
  CategoryPlanInput: CategoryPlanInput;
  CategorySettings: ResolverTypeWrapper<CategorySettings>;
  CategorySettingsInput: CategorySettingsInput;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordResult: ResolverTypeWrapper<ChangePasswordResult>;
  ChoiceSetting: ResolverTypeWrapper<ChoiceSetting>;
  ChoiceSettingInput: ChoiceSettingInput;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailResult: ResolverTypeWrapper<ConfirmEmailResult>;
  CookingIngredient: ResolverTypeWrapper<CookingIngredient>;
  CookingResult: ResolverTypeWrapper<CookingResult>;
  Cupboard: ResolverTypeWrapper<CupboardView>;
  CupboardActInput: CupboardActInput;
  CupboardItem: ResolverTypeWrapper<Omit<CupboardItem, 'ingredient'> & { ingredient: ResolversTypes['Ingredient'] }>;
  CupboardOperationInput: CupboardOperationInput;
  CupboardResult: ResolverTypeWrapper<Omit<CupboardResult, 'cupboard'> & { cupboard?: Maybe<ResolversTypes['Cupboard']> }>;
  CurrentPlan: ResolverTypeWrapper<CurrentPlan>;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountResult: ResolverTypeWrapper<DeleteAccountResult>;
  DeleteDishResult: ResolverTypeWrapper<DeleteDishResult>;
  DietaryFact: DietaryFact;
  DietaryRequirement: DietaryRequirement;
  Dish: ResolverTypeWrapper<Omit<Dish, 'lines' | 'unlisted'> & { lines: Array<ResolversTypes['DishLine']>, unlisted: Array<ResolversTypes['UnlistedIngredient']> }>;
  DishConnection: ResolverTypeWrapper<Omit<DishConnection, 'nodes'> & { nodes: Array<ResolversTypes['Dish']> }>;
  DishDraft: ResolverTypeWrapper<Omit<DishDraft, 'lines' | 'unlisted'> & { lines: Array<ResolversTypes['DishLine']>, unlisted: Array<ResolversTypes['UnlistedIngredient']> }>;
  DishLine: ResolverTypeWrapper<DishLineView>;
  DishLineInput: DishLineInput;
  EntrySwap: ResolverTypeWrapper<EntrySwap>;
  ErrorCode: ErrorCode;
  Exclusion: ResolverTypeWrapper<Exclusion>;
  ExclusionKind: ExclusionKind;
  FigureSource: ResolverTypeWrapper<FigureSource>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FormAnswerInput: FormAnswerInput;
  FormField: ResolverTypeWrapper<FormField>;
  FormFieldType: FormFieldType;
  FormValue: ResolverTypeWrapper<FormValue>;
  FoundRecipe: ResolverTypeWrapper<FoundRecipe>;
  Household: ResolverTypeWrapper<HouseholdView>;
  HouseholdChange: ResolverTypeWrapper<Omit<HouseholdChange, 'cupboard' | 'household'> & { cupboard?: Maybe<ResolversTypes['Cupboard']>, household?: Maybe<ResolversTypes['Household']> }>;
  HouseholdInvitation: ResolverTypeWrapper<InvitationView>;
  HouseholdMember: ResolverTypeWrapper<HouseholdMember>;
  HouseholdMemberInput: HouseholdMemberInput;
  HouseholdResult: ResolverTypeWrapper<Omit<HouseholdResult, 'household'> & { household?: Maybe<ResolversTypes['Household']> }>;
  HouseholdRole: HouseholdRole;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Ingredient: ResolverTypeWrapper<IngredientView>;
  IngredientConnection: ResolverTypeWrapper<Omit<IngredientConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['IngredientEdge']>, nodes: Array<ResolversTypes['Ingredient']> }>;
  IngredientEdge: ResolverTypeWrapper<Omit<IngredientEdge, 'node'> & { node: ResolversTypes['Ingredient'] }>;
  InputError: ResolverTypeWrapper<InputError>;
  Instructions: ResolverTypeWrapper<Instructions>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvitationPreview: ResolverTypeWrapper<InvitationPreview>;
  InviteToHouseholdInput: InviteToHouseholdInput;
  InviteToHouseholdResult: ResolverTypeWrapper<Omit<InviteToHouseholdResult, 'household' | 'invitation'> & { household?: Maybe<ResolversTypes['Household']>, invitation?: Maybe<ResolversTypes['HouseholdInvitation']> }>;
  ItemPart: ResolverTypeWrapper<ItemPart>;
  ItemTextInput: ItemTextInput;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  KeepActInput: KeepActInput;
  KeepInCupboardInput: KeepInCupboardInput;
  ListActInput: ListActInput;
  ListIngredient: ResolverTypeWrapper<ListIngredient>;
  ListOperationInput: ListOperationInput;
  ListPack: ResolverTypeWrapper<ListPack>;
  ListPurchase: ResolverTypeWrapper<PurchaseView>;
  ListTick: ResolverTypeWrapper<ListTick>;
  LogInInput: LogInInput;
  LogInResult: ResolverTypeWrapper<LogInResult>;
  LogOutResult: ResolverTypeWrapper<LogOutResult>;
  Meal: ResolverTypeWrapper<MealView>;
  MealAdjustmentInput: MealAdjustmentInput;
  MealBases: ResolverTypeWrapper<MealBases>;
  MealCategory: MealCategory;
  MealConnection: ResolverTypeWrapper<Omit<MealConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['MealEdge']>, nodes: Array<ResolversTypes['Meal']> }>;
  MealEdge: ResolverTypeWrapper<Omit<MealEdge, 'node'> & { node: ResolversTypes['Meal'] }>;
  MealEntry: ResolverTypeWrapper<MealEntry>;
  MealEntryInput: MealEntryInput;
  MealFilter: MealFilter;
  MealIngredient: ResolverTypeWrapper<Omit<MealIngredient, 'ingredient'> & { ingredient: ResolversTypes['Ingredient'] }>;
  MealNutrition: ResolverTypeWrapper<MealNutrition>;
  MealOrder: MealOrder;
  MealPlan: ResolverTypeWrapper<MealPlan>;
  MealPlanInput: MealPlanInput;
  MealVersion: ResolverTypeWrapper<MealVersion>;
  Measures: Measures;
  MeasuresFrom: MeasuresFrom;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NeverEatenEffect: ResolverTypeWrapper<Omit<NeverEatenEffect, 'words'> & { words: Array<ResolversTypes['NeverEatenWord']> }>;
  NeverEatenWord: ResolverTypeWrapper<Omit<NeverEatenWord, 'ingredients'> & { ingredients: Array<ResolversTypes['Ingredient']> }>;
  Nutrition: ResolverTypeWrapper<Nutrition>;
  OwnItem: ResolverTypeWrapper<OwnItem>;
  OwnItemInput: OwnItemInput;
  OwnPrice: ResolverTypeWrapper<OwnPrice>;
  OwnPriceInput: OwnPriceInput;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PartnerScope: PartnerScope;
  PlanActInput: PlanActInput;
  PlanOperationInput: PlanOperationInput;
  PlanRow: ResolverTypeWrapper<PlanRow>;
  PlannedMealInput: PlannedMealInput;
  PreferredStore: ResolverTypeWrapper<PreferredStore>;
  Presence: ResolverTypeWrapper<Presence>;
  Principal: Principal;
  Product: ResolverTypeWrapper<Product>;
  ProductLinkInput: ProductLinkInput;
  ProposalScope: ProposalScope;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestionAnswerInput: QuestionAnswerInput;
  RaffleStatus: ResolverTypeWrapper<RaffleStatus>;
  RandomizeCategoryInput: RandomizeCategoryInput;
  RandomizeMealPlanInput: RandomizeMealPlanInput;
  RandomizeMealPlanResult: ResolverTypeWrapper<RandomizeMealPlanResult>;
  RandomizedCategory: ResolverTypeWrapper<RandomizedCategory>;
  ReadDishInput: ReadDishInput;
  ReadDishResult: ResolverTypeWrapper<Omit<ReadDishResult, 'draft'> & { draft?: Maybe<ResolversTypes['DishDraft']> }>;
  RecordEventResult: ResolverTypeWrapper<RecordEventResult>;
  RemoveRowInput: RemoveRowInput;
  RenameHouseholdInput: RenameHouseholdInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetResult: ResolverTypeWrapper<RequestPasswordResetResult>;
  RequirementInput: RequirementInput;
  RequirementSetting: RequirementSetting;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordResult: ResolverTypeWrapper<ResetPasswordResult>;
  RevokeInvitationInput: RevokeInvitationInput;
  SaveDishInput: SaveDishInput;
  SaveDishResult: ResolverTypeWrapper<Omit<SaveDishResult, 'dish'> & { dish?: Maybe<ResolversTypes['Dish']> }>;
  SaveMealPlanInput: SaveMealPlanInput;
  SaveMealPlanResult: ResolverTypeWrapper<SaveMealPlanResult>;
  SaveSettingsInput: SaveSettingsInput;
  SaveSettingsResult: ResolverTypeWrapper<Omit<SaveSettingsResult, 'neverEaten'> & { neverEaten: Array<ResolversTypes['NeverEatenWord']> }>;
  SavedMealPlan: ResolverTypeWrapper<SavedMealPlan>;
  ScrubChange: ScrubChange;
  ScrubMealPlanInput: ScrubMealPlanInput;
  ScrubMealPlanResult: ResolverTypeWrapper<ScrubMealPlanResult>;
  ScrubbedRow: ResolverTypeWrapper<ScrubbedRow>;
  ServesInput: ServesInput;
  SessionResult: ResolverTypeWrapper<SessionResult>;
  SetEatersInput: SetEatersInput;
  SetMealInput: SetMealInput;
  SetProductLinksResult: ResolverTypeWrapper<SetProductLinksResult>;
  SetServesInput: SetServesInput;
  SettingOption: ResolverTypeWrapper<SettingOption>;
  SettingsForms: ResolverTypeWrapper<SettingsForms>;
  SharedList: ResolverTypeWrapper<SharedList>;
  ShopHabits: ResolverTypeWrapper<ShopHabits>;
  ShopHabitsResult: ResolverTypeWrapper<ShopHabitsResult>;
  ShopOrder: ResolverTypeWrapper<ShopOrder>;
  ShoppingListItem: ResolverTypeWrapper<ListItemView>;
  ShoppingListResult: ResolverTypeWrapper<Omit<ShoppingListResult, 'items'> & { items: Array<ResolversTypes['ShoppingListItem']> }>;
  SignUpInput: SignUpInput;
  SignUpResult: ResolverTypeWrapper<SignUpResult>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitFeedbackInput: SubmitFeedbackInput;
  SubmitFeedbackResult: ResolverTypeWrapper<SubmitFeedbackResult>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Suitability: ResolverTypeWrapper<Omit<Suitability, 'swaps'> & { swaps: Array<ResolversTypes['Swap']> }>;
  SuitabilityBlock: ResolverTypeWrapper<SuitabilityBlock>;
  SuitabilityKind: SuitabilityKind;
  Swap: ResolverTypeWrapper<SwapView>;
  TakeActInput: TakeActInput;
  TakeFromCupboardInput: TakeFromCupboardInput;
  TextResponsesInput: TextResponsesInput;
  TickInput: TickInput;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  UnknownWord: ResolverTypeWrapper<UnknownWord>;
  UnlistedIngredient: ResolverTypeWrapper<Omit<UnlistedIngredient, 'ingredient'> & { ingredient: ResolversTypes['Ingredient'] }>;
  UntickInput: UntickInput;
  UpdateHouseholdMemberInput: UpdateHouseholdMemberInput;
  Viewer: ResolverTypeWrapper<Viewer>;
}>;

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = ResolversObject<{
  AcceptInvitationInput: AcceptInvitationInput;
  AddHouseholdMemberInput: AddHouseholdMemberInput;
  AddRowInput: AddRowInput;
  AnalyticsEventInput: AnalyticsEventInput;
  AnnouncePresenceInput: AnnouncePresenceInput;
  AnnouncePresenceResult: AnnouncePresenceResult;
  ApplyListOperationsResult: ApplyListOperationsResult;
  ApplyPlanOperationsResult: ApplyPlanOperationsResult;
  Boolean: Scalars['Boolean']['output'];
  CategoryPlan: CategoryPlan;
  CategoryPlanInput: CategoryPlanInput;
  CategorySettings: CategorySettings;
  CategorySettingsInput: CategorySettingsInput;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordResult: ChangePasswordResult;
  ChoiceSetting: ChoiceSetting;
  ChoiceSettingInput: ChoiceSettingInput;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailResult: ConfirmEmailResult;
  CookingIngredient: CookingIngredient;
  CookingResult: CookingResult;
  Cupboard: CupboardView;
  CupboardActInput: CupboardActInput;
  CupboardItem: Omit<CupboardItem, 'ingredient'> & { ingredient: ResolversParentTypes['Ingredient'] };
  CupboardOperationInput: CupboardOperationInput;
  CupboardResult: Omit<CupboardResult, 'cupboard'> & { cupboard?: Maybe<ResolversParentTypes['Cupboard']> };
  CurrentPlan: CurrentPlan;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountResult: DeleteAccountResult;
  DeleteDishResult: DeleteDishResult;
  Dish: Omit<Dish, 'lines' | 'unlisted'> & { lines: Array<ResolversParentTypes['DishLine']>, unlisted: Array<ResolversParentTypes['UnlistedIngredient']> };
  DishConnection: Omit<DishConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Dish']> };
  DishDraft: Omit<DishDraft, 'lines' | 'unlisted'> & { lines: Array<ResolversParentTypes['DishLine']>, unlisted: Array<ResolversParentTypes['UnlistedIngredient']> };
  DishLine: DishLineView;
  DishLineInput: DishLineInput;
  EntrySwap: EntrySwap;
  Exclusion: Exclusion;
  FigureSource: FigureSource;
  Float: Scalars['Float']['output'];
  FormAnswerInput: FormAnswerInput;
  FormField: FormField;
  FormValue: FormValue;
  FoundRecipe: FoundRecipe;
  Household: HouseholdView;
  HouseholdChange: Omit<HouseholdChange, 'cupboard' | 'household'> & { cupboard?: Maybe<ResolversParentTypes['Cupboard']>, household?: Maybe<ResolversParentTypes['Household']> };
  HouseholdInvitation: InvitationView;
  HouseholdMember: HouseholdMember;
  HouseholdMemberInput: HouseholdMemberInput;
  HouseholdResult: Omit<HouseholdResult, 'household'> & { household?: Maybe<ResolversParentTypes['Household']> };
  ID: Scalars['ID']['output'];
  Ingredient: IngredientView;
  IngredientConnection: Omit<IngredientConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['IngredientEdge']>, nodes: Array<ResolversParentTypes['Ingredient']> };
  IngredientEdge: Omit<IngredientEdge, 'node'> & { node: ResolversParentTypes['Ingredient'] };
  InputError: InputError;
  Instructions: Instructions;
  Int: Scalars['Int']['output'];
  InvitationPreview: InvitationPreview;
  InviteToHouseholdInput: InviteToHouseholdInput;
  InviteToHouseholdResult: Omit<InviteToHouseholdResult, 'household' | 'invitation'> & { household?: Maybe<ResolversParentTypes['Household']>, invitation?: Maybe<ResolversParentTypes['HouseholdInvitation']> };
  ItemPart: ItemPart;
  ItemTextInput: ItemTextInput;
  JSONObject: Scalars['JSONObject']['output'];
  KeepActInput: KeepActInput;
  KeepInCupboardInput: KeepInCupboardInput;
  ListActInput: ListActInput;
  ListIngredient: ListIngredient;
  ListOperationInput: ListOperationInput;
  ListPack: ListPack;
  ListPurchase: PurchaseView;
  ListTick: ListTick;
  LogInInput: LogInInput;
  LogInResult: LogInResult;
  LogOutResult: LogOutResult;
  Meal: MealView;
  MealAdjustmentInput: MealAdjustmentInput;
  MealBases: MealBases;
  MealConnection: Omit<MealConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['MealEdge']>, nodes: Array<ResolversParentTypes['Meal']> };
  MealEdge: Omit<MealEdge, 'node'> & { node: ResolversParentTypes['Meal'] };
  MealEntry: MealEntry;
  MealEntryInput: MealEntryInput;
  MealFilter: MealFilter;
  MealIngredient: Omit<MealIngredient, 'ingredient'> & { ingredient: ResolversParentTypes['Ingredient'] };
  MealNutrition: MealNutrition;
  MealPlan: MealPlan;
  MealPlanInput: MealPlanInput;
  MealVersion: MealVersion;
  Mutation: Record<PropertyKey, never>;
  NeverEatenEffect: Omit<NeverEatenEffect, 'words'> & { words: Array<ResolversParentTypes['NeverEatenWord']> };
  NeverEatenWord: Omit<NeverEatenWord, 'ingredients'> & { ingredients: Array<ResolversParentTypes['Ingredient']> };
  Nutrition: Nutrition;
  OwnItem: OwnItem;
  OwnItemInput: OwnItemInput;
  OwnPrice: OwnPrice;
  OwnPriceInput: OwnPriceInput;
  PageInfo: PageInfo;
  PlanActInput: PlanActInput;
  PlanOperationInput: PlanOperationInput;
  PlanRow: PlanRow;
  PlannedMealInput: PlannedMealInput;
  PreferredStore: PreferredStore;
  Presence: Presence;
  Product: Product;
  ProductLinkInput: ProductLinkInput;
  Query: Record<PropertyKey, never>;
  QuestionAnswerInput: QuestionAnswerInput;
  RaffleStatus: RaffleStatus;
  RandomizeCategoryInput: RandomizeCategoryInput;
  RandomizeMealPlanInput: RandomizeMealPlanInput;
  RandomizeMealPlanResult: RandomizeMealPlanResult;
  RandomizedCategory: RandomizedCategory;
  ReadDishInput: ReadDishInput;
  ReadDishResult: Omit<ReadDishResult, 'draft'> & { draft?: Maybe<ResolversParentTypes['DishDraft']> };
  RecordEventResult: RecordEventResult;
  RemoveRowInput: RemoveRowInput;
  RenameHouseholdInput: RenameHouseholdInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetResult: RequestPasswordResetResult;
  RequirementInput: RequirementInput;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordResult: ResetPasswordResult;
  RevokeInvitationInput: RevokeInvitationInput;
  SaveDishInput: SaveDishInput;
  SaveDishResult: Omit<SaveDishResult, 'dish'> & { dish?: Maybe<ResolversParentTypes['Dish']> };
  SaveMealPlanInput: SaveMealPlanInput;
  SaveMealPlanResult: SaveMealPlanResult;
  SaveSettingsInput: SaveSettingsInput;
  SaveSettingsResult: Omit<SaveSettingsResult, 'neverEaten'> & { neverEaten: Array<ResolversParentTypes['NeverEatenWord']> };
  SavedMealPlan: SavedMealPlan;
  ScrubMealPlanInput: ScrubMealPlanInput;
  ScrubMealPlanResult: ScrubMealPlanResult;
  ScrubbedRow: ScrubbedRow;
  ServesInput: ServesInput;
  SessionResult: SessionResult;
  SetEatersInput: SetEatersInput;
  SetMealInput: SetMealInput;
  SetProductLinksResult: SetProductLinksResult;
  SetServesInput: SetServesInput;
  SettingOption: SettingOption;
  SettingsForms: SettingsForms;
  SharedList: SharedList;
  ShopHabits: ShopHabits;
  ShopHabitsResult: ShopHabitsResult;
  ShopOrder: ShopOrder;
  ShoppingListItem: ListItemView;
  ShoppingListResult: Omit<ShoppingListResult, 'items'> & { items: Array<ResolversParentTypes['ShoppingListItem']> };
  SignUpInput: SignUpInput;
  SignUpResult: SignUpResult;
  String: Scalars['String']['output'];
  SubmitFeedbackInput: SubmitFeedbackInput;
  SubmitFeedbackResult: SubmitFeedbackResult;
  Subscription: Record<PropertyKey, never>;
  Suitability: Omit<Suitability, 'swaps'> & { swaps: Array<ResolversParentTypes['Swap']> };
  SuitabilityBlock: SuitabilityBlock;
  Swap: SwapView;
  TakeActInput: TakeActInput;
  TakeFromCupboardInput: TakeFromCupboardInput;
  TextResponsesInput: TextResponsesInput;
  TickInput: TickInput;
  Timestamp: Scalars['Timestamp']['output'];
  UnknownWord: UnknownWord;
  UnlistedIngredient: Omit<UnlistedIngredient, 'ingredient'> & { ingredient: ResolversParentTypes['Ingredient'] };
  UntickInput: UntickInput;
  UpdateHouseholdMemberInput: UpdateHouseholdMemberInput;
  Viewer: Viewer;
}>;

export type AuthDirectiveArgs = {
  as?: Array<Principal>;
  scope?: Maybe<PartnerScope>;
};

export type AuthDirectiveResolver<Result, Parent, ContextType = Context, Args = AuthDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RateLimitDirectiveArgs = {
  duration?: Scalars['Int']['input'];
  limit?: Scalars['Int']['input'];
};

export type RateLimitDirectiveResolver<Result, Parent, ContextType = Context, Args = RateLimitDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AnnouncePresenceResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncePresenceResult'] = ResolversParentTypes['AnnouncePresenceResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
}>;

export type ApplyListOperationsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyListOperationsResult'] = ResolversParentTypes['ApplyListOperationsResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  list?: Resolver<Maybe<ResolversTypes['SharedList']>, ParentType, ContextType>;
}>;

export type ApplyPlanOperationsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyPlanOperationsResult'] = ResolversParentTypes['ApplyPlanOperationsResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['CurrentPlan']>, ParentType, ContextType>;
}>;

export type CategoryPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryPlan'] = ResolversParentTypes['CategoryPlan']> = ResolversObject<{
  mealList?: Resolver<Array<ResolversTypes['MealEntry']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['CategorySettings'], ParentType, ContextType>;
}>;

export type CategorySettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategorySettings'] = ResolversParentTypes['CategorySettings']> = ResolversObject<{
  numMeals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ChangePasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordResult'] = ResolversParentTypes['ChangePasswordResult']> = ResolversObject<{
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ChoiceSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChoiceSetting'] = ResolversParentTypes['ChoiceSetting']> = ResolversObject<{
  choice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  setting?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ConfirmEmailResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmEmailResult'] = ResolversParentTypes['ConfirmEmailResult']> = ResolversObject<{
  confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
}>;

export type CookingIngredientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CookingIngredient'] = ResolversParentTypes['CookingIngredient']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ingredient?: Resolver<ResolversTypes['ListIngredient'], ParentType, ContextType>;
  insteadOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  measurementUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  optional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preparation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['FigureSource']>, ParentType, ContextType>;
  typicalLocation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CookingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CookingResult'] = ResolversParentTypes['CookingResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ingredients?: Resolver<Array<ResolversTypes['CookingIngredient']>, ParentType, ContextType>;
  nutrition?: Resolver<Maybe<ResolversTypes['MealNutrition']>, ParentType, ContextType>;
  stepServes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  unfollowedSwaps?: Resolver<Array<ResolversTypes['EntrySwap']>, ParentType, ContextType>;
  unsuitable?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type CupboardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cupboard'] = ResolversParentTypes['Cupboard']> = ResolversObject<{
  items?: Resolver<Array<ResolversTypes['CupboardItem']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type CupboardItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CupboardItem'] = ResolversParentTypes['CupboardItem']> = ResolversObject<{
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ingredient?: Resolver<ResolversTypes['Ingredient'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  useBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type CupboardResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CupboardResult'] = ResolversParentTypes['CupboardResult']> = ResolversObject<{
  cupboard?: Resolver<Maybe<ResolversTypes['Cupboard']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
}>;

export type CurrentPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrentPlan'] = ResolversParentTypes['CurrentPlan']> = ResolversObject<{
  rows?: Resolver<Array<ResolversTypes['PlanRow']>, ParentType, ContextType>;
  unsuitable?: Resolver<Array<ResolversTypes['ScrubbedRow']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type DeleteAccountResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAccountResult'] = ResolversParentTypes['DeleteAccountResult']> = ResolversObject<{
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
}>;

export type DeleteDishResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteDishResult'] = ResolversParentTypes['DeleteDishResult']> = ResolversObject<{
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
}>;

export type DietaryFactResolvers = EnumResolverSignature<{ ALCOHOL?: any, ANIMAL_RENNET?: any, BEEF?: any, CELERY?: any, CRUSTACEAN?: any, EGG?: any, FISH?: any, GELATINE?: any, GLUTEN?: any, HONEY?: any, LUPIN?: any, MEAT?: any, MILK?: any, MOLLUSC?: any, MUSTARD?: any, PEANUT?: any, PORK?: any, POULTRY?: any, SESAME?: any, SOY?: any, SULPHITES?: any, TREE_NUT?: any, WHEAT?: any }, ResolversTypes['DietaryFact']>;

export type DishResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dish'] = ResolversParentTypes['Dish']> = ResolversObject<{
  categories?: Resolver<Array<ResolversTypes['MealCategory']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  dietary?: Resolver<Array<ResolversTypes['DietaryRequirement']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DishLine']>, ParentType, ContextType>;
  mainLine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  measures?: Resolver<Maybe<ResolversTypes['Measures']>, ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notAdded?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  unlisted?: Resolver<Array<ResolversTypes['UnlistedIngredient']>, ParentType, ContextType>;
  urlDetails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type DishConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DishConnection'] = ResolversParentTypes['DishConnection']> = ResolversObject<{
  nodes?: Resolver<Array<ResolversTypes['Dish']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  tagChoices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type DishDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DishDraft'] = ResolversParentTypes['DishDraft']> = ResolversObject<{
  categories?: Resolver<Array<ResolversTypes['MealCategory']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DishLine']>, ParentType, ContextType>;
  measures?: Resolver<ResolversTypes['Measures'], ParentType, ContextType>;
  measuresFrom?: Resolver<ResolversTypes['MeasuresFrom'], ParentType, ContextType>;
  minutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serves?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  unlisted?: Resolver<Array<ResolversTypes['UnlistedIngredient']>, ParentType, ContextType>;
  urlDetails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  yields?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type DishLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DishLine'] = ResolversParentTypes['DishLine']> = ResolversObject<{
  alternatives?: Resolver<Array<ResolversTypes['Ingredient']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ingredient?: Resolver<Maybe<ResolversTypes['Ingredient']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  optional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  preparation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['Ingredient']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type EntrySwapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntrySwap'] = ResolversParentTypes['EntrySwap']> = ResolversObject<{
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ExclusionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Exclusion'] = ResolversParentTypes['Exclusion']> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ExclusionKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type FigureSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FigureSource'] = ResolversParentTypes['FigureSource']> = ResolversObject<{
  edible?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  estimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  food?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publisher?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type FormFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormField'] = ResolversParentTypes['FormField']> = ResolversObject<{
  choices?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  excludesIngredients?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  help?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settingOptions?: Resolver<Maybe<Array<ResolversTypes['SettingOption']>>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FormFieldType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['FormValue'], ParentType, ContextType>;
}>;

export type FormValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormValue'] = ResolversParentTypes['FormValue']> = ResolversObject<{
  choice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  choices?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  settings?: Resolver<Maybe<Array<ResolversTypes['ChoiceSetting']>>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type FoundRecipeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundRecipe'] = ResolversParentTypes['FoundRecipe']> = ResolversObject<{
  ingredients?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type HouseholdResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Household'] = ResolversParentTypes['Household']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitations?: Resolver<Array<ResolversTypes['HouseholdInvitation']>, ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['HouseholdMember']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type HouseholdChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HouseholdChange'] = ResolversParentTypes['HouseholdChange']> = ResolversObject<{
  cupboard?: Resolver<Maybe<ResolversTypes['Cupboard']>, ParentType, ContextType>;
  household?: Resolver<Maybe<ResolversTypes['Household']>, ParentType, ContextType>;
  list?: Resolver<Maybe<ResolversTypes['SharedList']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['CurrentPlan']>, ParentType, ContextType>;
  presence?: Resolver<Maybe<Array<ResolversTypes['Presence']>>, ParentType, ContextType>;
  shopHabits?: Resolver<Maybe<ResolversTypes['ShopHabits']>, ParentType, ContextType>;
}>;

export type HouseholdInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HouseholdInvitation'] = ResolversParentTypes['HouseholdInvitation']> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  forMember?: Resolver<Maybe<ResolversTypes['HouseholdMember']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sentTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type HouseholdMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HouseholdMember'] = ResolversParentTypes['HouseholdMember']> = ResolversObject<{
  answersEditedBy?: Resolver<ResolversTypes['AnswerEditors'], ParentType, ContextType>;
  eats?: Resolver<Array<ResolversTypes['MealCategory']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayEditAnswers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  portion?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['HouseholdRole']>, ParentType, ContextType>;
}>;

export type HouseholdResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HouseholdResult'] = ResolversParentTypes['HouseholdResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  household?: Resolver<Maybe<ResolversTypes['Household']>, ParentType, ContextType>;
}>;

export type IngredientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ingredient'] = ResolversParentTypes['Ingredient']> = ResolversObject<{
  contains?: Resolver<Maybe<Array<ResolversTypes['DietaryFact']>>, ParentType, ContextType>;
  density?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nutrition?: Resolver<Maybe<ResolversTypes['Nutrition']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieceWeight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shoppingUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['FigureSource']>, ParentType, ContextType>;
  swaps?: Resolver<Array<ResolversTypes['Swap']>, ParentType, ContextType>;
  typicalLocation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type IngredientConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IngredientConnection'] = ResolversParentTypes['IngredientConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['IngredientEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Ingredient']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type IngredientEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IngredientEdge'] = ResolversParentTypes['IngredientEdge']> = ResolversObject<{
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Ingredient'], ParentType, ContextType>;
}>;

export type InputErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InputError'] = ResolversParentTypes['InputError']> = ResolversObject<{
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type InstructionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Instructions'] = ResolversParentTypes['Instructions']> = ResolversObject<{
  dietary?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  ingredients?: Resolver<Array<ResolversTypes['CookingIngredient']>, ParentType, ContextType>;
  mainIngredient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nutrition?: Resolver<ResolversTypes['MealNutrition'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stepServes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  suitableEntry?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  swaps?: Resolver<Array<ResolversTypes['EntrySwap']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  unfollowedSwaps?: Resolver<Array<ResolversTypes['EntrySwap']>, ParentType, ContextType>;
  unsuitable?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type InvitationPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationPreview'] = ResolversParentTypes['InvitationPreview']> = ResolversObject<{
  expiresAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  forMember?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  householdName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invitedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type InviteToHouseholdResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteToHouseholdResult'] = ResolversParentTypes['InviteToHouseholdResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  household?: Resolver<Maybe<ResolversTypes['Household']>, ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['HouseholdInvitation']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ItemPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemPart'] = ResolversParentTypes['ItemPart']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  eaters?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  mealName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type ListIngredientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListIngredient'] = ResolversParentTypes['ListIngredient']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ListPackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListPack'] = ResolversParentTypes['ListPack']> = ResolversObject<{
  count?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ListPurchaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListPurchase'] = ResolversParentTypes['ListPurchase']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leaves?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pack?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packs?: Resolver<Array<ResolversTypes['ListPack']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ListTickResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListTick'] = ResolversParentTypes['ListTick']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type LogInResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogInResult'] = ResolversParentTypes['LogInResult']> = ResolversObject<{
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
}>;

export type LogOutResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogOutResult'] = ResolversParentTypes['LogOutResult']> = ResolversObject<{
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type MealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Meal'] = ResolversParentTypes['Meal']> = ResolversObject<{
  categories?: Resolver<Array<ResolversTypes['MealCategory']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  dietary?: Resolver<Array<ResolversTypes['DietaryRequirement']>, ParentType, ContextType>;
  dietaryWithSwaps?: Resolver<Array<ResolversTypes['DietaryRequirement']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ingredients?: Resolver<Array<ResolversTypes['MealIngredient']>, ParentType, ContextType>;
  mainIngredient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nutrition?: Resolver<ResolversTypes['MealNutrition'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  suitability?: Resolver<ResolversTypes['Suitability'], ParentType, ContextType, RequireFields<MealSuitabilityArgs, 'requirements'>>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  urlDetails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type MealBasesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealBases'] = ResolversParentTypes['MealBases']> = ResolversObject<{
  mealList?: Resolver<Array<ResolversTypes['MealEntry']>, ParentType, ContextType>;
}>;

export type MealCategoryResolvers = EnumResolverSignature<{ BREAKFAST?: any, DINNER?: any, LUNCH?: any }, ResolversTypes['MealCategory']>;

export type MealConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealConnection'] = ResolversParentTypes['MealConnection']> = ResolversObject<{
  asOf?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['MealEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Meal']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type MealEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealEdge'] = ResolversParentTypes['MealEdge']> = ResolversObject<{
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Meal'], ParentType, ContextType>;
}>;

export type MealEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealEntry'] = ResolversParentTypes['MealEntry']> = ResolversObject<{
  eaters?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  followsPortions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCustomised?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVersion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mainIngredient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numServes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  swaps?: Resolver<Array<ResolversTypes['EntrySwap']>, ParentType, ContextType>;
  uniqueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  urlDetails?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MealIngredientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealIngredient'] = ResolversParentTypes['MealIngredient']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ingredient?: Resolver<ResolversTypes['Ingredient'], ParentType, ContextType>;
  optional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  preparation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MealNutritionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealNutrition'] = ResolversParentTypes['MealNutrition']> = ResolversObject<{
  isHighInSodium?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  perServe?: Resolver<Maybe<ResolversTypes['Nutrition']>, ParentType, ContextType>;
  unknown?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type MealPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealPlan'] = ResolversParentTypes['MealPlan']> = ResolversObject<{
  breakfast?: Resolver<ResolversTypes['CategoryPlan'], ParentType, ContextType>;
  dinner?: Resolver<ResolversTypes['CategoryPlan'], ParentType, ContextType>;
  lunch?: Resolver<ResolversTypes['CategoryPlan'], ParentType, ContextType>;
}>;

export type MealVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealVersion'] = ResolversParentTypes['MealVersion']> = ResolversObject<{
  eaters?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['MealEntry'], ParentType, ContextType>;
  meets?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = ResolversObject<{
  acceptInvitation?: Resolver<ResolversTypes['HouseholdResult'], ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input'>>;
  addHouseholdMember?: Resolver<ResolversTypes['HouseholdResult'], ParentType, ContextType, RequireFields<MutationAddHouseholdMemberArgs, 'input'>>;
  announcePresence?: Resolver<ResolversTypes['AnnouncePresenceResult'], ParentType, ContextType, RequireFields<MutationAnnouncePresenceArgs, 'input'>>;
  applyCupboardOperations?: Resolver<ResolversTypes['CupboardResult'], ParentType, ContextType, RequireFields<MutationApplyCupboardOperationsArgs, 'operations'>>;
  applyListOperations?: Resolver<ResolversTypes['ApplyListOperationsResult'], ParentType, ContextType, RequireFields<MutationApplyListOperationsArgs, 'operations'>>;
  applyPlanOperations?: Resolver<ResolversTypes['ApplyPlanOperationsResult'], ParentType, ContextType, RequireFields<MutationApplyPlanOperationsArgs, 'operations'>>;
  arrangeShop?: Resolver<ResolversTypes['ShopHabitsResult'], ParentType, ContextType, Partial<MutationArrangeShopArgs>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  confirmEmail?: Resolver<ResolversTypes['ConfirmEmailResult'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountResult'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  deleteDish?: Resolver<ResolversTypes['DeleteDishResult'], ParentType, ContextType, RequireFields<MutationDeleteDishArgs, 'id'>>;
  handOverHousehold?: Resolver<ResolversTypes['HouseholdResult'], ParentType, ContextType, RequireFields<MutationHandOverHouseholdArgs, 'input'>>;
  inviteToHousehold?: Resolver<ResolversTypes['InviteToHouseholdResult'], ParentType, ContextType, RequireFields<MutationInviteToHouseholdArgs, 'input'>>;
  keepInCupboard?: Resolver<ResolversTypes['CupboardResult'], ParentType, ContextType, RequireFields<MutationKeepInCupboardArgs, 'items'>>;
  leaveHousehold?: Resolver<ResolversTypes['HouseholdResult'], ParentType, ContextType>;
  logIn?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationLogInArgs, 'input'>>;
  logOut?: Resolver<ResolversTypes['LogOutResult'], ParentType, ContextType>;
  ping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  randomizeMealPlan?: Resolver<ResolversTypes['RandomizeMealPlanResult'], ParentType, ContextType, RequireFields<MutationRandomizeMealPlanArgs, 'input'>>;
  readDish?: Resolver<ResolversTypes['ReadDishResult'], ParentType, ContextType, RequireFields<MutationReadDishArgs, 'input'>>;
  recordEvent?: Resolver<ResolversTypes['RecordEventResult'], ParentType, ContextType, RequireFields<MutationRecordEventArgs, 'input'>>;
  refreshSession?: Resolver<ResolversTypes['SessionResult'], ParentType, ContextType>;
  removeHouseholdMember?: Resolver<ResolversTypes['HouseholdResult'], ParentType, ContextType, RequireFields<MutationRemoveHouseholdMemberArgs, 'input'>>;
  renameHousehold?: Resolver<ResolversTypes['HouseholdResult'], ParentType, ContextType, RequireFields<MutationRenameHouseholdArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetResult'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordResult'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  revokeInvitation?: Resolver<ResolversTypes['HouseholdResult'], ParentType, ContextType, RequireFields<MutationRevokeInvitationArgs, 'input'>>;
  saveDish?: Resolver<ResolversTypes['SaveDishResult'], ParentType, ContextType, RequireFields<MutationSaveDishArgs, 'input'>>;
  saveMealPlan?: Resolver<ResolversTypes['SaveMealPlanResult'], ParentType, ContextType, RequireFields<MutationSaveMealPlanArgs, 'input'>>;
  saveSettings?: Resolver<ResolversTypes['SaveSettingsResult'], ParentType, ContextType, RequireFields<MutationSaveSettingsArgs, 'input'>>;
  scrubMealPlan?: Resolver<ResolversTypes['ScrubMealPlanResult'], ParentType, ContextType, RequireFields<MutationScrubMealPlanArgs, 'input'>>;
  setOwnPrices?: Resolver<ResolversTypes['ShopHabitsResult'], ParentType, ContextType, RequireFields<MutationSetOwnPricesArgs, 'prices'>>;
  setProductLinks?: Resolver<ResolversTypes['SetProductLinksResult'], ParentType, ContextType, RequireFields<MutationSetProductLinksArgs, 'links'>>;
  signUp?: Resolver<ResolversTypes['SignUpResult'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  submitFeedback?: Resolver<ResolversTypes['SubmitFeedbackResult'], ParentType, ContextType, RequireFields<MutationSubmitFeedbackArgs, 'input'>>;
  takeFromCupboard?: Resolver<ResolversTypes['CupboardResult'], ParentType, ContextType, RequireFields<MutationTakeFromCupboardArgs, 'items'>>;
  updateHouseholdMember?: Resolver<ResolversTypes['HouseholdResult'], ParentType, ContextType, RequireFields<MutationUpdateHouseholdMemberArgs, 'input'>>;
}>;

export type NeverEatenEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NeverEatenEffect'] = ResolversParentTypes['NeverEatenEffect']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  mealCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['NeverEatenWord']>, ParentType, ContextType>;
}>;

export type NeverEatenWordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NeverEatenWord'] = ResolversParentTypes['NeverEatenWord']> = ResolversObject<{
  ingredients?: Resolver<Array<ResolversTypes['Ingredient']>, ParentType, ContextType>;
  mealCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  understood?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type NutritionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Nutrition'] = ResolversParentTypes['Nutrition']> = ResolversObject<{
  carbohydrate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  energy?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fibre?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  protein?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  saturatedFat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sodium?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sugars?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
}>;

export type OwnItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnItem'] = ResolversParentTypes['OwnItem']> = ResolversObject<{
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTicked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OwnPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnPrice'] = ResolversParentTypes['OwnPrice']> = ResolversObject<{
  cents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = ResolversObject<{
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type PlanRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanRow'] = ResolversParentTypes['PlanRow']> = ResolversObject<{
  category?: Resolver<ResolversTypes['MealCategory'], ParentType, ContextType>;
  eaters?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['MealEntry'], ParentType, ContextType>;
  hasSetServes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  variantOf?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
}>;

export type PreferredStoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreferredStore'] = ResolversParentTypes['PreferredStore']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type PresenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Presence'] = ResolversParentTypes['Presence']> = ResolversObject<{
  device?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rowId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
}>;

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = ResolversObject<{
  catalogueVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rafflePrize?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supportEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = ResolversObject<{
  cookingMeal?: Resolver<ResolversTypes['CookingResult'], ParentType, ContextType, RequireFields<QueryCookingMealArgs, 'entry'>>;
  cupboard?: Resolver<ResolversTypes['Cupboard'], ParentType, ContextType>;
  currentPlan?: Resolver<ResolversTypes['CurrentPlan'], ParentType, ContextType>;
  dish?: Resolver<Maybe<ResolversTypes['Dish']>, ParentType, ContextType, RequireFields<QueryDishArgs, 'id'>>;
  dishes?: Resolver<ResolversTypes['DishConnection'], ParentType, ContextType, RequireFields<QueryDishesArgs, 'first'>>;
  household?: Resolver<ResolversTypes['Household'], ParentType, ContextType>;
  ingredients?: Resolver<ResolversTypes['IngredientConnection'], ParentType, ContextType, RequireFields<QueryIngredientsArgs, 'first'>>;
  instructions?: Resolver<Maybe<ResolversTypes['Instructions']>, ParentType, ContextType, RequireFields<QueryInstructionsArgs, 'slug'>>;
  invitation?: Resolver<Maybe<ResolversTypes['InvitationPreview']>, ParentType, ContextType, RequireFields<QueryInvitationArgs, 'key'>>;
  meal?: Resolver<Maybe<ResolversTypes['Meal']>, ParentType, ContextType, Partial<QueryMealArgs>>;
  mealBases?: Resolver<ResolversTypes['MealBases'], ParentType, ContextType, RequireFields<QueryMealBasesArgs, 'category'>>;
  mealNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  mealPlan?: Resolver<Maybe<ResolversTypes['SavedMealPlan']>, ParentType, ContextType>;
  mealVersions?: Resolver<Array<ResolversTypes['MealVersion']>, ParentType, ContextType, RequireFields<QueryMealVersionsArgs, 'category' | 'meal'>>;
  meals?: Resolver<ResolversTypes['MealConnection'], ParentType, ContextType, RequireFields<QueryMealsArgs, 'first' | 'orderBy'>>;
  myData?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  neverEatenEffect?: Resolver<ResolversTypes['NeverEatenEffect'], ParentType, ContextType, RequireFields<QueryNeverEatenEffectArgs, 'text'>>;
  plannedInstructions?: Resolver<Array<Maybe<ResolversTypes['Instructions']>>, ParentType, ContextType, RequireFields<QueryPlannedInstructionsArgs, 'meals'>>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  raffleStatus?: Resolver<ResolversTypes['RaffleStatus'], ParentType, ContextType>;
  settingsForms?: Resolver<ResolversTypes['SettingsForms'], ParentType, ContextType, Partial<QuerySettingsFormsArgs>>;
  sharedList?: Resolver<ResolversTypes['SharedList'], ParentType, ContextType>;
  shopHabits?: Resolver<ResolversTypes['ShopHabits'], ParentType, ContextType>;
  shoppingList?: Resolver<ResolversTypes['ShoppingListResult'], ParentType, ContextType, RequireFields<QueryShoppingListArgs, 'plan'>>;
  shoppingListForMeals?: Resolver<ResolversTypes['ShoppingListResult'], ParentType, ContextType, RequireFields<QueryShoppingListForMealsArgs, 'meals' | 'requirements'>>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
}>;

export type RaffleStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RaffleStatus'] = ResolversParentTypes['RaffleStatus']> = ResolversObject<{
  eligible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  feedbackGiven?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  monthName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plansGenerated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plansNeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type RandomizeMealPlanResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RandomizeMealPlanResult'] = ResolversParentTypes['RandomizeMealPlanResult']> = ResolversObject<{
  breakfast?: Resolver<Maybe<ResolversTypes['RandomizedCategory']>, ParentType, ContextType>;
  dinner?: Resolver<Maybe<ResolversTypes['RandomizedCategory']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  lunch?: Resolver<Maybe<ResolversTypes['RandomizedCategory']>, ParentType, ContextType>;
}>;

export type RandomizedCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RandomizedCategory'] = ResolversParentTypes['RandomizedCategory']> = ResolversObject<{
  differentMeals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  excludedBy?: Resolver<Array<ResolversTypes['Exclusion']>, ParentType, ContextType>;
  mealList?: Resolver<Array<ResolversTypes['MealEntry']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['CategorySettings'], ParentType, ContextType>;
}>;

export type ReadDishResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadDishResult'] = ResolversParentTypes['ReadDishResult']> = ResolversObject<{
  draft?: Resolver<Maybe<ResolversTypes['DishDraft']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  recipes?: Resolver<Array<ResolversTypes['FoundRecipe']>, ParentType, ContextType>;
}>;

export type RecordEventResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordEventResult'] = ResolversParentTypes['RecordEventResult']> = ResolversObject<{
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
}>;

export type RequestPasswordResetResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetResult'] = ResolversParentTypes['RequestPasswordResetResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ResetPasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordResult'] = ResolversParentTypes['ResetPasswordResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  reset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type SaveDishResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveDishResult'] = ResolversParentTypes['SaveDishResult']> = ResolversObject<{
  dish?: Resolver<Maybe<ResolversTypes['Dish']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
}>;

export type SaveMealPlanResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveMealPlanResult'] = ResolversParentTypes['SaveMealPlanResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  saved?: Resolver<Maybe<ResolversTypes['SavedMealPlan']>, ParentType, ContextType>;
}>;

export type SaveSettingsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveSettingsResult'] = ResolversParentTypes['SaveSettingsResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  forms?: Resolver<Maybe<ResolversTypes['SettingsForms']>, ParentType, ContextType>;
  neverEaten?: Resolver<Array<ResolversTypes['NeverEatenWord']>, ParentType, ContextType>;
  unknownWords?: Resolver<Array<ResolversTypes['UnknownWord']>, ParentType, ContextType>;
}>;

export type SavedMealPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedMealPlan'] = ResolversParentTypes['SavedMealPlan']> = ResolversObject<{
  plan?: Resolver<ResolversTypes['MealPlan'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  unsuitable?: Resolver<Array<ResolversTypes['ScrubbedRow']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ScrubMealPlanResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScrubMealPlanResult'] = ResolversParentTypes['ScrubMealPlanResult']> = ResolversObject<{
  changes?: Resolver<Array<ResolversTypes['ScrubbedRow']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['MealPlan']>, ParentType, ContextType>;
}>;

export type ScrubbedRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScrubbedRow'] = ResolversParentTypes['ScrubbedRow']> = ResolversObject<{
  category?: Resolver<ResolversTypes['MealCategory'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['ScrubChange'], ParentType, ContextType>;
  mealName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type SessionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionResult'] = ResolversParentTypes['SessionResult']> = ResolversObject<{
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
}>;

export type SetProductLinksResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetProductLinksResult'] = ResolversParentTypes['SetProductLinksResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  written?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type SettingOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettingOption'] = ResolversParentTypes['SettingOption']> = ResolversObject<{
  choice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  possibleSettings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type SettingsFormsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettingsForms'] = ResolversParentTypes['SettingsForms']> = ResolversObject<{
  dietary?: Resolver<Array<ResolversTypes['FormField']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['FormField']>, ParentType, ContextType>;
}>;

export type SharedListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedList'] = ResolversParentTypes['SharedList']> = ResolversObject<{
  clearedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  ownItems?: Resolver<Array<ResolversTypes['OwnItem']>, ParentType, ContextType>;
  ticks?: Resolver<Array<ResolversTypes['ListTick']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ShopHabitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopHabits'] = ResolversParentTypes['ShopHabits']> = ResolversObject<{
  orders?: Resolver<Array<ResolversTypes['ShopOrder']>, ParentType, ContextType>;
  prices?: Resolver<Array<ResolversTypes['OwnPrice']>, ParentType, ContextType>;
  store?: Resolver<Maybe<ResolversTypes['PreferredStore']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ShopHabitsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopHabitsResult'] = ResolversParentTypes['ShopHabitsResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  shopHabits?: Resolver<Maybe<ResolversTypes['ShopHabits']>, ParentType, ContextType>;
}>;

export type ShopOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopOrder'] = ResolversParentTypes['ShopOrder']> = ResolversObject<{
  areas?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  store?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
}>;

export type ShoppingListItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingListItem'] = ResolversParentTypes['ShoppingListItem']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  atHome?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  buy?: Resolver<Maybe<ResolversTypes['ListPurchase']>, ParentType, ContextType>;
  ingredient?: Resolver<ResolversTypes['ListIngredient'], ParentType, ContextType>;
  isAtHome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCupboard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  measurementUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['ItemPart']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  toBuy?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  typicalLocation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ShoppingListResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingListResult'] = ResolversParentTypes['ShoppingListResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ShoppingListItem']>, ParentType, ContextType>;
  unsuitable?: Resolver<Array<ResolversTypes['ScrubbedRow']>, ParentType, ContextType>;
}>;

export type SignUpResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpResult'] = ResolversParentTypes['SignUpResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type SubmitFeedbackResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitFeedbackResult'] = ResolversParentTypes['SubmitFeedbackResult']> = ResolversObject<{
  errors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  submitted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = ResolversObject<{
  householdChanged?: SubscriptionResolver<ResolversTypes['HouseholdChange'], "householdChanged", ParentType, ContextType, Partial<SubscriptionHouseholdChangedArgs>>;
}>;

export type SuitabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Suitability'] = ResolversParentTypes['Suitability']> = ResolversObject<{
  blockedBy?: Resolver<Array<ResolversTypes['SuitabilityBlock']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SuitabilityKind'], ParentType, ContextType>;
  swaps?: Resolver<Array<ResolversTypes['Swap']>, ParentType, ContextType>;
}>;

export type SuitabilityBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuitabilityBlock'] = ResolversParentTypes['SuitabilityBlock']> = ResolversObject<{
  ingredient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requirement?: Resolver<Maybe<ResolversTypes['DietaryRequirement']>, ParentType, ContextType>;
}>;

export type SwapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Swap'] = ResolversParentTypes['Swap']> = ResolversObject<{
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Ingredient'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preparation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ratio?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Ingredient']>, ParentType, ContextType>;
}>;

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export type UnknownWordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnknownWord'] = ResolversParentTypes['UnknownWord']> = ResolversObject<{
  suggestions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type UnlistedIngredientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnlistedIngredient'] = ResolversParentTypes['UnlistedIngredient']> = ResolversObject<{
  ingredient?: Resolver<ResolversTypes['Ingredient'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ipAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  marketingOptIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type Resolvers<ContextType = Context> = ResolversObject<{
  AnnouncePresenceResult?: AnnouncePresenceResultResolvers<ContextType>;
  ApplyListOperationsResult?: ApplyListOperationsResultResolvers<ContextType>;
  ApplyPlanOperationsResult?: ApplyPlanOperationsResultResolvers<ContextType>;
  CategoryPlan?: CategoryPlanResolvers<ContextType>;
  CategorySettings?: CategorySettingsResolvers<ContextType>;
  ChangePasswordResult?: ChangePasswordResultResolvers<ContextType>;
  ChoiceSetting?: ChoiceSettingResolvers<ContextType>;
  ConfirmEmailResult?: ConfirmEmailResultResolvers<ContextType>;
  CookingIngredient?: CookingIngredientResolvers<ContextType>;
  CookingResult?: CookingResultResolvers<ContextType>;
  Cupboard?: CupboardResolvers<ContextType>;
  CupboardItem?: CupboardItemResolvers<ContextType>;
  CupboardResult?: CupboardResultResolvers<ContextType>;
  CurrentPlan?: CurrentPlanResolvers<ContextType>;
  DeleteAccountResult?: DeleteAccountResultResolvers<ContextType>;
  DeleteDishResult?: DeleteDishResultResolvers<ContextType>;
  DietaryFact?: DietaryFactResolvers;
  Dish?: DishResolvers<ContextType>;
  DishConnection?: DishConnectionResolvers<ContextType>;
  DishDraft?: DishDraftResolvers<ContextType>;
  DishLine?: DishLineResolvers<ContextType>;
  EntrySwap?: EntrySwapResolvers<ContextType>;
  Exclusion?: ExclusionResolvers<ContextType>;
  FigureSource?: FigureSourceResolvers<ContextType>;
  FormField?: FormFieldResolvers<ContextType>;
  FormValue?: FormValueResolvers<ContextType>;
  FoundRecipe?: FoundRecipeResolvers<ContextType>;
  Household?: HouseholdResolvers<ContextType>;
  HouseholdChange?: HouseholdChangeResolvers<ContextType>;
  HouseholdInvitation?: HouseholdInvitationResolvers<ContextType>;
  HouseholdMember?: HouseholdMemberResolvers<ContextType>;
  HouseholdResult?: HouseholdResultResolvers<ContextType>;
  Ingredient?: IngredientResolvers<ContextType>;
  IngredientConnection?: IngredientConnectionResolvers<ContextType>;
  IngredientEdge?: IngredientEdgeResolvers<ContextType>;
  InputError?: InputErrorResolvers<ContextType>;
  Instructions?: InstructionsResolvers<ContextType>;
  InvitationPreview?: InvitationPreviewResolvers<ContextType>;
  InviteToHouseholdResult?: InviteToHouseholdResultResolvers<ContextType>;
  ItemPart?: ItemPartResolvers<ContextType>;
  JSONObject?: GraphQLScalarType;
  ListIngredient?: ListIngredientResolvers<ContextType>;
  ListPack?: ListPackResolvers<ContextType>;
  ListPurchase?: ListPurchaseResolvers<ContextType>;
  ListTick?: ListTickResolvers<ContextType>;
  LogInResult?: LogInResultResolvers<ContextType>;
  LogOutResult?: LogOutResultResolvers<ContextType>;
  Meal?: MealResolvers<ContextType>;
  MealBases?: MealBasesResolvers<ContextType>;
  MealCategory?: MealCategoryResolvers;
  MealConnection?: MealConnectionResolvers<ContextType>;
  MealEdge?: MealEdgeResolvers<ContextType>;
  MealEntry?: MealEntryResolvers<ContextType>;
  MealIngredient?: MealIngredientResolvers<ContextType>;
  MealNutrition?: MealNutritionResolvers<ContextType>;
  MealPlan?: MealPlanResolvers<ContextType>;
  MealVersion?: MealVersionResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NeverEatenEffect?: NeverEatenEffectResolvers<ContextType>;
  NeverEatenWord?: NeverEatenWordResolvers<ContextType>;
  Nutrition?: NutritionResolvers<ContextType>;
  OwnItem?: OwnItemResolvers<ContextType>;
  OwnPrice?: OwnPriceResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PlanRow?: PlanRowResolvers<ContextType>;
  PreferredStore?: PreferredStoreResolvers<ContextType>;
  Presence?: PresenceResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RaffleStatus?: RaffleStatusResolvers<ContextType>;
  RandomizeMealPlanResult?: RandomizeMealPlanResultResolvers<ContextType>;
  RandomizedCategory?: RandomizedCategoryResolvers<ContextType>;
  ReadDishResult?: ReadDishResultResolvers<ContextType>;
  RecordEventResult?: RecordEventResultResolvers<ContextType>;
  RequestPasswordResetResult?: RequestPasswordResetResultResolvers<ContextType>;
  ResetPasswordResult?: ResetPasswordResultResolvers<ContextType>;
  SaveDishResult?: SaveDishResultResolvers<ContextType>;
  SaveMealPlanResult?: SaveMealPlanResultResolvers<ContextType>;
  SaveSettingsResult?: SaveSettingsResultResolvers<ContextType>;
  SavedMealPlan?: SavedMealPlanResolvers<ContextType>;
  ScrubMealPlanResult?: ScrubMealPlanResultResolvers<ContextType>;
  ScrubbedRow?: ScrubbedRowResolvers<ContextType>;
  SessionResult?: SessionResultResolvers<ContextType>;
  SetProductLinksResult?: SetProductLinksResultResolvers<ContextType>;
  SettingOption?: SettingOptionResolvers<ContextType>;
  SettingsForms?: SettingsFormsResolvers<ContextType>;
  SharedList?: SharedListResolvers<ContextType>;
  ShopHabits?: ShopHabitsResolvers<ContextType>;
  ShopHabitsResult?: ShopHabitsResultResolvers<ContextType>;
  ShopOrder?: ShopOrderResolvers<ContextType>;
  ShoppingListItem?: ShoppingListItemResolvers<ContextType>;
  ShoppingListResult?: ShoppingListResultResolvers<ContextType>;
  SignUpResult?: SignUpResultResolvers<ContextType>;
  SubmitFeedbackResult?: SubmitFeedbackResultResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Suitability?: SuitabilityResolvers<ContextType>;
  SuitabilityBlock?: SuitabilityBlockResolvers<ContextType>;
  Swap?: SwapResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
  UnknownWord?: UnknownWordResolvers<ContextType>;
  UnlistedIngredient?: UnlistedIngredientResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
}>;

export type DirectiveResolvers<ContextType = Context> = ResolversObject<{
  auth?: AuthDirectiveResolver<any, any, ContextType>;
  rateLimit?: RateLimitDirectiveResolver<any, any, ContextType>;
}>;
