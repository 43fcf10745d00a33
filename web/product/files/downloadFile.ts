/** How long the file is kept in memory, in milliseconds: some browsers read it only after the click has returned. */
const KEPT_FOR = 60_000

/** Has the browser store a file. */
export function downloadFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR)
}
