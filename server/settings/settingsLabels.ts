/** Labels of the fields, by which REST and the older calls know them: they are not translated. */
export const LABELS = {
  requirements: 'Dietary requirements',
  neverEaten: 'Ingredients I never eat',
  disliked: "Ingredients I don't like",
  tags: 'Tags',
  preferredStore: 'Preferred store',
} as const
