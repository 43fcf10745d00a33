/** How long after the last keystroke somebody still counts as typing, in milliseconds. */
const PAUSE_MS = 5000

const EDITABLE = 'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"], [readonly])'
const OPEN_POPUP = '[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]'

/** Follows whether the person is in the middle of something that a dialog would break into. */
export function watchBusy(): { isBusy: () => boolean; stop: () => void } {
  let lastInput = -Infinity
  const note = () => {
    lastInput = Date.now()
  }
  document.addEventListener('input', note, true)
  return {
    isBusy: () => {
      const typing = document.activeElement?.matches(EDITABLE) === true && Date.now() - lastInput < PAUSE_MS
      return typing || document.querySelector(OPEN_POPUP) !== null
    },
    stop: () => document.removeEventListener('input', note, true),
  }
}
