/** What people are told about their accounts, in the words of the specification's sections 5 and 8. */
export const MESSAGES = {
  signedUp: (supportEmail: string) =>
    `Signup attempt successful! Check your emails, including junk. If you experience issues, contact ${supportEmail}.`,
  resetMailed: 'Password reset email sent',
  passwordChanged: 'Password changed successfully!',
  invalidCredentials: 'Invalid username or password',
  blankCredentials: 'Please enter both email and password.',
  blankForgotten: 'Please enter your email before requesting a reset link.',
  mismatch: 'Passwords do not match.',
  notConfirmed: 'Please confirm your email first. Check your emails, including junk.',
  invalidEmail: 'Enter a valid email address.',
  blankEmail: 'Please enter your email.',
  longEmail: 'The email is too long.',
  wrongPassword: 'The current password is not right.',
  blankField: 'This field is required.',
  confirmKeyInvalid: 'There was an error confirming your email. Please try again.',
  resetKeyInvalid: 'Failed to reset the password. Please try again.',
} as const
