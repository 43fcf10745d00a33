import type { Form } from '../Form'
import type { Clues } from './Clues'

/** Words of a name, the form that they tell, and the words beside which they do not. */
export type Row = readonly [words: RegExp, form: Form | ((clues: Clues) => Form), unless?: RegExp]

/** A form with what sets it apart. */
export const form = (name: string, more: Omit<Form, 'name'> = {}): Form => ({ name, ...more })

/** For forms of which the sauce is seen most. */
export const sauce = { isSauce: true } as const
