import { defineMessages } from '../../schema/text/defineMessages'

/** What is said about stores, their product links and the files that they are imported from. */
export const messages = defineMessages({
  csv: {
    header: ({ columns }: { columns: string }) => `The first line must be ${columns}`,
    values: ({ expected, given }: { expected: number; given: number }) =>
      `${expected} values are expected, ${given} given`,
    quote: 'A quote is not closed, or is in the wrong place',
    /** A problem of one column. */
    column: ({ column, problem }: { column: string; problem: string }) => `${column}: ${problem}`,
    sameLink: ({ line }: { line: number }) => `The same store and ingredient as on line ${line}.`,
    sameValue: ({ line }: { line: number }) => `the same as on line ${line}.`,
  },
  store: {
    id: 'small letters, digits and hyphens are expected, at most 60.',
    name: 'a text of 1 to 100 characters is expected.',
    nameTaken: 'Another store has this name.',
  },
  template: {
    long: ({ most }: { most: number }) => `Use at most ${most} characters.`,
    unknownPart: ({ part }: { part: string }) => `${part} is not known: use {name} or {slug}.`,
    noPart: 'It has neither {name} nor {slug}.',
    host: 'An http or https address with {name} or {slug} after its host is expected.',
  },
  links: {
    tooMany: ({ most }: { most: number }) => `At most ${most} links can be written at once.`,
    unknownStore: 'There is no such store.',
    unknownIngredient: 'There is no such ingredient.',
    address: 'An http or https address is expected.',
  },
})
