import type { AppName } from '../moving/MovedRecipe'

const NAMES: Readonly<Record<AppName, string>> = {
  COOKLANG: 'Cooklang',
  COPY_ME_THAT: 'Copy Me That',
  CROUTON: 'Crouton',
  KITCHENOWL: 'KitchenOwl',
  MEALIE: 'Mealie',
  MEALMASTER: 'Meal-Master',
  MELA: 'Mela',
  MY_RECIPE_BOX: 'My Recipe Box',
  NEXTCLOUD: 'Nextcloud Cookbook',
  PAPRIKA: 'Paprika',
  PLAN_TO_EAT: 'Plan to Eat',
  RECIPE_KEEPER: 'Recipe Keeper',
  RECIPESAGE: 'RecipeSage',
  TANDOOR: 'Tandoor',
}

/** What an application calls itself; null for none. */
export const appName = (app: AppName | null): string | null => (app === null ? null : NAMES[app])
