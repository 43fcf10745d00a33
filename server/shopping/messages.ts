import { LIMITS } from '../../schema/limits'
import { defineMessages } from '../../schema/text/defineMessages'

export const messages = defineMessages({
  noServes: 'A meal in your mealplan has no serves!',
  listTooLong: () => `A list has at most ${LIMITS.entriesPerList} meals.`,
  unsuitable: ({ meal, reasons }: { meal: string; reasons: string }) => `${meal} does not suit: ${reasons}.`,
})
