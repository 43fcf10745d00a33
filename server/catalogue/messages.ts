import { defineMessages } from '../../schema/text/defineMessages'

/** Texts about meals and what is in them. Other features use the words for dietary facts from here. */
export const messages = defineMessages({
  /** Dietary facts within a sentence: 'Contains tree nuts'. */
  facts: {
    wheat: 'wheat',
    gluten: 'gluten',
    milk: 'milk',
    egg: 'egg',
    peanut: 'peanuts',
    tree_nut: 'tree nuts',
    soy: 'soy',
    sesame: 'sesame',
    fish: 'fish',
    crustacean: 'crustaceans',
    mollusc: 'molluscs',
    lupin: 'lupin',
    sulphites: 'sulphites',
    meat: 'meat',
    pork: 'pork',
    beef: 'beef',
    poultry: 'poultry',
    gelatine: 'gelatine',
    animal_rennet: 'animal rennet',
    honey: 'honey',
    alcohol: 'alcohol',
    celery: 'celery',
    mustard: 'mustard',
  },
  blockedBy: {
    notReviewed: 'What it contains is not reviewed yet.',
    fact: ({ fact, requirement }: { fact: string; requirement: string }) =>
      `Contains ${fact}, which is not allowed under ${requirement}.`,
    noFact: ({ requirement }: { requirement: string }) => `It is not allowed under ${requirement}.`,
  },
  reasons: {
    neverEaten: 'Ingredients I never eat',
    disliked: "Ingredients I don't like",
    notReviewed: 'Not reviewed yet',
  },
  /** Units as words. */
  units: {
    g: { one: 'gram', many: 'grams' },
    kg: { one: 'kilogram', many: 'kilograms' },
    ml: { one: 'millilitre', many: 'millilitres' },
    l: { one: 'litre', many: 'litres' },
    tsp: { one: 'teaspoon', many: 'teaspoons' },
    tbsp: { one: 'tablespoon', many: 'tablespoons' },
    cup: { one: 'cup', many: 'cups' },
    pinch: { one: 'pinch', many: 'pinches' },
    piece: { one: 'piece', many: 'pieces' },
  },
  leftOut: 'Optional: simply leave it out.',
  oneMeal: 'Name the meal by slug or by id.',
  pageSize: ({ most }: { most: number }) => `first must be 1 to ${most}.`,
  otherToken: 'after must be a token of catalogueChanges that still counts. Without one, everything is listed.',
  otherCursor: 'after must be a cursor of this list in this order.',
  negativeMinutes: 'maxMinutes must not be negative.',
  unknownTag: ({ tag, tags }: { tag: string; tags: string }) => `There is no tag '${tag}'. The tags are: ${tags}.`,
  longSearch: ({ most }: { most: number }) => `Search for at most ${most} characters.`,
})
