/**
 * Calls back once the browser has read an element of the page to its end, before it is painted: the script stands in the
 * head, so that it is there for all that follows.
 */
export function whenRead(selector: string, then: () => void): void {
  const isRead = () =>
    document.readyState !== 'loading' || Boolean(document.querySelector(selector)?.nextElementSibling)
  if (isRead()) return then()
  const watch = new MutationObserver(() => {
    if (!isRead()) return
    watch.disconnect()
    then()
  })
  watch.observe(document.documentElement, { childList: true, subtree: true })
}
