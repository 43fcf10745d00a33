import { createPart } from './createPart'

/** How long a person stays at a row before the others see it, in milliseconds: who passes by changes nothing. */
const REST = 400
/** How long a person counts as changing a row after the last key or press in it, in milliseconds. */
const LIFE = 60_000

/** The id of the row that is being changed on this page; null for none. */
export const editedRow = createPart<string>()

let timer: ReturnType<typeof setTimeout> | undefined

/** The person is at a row: its picker, its serves or its people have the focus or are open. */
export function editRow(id: string): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    editedRow.tell(id)
    timer = setTimeout(editedRow.forget, LIFE)
  }, REST)
}

/** The person is at no row any more. */
export function leaveRow(): void {
  clearTimeout(timer)
  timer = setTimeout(editedRow.forget, REST)
}
