/**
 * The path of the page that an event happened on. Query and fragment are left out, and so are the mailed keys that stand
 * in the paths of some pages: a usage event must never hold what opens an account.
 */
export function pagePath(page: string): string {
  const path = page
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '')
  return path.replace(/\/(email-(?:confirmation|change|return)|reset-password|invitation)\/.*$/is, '/$1/:key') || '/'
}
