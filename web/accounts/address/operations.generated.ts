/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { OperationText } from '../../apollo/postGraphql'
import { useMutation } from '../../session/plainHooks'
export type RequestEmailChangeMutationVariables = Exact<{
  input: Types.RequestEmailChangeInput;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { ok: boolean, errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type ConfirmEmailChangeMutationVariables = Exact<{
  input: Types.EmailKeyInput;
}>;


export type ConfirmEmailChangeMutation = { confirmEmailChange: { ok: boolean, email: string | null, errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type ReturnEmailMutationVariables = Exact<{
  input: Types.EmailKeyInput;
}>;


export type ReturnEmailMutation = { returnEmail: { ok: boolean, email: string | null, errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export const RequestEmailChangeText: OperationText<RequestEmailChangeMutation, RequestEmailChangeMutationVariables> = "mutation RequestEmailChange($input:RequestEmailChangeInput!){requestEmailChange(input:$input){ok errors{code field message}}}"
export const useRequestEmailChangeMutation = () => useMutation<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>(RequestEmailChangeText)
export const ConfirmEmailChangeText: OperationText<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables> = "mutation ConfirmEmailChange($input:EmailKeyInput!){confirmEmailChange(input:$input){ok email errors{code field message}}}"
export const useConfirmEmailChangeMutation = () => useMutation<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>(ConfirmEmailChangeText)
export const ReturnEmailText: OperationText<ReturnEmailMutation, ReturnEmailMutationVariables> = "mutation ReturnEmail($input:EmailKeyInput!){returnEmail(input:$input){ok email errors{code field message}}}"
export const useReturnEmailMutation = () => useMutation<ReturnEmailMutation, ReturnEmailMutationVariables>(ReturnEmailText)