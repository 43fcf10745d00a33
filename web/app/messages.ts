/** What the application itself says. Specification, section 8. */
export const MESSAGES = {
  rateLimited: 'Rate limit exceeded. You have been logged out. Please try again later',
} as const
