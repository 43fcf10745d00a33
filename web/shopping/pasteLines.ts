import type { ClipboardEvent } from 'react'

/**
 * The text of a field with pasted lines as items of one line, since a field would run them into one another; null where one
 * line is pasted, which the field does by itself.
 */
export function pasteLines(event: ClipboardEvent<HTMLInputElement>, text: string): string | null {
  const pasted = event.clipboardData.getData('text')
  if (!/[\r\n]/.test(pasted)) return null
  event.preventDefault()
  const { selectionStart, selectionEnd } = event.currentTarget
  const lines = pasted.split(/[\r\n]+/).map((line) => line.trim())
  return (
    text.slice(0, selectionStart ?? text.length) +
    lines.filter((line) => line !== '').join('; ') +
    text.slice(selectionEnd ?? text.length)
  )
}
