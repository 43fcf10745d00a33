/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
  /** The current password. */
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

/** Why an input was refused. New values may come. */
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

/** The credentials of a login. */
export type LogInInput = {
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
  /** Opaque name of the meal and its swaps, from an earlier answer; empty for an empty entry. */
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

/** A choice with its setting, as a client sends it. */
export type OptionSettingInput = {
  /** Id of what is chosen. */
  optionId: string;
  /** Id of what it is set to. */
  settingId: string;
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

export const RestErrorsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestErrors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestErrorsFragment, unknown>;
export const RestEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomised"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"numServes"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}}]}}]} as unknown as DocumentNode<RestEntryFragment, unknown>;
export const RestCategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numMeals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mealList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomised"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"numServes"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}}]}}]} as unknown as DocumentNode<RestCategoryFragment, unknown>;
export const RestPlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakfast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lunch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dinner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomised"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"numServes"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numMeals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mealList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEntry"}}]}}]}}]} as unknown as DocumentNode<RestPlanFragment, unknown>;
export const RestUnsuitableFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUnsuitable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrubbedRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"mealName"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]} as unknown as DocumentNode<RestUnsuitableFragment, unknown>;
export const RestProposalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RandomizedCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numMeals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mealList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"differentMeals"}},{"kind":"Field","name":{"kind":"Name","value":"excludedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomised"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"numServes"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}}]}}]} as unknown as DocumentNode<RestProposalFragment, unknown>;
export const RestFieldFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestField"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"settingOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"possibleSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}}]}}]}}]}}]} as unknown as DocumentNode<RestFieldFragment, unknown>;
export const RestFormsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestForms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsForms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dietary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestField"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestField"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestField"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"settingOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"possibleSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}}]}}]}}]}}]} as unknown as DocumentNode<RestFormsFragment, unknown>;
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