/** How the slug of a person's own dish ends, and no other meal's: its name is private. */
export const DISH_SLUG = /-[0-9a-f]{12}$/
