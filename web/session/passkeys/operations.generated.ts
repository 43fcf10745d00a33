/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { OperationText } from '../../apollo/postGraphql'
export type BeginPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeySignInMutation = { beginPasskeySignIn: { options: Record<string, unknown> | null, errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type SignInByPasskeyMutationVariables = Exact<{
  input: Types.PasskeyResponseInput;
}>;


export type SignInByPasskeyMutation = { signInByPasskey: { accessToken: string | null, ip: string | null, viewer: { id: string, email: string } | null, errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type BeginPasskeyProofMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyProofMutation = { beginPasskeyProof: { options: Record<string, unknown> | null, errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type ProveByPasskeyMutationVariables = Exact<{
  input: Types.PasskeyResponseInput;
}>;


export type ProveByPasskeyMutation = { proveByPasskey: { ok: boolean, errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export const BeginPasskeySignInText: OperationText<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables> = "mutation BeginPasskeySignIn{beginPasskeySignIn{options errors{code field message}}}"
export const SignInByPasskeyText: OperationText<SignInByPasskeyMutation, SignInByPasskeyMutationVariables> = "mutation SignInByPasskey($input:PasskeyResponseInput!){signInByPasskey(input:$input){accessToken ip viewer{id email}errors{code field message}}}"
export const BeginPasskeyProofText: OperationText<BeginPasskeyProofMutation, BeginPasskeyProofMutationVariables> = "mutation BeginPasskeyProof{beginPasskeyProof{options errors{code field message}}}"
export const ProveByPasskeyText: OperationText<ProveByPasskeyMutation, ProveByPasskeyMutationVariables> = "mutation ProveByPasskey($input:PasskeyResponseInput!){proveByPasskey(input:$input){ok errors{code field message}}}"