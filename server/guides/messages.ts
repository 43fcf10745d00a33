import { defineMessages } from '../../schema/text/defineMessages'

/** Texts of the pages at /docs. */
export const messages = defineMessages({
  heading: ({ product }: { product: string }) => `${product} for developers`,
  contents: 'Guides',
  search: 'Search',
  searchLabel: 'Search the guides',
  found: ({ words }: { words: string }) => `Guides with “${words}”`,
  foundNone: 'Nothing found. Try fewer or other words.',
  intro: 'How programs, partners and pages work with the API. Each example runs as it is shown.',
  explorer: 'Explorer',
  rest: 'REST API',
  schema: 'Schema',
  nothingHere: 'There is no such guide.',
  markdown: 'This page as Markdown',
  parts: {
    ErrorCode: 'In errors of a result',
    FailureCode: 'Of top-level errors, in extensions.code',
    FailureReason: 'Of top-level errors, in extensions.reason',
  },
  /** Where a code is, and what that says of the call. */
  places: {
    ErrorCode: 'It is in `errors` of a result: nothing was stored, and `field` names what to put right.',
    FailureCode: 'It is in `extensions.code` of a top-level error: the call as a whole failed.',
    FailureReason: 'It is in `extensions.reason` of a top-level error, and says more than the code beside it.',
  },
  allCodes: 'All codes',
  goesOn: ({ day }: { day: string }) => `Until ${day}`,
  goesLater: 'No day yet',
})
