const FILTERED = '[Filtered]'

const SECRET_NAME = /pass(?:word|wd)|token|secret|authorization|cookie|api[-_]?key|^key$/i

/** What is secret wherever it stands in a text: keys of mailed links, tokens, keys of partners and people, secrets in a query. */
const SECRET_TEXTS: readonly [RegExp, string][] = [
  [/\/(email-(?:confirmation|change|return)|reset-password|invitation)\/[^/?#\s"'<>)]+/gi, `/$1/${FILTERED}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, FILTERED],
  [/\bBearer\s+[^\s"',;]+/gi, `Bearer ${FILTERED}`],
  [/\bmwp?_[\w-]{8,}/g, FILTERED],
  [/\bkey=[^&\s"']+/gi, `key=${FILTERED}`],
  [
    /((?:password|passwd|token|secret)[\w-]{0,40}["']?\s{0,9}[:=]\s{0,9})("[^"]*"|'[^']*'|[^\s,;&}"']+)/gi,
    `$1${FILTERED}`,
  ],
]

/** A copy of plain data without what is secret: values under telling names, and secrets within texts. */
export function scrubSecrets<Data>(data: Data): Data {
  return scrub(data, new WeakSet()) as Data
}

function scrub(value: unknown, above: WeakSet<object>): unknown {
  if (typeof value === 'string') return scrubText(value)
  if (typeof value !== 'object' || value === null) return value
  if (above.has(value)) return '[Circular]'
  above.add(value)
  const copy = Array.isArray(value)
    ? value.map((item) => scrub(item, above))
    : Object.fromEntries(
        Object.entries(value).map(([name, item]) => [
          name,
          SECRET_NAME.test(name) && item !== null ? FILTERED : scrub(item, above),
        ]),
      )
  above.delete(value)
  return copy
}

function scrubText(text: string): string {
  return SECRET_TEXTS.reduce((rest, [pattern, put]) => rest.replace(pattern, put), text)
}
