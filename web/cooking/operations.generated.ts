/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react'
import type { SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type CookingMealQueryVariables = Exact<{
  entry: MealEntryInput;
}>;


export type CookingMealQuery = { cookingMeal: { steps: Array<string>, stepServes: number, ingredients: Array<{ amount: number, measurementUnit: string, recipeText: string, preparation: string | null, optional: boolean, insteadOf: string | null, note: string | null, typicalLocation: string, picture: string, ingredient: { name: string } }>, errors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type CookedIngredientFragment = { amount: number, measurementUnit: string, recipeText: string, preparation: string | null, optional: boolean, insteadOf: string | null, note: string | null, typicalLocation: string, picture: string, ingredient: { name: string } };

export type InstructionsQueryVariables = Exact<{
  slug: string;
  entry?: string | null | undefined;
  serves?: number | null | undefined;
}>;


export type InstructionsQuery = { instructions: { slug: string, name: string, picture: string, mainIngredient: string, minutes: number, dietary: Array<string>, tags: Array<string>, serves: number, steps: Array<string>, stepServes: number, ingredients: Array<{ amount: number, measurementUnit: string, recipeText: string, preparation: string | null, optional: boolean, insteadOf: string | null, note: string | null, typicalLocation: string, picture: string, ingredient: { name: string } }>, swaps: Array<{ from: string, to: string | null, note: string }>, nutrition: { unknown: Array<string>, perServe: { energy: number, protein: number, fat: number, saturatedFat: number, carbohydrate: number, sugars: number, fibre: number, sodium: number } | null } } | null };

export type MealInstructionsFragment = { slug: string, name: string, picture: string, mainIngredient: string, minutes: number, dietary: Array<string>, tags: Array<string>, serves: number, steps: Array<string>, stepServes: number, ingredients: Array<{ amount: number, measurementUnit: string, recipeText: string, preparation: string | null, optional: boolean, insteadOf: string | null, note: string | null, typicalLocation: string, picture: string, ingredient: { name: string } }>, swaps: Array<{ from: string, to: string | null, note: string }>, nutrition: { unknown: Array<string>, perServe: { energy: number, protein: number, fat: number, saturatedFat: number, carbohydrate: number, sugars: number, fibre: number, sodium: number } | null } };

export type NutritionPerServeFragment = { unknown: Array<string>, perServe: { energy: number, protein: number, fat: number, saturatedFat: number, carbohydrate: number, sugars: number, fibre: number, sodium: number } | null };

export type AdaptedSwapFragment = { from: string, to: string | null, note: string };

export const CookedIngredientFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CookedIngredient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CookingIngredient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"measurementUnit"}},{"kind":"Field","name":{"kind":"Name","value":"recipeText"}},{"kind":"Field","name":{"kind":"Name","value":"preparation"}},{"kind":"Field","name":{"kind":"Name","value":"optional"}},{"kind":"Field","name":{"kind":"Name","value":"insteadOf"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"typicalLocation"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}}]} as unknown as DocumentNode<CookedIngredientFragment, unknown>;
export const AdaptedSwapFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdaptedSwap"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntrySwap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<AdaptedSwapFragment, unknown>;
export const NutritionPerServeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NutritionPerServe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealNutrition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"perServe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"energy"}},{"kind":"Field","name":{"kind":"Name","value":"protein"}},{"kind":"Field","name":{"kind":"Name","value":"fat"}},{"kind":"Field","name":{"kind":"Name","value":"saturatedFat"}},{"kind":"Field","name":{"kind":"Name","value":"carbohydrate"}},{"kind":"Field","name":{"kind":"Name","value":"sugars"}},{"kind":"Field","name":{"kind":"Name","value":"fibre"}},{"kind":"Field","name":{"kind":"Name","value":"sodium"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}}]}}]} as unknown as DocumentNode<NutritionPerServeFragment, unknown>;
export const MealInstructionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MealInstructions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Instructions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"dietary"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"serves"}},{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CookedIngredient"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"stepServes"}},{"kind":"Field","name":{"kind":"Name","value":"swaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdaptedSwap"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nutrition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NutritionPerServe"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CookedIngredient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CookingIngredient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"measurementUnit"}},{"kind":"Field","name":{"kind":"Name","value":"recipeText"}},{"kind":"Field","name":{"kind":"Name","value":"preparation"}},{"kind":"Field","name":{"kind":"Name","value":"optional"}},{"kind":"Field","name":{"kind":"Name","value":"insteadOf"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"typicalLocation"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdaptedSwap"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntrySwap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NutritionPerServe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealNutrition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"perServe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"energy"}},{"kind":"Field","name":{"kind":"Name","value":"protein"}},{"kind":"Field","name":{"kind":"Name","value":"fat"}},{"kind":"Field","name":{"kind":"Name","value":"saturatedFat"}},{"kind":"Field","name":{"kind":"Name","value":"carbohydrate"}},{"kind":"Field","name":{"kind":"Name","value":"sugars"}},{"kind":"Field","name":{"kind":"Name","value":"fibre"}},{"kind":"Field","name":{"kind":"Name","value":"sodium"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}}]}}]} as unknown as DocumentNode<MealInstructionsFragment, unknown>;
export const CookingMealDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CookingMeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entry"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MealEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cookingMeal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entry"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entry"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CookedIngredient"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"stepServes"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CookedIngredient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CookingIngredient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"measurementUnit"}},{"kind":"Field","name":{"kind":"Name","value":"recipeText"}},{"kind":"Field","name":{"kind":"Name","value":"preparation"}},{"kind":"Field","name":{"kind":"Name","value":"optional"}},{"kind":"Field","name":{"kind":"Name","value":"insteadOf"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"typicalLocation"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}}]} as unknown as DocumentNode<CookingMealQuery, CookingMealQueryVariables>;
export const InstructionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Instructions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entry"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"serves"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instructions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"entry"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entry"}}},{"kind":"Argument","name":{"kind":"Name","value":"serves"},"value":{"kind":"Variable","name":{"kind":"Name","value":"serves"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MealInstructions"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CookedIngredient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CookingIngredient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"measurementUnit"}},{"kind":"Field","name":{"kind":"Name","value":"recipeText"}},{"kind":"Field","name":{"kind":"Name","value":"preparation"}},{"kind":"Field","name":{"kind":"Name","value":"optional"}},{"kind":"Field","name":{"kind":"Name","value":"insteadOf"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"typicalLocation"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdaptedSwap"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntrySwap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NutritionPerServe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealNutrition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"perServe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"energy"}},{"kind":"Field","name":{"kind":"Name","value":"protein"}},{"kind":"Field","name":{"kind":"Name","value":"fat"}},{"kind":"Field","name":{"kind":"Name","value":"saturatedFat"}},{"kind":"Field","name":{"kind":"Name","value":"carbohydrate"}},{"kind":"Field","name":{"kind":"Name","value":"sugars"}},{"kind":"Field","name":{"kind":"Name","value":"fibre"}},{"kind":"Field","name":{"kind":"Name","value":"sodium"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MealInstructions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Instructions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"mainIngredient"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"dietary"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"serves"}},{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CookedIngredient"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"stepServes"}},{"kind":"Field","name":{"kind":"Name","value":"swaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdaptedSwap"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nutrition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NutritionPerServe"}}]}}]}}]} as unknown as DocumentNode<InstructionsQuery, InstructionsQueryVariables>;
export function useCookingMealQuery(options: SkipToken | useQuery.Options<CookingMealQuery, CookingMealQueryVariables>) {
return useQuery(CookingMealDocument, options)
}
export function useCookingMealLazyQuery(options?: useLazyQuery.Options<CookingMealQuery, CookingMealQueryVariables>) {
return useLazyQuery(CookingMealDocument, options)
}
export function useInstructionsQuery(options: SkipToken | useQuery.Options<InstructionsQuery, InstructionsQueryVariables>) {
return useQuery(InstructionsDocument, options)
}
export function useInstructionsLazyQuery(options?: useLazyQuery.Options<InstructionsQuery, InstructionsQueryVariables>) {
return useLazyQuery(InstructionsDocument, options)
}