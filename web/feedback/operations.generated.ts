/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useLazyQuery, useQuery } from '@apollo/client/react'
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

/** A recommendation about a meal. */
export type MealAdjustmentInput = {
  /** Name of the meal. */
  meal: string;
  /** What to change; at most 100 words are suggested. */
  recommendation: string;
};

/** A yes/no question of the feedback page. */
export type QuestionAnswerInput = {
  /** The answer; null when it was skipped. */
  answer?: boolean | null | undefined;
  /** The question as it was shown. */
  question: string;
};

/** A feedback form. Every part may be left blank. */
export type SubmitFeedbackInput = {
  /** Up to five meals. */
  mealAdjustments?: Array<MealAdjustmentInput>;
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

export type MealNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type MealNamesQuery = { mealNames: Array<string> };

export type RaffleStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type RaffleStatusQuery = { raffleStatus: { monthName: string, plansGenerated: number, plansNeeded: number, feedbackGiven: boolean, eligible: boolean } };

export type SubmitFeedbackMutationVariables = Exact<{
  input: SubmitFeedbackInput;
}>;


export type SubmitFeedbackMutation = { submitFeedback: { submitted: boolean, errors: Array<{ code: ErrorCode, field: string | null, message: string }> } };


export const MealNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MealNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealNames"}}]}}]} as unknown as DocumentNode<MealNamesQuery, MealNamesQueryVariables>;
export const RaffleStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RaffleStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raffleStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monthName"}},{"kind":"Field","name":{"kind":"Name","value":"plansGenerated"}},{"kind":"Field","name":{"kind":"Name","value":"plansNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackGiven"}},{"kind":"Field","name":{"kind":"Name","value":"eligible"}}]}}]}}]} as unknown as DocumentNode<RaffleStatusQuery, RaffleStatusQueryVariables>;
export const SubmitFeedbackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitFeedback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitFeedbackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitFeedback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SubmitFeedbackMutation, SubmitFeedbackMutationVariables>;
export function useMealNamesQuery(options: SkipToken | useQuery.Options<MealNamesQuery, MealNamesQueryVariables>) {
return useQuery(MealNamesDocument, options)
}
export function useMealNamesLazyQuery(options?: useLazyQuery.Options<MealNamesQuery, MealNamesQueryVariables>) {
return useLazyQuery(MealNamesDocument, options)
}
export function useRaffleStatusQuery(options: SkipToken | useQuery.Options<RaffleStatusQuery, RaffleStatusQueryVariables>) {
return useQuery(RaffleStatusDocument, options)
}
export function useRaffleStatusLazyQuery(options?: useLazyQuery.Options<RaffleStatusQuery, RaffleStatusQueryVariables>) {
return useLazyQuery(RaffleStatusDocument, options)
}
export function useSubmitFeedbackMutation(options?: useMutation.Options<SubmitFeedbackMutation, SubmitFeedbackMutationVariables>) {
return useMutation(SubmitFeedbackDocument, options)
}