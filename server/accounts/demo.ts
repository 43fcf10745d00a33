/** The account that stands ready on the embedded default in development. */
export const DEMO = { email: 'demo@mealwright.example', password: 'Cook-what-you-like' } as const
