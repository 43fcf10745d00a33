import { type ReactNode, useRef } from 'react'
import { Button } from '../Button'

export interface PhotoInputProps {
  label: string
  icon: ReactNode
  /** Opens the camera at once, where there is one, for one photo. */
  camera?: boolean
  /** Chooses one file, not several. */
  single?: boolean
  /** Shows a spinner and ignores presses, without losing the focus. */
  busy: boolean
  onFiles: (files: readonly File[]) => void
}

/** A button that takes a photo or chooses some (docs/product.md DISH-40, SHOP-69). */
export function PhotoInput({ label, icon, camera = false, single = camera, busy, onFiles }: PhotoInputProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={icon} busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label}
        accept="image/*"
        multiple={!single}
        {...(camera && { capture: 'environment' as const })}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file may be chosen again.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
