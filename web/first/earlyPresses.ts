/**
 * Marks what is done to a form before the page's code has come, which then does it (docs/product.md ACC-48,
 * accounts/Form.tsx): that it was sent, or which of its buttons was pressed last.
 */
export function noteEarlyPresses(): void {
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && target instanceof HTMLElement) target.dataset.sent = 'early'
  })
  let pressed: HTMLElement | null = null
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('form button[type=button]')
    if (!button || document.getElementById('root')?.dataset.shell === undefined) return
    if (pressed) delete pressed.dataset.pressed
    pressed = button
    button.dataset.pressed = 'early'
  })
}
