/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useLazyQuery, useQuery } from '@apollo/client/react'
import type { SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A named set of forbidden dietary facts. */
export type DietaryRequirement =
  /** No milk. */
  | 'DAIRY_FREE'
  /** No egg. */
  | 'EGG_FREE'
  /** No fish. */
  | 'FISH_FREE'
  /** No gluten. */
  | 'GLUTEN_FREE'
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
  /** Nothing from animals. */
  | 'VEGAN'
  /** No meat, fish, shellfish, gelatine or animal rennet. */
  | 'VEGETARIAN'
  /** No wheat. */
  | 'WHEAT_FREE';

/** A line of a dish to save, for one serve. */
export type DishLineInput = {
  /** How much, in `unit`; above 0. Null for as much as is needed. */
  amount?: number | null | undefined;
  /** Slug of the catalogue's ingredient; null when none matches. */
  ingredient?: string | null | undefined;
  /** Whether the dish works without it. */
  optional?: boolean;
  /** How it is prepared. */
  preparation?: string | null | undefined;
  /** The line as it was written, at most 300 characters. */
  text: string;
  /** g, kg, ml, l, tsp, tbsp, cup, pinch or piece; needed with an amount. */
  unit?: string | null | undefined;
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

/** Text from which to read a recipe. */
export type ReadDishInput = {
  /**
   * A recipe as plain text (name, ingredient lines, steps), or schema.org Recipe data as JSON-LD, alone or within a page's
   * source. At most 20,000 characters. No address in it is fetched.
   */
  text: string;
};

/** A dish to save. */
export type SaveDishInput = {
  /** When it is eaten; at least one. */
  categories: Array<MealCategory>;
  /** Which dish to change; null makes a new one. */
  id?: string | null | undefined;
  /** Ingredient lines for one serve, 1 to 60; the first is the main ingredient unless `mainLine` says otherwise. */
  lines: Array<DishLineInput>;
  /** Position of the main ingredient's line, from 0. */
  mainLine?: number;
  /** Minutes from start to table, 1 to 1,440. */
  minutes: number;
  /** Name, unique among the person's dishes; at most 120 characters. */
  name: string;
  /** Serves that the recipe was written for, 1 to 100; kept so that it can be shown as it was. */
  serves?: number;
  /** Cooking steps, 1 to 60 of at most 2,000 characters each. */
  steps: Array<string>;
  /** Words that describe it, of those that `tagChoices` lists. */
  tags?: Array<string>;
  /** Page that it came from, http or https. */
  urlDetails?: string | null | undefined;
};

export type EditedDishFragment = { id: string, slug: string, name: string, picture: string, categories: Array<MealCategory>, minutes: number, tags: Array<string>, serves: number, mainLine: number, steps: Array<string>, urlDetails: string | null, dietary: Array<DietaryRequirement>, changedAt: number, lines: Array<{ text: string, amount: number | null, unit: string | null, name: string, preparation: string | null, optional: boolean, ingredient: { slug: string, name: string, kind: string, picture: string, pieceWeight: number | null } | null, suggestions: Array<{ slug: string, name: string, kind: string, picture: string, pieceWeight: number | null }> }> };

export type DishQueryVariables = Exact<{
  id: string;
}>;


export type DishQuery = { dish: { id: string, slug: string, name: string, picture: string, categories: Array<MealCategory>, minutes: number, tags: Array<string>, serves: number, mainLine: number, steps: Array<string>, urlDetails: string | null, dietary: Array<DietaryRequirement>, changedAt: number, lines: Array<{ text: string, amount: number | null, unit: string | null, name: string, preparation: string | null, optional: boolean, ingredient: { slug: string, name: string, kind: string, picture: string, pieceWeight: number | null } | null, suggestions: Array<{ slug: string, name: string, kind: string, picture: string, pieceWeight: number | null }> }> } | null };

export type DishTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type DishTagsQuery = { dishes: { tagChoices: Array<string> } };

export type SaveDishMutationVariables = Exact<{
  input: SaveDishInput;
}>;


export type SaveDishMutation = { saveDish: { dish: { id: string, slug: string, name: string, picture: string, categories: Array<MealCategory>, minutes: number, tags: Array<string>, serves: number, mainLine: number, steps: Array<string>, urlDetails: string | null, dietary: Array<DietaryRequirement>, changedAt: number, lines: Array<{ text: string, amount: number | null, unit: string | null, name: string, preparation: string | null, optional: boolean, ingredient: { slug: string, name: string, kind: string, picture: string, pieceWeight: number | null } | null, suggestions: Array<{ slug: string, name: string, kind: string, picture: string, pieceWeight: number | null }> }> } | null, errors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type DishRowFragment = { id: string, slug: string, name: string, picture: string, categories: Array<MealCategory>, minutes: number, tags: Array<string>, lines: Array<{ text: string, ingredient: { slug: string } | null }> };

export type DishesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type DishesQuery = { dishes: { totalCount: number, nodes: Array<{ id: string, slug: string, name: string, picture: string, categories: Array<MealCategory>, minutes: number, tags: Array<string>, lines: Array<{ text: string, ingredient: { slug: string } | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DeleteDishMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDishMutation = { deleteDish: { deleted: boolean, errors: Array<{ code: ErrorCode, message: string }> } };

export type DishIngredientFragment = { slug: string, name: string, kind: string, picture: string, pieceWeight: number | null };

export type DishIngredientsQueryVariables = Exact<{
  search: string;
}>;


export type DishIngredientsQuery = { ingredients: { nodes: Array<{ slug: string, name: string, kind: string, picture: string, pieceWeight: number | null }> } };

export type EditedLineFragment = { text: string, amount: number | null, unit: string | null, name: string, preparation: string | null, optional: boolean, ingredient: { slug: string, name: string, kind: string, picture: string, pieceWeight: number | null } | null, suggestions: Array<{ slug: string, name: string, kind: string, picture: string, pieceWeight: number | null }> };

export type ReadDraftFragment = { name: string, serves: number | null, minutes: number | null, steps: Array<string>, urlDetails: string | null, lines: Array<{ text: string, amount: number | null, unit: string | null, name: string, preparation: string | null, optional: boolean, ingredient: { slug: string, name: string, kind: string, picture: string, pieceWeight: number | null } | null, suggestions: Array<{ slug: string, name: string, kind: string, picture: string, pieceWeight: number | null }> }> };

export type ReadDishMutationVariables = Exact<{
  input: ReadDishInput;
}>;


export type ReadDishMutation = { readDish: { draft: { name: string, serves: number | null, minutes: number | null, steps: Array<string>, urlDetails: string | null, lines: Array<{ text: string, amount: number | null, unit: string | null, name: string, preparation: string | null, optional: boolean, ingredient: { slug: string, name: string, kind: string, picture: string, pieceWeight: number | null } | null, suggestions: Array<{ slug: string, name: string, kind: string, picture: string, pieceWeight: number | null }> }> } | null, errors: Array<{ field: string | null, message: string }> } };

export const DishIngredientFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DishIngredient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ingredient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"pieceWeight"}}]}}]} as unknown as DocumentNode<DishIngredientFragment, unknown>;
export const EditedLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DishLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DishIngredient"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"preparation"}},{"kind":"Field","name":{"kind":"Name","value":"optional"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DishIngredient"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DishIngredient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ingredient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"pieceWeight"}}]}}]} as unknown as DocumentNode<EditedLineFragment, unknown>;
export const EditedDishFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedDish"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dish"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"serves"}},{"kind":"Field","name":{"kind":"Name","value":"mainLine"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"dietary"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DishIngredient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ingredient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"pieceWeight"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DishLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DishIngredient"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"preparation"}},{"kind":"Field","name":{"kind":"Name","value":"optional"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DishIngredient"}}]}}]}}]} as unknown as DocumentNode<EditedDishFragment, unknown>;
export const DishRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DishRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dish"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]} as unknown as DocumentNode<DishRowFragment, unknown>;
export const ReadDraftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DishDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"serves"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DishIngredient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ingredient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"pieceWeight"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DishLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DishIngredient"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"preparation"}},{"kind":"Field","name":{"kind":"Name","value":"optional"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DishIngredient"}}]}}]}}]} as unknown as DocumentNode<ReadDraftFragment, unknown>;
export const DishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dish"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedDish"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DishIngredient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ingredient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"pieceWeight"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DishLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DishIngredient"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"preparation"}},{"kind":"Field","name":{"kind":"Name","value":"optional"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DishIngredient"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedDish"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dish"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"serves"}},{"kind":"Field","name":{"kind":"Name","value":"mainLine"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"dietary"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedLine"}}]}}]}}]} as unknown as DocumentNode<DishQuery, DishQueryVariables>;
export const DishTagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DishTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagChoices"}}]}}]}}]} as unknown as DocumentNode<DishTagsQuery, DishTagsQueryVariables>;
export const SaveDishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveDishInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDish"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dish"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedDish"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DishIngredient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ingredient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"pieceWeight"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DishLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DishIngredient"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"preparation"}},{"kind":"Field","name":{"kind":"Name","value":"optional"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DishIngredient"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedDish"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dish"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"serves"}},{"kind":"Field","name":{"kind":"Name","value":"mainLine"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"dietary"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedLine"}}]}}]}}]} as unknown as DocumentNode<SaveDishMutation, SaveDishMutationVariables>;
export const DishesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dishes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DishRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DishRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dish"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]} as unknown as DocumentNode<DishesQuery, DishesQueryVariables>;
export const DeleteDishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDish"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteDishMutation, DeleteDishMutationVariables>;
export const DishIngredientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DishIngredients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DishIngredient"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DishIngredient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ingredient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"pieceWeight"}}]}}]} as unknown as DocumentNode<DishIngredientsQuery, DishIngredientsQueryVariables>;
export const ReadDishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadDish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReadDishInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readDish"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReadDraft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DishIngredient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ingredient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"pieceWeight"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DishLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"ingredient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DishIngredient"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"preparation"}},{"kind":"Field","name":{"kind":"Name","value":"optional"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DishIngredient"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DishDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"serves"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"urlDetails"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedLine"}}]}}]}}]} as unknown as DocumentNode<ReadDishMutation, ReadDishMutationVariables>;
export function useDishQuery(options: SkipToken | useQuery.Options<DishQuery, DishQueryVariables>) {
return useQuery(DishDocument, options)
}
export function useDishLazyQuery(options?: useLazyQuery.Options<DishQuery, DishQueryVariables>) {
return useLazyQuery(DishDocument, options)
}
export function useDishTagsQuery(options: SkipToken | useQuery.Options<DishTagsQuery, DishTagsQueryVariables>) {
return useQuery(DishTagsDocument, options)
}
export function useDishTagsLazyQuery(options?: useLazyQuery.Options<DishTagsQuery, DishTagsQueryVariables>) {
return useLazyQuery(DishTagsDocument, options)
}
export function useSaveDishMutation(options?: useMutation.Options<SaveDishMutation, SaveDishMutationVariables>) {
return useMutation(SaveDishDocument, options)
}
export function useDishesQuery(options: SkipToken | useQuery.Options<DishesQuery, DishesQueryVariables>) {
return useQuery(DishesDocument, options)
}
export function useDishesLazyQuery(options?: useLazyQuery.Options<DishesQuery, DishesQueryVariables>) {
return useLazyQuery(DishesDocument, options)
}
export function useDeleteDishMutation(options?: useMutation.Options<DeleteDishMutation, DeleteDishMutationVariables>) {
return useMutation(DeleteDishDocument, options)
}
export function useDishIngredientsQuery(options: SkipToken | useQuery.Options<DishIngredientsQuery, DishIngredientsQueryVariables>) {
return useQuery(DishIngredientsDocument, options)
}
export function useDishIngredientsLazyQuery(options?: useLazyQuery.Options<DishIngredientsQuery, DishIngredientsQueryVariables>) {
return useLazyQuery(DishIngredientsDocument, options)
}
export function useReadDishMutation(options?: useMutation.Options<ReadDishMutation, ReadDishMutationVariables>) {
return useMutation(ReadDishDocument, options)
}