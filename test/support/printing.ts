import { format } from 'node:util'

const printed: Error[] = []

/** From now on what is printed as an error or a warning is kept instead, for `failOfPrinted`. */
export function keepPrinted() {
  for (const method of ['error', 'warn'] as const)
    console[method] = function keep(...words: unknown[]) {
      const here = new Error(`console.${method} printed: ${format(...words)}`)
      Error.captureStackTrace(here, keep)
      printed.push(here)
    }
}

/**
 * Fails the test, or the file, in which something was printed. What a test prints hides what matters in the output of
 * the others, and mostly tells of an answer that is missing or of a change of the page that no one waited for.
 */
export function failOfPrinted() {
  const [first, ...others] = printed.splice(0)
  if (!first) return
  if (others.length > 0) first.message += `\n(and ${others.length} more)`
  throw first
}

/** Says that a test expects errors or warnings until the next one begins. The answer tells what was printed. */
export const expectPrinted = (method: 'error' | 'warn') =>
  jest.spyOn(console, method).mockImplementation(() => undefined)
