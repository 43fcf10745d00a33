/** Whether a text is a day of the years 2000 to 2099, such as 2026-11-30. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const at = Date.parse(`${text}T00:00Z`)
  // The last days of a short month read as the first of the next.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
