/** The illustration of each area of a shop, by the area's name. */
export const AREA_PICTURES: Readonly<Record<string, string>> = {
  produce: 'leafy-green',
  'meat & deli': 'cut-of-meat',
  bakery: 'bread',
  dairy: 'cheese-wedge',
  pantry: 'canned-food',
  condiments: 'jar',
  beverages: 'cup-with-straw',
  frozen: 'ice',
  'personal care': 'lotion-bottle',
  household: 'sponge',
  uncategorised: 'basket',
}

/** What is shown where no illustration is known. */
export const FALLBACK_PICTURE = 'fork-and-knife-with-plate'

/** Illustrations that pages may use beside those of the catalogue; the build ships these and no others of the set. */
export const UI_PICTURES = [
  FALLBACK_PICTURE,
  'broken-heart',
  'shopping-cart',
  'shopping-bags',
  'pot-of-food',
  'shallow-pan-of-food',
  'cooking',
  'wrapped-gift',
  'party-popper',
  'magnifying-glass-tilted-left',
  'herb',
  'sunrise',
  'sun',
  'crescent-moon',
  'locked',
  'key',
  'envelope',
  'check-mark-button',
  'spiral-calendar',
  'satellite-antenna',
  'bento-box',
  'steaming-bowl',
  'green-salad',
  'sparkles',
  'waving-hand',
  'game-die',
  'hammer-and-wrench',
  'speech-balloon',
  'bell',
  'clipboard',
  'books',
  'timer-clock',
  'house-with-garden',
  'busts-in-silhouette',
] as const

/** Where the illustration of a name is served. */
export function pictureUrl(name: string): string {
  return `/pictures/${name}.svg`
}
