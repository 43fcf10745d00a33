import { useEffect, useRef, type RefObject } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** Selectors of what can take the focus in a setting, the preferred first. */
const CONTROLS = ['[tabindex="0"]', 'textarea', 'input:not([aria-hidden="true"])', 'button']

/**
 * Scrolls to the setting whose label the navigation state names and gives it the focus, once. Attach the reference to the
 * element that contains the settings, each marked with `data-setting`, and the choices that can be added in a list with
 * `data-setting-list`.
 */
export function useAskedSetting(): RefObject<HTMLFormElement | null> {
  const root = useRef<HTMLFormElement | null>(null)
  const { state } = useLocation() as { state: { setting?: unknown } | null }
  const [, setSearch] = useSearchParams()
  const asked = typeof state?.setting === 'string' ? state.setting.toLowerCase() : undefined

  useEffect(() => {
    if (asked === undefined) return
    const marked = [...(root.current?.querySelectorAll<HTMLElement>('[data-setting]') ?? [])]
    const lists = [...(root.current?.querySelectorAll<HTMLElement>('[data-setting-list]') ?? [])]
    const setting =
      marked.find(({ dataset }) => dataset.setting?.toLowerCase() === asked) ??
      lists.find(({ dataset }) => dataset.settingList?.toLowerCase().split('\n').includes(asked))
    const control = CONTROLS.map((kind) => setting?.querySelector<HTMLElement>(kind)).find((found) => found)
    setting?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
    setSearch((now) => now, { replace: true, state: null, preventScrollReset: true })
  }, [asked, setSearch])

  return root
}
