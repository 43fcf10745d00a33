import { parse, print } from 'graphql'
import type { CurlCall } from './curlCall'
import { JAVASCRIPT, type Language, literal, object, PYTHON } from './Language'

/** The forms of a call besides the one for a shell, by the language's name. Each prints the answer. */
export const CALL_FORMS: Readonly<Record<'JavaScript' | 'Python', (call: CurlCall) => string>> = {
  /** A module for Node 20 or later. */
  JavaScript: (call) => {
    const { url, body } = call
    const { lines, sent } = sendingOf(call, JAVASCRIPT, 'const ')
    const options = [
      ...(body === undefined ? [] : ["method: 'POST'"]),
      ...headersOf(call, JAVASCRIPT, (name, value) => `${name}: ${value}`),
      ...(body === undefined ? [] : [`body: JSON.stringify(${sent})`]),
    ]
    const answer = isLines(call) ? 'await answer.text()' : 'JSON.stringify(await answer.json(), null, 2)'
    const asked = `const answer = await fetch(${JAVASCRIPT.text(url)}, {`
    return [...lines, asked, ...options.map((option) => `  ${option},`), '})', `console.log(${answer})`, ''].join('\n')
  },
  /** Python 3, with its own library alone. */
  Python: (call) => {
    const { url, body } = call
    const { lines, sent } = sendingOf(call, PYTHON, '')
    const given = [
      PYTHON.text(url),
      ...(body === undefined ? [] : [`data=json.dumps(${sent}).encode()`]),
      ...headersOf(call, PYTHON, (name, value) => `${name}=${value}`),
    ]
    const [modules, answer] = isLines(call)
      ? ['os, urllib.request', 'urllib.request.urlopen(request).read().decode()']
      : ['json, os, urllib.request', 'json.dumps(json.load(urllib.request.urlopen(request)), indent=2)']
    const asked = ['request = urllib.request.Request(', ...given.map((one) => `    ${one},`), ')']
    return [`import ${modules}`, '', ...lines, ...asked, `print(${answer})`, ''].join('\n')
  },
}

/** What a call sends: the lines that say so, and how the call names it. */
function sendingOf({ body }: CurlCall, language: Language, assign: string): { lines: string[]; sent: string } {
  if (body === undefined) return { lines: [], sent: '' }
  if (!isOperation(body)) return { lines: [`${assign}item = ${literal(body, language)}`], sent: 'item' }
  const text = print(parse(body.query)).replaceAll(/^(?=.)/gm, language.indent)
  const lines = [`${assign}query = ${language.lines(`\n${text}\n`)}`]
  const names = ['query']
  if (body.variables !== undefined) {
    lines.push(`${assign}variables = ${literal(body.variables, language)}`)
    names.push('variables')
  }
  return { lines, sent: language.object(names.map(language.named)) }
}

function headersOf(
  { headers }: CurlCall,
  language: Language,
  named: (name: string, value: string) => string,
): string[] {
  const parts = headers.map(([name, value]) => `${language.key(name)}: ${language.text(value)}`)
  return parts.length === 0 ? [] : [named('headers', object(parts, language, language.indent))]
}

const isOperation = (body: unknown): body is { query: string; variables?: unknown } =>
  typeof body === 'object' && body !== null && 'query' in body && typeof body.query === 'string'

/** Whether the answer is many values of JSON, each on a line. */
const isLines = ({ url }: CurlCall): boolean => url.endsWith('.ndjson')
