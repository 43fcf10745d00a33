/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { OperationText } from '../../apollo/postGraphql'
export type ProviderStateQueryVariables = Exact<{ [key: string]: never; }>;


export type ProviderStateQuery = { viewer: { id: string, email: string, hasPassword: boolean, isProven: boolean, passkeys: Array<{ id: string }>, provider: { name: string, connectedAt: number | null, usedAt: number | null, isProven: boolean } | null } };

export type BeginProviderVisitMutationVariables = Exact<{
  input: Types.BeginProviderVisitInput;
}>;


export type BeginProviderVisitMutation = { beginProviderVisit: { url: string | null, errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type SignInByProviderMutationVariables = Exact<{
  input: Types.SignInByProviderInput;
}>;


export type SignInByProviderMutation = { signInByProvider: { accessToken: string | null, ip: string | null, email: string | null, viewer: { id: string, email: string } | null, errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type ConnectProviderMutationVariables = Exact<{
  input: Types.ConnectProviderInput;
}>;


export type ConnectProviderMutation = { connectProvider: { ok: boolean, email: string | null, errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type ProveByProviderMutationVariables = Exact<{ [key: string]: never; }>;


export type ProveByProviderMutation = { proveByProvider: { ok: boolean, errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type DisconnectProviderMutationVariables = Exact<{
  input: Types.DisconnectProviderInput;
}>;


export type DisconnectProviderMutation = { disconnectProvider: { ok: boolean, errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type ProveByPasswordMutationVariables = Exact<{
  input: Types.ProveByPasswordInput;
}>;


export type ProveByPasswordMutation = { proveByPassword: { ok: boolean, errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export const ProviderStateText: OperationText<ProviderStateQuery, ProviderStateQueryVariables> = "query ProviderState{viewer{id email hasPassword isProven passkeys{id}provider{name connectedAt usedAt isProven}}}"
export const BeginProviderVisitText: OperationText<BeginProviderVisitMutation, BeginProviderVisitMutationVariables> = "mutation BeginProviderVisit($input:BeginProviderVisitInput!){beginProviderVisit(input:$input){url errors{code field message}}}"
export const SignInByProviderText: OperationText<SignInByProviderMutation, SignInByProviderMutationVariables> = "mutation SignInByProvider($input:SignInByProviderInput!){signInByProvider(input:$input){accessToken ip email viewer{id email}errors{code field message}}}"
export const ConnectProviderText: OperationText<ConnectProviderMutation, ConnectProviderMutationVariables> = "mutation ConnectProvider($input:ConnectProviderInput!){connectProvider(input:$input){ok email errors{code field message}}}"
export const ProveByProviderText: OperationText<ProveByProviderMutation, ProveByProviderMutationVariables> = "mutation ProveByProvider{proveByProvider{ok errors{code field message}}}"
export const DisconnectProviderText: OperationText<DisconnectProviderMutation, DisconnectProviderMutationVariables> = "mutation DisconnectProvider($input:DisconnectProviderInput!){disconnectProvider(input:$input){ok errors{code field message}}}"
export const ProveByPasswordText: OperationText<ProveByPasswordMutation, ProveByPasswordMutationVariables> = "mutation ProveByPassword($input:ProveByPasswordInput!){proveByPassword(input:$input){ok errors{code field message}}}"