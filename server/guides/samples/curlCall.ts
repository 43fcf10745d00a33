/** A call that an example makes by curl. Addresses and values of headers may name variables of the shell. */
export interface CurlCall {
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** What is sent by POST, as JSON; undefined for a GET. */
  readonly body: unknown
}

/** A word of a shell command: bare, or in double or in single quotes, of which variables are read in the first two. */
const WORD = /"([^"]*)"|'([^']*)'|(\S+)/g

/**
 * The call that an example of a guide makes.
 * @returns null for an example that is no single command of curl with options that are known here.
 */
export function curlCall(example: string): CurlCall | null {
  const words = [...example.trim().matchAll(WORD)].map(([, double, single, bare]) => double ?? single ?? bare ?? '')
  if (words.shift() !== 'curl') return null
  const urls: string[] = []
  const headers: [string, string][] = []
  let body: unknown
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (word === '-H') {
      const [name = '', ...value] = (words[(at += 1)] ?? '').split(': ')
      headers.push([name.toLowerCase(), value.join(': ')])
    } else if (word === '-d') body = JSON.parse(words[(at += 1)] ?? '')
    else if (word.startsWith('$BASE/')) urls.push(word)
    // A program is sent no progress, and what is compressed without asking for it.
    else if (word !== '-s' && word !== '--compressed') return null
  }
  const [url, ...more] = urls
  return url !== undefined && more.length === 0 ? { url, headers, body } : null
}
