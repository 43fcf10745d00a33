/** The number of words of a text: whatever white space divides. The page counts as the server does. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
