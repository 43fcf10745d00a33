import type { AppName } from '../moving/AppName'

const NAMES: Readonly<Record<AppName, string>> = {
  COOKLANG: 'Cooklang',
  COOKMATE: 'Cookmate',
  COOKML: 'CookML',
  COPY_ME_THAT: 'Copy Me That',
  CROUTON: 'Crouton',
  GOURMET: 'Gourmet',
  KITCHENOWL: 'KitchenOwl',
  LIVING_COOKBOOK: 'Living Cookbook',
  MASTERCOOK: 'MasterCook',
  MEALIE: 'Mealie',
  MEALIME: 'Mealime',
  MEALMASTER: 'Meal-Master',
  MELA: 'Mela',
  MY_RECIPE_BOX: 'My Recipe Box',
  NEXTCLOUD: 'Nextcloud Cookbook',
  PAPRIKA: 'Paprika',
  PLAN_TO_EAT: 'Plan to Eat',
  RECIPE_KEEPER: 'Recipe Keeper',
  RECIPESAGE: 'RecipeSage',
  REZKONV: 'RezKonv',
  TANDOOR: 'Tandoor',
}

/** What an application calls itself; null for none. */
export const appName = (app: AppName | null): string | null => (app === null ? null : NAMES[app])
