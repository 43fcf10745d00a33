import { type ReactNode, useRef } from 'react'
import { Button } from '../../ui/Button'

export interface PhotoInputProps {
  label: string
  icon: ReactNode
  /** Opens the camera at once, where there is one. */
  camera?: boolean
  /** Shows a spinner and ignores presses, without losing the focus. */
  busy: boolean
  onFile: (file: File) => void
}

/** A button that takes or chooses a photo. */
export function PhotoInput({ label, icon, camera = false, busy, onFile }: PhotoInputProps) {
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
        {...(camera && { capture: 'environment' as const })}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file may be chosen again.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
