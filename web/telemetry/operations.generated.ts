/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, useMutation } from '../apollo/lazyHooks'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Something that happened in a client. */
export type AnalyticsEventInput = {
  /** Chosen by the client; the same event sent twice is recorded once. */
  eventId?: string | null | undefined;
  /** The kind of event. */
  eventType: AnalyticsEventType;
  /** Details, at most 2048 bytes as JSON; none if left out or null. */
  metadata?: Record<string, unknown> | null | undefined;
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

export type RecordEventMutationVariables = Exact<{
  input: AnalyticsEventInput;
}>;


export type RecordEventMutation = { recordEvent: { accepted: boolean } };


export const RecordEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}}]}}]}}]} as unknown as DocumentNode<RecordEventMutation, RecordEventMutationVariables>;
export function useRecordEventMutation(options?: MutationOptions<RecordEventMutation, RecordEventMutationVariables>) {
return useMutation(RecordEventDocument, options)
}