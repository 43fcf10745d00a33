/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { OperationText } from '../../apollo/postGraphql'
export type NotificationKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationKeyQuery = { viewer: { id: string, notifications: { publicKey: string } } };

export type RenewNotificationDeviceMutationVariables = Exact<{
  input: Types.RenewNotificationDeviceInput;
}>;


export type RenewNotificationDeviceMutation = { renewNotificationDevice: { device: { id: string } | null, errors: Array<{ code: Types.ErrorCode, field: string | null }> } };

export const NotificationKeyText: OperationText<NotificationKeyQuery, NotificationKeyQueryVariables> = "query NotificationKey{viewer{id notifications{publicKey}}}"
export const RenewNotificationDeviceText: OperationText<RenewNotificationDeviceMutation, RenewNotificationDeviceMutationVariables> = "mutation RenewNotificationDevice($input:RenewNotificationDeviceInput!){renewNotificationDevice(input:$input){device{id}errors{code field}}}"