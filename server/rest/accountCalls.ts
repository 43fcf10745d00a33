import { z } from 'zod'
import { unauthenticated } from '../platform/errors'
import type { InputError } from '../generated/schemaTypes'
import { refuseByField } from './fieldErrors'
import { restCall, RestFailure, type RestCall } from './RestCall'
import { messages } from './messages'
import {
  ChangePasswordDocument,
  ConfirmEmailDocument,
  LogInDocument,
  LogOutDocument,
  RefreshSessionDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  SignUpDocument,
} from './operations.generated'
import { anyBody, detail, booleanField, fields, messageList, nothing, textField } from './shapes'

const tag = 'Accounts'
const failed = (description: string, shape: z.ZodType = detail) => ({ description, shape })

/** Answers 400 with the first error as {detail}. @throws RestFailure */
function refuseWithDetail(errors: readonly InputError[]): void {
  if (errors[0]) throw new RestFailure(400, { detail: errors[0].message })
}

/** The calls about accounts (docs/product.md API-12 to API-19). */
export const accountCalls: RestCall[] = [
  restCall({
    method: 'post',
    path: '/api/token/',
    tag,
    summary: 'Log in',
    operation: LogInDocument,
    body: fields({ email: textField, password: textField, code: textField.optional() }),
    answers: {
      200: {
        description: 'The access token; the refresh cookie is set.',
        shape: z.object({ access: z.string(), ip: z.string().optional() }),
      },
      400: failed('Something is blank.'),
      401: failed(
        'Wrong address or password, or an address that is not confirmed yet; or the account asks for a `code` of its authenticator app, which is missing or wrong.',
      ),
    },
    run: async ({ body, execute }) => {
      const { logIn } = await execute({ input: body })
      const [error] = logIn.errors
      if (error && error.code !== 'REQUIRED') throw unauthenticated(error.message)
      refuseWithDetail(logIn.errors)
      return { status: 200, body: { access: logIn.accessToken, ...(logIn.ip !== null && { ip: logIn.ip }) } }
    },
  }),
  restCall({
    method: 'post',
    path: '/api/token/logout',
    tag,
    summary: 'Log out',
    operation: LogOutDocument,
    body: anyBody,
    answers: { 200: { description: 'Always; the cookie is cleared.', shape: nothing } },
    run: async ({ execute }) => {
      await execute({})
      return { status: 200, body: {} }
    },
  }),
  restCall({
    method: 'post',
    path: '/api/token/refresh/',
    tag,
    summary: 'Get a fresh access token for the refresh cookie',
    operation: RefreshSessionDocument,
    body: anyBody,
    answers: {
      200: { description: 'A fresh access token.', shape: z.object({ access: z.string() }) },
      401: failed('There is no live session.'),
    },
    run: async ({ execute }) => {
      const { refreshSession } = await execute({})
      return { status: 200, body: { access: refreshSession.accessToken } }
    },
  }),
  restCall({
    method: 'post',
    path: '/api/token/forgot-password/',
    tag,
    summary: 'Ask for a mail to choose a new password',
    operation: RequestPasswordResetDocument,
    body: fields({ email: textField }),
    answers: {
      200: { description: 'Taken, whether or not the address is known.', shape: detail },
      400: failed('The address is blank or malformed.'),
    },
    run: async ({ body, execute }) => {
      const { requestPasswordReset: result } = await execute({ input: body })
      refuseWithDetail(result.errors)
      return { status: 200, body: { detail: result.message } }
    },
  }),
  restCall({
    method: 'post',
    path: '/api/signup/',
    tag,
    summary: 'Make an account',
    operation: SignUpDocument,
    body: fields({
      email: textField,
      password: textField,
      marketing_opt_in: booleanField.optional(),
    }),
    answers: {
      201: { description: 'Taken; a mail is on its way.', shape: detail },
      400: failed(
        'What is wrong with which field.',
        z.strictObject({
          email: messageList.optional(),
          password: messageList.optional(),
          marketing_opt_in: messageList.optional(),
        }),
      ),
    },
    run: async ({ body, execute }) => {
      const { signUp } = await execute({
        input: { email: body.email, password: body.password, marketingOptIn: body.marketing_opt_in ?? false },
      })
      refuseByField(signUp.errors, ['email', 'password'])
      return { status: 201, body: { detail: signUp.message } }
    },
  }),
  restCall({
    method: 'post',
    path: '/api/change-password/',
    tag,
    summary: 'Change the password',
    operation: ChangePasswordDocument,
    body: fields({ current_password: textField, new_password: textField, confirm_new_password: textField }),
    answers: {
      200: { description: 'Changed; every earlier token has ended.', shape: detail },
      400: failed(
        'What is wrong with which field.',
        z.strictObject({
          current_password: messageList.optional(),
          new_password: messageList.optional(),
          confirm_new_password: messageList.optional(),
        }),
      ),
    },
    run: async ({ body, execute }) => {
      const { changePassword } = await execute({
        input: {
          currentPassword: body.current_password,
          newPassword: body.new_password,
          confirmNewPassword: body.confirm_new_password,
        },
      })
      refuseByField(changePassword.errors, ['current_password', 'new_password', 'confirm_new_password'])
      return { status: 200, body: { detail: changePassword.message } }
    },
  }),
  restCall({
    method: 'post',
    path: '/api/token/confirm-email/',
    tag,
    summary: 'Confirm an address with the mailed key',
    operation: ConfirmEmailDocument,
    body: fields({ key: textField, password: textField.optional() }),
    answers: {
      200: { description: 'Confirmed.', shape: detail },
      400: failed(
        'The key is unknown, used or expired; or several sign-ups wait for the address, and `password`, which the account is then to have, is missing or too weak.',
      ),
    },
    run: async ({ body, execute }) => {
      const { confirmEmail } = await execute({ input: body })
      refuseWithDetail(confirmEmail.errors)
      return { status: 200, body: { detail: messages.confirmed } }
    },
  }),
  restCall({
    method: 'post',
    path: '/api/token/reset-password/',
    tag,
    summary: 'Choose a new password with the mailed key',
    operation: ResetPasswordDocument,
    body: fields({ key: textField, new_password: textField }),
    answers: {
      200: { description: 'Set; every session has ended.', shape: detail },
      400: failed(
        'The key does not work, or the password is not good enough.',
        z.union([z.strictObject({ detail: z.string() }), z.strictObject({ new_password: messageList })]),
      ),
    },
    run: async ({ body, execute }) => {
      const { resetPassword } = await execute({ input: { key: body.key, newPassword: body.new_password } })
      const aboutPassword = resetPassword.errors.filter(({ field }) => field?.endsWith('newPassword'))
      refuseByField(aboutPassword, ['new_password'])
      refuseWithDetail(resetPassword.errors)
      return { status: 200, body: { detail: messages.passwordReset } }
    },
  }),
]
