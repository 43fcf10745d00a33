/** How long the file is kept in memory, in milliseconds: some browsers read it only after the click has returned. */
const KEPT_FOR = 60_000

/** Starts a download of `data` as a JSON file. */
export function downloadJson(data: unknown, fileName: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR)
}
