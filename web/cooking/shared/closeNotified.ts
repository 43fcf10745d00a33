/** Closes what was shown outside of the page of timers, also by push. @param tags their ids. */
export function closeNotified(tags: readonly string[]): void {
  if (tags.length === 0) return
  const close = async () => {
    const worker = await navigator.serviceWorker.getRegistration()
    for (const tag of tags) for (const shown of (await worker?.getNotifications({ tag })) ?? []) shown.close()
  }
  // Absent where the page is not served securely.
  if ('serviceWorker' in navigator) void close().catch(() => {})
}
