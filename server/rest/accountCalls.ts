import { z } from 'zod'
import { unauthenticated } from '../errors'
import type { InputError } from '../generated/resolverTypes'
import { refuseByField } from './fieldErrors'
import { restCall, RestFailure, type RestCall } from './RestCall'
import { anyBody, detail, fields, messages, nothing, textField } from './shapes'

interface Errors {
  errors: InputError[]
}

const tag = 'Accounts'
const failed = (description: string, shape: z.ZodType = detail) => ({ description, shape })

/** Answers 400 with the first error as {detail}. @throws RestFailure */
function refuseWithDetail(errors: readonly InputError[]): void {
  if (errors[0]) throw new RestFailure(400, { detail: errors[0].message })
}

/** The calls about accounts of the specification's section 7. */
export const accountCalls: RestCall[] = [
  restCall({
    method: 'post', path: '/api/token/', tag, summary: 'Log in', who: 'anyone',
    body: fields({ email: textField, password: textField }),
    answers: {
      200: { description: 'The access token; the refresh cookie is set.', shape: z.object({ access: z.string(), ip: z.string().optional() }) },
      400: failed('Something is blank.'),
      401: failed('Wrong address or password, or an address that is not confirmed yet.'),
    },
    run: async ({ body, execute }) => {
      const { logIn } = await execute<{ logIn: Errors & { accessToken: string | null; ip: string | null } }>(
        'mutation ($input: LogInInput!) { logIn(input: $input) { accessToken ip errors { code field message } } }', { input: body })
      const [error] = logIn.errors
      if (error && error.code !== 'REQUIRED') throw unauthenticated(error.message)
      refuseWithDetail(logIn.errors)
      return { status: 200, body: { access: logIn.accessToken, ...(logIn.ip !== null && { ip: logIn.ip }) } }
    },
  }),
  restCall({
    method: 'post', path: '/api/token/logout', tag, summary: 'Log out', who: 'anyone', body: anyBody,
    answers: { 200: { description: 'Always; the cookie is cleared.', shape: nothing } },
    run: async ({ execute }) => {
      await execute('mutation { logOut { ok } }')
      return { status: 200, body: {} }
    },
  }),
  restCall({
    method: 'post', path: '/api/token/refresh/', tag, summary: 'Get a fresh access token for the refresh cookie', who: 'anyone', body: anyBody,
    answers: { 200: { description: 'A fresh access token.', shape: z.object({ access: z.string() }) }, 401: failed('There is no live session.') },
    run: async ({ execute }) => {
      const { refreshSession } = await execute<{ refreshSession: { accessToken: string } }>('mutation { refreshSession { accessToken } }')
      return { status: 200, body: { access: refreshSession.accessToken } }
    },
  }),
  restCall({
    method: 'post', path: '/api/token/forgot-password/', tag, summary: 'Ask for a mail to choose a new password', who: 'anyone',
    body: fields({ email: textField }),
    answers: { 200: { description: 'Taken, whether or not the address is known.', shape: detail }, 400: failed('The address is blank or malformed.') },
    run: async ({ body, execute }) => {
      const { requestPasswordReset: result } = await execute<{ requestPasswordReset: Errors & { message: string | null } }>(
        'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { message errors { code field message } } }', { input: body })
      refuseWithDetail(result.errors)
      return { status: 200, body: { detail: result.message } }
    },
  }),
  restCall({
    method: 'post', path: '/api/signup/', tag, summary: 'Make an account', who: 'anyone',
    body: fields({ email: textField, password: textField, marketing_opt_in: z.boolean({ error: 'true or false is expected.' }).optional() }),
    answers: {
      201: { description: 'Taken; a mail is on its way.', shape: detail },
      400: failed('What is wrong with which field.', z.strictObject({ email: messages.optional(), password: messages.optional(), marketing_opt_in: messages.optional() })),
    },
    run: async ({ body, execute }) => {
      const { signUp } = await execute<{ signUp: Errors & { message: string | null } }>(
        'mutation ($input: SignUpInput!) { signUp(input: $input) { message errors { code field message } } }',
        { input: { email: body.email, password: body.password, marketingOptIn: body.marketing_opt_in ?? false } })
      refuseByField(signUp.errors, ['email', 'password'])
      return { status: 201, body: { detail: signUp.message } }
    },
  }),
  restCall({
    method: 'post', path: '/api/change-password/', tag, summary: 'Change the password', who: 'user',
    body: fields({ current_password: textField, new_password: textField, confirm_new_password: textField }),
    answers: {
      200: { description: 'Changed; every earlier token has ended.', shape: detail },
      400: failed('What is wrong with which field.', z.strictObject({ current_password: messages.optional(), new_password: messages.optional(), confirm_new_password: messages.optional() })),
    },
    run: async ({ body, execute }) => {
      const { changePassword } = await execute<{ changePassword: Errors & { message: string | null } }>(
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { message errors { code field message } } }',
        { input: { currentPassword: body.current_password, newPassword: body.new_password, confirmNewPassword: body.confirm_new_password } })
      refuseByField(changePassword.errors, ['current_password', 'new_password', 'confirm_new_password'])
      return { status: 200, body: { detail: changePassword.message } }
    },
  }),
  restCall({
    method: 'post', path: '/api/token/confirm-email/', tag, summary: 'Confirm an address with the mailed key', who: 'anyone',
    body: fields({ key: textField }),
    answers: { 200: { description: 'Confirmed.', shape: detail }, 400: failed('The key is unknown, used or expired.') },
    run: async ({ body, execute }) => {
      const { confirmEmail } = await execute<{ confirmEmail: Errors }>(
        'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { errors { code field message } } }', { input: body })
      refuseWithDetail(confirmEmail.errors)
      return { status: 200, body: { detail: 'Your email has been confirmed successfully!' } }
    },
  }),
  restCall({
    method: 'post', path: '/api/token/reset-password/', tag, summary: 'Choose a new password with the mailed key', who: 'anyone',
    body: fields({ key: textField, new_password: textField }),
    answers: {
      200: { description: 'Set; every session has ended.', shape: detail },
      400: failed('The key does not work, or the password is not good enough.', z.union([z.strictObject({ detail: z.string() }), z.strictObject({ new_password: messages })])),
    },
    run: async ({ body, execute }) => {
      const { resetPassword } = await execute<{ resetPassword: Errors }>(
        'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { errors { code field message } } }',
        { input: { key: body.key, newPassword: body.new_password } })
      const aboutPassword = resetPassword.errors.filter(({ field }) => field?.endsWith('newPassword'))
      refuseByField(aboutPassword, ['new_password'])
      refuseWithDetail(resetPassword.errors)
      return { status: 200, body: { detail: 'Your password has been reset successfully!' } }
    },
  }),
]
