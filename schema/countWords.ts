/** The number of words of a text, separated by white space. Pages and server count alike. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
