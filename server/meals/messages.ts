import { defineMessages } from '../../schema/text/defineMessages'

export const messages = defineMessages({
  notServable: 'Ask for sides or desserts.',
})
