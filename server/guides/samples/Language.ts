/** How a language writes values. */
export interface Language {
  /** A text on one line. What is named like a variable of the shell is a variable of the environment. */
  text(value: string): string
  /** A text of several lines. */
  lines(value: string): string
  /** The name of a part of an object. */
  key(name: string): string
  /** A part of an object that has the name of the variable in it. */
  named(variable: string): string
  /** An object, on one line. */
  object(parts: readonly string[]): string
  readonly nothing: string
  truth(value: boolean): string
  /** By how much an object's parts are set in. */
  readonly indent: string
}

const VARIABLE = /\$([A-Z]+)\b/g

const quoted = (value: string): string =>
  `'${JSON.stringify(value)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`

export const JAVASCRIPT: Language = {
  text: (value) =>
    value.search(VARIABLE) < 0 ? quoted(value) : `\`${value.replaceAll(VARIABLE, '${process.env.$1}')}\``,
  lines: (value) => `\`${value.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)}\``,
  key: (name) => (/^\w+$/.test(name) ? name : quoted(name)),
  named: (variable) => variable,
  object: (parts) => `{ ${parts.join(', ')} }`,
  nothing: 'null',
  truth: String,
  indent: '  ',
}

export const PYTHON: Language = {
  text: (value) =>
    value
      .split(VARIABLE)
      .map((part, index) => (index % 2 === 1 ? `os.environ[${quoted(part)}]` : part && quoted(part)))
      .filter(Boolean)
      .join(' + '),
  lines: (value) => `'''${value.replaceAll('\\', '\\\\')}'''`,
  key: quoted,
  named: (variable) => `${quoted(variable)}: ${variable}`,
  object: (parts) => `{${parts.join(', ')}}`,
  nothing: 'None',
  truth: (value) => (value ? 'True' : 'False'),
  indent: '    ',
}

/** A line that is longer is broken where it can be. */
const WIDTH = 100

/** A value of JSON as the language writes it. */
export function literal(value: unknown, language: Language, setIn = ''): string {
  if (value === null) return language.nothing
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'boolean') return language.truth(value)
  if (typeof value !== 'object') return String(value)
  const further = setIn + language.indent
  if (!Array.isArray(value)) {
    const parts = Object.entries(value).map(
      ([name, one]) => `${language.key(name)}: ${literal(one, language, further)}`,
    )
    return object(parts, language, setIn)
  }
  const items = value.map((one) => literal(one, language, further))
  return onLines(`[${items.join(', ')}]`, items, language, setIn)
}

/** An object of parts that are written. */
export const object = (parts: readonly string[], language: Language, setIn = ''): string =>
  onLines(language.object(parts), parts, language, setIn)

/** On one line where that is short, else each part on a line. */
function onLines(short: string, parts: readonly string[], { indent }: Language, setIn: string): string {
  if (setIn.length + short.length <= WIDTH && !short.includes('\n')) return short
  const [open, close] = [short.charAt(0), short.charAt(short.length - 1)]
  return [open, ...parts.map((part) => `${setIn}${indent}${part},`), `${setIn}${close}`].join('\n')
}
