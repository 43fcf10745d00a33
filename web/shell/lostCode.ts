const lost = new WeakSet<object>()

/** Notes the errors of code that could not be fetched; the bundler announces each of them. */
export function noticeLostCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => void lost.add(payload))
}

/**
 * Whether an error is that code could not be fetched, and the server has another build: the file is gone, and the
 * page has to be loaded again to go on.
 */
export async function isOfAnotherBuild(error: unknown): Promise<boolean> {
  if (!(error instanceof Error) || !lost.has(error)) return false
  const script = document.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry
  if (!script) return false
  try {
    const answer = await fetch('/', { cache: 'no-store' })
    return answer.ok && !(await answer.text()).includes(script)
  } catch {
    return false
  }
}
