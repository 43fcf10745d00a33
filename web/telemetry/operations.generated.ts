/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schemaTypes.generated';

import type { OperationText } from '../apollo/postGraphql'
export type RecordEventMutationVariables = Exact<{
  input: Types.AnalyticsEventInput;
}>;


export type RecordEventMutation = { recordEvent: { ok: boolean } };

export const RecordEventText: OperationText<RecordEventMutation, RecordEventMutationVariables> = "mutation RecordEvent($input:AnalyticsEventInput!){recordEvent(input:$input){ok}}"