/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react'
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

export type ListItemPartsFragment = { measurementUnit: string, ingredient: { name: string }, parts: Array<{ mealName: string, serves: number, amount: number }> };

export type ListItemFragment = { key: string, amount: number, measurementUnit: string, typicalLocation: string, productLink: string | null, picture: string, ingredient: { name: string }, parts: Array<{ mealName: string, serves: number, amount: number }> };

export type ShoppingListQueryVariables = Exact<{
  plan: MealPlanInput;
}>;


export type ShoppingListQuery = { shoppingList: { items: Array<{ key: string, amount: number, measurementUnit: string, typicalLocation: string, productLink: string | null, picture: string, ingredient: { name: string }, parts: Array<{ mealName: string, serves: number, amount: number }> }>, errors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export const ListItemPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListItemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShoppingListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measurementUnit"}},{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealName"}},{"kind":"Field","name":{"kind":"Name","value":"serves"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<ListItemPartsFragment, unknown>;
export const ListItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShoppingListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"measurementUnit"}},{"kind":"Field","name":{"kind":"Name","value":"typicalLocation"}},{"kind":"Field","name":{"kind":"Name","value":"productLink"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListItemParts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListItemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShoppingListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measurementUnit"}},{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealName"}},{"kind":"Field","name":{"kind":"Name","value":"serves"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<ListItemFragment, unknown>;
export const ShoppingListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShoppingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plan"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MealPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shoppingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"plan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plan"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListItemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShoppingListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measurementUnit"}},{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealName"}},{"kind":"Field","name":{"kind":"Name","value":"serves"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShoppingListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"measurementUnit"}},{"kind":"Field","name":{"kind":"Name","value":"typicalLocation"}},{"kind":"Field","name":{"kind":"Name","value":"productLink"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListItemParts"}}]}}]} as unknown as DocumentNode<ShoppingListQuery, ShoppingListQueryVariables>;
export function useShoppingListQuery(options: SkipToken | useQuery.Options<ShoppingListQuery, ShoppingListQueryVariables>) {
return useQuery(ShoppingListDocument, options)
}
export function useShoppingListLazyQuery(options?: useLazyQuery.Options<ShoppingListQuery, ShoppingListQueryVariables>) {
return useLazyQuery(ShoppingListDocument, options)
}