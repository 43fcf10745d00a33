/** Limits of files of recipes that are brought in (docs/product.md MOVE-2): in a file by itself, since one page alone needs it. */
export const IMPORT_LIMITS = {
  /** Bytes of a file. */
  bytes: 500_000_000,
  /** Recipes of a file. */
  recipes: 2000,
  /** Plans of a file, of weeks from the last one on: a household has at most 50. */
  plans: 20,
  /** Characters of a file's name that are kept. */
  fileName: 200,
  /** Imports that a person sees; older ones are forgotten. */
  shown: 20,
  /** Columns of a table whose reading a person chooses. */
  columns: 100,
} as const
