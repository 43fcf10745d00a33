/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schemaTypes.generated';

import { useMutation, useQuery } from '@apollo/client/react'
import type { SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MealNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type MealNamesQuery = { mealNames: Array<string> };

export type RaffleStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type RaffleStatusQuery = { raffleStatus: { monthName: string, plansGenerated: number, plansNeeded: number, feedbackGiven: boolean, eligible: boolean } };

export type SubmitFeedbackMutationVariables = Exact<{
  input: Types.SubmitFeedbackInput;
}>;


export type SubmitFeedbackMutation = { submitFeedback: { ok: boolean, errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };


export const MealNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MealNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealNames"}}]}}]} as unknown as DocumentNode<MealNamesQuery, MealNamesQueryVariables>;
export const RaffleStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RaffleStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raffleStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monthName"}},{"kind":"Field","name":{"kind":"Name","value":"plansGenerated"}},{"kind":"Field","name":{"kind":"Name","value":"plansNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackGiven"}},{"kind":"Field","name":{"kind":"Name","value":"eligible"}}]}}]}}]} as unknown as DocumentNode<RaffleStatusQuery, RaffleStatusQueryVariables>;
export const SubmitFeedbackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitFeedback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitFeedbackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitFeedback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SubmitFeedbackMutation, SubmitFeedbackMutationVariables>;
export function useMealNamesQuery(options: SkipToken | useQuery.Options<MealNamesQuery, MealNamesQueryVariables>) {
return useQuery(MealNamesDocument, options)
}
export function useRaffleStatusQuery(options: SkipToken | useQuery.Options<RaffleStatusQuery, RaffleStatusQueryVariables>) {
return useQuery(RaffleStatusDocument, options)
}
export function useSubmitFeedbackMutation(options?: useMutation.Options<SubmitFeedbackMutation, SubmitFeedbackMutationVariables>) {
return useMutation(SubmitFeedbackDocument, options)
}