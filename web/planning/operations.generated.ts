/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useLazyQuery, useQuery } from '@apollo/client/react'
import type { SkipToken } from '@apollo/client/react'
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

/** What kind of setting excluded meals. */
export type ExclusionKind =
  /** Ingredients that the user never eats. */
  | 'NEVER_EATEN'
  /** A dietary requirement. */
  | 'REQUIREMENT'
  /** A tag that the user has set to Never. */
  | 'TAG';

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

/** What a proposal is for. */
export type ProposalScope =
  /** One or more whole categories. The proposal is a generated plan, which the raffle counts. */
  | 'CATEGORIES'
  /** A single row of a plan: one meal. The proposal is not a generated plan. */
  | 'ROW';

/** How many meals to propose in one category. */
export type RandomizeCategoryInput = {
  /** How many meals, 0 to 10. */
  numMeals: number;
  /** Serves by position; rows beyond the list get 1. */
  serves?: Array<number>;
};

/** How many meals to propose, by category. */
export type RandomizeMealPlanInput = {
  /** Breakfasts; none when left out. */
  breakfast?: RandomizeCategoryInput | null | undefined;
  /** Dinners; none when left out. */
  dinner?: RandomizeCategoryInput | null | undefined;
  /** Unique ids of the entries that are in the plan, so that they are not proposed again. */
  keep?: Array<string>;
  /** Lunches; none when left out. */
  lunch?: RandomizeCategoryInput | null | undefined;
  /**
   * What the proposal is for. When left out, one meal beside entries to keep is for a row, anything else for whole
   * categories.
   */
  scope?: ProposalScope | null | undefined;
  /** Makes the answer repeatable for the same catalogue, settings and history. */
  seed?: string | null | undefined;
};

/** A plan to save. */
export type SaveMealPlanInput = {
  /** The plan. */
  plan: MealPlanInput;
  /** Version of the saved plan that this one is based on; 0 for the first save; null overwrites what is stored. */
  version?: number | null | undefined;
};

export type MealBasesQueryVariables = Exact<{
  category: MealCategory;
}>;


export type MealBasesQuery = { mealBases: { mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string, slug: string, picture: string, minutes: number, swaps: Array<{ from: string, to: string | null, note: string }> }> } };

export type ProposedCategoryFragment = { differentMeals: number, settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string, slug: string, picture: string, minutes: number, swaps: Array<{ from: string, to: string | null, note: string }> }>, excludedBy: Array<{ kind: ExclusionKind, label: string, count: number }> };

export type RandomizeMealPlanMutationVariables = Exact<{
  input: RandomizeMealPlanInput;
}>;


export type RandomizeMealPlanMutation = { randomizeMealPlan: { breakfast: { differentMeals: number, settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string, slug: string, picture: string, minutes: number, swaps: Array<{ from: string, to: string | null, note: string }> }>, excludedBy: Array<{ kind: ExclusionKind, label: string, count: number }> } | null, lunch: { differentMeals: number, settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string, slug: string, picture: string, minutes: number, swaps: Array<{ from: string, to: string | null, note: string }> }>, excludedBy: Array<{ kind: ExclusionKind, label: string, count: number }> } | null, dinner: { differentMeals: number, settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string, slug: string, picture: string, minutes: number, swaps: Array<{ from: string, to: string | null, note: string }> }>, excludedBy: Array<{ kind: ExclusionKind, label: string, count: number }> } | null, errors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type SavedPlanFragment = { version: number, savedAt: number, plan: { breakfast: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string, slug: string, picture: string, minutes: number, swaps: Array<{ from: string, to: string | null, note: string }> }> }, lunch: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string, slug: string, picture: string, minutes: number, swaps: Array<{ from: string, to: string | null, note: string }> }> }, dinner: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string, slug: string, picture: string, minutes: number, swaps: Array<{ from: string, to: string | null, note: string }> }> } } };

export type LoadMealPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadMealPlanQuery = { mealPlan: { version: number, savedAt: number, plan: { breakfast: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string, slug: string, picture: string, minutes: number, swaps: Array<{ from: string, to: string | null, note: string }> }> }, lunch: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string, slug: string, picture: string, minutes: number, swaps: Array<{ from: string, to: string | null, note: string }> }> }, dinner: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string, slug: string, picture: string, minutes: number, swaps: Array<{ from: string, to: string | null, note: string }> }> } } } | null };

export type SaveMealPlanMutationVariables = Exact<{
  input: SaveMealPlanInput;
}>;


export type SaveMealPlanMutation = { saveMealPlan: { saved: { version: number, savedAt: number, plan: { breakfast: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string, slug: string, picture: string, minutes: number, swaps: Array<{ from: string, to: string | null, note: string }> }> }, lunch: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string, slug: string, picture: string, minutes: number, swaps: Array<{ from: string, to: string | null, note: string }> }> }, dinner: { settings: { numMeals: number }, mealList: Array<{ name: string, uniqueId: string, isCustomised: boolean, urlDetails: string, numServes: number, mainIngredient: string, slug: string, picture: string, minutes: number, swaps: Array<{ from: string, to: string | null, note: string }> }> } } } | null, errors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export const ProposedCategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProposedCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RandomizedCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numMeals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mealList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"differentMeals"}},{"kind":"Field","name":{"kind":"Name","value":"excludedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomised"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"numServes"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"swaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<ProposedCategoryFragment, unknown>;
export const SavedPlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedMealPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomised"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"numServes"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"swaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numMeals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mealList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakfast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lunch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dinner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCategory"}}]}}]}}]} as unknown as DocumentNode<SavedPlanFragment, unknown>;
export const MealBasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MealBases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MealCategory"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealBases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanEntry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomised"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"numServes"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"swaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<MealBasesQuery, MealBasesQueryVariables>;
export const RandomizeMealPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RandomizeMealPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RandomizeMealPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"randomizeMealPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakfast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposedCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lunch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposedCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dinner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposedCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomised"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"numServes"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"swaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProposedCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RandomizedCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numMeals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mealList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"differentMeals"}},{"kind":"Field","name":{"kind":"Name","value":"excludedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<RandomizeMealPlanMutation, RandomizeMealPlanMutationVariables>;
export const LoadMealPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadMealPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedPlan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomised"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"numServes"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"swaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numMeals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mealList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakfast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lunch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dinner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCategory"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedMealPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan"}}]}}]}}]} as unknown as DocumentNode<LoadMealPlanQuery, LoadMealPlanQueryVariables>;
export const SaveMealPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMealPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveMealPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveMealPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedPlan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomised"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"numServes"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"swaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numMeals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mealList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breakfast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lunch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dinner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCategory"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedMealPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan"}}]}}]}}]} as unknown as DocumentNode<SaveMealPlanMutation, SaveMealPlanMutationVariables>;
export function useMealBasesQuery(options: SkipToken | useQuery.Options<MealBasesQuery, MealBasesQueryVariables>) {
return useQuery(MealBasesDocument, options)
}
export function useMealBasesLazyQuery(options?: useLazyQuery.Options<MealBasesQuery, MealBasesQueryVariables>) {
return useLazyQuery(MealBasesDocument, options)
}
export function useRandomizeMealPlanMutation(options?: useMutation.Options<RandomizeMealPlanMutation, RandomizeMealPlanMutationVariables>) {
return useMutation(RandomizeMealPlanDocument, options)
}
export function useLoadMealPlanQuery(options: SkipToken | useQuery.Options<LoadMealPlanQuery, LoadMealPlanQueryVariables>) {
return useQuery(LoadMealPlanDocument, options)
}
export function useLoadMealPlanLazyQuery(options?: useLazyQuery.Options<LoadMealPlanQuery, LoadMealPlanQueryVariables>) {
return useLazyQuery(LoadMealPlanDocument, options)
}
export function useSaveMealPlanMutation(options?: useMutation.Options<SaveMealPlanMutation, SaveMealPlanMutationVariables>) {
return useMutation(SaveMealPlanDocument, options)
}