import { defineMessages } from '../../../schema/text/defineMessages'

/** What the sheet of a row says of what it may hold in place of a meal (docs/product.md WEEK-14). */
export const messages = defineMessages({
  title: 'No meal of ours?',
  text: 'Something else',
  textHint: "Such as: pizza at Gran's. Nothing is bought or cooked for it.",
  textMissing: 'Say what it is first.',
  isOut: 'We eat out',
  put: 'Put it in the plan',
  change: 'Change it',
  leftoversOf: 'Leftovers of',
  leftoversHint: 'Cooked once, for both: list and recipe count the serves together.',
  chooseDish: 'Choose a meal of the plan',
  dish: ({ name, where }: { name: string; where: string }) => `${name} (${where})`,
  takeOut: 'Leave it empty',
  isText: ({ place, text }: { place: string; text: string }) => `${place}: ${text}`,
  isLeftovers: ({ place, name }: { place: string; name: string }) => `${place}: leftovers of ${name}`,
  isFrozen: ({ place, name }: { place: string; name: string }) => `${place}: ${name}, from the freezer`,
  isEmpty: ({ place }: { place: string }) => `${place} is empty`,
})
