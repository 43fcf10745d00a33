/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react'
import type { SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CupboardIngredientsQueryVariables = Exact<{
  search: string;
}>;


export type CupboardIngredientsQuery = { ingredients: { nodes: Array<{ slug: string, name: string, picture: string, typicalLocation: string, shoppingUnit: string, density: number | null, pieceWeight: number | null }> } };

export type KnownIngredientsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type KnownIngredientsQuery = { ingredients: { nodes: Array<{ slug: string, name: string, picture: string, typicalLocation: string, shoppingUnit: string, density: number | null, pieceWeight: number | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };


export const CupboardIngredientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CupboardIngredients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptIngredient"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptIngredient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ingredient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"typicalLocation"}},{"kind":"Field","name":{"kind":"Name","value":"shoppingUnit"}},{"kind":"Field","name":{"kind":"Name","value":"density"}},{"kind":"Field","name":{"kind":"Name","value":"pieceWeight"}}]}}]} as unknown as DocumentNode<CupboardIngredientsQuery, CupboardIngredientsQueryVariables>;
export const KnownIngredientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KnownIngredients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptIngredient"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptIngredient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ingredient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"typicalLocation"}},{"kind":"Field","name":{"kind":"Name","value":"shoppingUnit"}},{"kind":"Field","name":{"kind":"Name","value":"density"}},{"kind":"Field","name":{"kind":"Name","value":"pieceWeight"}}]}}]} as unknown as DocumentNode<KnownIngredientsQuery, KnownIngredientsQueryVariables>;
export function useCupboardIngredientsQuery(options: SkipToken | useQuery.Options<CupboardIngredientsQuery, CupboardIngredientsQueryVariables>) {
return useQuery(CupboardIngredientsDocument, options)
}
export function useCupboardIngredientsLazyQuery(options?: useLazyQuery.Options<CupboardIngredientsQuery, CupboardIngredientsQueryVariables>) {
return useLazyQuery(CupboardIngredientsDocument, options)
}
export function useKnownIngredientsQuery(options: SkipToken | useQuery.Options<KnownIngredientsQuery, KnownIngredientsQueryVariables>) {
return useQuery(KnownIngredientsDocument, options)
}
export function useKnownIngredientsLazyQuery(options?: useLazyQuery.Options<KnownIngredientsQuery, KnownIngredientsQueryVariables>) {
return useLazyQuery(KnownIngredientsDocument, options)
}