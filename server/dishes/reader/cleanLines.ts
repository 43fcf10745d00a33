import { cleanText } from './cleanText'

/** A text of several lines as it is stored: each as `cleanText` has it, at most one empty line between two. */
export function cleanLines(text: string, most: number): string {
  return text
    .slice(0, most)
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => cleanText(line, most))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
