/** The keys that move the focus from one control to the next. */
const MOVES = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'])
/** What ends a move: the key is released, another input is used or the window is left. */
const ENDS = ['keyup', 'pointerdown', 'blur'] as const

let moving = false
let watchers = 0

/**
 * Whether a key that moves the focus is down. The browser's `:focus-visible` alone also matches focus that the page
 * sets, so it does not tell.
 */
export function isKeyboardMove(): boolean {
  return moving
}

/** Follows the keys while at least one caller needs `isKeyboardMove`. Returns the cleanup. */
export function watchKeyboard(): () => void {
  if (++watchers === 1) {
    window.addEventListener('keydown', noteKey, true)
    for (const type of ENDS) window.addEventListener(type, endMove, true)
  }
  return () => {
    if (--watchers > 0) return
    window.removeEventListener('keydown', noteKey, true)
    for (const type of ENDS) window.removeEventListener(type, endMove, true)
  }
}

function noteKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): void {
  moving = MOVES.has(key) && !altKey && !ctrlKey && !metaKey
}

function endMove({ type, target }: Event): void {
  // Every control that loses the focus passes here; only the window's own event means that the window is left.
  if (type !== 'blur' || target === window) moving = false
}
