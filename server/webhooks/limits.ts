/** Webhooks of a partner or a person (docs/product.md HOOK-5). */
export const MOST_WEBHOOKS = 5
/** Messages of a webhook in one answer, and those that are kept after they have ended (docs/product.md HOOK-7). */
export const MOST_ANSWERED = 20
export const MOST_KEPT = 50
