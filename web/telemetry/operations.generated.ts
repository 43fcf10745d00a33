/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schemaTypes.generated';

import { type MutationOptions, useMutation } from '../apollo/lazyHooks'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RecordEventMutationVariables = Exact<{
  input: Types.AnalyticsEventInput;
}>;


export type RecordEventMutation = { recordEvent: { accepted: boolean } };


export const RecordEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}}]}}]}}]} as unknown as DocumentNode<RecordEventMutation, RecordEventMutationVariables>;
export function useRecordEventMutation(options?: MutationOptions<RecordEventMutation, RecordEventMutationVariables>) {
return useMutation(RecordEventDocument, options)
}