/** The address that the page before hands on, such as that of an invitation or a confirmation; empty without one. */
export function givenEmail(state: unknown): string {
  const { email = '' } = (state ?? {}) as { email?: unknown }
  return typeof email === 'string' ? email : ''
}
