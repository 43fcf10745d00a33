/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schemaTypes.generated';

import type { OperationText } from '../apollo/postGraphql'
import { useMutation } from '../session/plainHooks'
export type ChangePasswordMutationVariables = Exact<{
  input: Types.ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { accessToken: string | null, message: string | null, errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type ConfirmEmailMutationVariables = Exact<{
  input: Types.ConfirmEmailInput;
}>;


export type ConfirmEmailMutation = { confirmEmail: { ok: boolean, email: string | null, accessToken: string | null, ip: string | null, errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type DeleteAccountMutationVariables = Exact<{
  input: Types.DeleteAccountInput;
}>;


export type DeleteAccountMutation = { deleteAccount: { ok: boolean, errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type LogInMutationVariables = Exact<{
  input: Types.LogInInput;
}>;


export type LogInMutation = { logIn: { accessToken: string | null, ip: string | null, viewer: { id: string, email: string } | null, errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: Types.RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { message: string | null, errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type ResetPasswordMutationVariables = Exact<{
  input: Types.ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { ok: boolean, errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type SignUpMutationVariables = Exact<{
  input: Types.SignUpInput;
}>;


export type SignUpMutation = { signUp: { message: string | null, isConfirmed: boolean, errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export const ChangePasswordText: OperationText<ChangePasswordMutation, ChangePasswordMutationVariables> = "mutation ChangePassword($input:ChangePasswordInput!){changePassword(input:$input){accessToken message errors{code field message}}}"
export const useChangePasswordMutation = () => useMutation<ChangePasswordMutation, ChangePasswordMutationVariables>(ChangePasswordText)
export const ConfirmEmailText: OperationText<ConfirmEmailMutation, ConfirmEmailMutationVariables> = "mutation ConfirmEmail($input:ConfirmEmailInput!){confirmEmail(input:$input){ok email accessToken ip errors{code field message}}}"
export const useConfirmEmailMutation = () => useMutation<ConfirmEmailMutation, ConfirmEmailMutationVariables>(ConfirmEmailText)
export const DeleteAccountText: OperationText<DeleteAccountMutation, DeleteAccountMutationVariables> = "mutation DeleteAccount($input:DeleteAccountInput!){deleteAccount(input:$input){ok errors{code field message}}}"
export const useDeleteAccountMutation = () => useMutation<DeleteAccountMutation, DeleteAccountMutationVariables>(DeleteAccountText)
export const LogInText: OperationText<LogInMutation, LogInMutationVariables> = "mutation LogIn($input:LogInInput!){logIn(input:$input){accessToken ip viewer{id email}errors{code field message}}}"
export const useLogInMutation = () => useMutation<LogInMutation, LogInMutationVariables>(LogInText)
export const RequestPasswordResetText: OperationText<RequestPasswordResetMutation, RequestPasswordResetMutationVariables> = "mutation RequestPasswordReset($input:RequestPasswordResetInput!){requestPasswordReset(input:$input){message errors{code field message}}}"
export const useRequestPasswordResetMutation = () => useMutation<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>(RequestPasswordResetText)
export const ResetPasswordText: OperationText<ResetPasswordMutation, ResetPasswordMutationVariables> = "mutation ResetPassword($input:ResetPasswordInput!){resetPassword(input:$input){ok errors{code field message}}}"
export const useResetPasswordMutation = () => useMutation<ResetPasswordMutation, ResetPasswordMutationVariables>(ResetPasswordText)
export const SignUpText: OperationText<SignUpMutation, SignUpMutationVariables> = "mutation SignUp($input:SignUpInput!){signUp(input:$input){message isConfirmed errors{code field message}}}"
export const useSignUpMutation = () => useMutation<SignUpMutation, SignUpMutationVariables>(SignUpText)