/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
  /** The value has the wrong form. */
  | 'INVALID'
  /** Address and password do not match, or there were too many attempts. */
  | 'INVALID_CREDENTIALS'
  /** The mailed key is unknown, used or expired. */
  | 'KEY_INVALID'
  /** Two values that must be equal differ. */
  | 'MISMATCH'
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

/** A meal of the day. */
export type MealCategory =
  /** Morning. */
  | 'BREAKFAST'
  /** Evening. */
  | 'DINNER'
  /** Midday. */
  | 'LUNCH';

/** A meal in a plan, as a client sends it. Only `uniqueId` and `numServes` are read. */
export type MealEntryInput = {
  /** Ignored: it follows from `uniqueId`. */
  isCustomised?: boolean | null | undefined;
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

export type PlanEntryFragment = { name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string, slug: string, picture: string, minutes: number, swaps: Array<{ from: string, to: string | null, note: string }> };

export type PlanCategoryFragment = { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string, slug: string, picture: string, minutes: number, swaps: Array<{ from: string, to: string | null, note: string }> }> };

export type PlanFragment = { breakfast: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string, slug: string, picture: string, minutes: number, swaps: Array<{ from: string, to: string | null, note: string }> }> }, lunch: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string, slug: string, picture: string, minutes: number, swaps: Array<{ from: string, to: string | null, note: string }> }> }, dinner: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string, slug: string, picture: string, minutes: number, swaps: Array<{ from: string, to: string | null, note: string }> }> } };

export type PlanChangeFragment = { category: MealCategory, row: number, mealName: string, change: ScrubChange, reasons: Array<string> };

export type ScrubMealPlanMutationVariables = Exact<{
  input: ScrubMealPlanInput;
}>;


export type ScrubMealPlanMutation = { scrubMealPlan: { plan: { breakfast: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string, slug: string, picture: string, minutes: number, swaps: Array<{ from: string, to: string | null, note: string }> }> }, lunch: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string, slug: string, picture: string, minutes: number, swaps: Array<{ from: string, to: string | null, note: string }> }> }, dinner: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string, slug: string, picture: string, minutes: number, swaps: Array<{ from: string, to: string | null, note: string }> }> } } | null, changes: Array<{ category: MealCategory, row: number, mealName: string, change: ScrubChange, reasons: Array<string> }>, errors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export const PlanEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomised"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"numServes"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"swaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<PlanEntryFragment, unknown>;
export const PlanCategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numMeals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mealList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomised"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"numServes"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"swaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<PlanCategoryFragment, unknown>;
export const PlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakfast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lunch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dinner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCategory"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomised"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"numServes"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"swaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numMeals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mealList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanEntry"}}]}}]}}]} as unknown as DocumentNode<PlanFragment, unknown>;
export const PlanChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrubbedRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"mealName"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]} as unknown as DocumentNode<PlanChangeFragment, unknown>;
export const ScrubMealPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScrubMealPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScrubMealPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrubMealPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanChange"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomised"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"numServes"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"swaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numMeals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mealList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakfast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lunch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dinner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCategory"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrubbedRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"mealName"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]} as unknown as DocumentNode<ScrubMealPlanMutation, ScrubMealPlanMutationVariables>;
export function useScrubMealPlanMutation(options?: useMutation.Options<ScrubMealPlanMutation, ScrubMealPlanMutationVariables>) {
return useMutation(ScrubMealPlanDocument, options)
}