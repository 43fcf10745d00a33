/** How long after the last keystroke a person still counts as typing, in milliseconds. */
const TYPING_PAUSE_MS = 5000

const EDITABLE =
  'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"], [readonly])'
const POPUP = '[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]'
/** A closed list stays in the document, hidden. */
const CLOSED = '[hidden], [data-closed], [inert]'

/** Follows whether the person is typing or has a dialog or a list open, so that no dialog interrupts them. */
export function watchBusy(): { isBusy: () => boolean; stop: () => void } {
  let lastInput = -Infinity
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches(EDITABLE)) lastInput = Date.now()
  }
  document.addEventListener('input', note, true)
  return {
    isBusy: () => {
      const typing = document.activeElement?.matches(EDITABLE) === true && Date.now() - lastInput < TYPING_PAUSE_MS
      return typing || [...document.querySelectorAll(POPUP)].some((popup) => popup.closest(CLOSED) === null)
    },
    stop: () => document.removeEventListener('input', note, true),
  }
}
