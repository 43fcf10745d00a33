import { defineMessages } from '../../schema/text/defineMessages'

/** What is written into a dish that was brought in, where its recipe does not say it. */
export const texts = defineMessages({
  noMethod: 'No method came with this recipe.',
  ingredientsToo: 'Further ingredients:',
  makes: ({ text }: { text: string }) => `Makes: ${text}`,
  takes: ({ text }: { text: string }) => `Takes: ${text}`,
  wholeName: ({ name }: { name: string }) => `Whole name: ${name}`,
  moreLabels: ({ labels }: { labels: string }) => `Tags: ${labels}`,
  rated: ({ rating }: { rating: number }) => `Rated ${rating} of 5`,
})
