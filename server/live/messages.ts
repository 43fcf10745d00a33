import { defineMessages } from '../../schema/text/defineMessages'

export const messages = defineMessages({
  unknownMode: 'A mode is plan, shop or cook.',
  idLength: 'An id has 1 to 36 characters.',
})
