/** How many meals of a category a requirement leaves at least, with swaps. */
export const LEAST_MEALS = 60
