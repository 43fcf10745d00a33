/**
 * How long ids of operations, and what decides about late ones, are kept, in milliseconds: clients that were away send what
 * they have within this time (docs/product.md PLAN-37, SHOP-25, CUP-3).
 */
export const OPERATIONS_KEPT = 30 * 24 * 60 * 60 * 1000
