import { LIMITS } from '../../schema/limits'

/** What people are told about their accounts, in the words of the specification's sections 2, 5 and 8. */
export const MESSAGES = {
  blankCredentials: 'Please enter both email and password.',
  loginFailed: 'Invalid username or password',
  blankForgotten: 'Please enter your email before requesting a reset link.',
  forgotFailed: 'Failed to send password reset email',
  resetMailed: 'Password reset email sent',
  resetMailedHint: 'Check your emails, including junk. The link works for 30 minutes.',
  tryAgainIn: (seconds: number) => `Try again in ${seconds}s`,
  raffle: (prize: string) => `Win a ${prize} gift card!`,
  raffleRules:
    'Sign up, leave feedback at least once and generate a meal plan twice in a month to enter the draw. One winner is announced at the end of each month.',
  signUpFailed: 'Signup failed. Please try again.',
  signedUp: (supportEmail: string) =>
    `Signup attempt successful! Check your emails, including junk. If you experience issues, contact ${supportEmail}.`,
  passwordHint: `At least ${LIMITS.passwordMin} characters. A few words are easy to remember and hard to guess.`,
  passwordChanged: 'Password changed successfully!',
  changeFailed: 'An error occurred',
  confirming: 'Confirming your email...',
  confirmed: 'Your email has been confirmed successfully!',
  confirmFailed: 'There was an error confirming your email. Please try again.',
  confirmFailedHint: "A link works once and for 24 hours. If you've used it already, you can sign in. If it's too old, signing in sends you another one.",
  mismatch: 'Passwords do not match.',
  reset: 'Your password has been reset successfully! Redirecting to login...',
  resetFailed: 'Failed to reset the password. Please try again.',
  resetBroken: 'An error occurred while resetting the password. Please try again.',
  resetFailedHint: 'A link works once and for 30 minutes. Ask for another one on the sign-in page.',
  exported: 'Your data has been downloaded',
  exportFailed: 'Could not export your data. Please try again.',
  deleteFailed: 'Could not delete your account. Please try again.',
  deleted: 'Your account has been deleted',
} as const
