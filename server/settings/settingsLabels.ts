/** Labels by which the fields are known, also by the clients that answer them. */
export const LABELS = {
  requirements: 'Dietary requirements',
  neverEaten: 'Ingredients I never eat',
  tags: 'Tags',
  preferredStore: 'Preferred store',
} as const
