/** What the pages write about: the parts of a household, and what is a person's own. */
export const PAGE_KINDS = [
  'plan row',
  'list item',
  'cupboard',
  'price',
  'household',
  'saved plan',
  'dish',
  'opinion',
] as const
export type PageKind = (typeof PAGE_KINDS)[number]
