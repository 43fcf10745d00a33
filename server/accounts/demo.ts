/** The demo account (docs/product.md GEN-11). */
export const DEMO = { email: 'demo@mealwright.example', password: 'Cook-what-you-like' } as const
