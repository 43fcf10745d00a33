import { DISH_SLUG } from '../../schema/dishSlug'
import type { Entry } from './plan'

/** What usage events call a meal: its name, except for a person's own dish, whose name stays private. */
export function publicName({ name, slug }: Pick<Entry, 'name' | 'slug'>): string {
  return DISH_SLUG.test(slug) ? 'own dish' : name
}
