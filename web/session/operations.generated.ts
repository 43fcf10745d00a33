/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationText } from '../apollo/postGraphql'
export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: { ok: boolean, providerLogOut: string | null } };

export type RefreshSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshSessionMutation = { refreshSession: { accessToken: string, viewer: { id: string, email: string, ipAddress: string | null } } };

export const LogOutText: OperationText<LogOutMutation, LogOutMutationVariables> = "mutation LogOut{logOut{ok providerLogOut}}"
export const RefreshSessionText: OperationText<RefreshSessionMutation, RefreshSessionMutationVariables> = "mutation RefreshSession{refreshSession{accessToken viewer{id email ipAddress}}}"