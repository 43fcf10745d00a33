/** The five yes/no questions of the feedback page, in order (docs/product.md FEED-2, FEED-3). */
export const FEEDBACK_QUESTIONS = [
  'Would you recommend us to a friend?',
  'Would you use us for your regular grocery shopping?',
  'Have you made a meal plan twice or more?',
  'Does it save you 15 minutes?',
  'Does it save you 1 hour?',
] as const
