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
    almond: 'almonds',
    brazil_nut: 'Brazil nuts',
    cashew: 'cashews',
    hazelnut: 'hazelnuts',
    macadamia: 'macadamias',
    pecan: 'pecans',
    pine_nut: 'pine nuts',
    pistachio: 'pistachios',
    walnut: 'walnuts',
    barley: 'barley',
    oats: 'oats',
    rye: 'rye',
    allium: 'onion or garlic',
    nightshade: 'nightshades',
    corn: 'corn',
    root_vegetable: 'root vegetables',
    mushroom: 'mushrooms',
    not_kosher: 'an animal that is not kosher',
    not_in_pregnancy: 'food to avoid in pregnancy',
    heat_first: 'food that is to be heated through in pregnancy',
  },
  /** What a requirement leaves out, where its label does not say so, and what it does not promise. */
  requirementNotes: {
    NO_ONION_OR_GARLIC: 'Nor leek, shallot, spring onion or chives, nor food whose label may list them.',
    NIGHTSHADE_FREE: 'No potato, tomato, eggplant, capsicum or chilli, nor spices of them.',
    CORN_FREE: 'Nor food whose label may list starch or syrup of corn.',
    JAIN_STYLE:
      'Vegetarian without egg, honey, alcohol, mushrooms, onion, garlic and root vegetables. A style: no food is certified.',
    HALAL_STYLE: 'No pork, alcohol, gelatine or animal rennet. A style: look for a halal label on meat.',
    LOW_SODIUM:
      'At most 400 mg of sodium in what you eat at a meal, by amount, without salt that you add to taste. Not medical advice: ask your doctor for your own limit.',
    LOWER_CARBOHYDRATE:
      'At most 45 g of carbohydrate in what you eat at a meal: three exchanges of 15 g. By amount, not medical advice: ask your dietitian for your own limit.',
    MODERATE_CARBOHYDRATE:
      'At most 60 g of carbohydrate in what you eat at a meal: four exchanges of 15 g. By amount, not medical advice: ask your dietitian for your own limit.',
    LOWER_POTASSIUM:
      'At most 850 mg of potassium in what you eat at a meal, by amount in the ingredients as they are bought: what boiling or soaking takes out is not counted off. Salt substitutes may be potassium. Not medical advice: ask your doctor or dietitian for your own limit.',
    LOWER_PHOSPHORUS:
      'At most 300 mg of phosphorus in what you eat at a meal, by amount, from plants, animals or additives alike. Brands add phosphates of their own: read labels. Not medical advice: ask your doctor or dietitian for your own limit.',
    KOSHER_STYLE:
      'No pork, rabbit, shellfish, fish known to lack scales, gelatine or animal rennet, and no meat or poultry with milk in one meal. A style: it goes by ingredients and certifies nothing, and says nothing of slaughter, supervision or utensils.',
    PREGNANCY:
      'By Australian advice for who is pregnant, on listeria, mercury, raw eggs and alcohol: no pâté, liver, rockmelon, swordfish or catfish; soft cheese, deli meat, smoked fish, sprouts, ready-made salad and hummus only in meals that heat them through, eggs only set. Own dishes with these are left out. No medical advice: storage, washing and how well food is cooked are up to you.',
    LOW_FODMAP:
      'By amount, for the first weeks of the diet: all that you eat at a meal together has at most what published limits allow of one food. By published analyses, not those of Monash University’s app. Not medical advice: follow this diet with a dietitian.',
  },
  /** Nutrients within a sentence. */
  nutrients: {
    energy: 'energy',
    protein: 'protein',
    fat: 'fat',
    saturatedFat: 'saturated fat',
    carbohydrate: 'carbohydrate',
    sugars: 'sugars',
    fibre: 'fibre',
    sodium: 'sodium',
    fodmap: 'FODMAP content',
    potassium: 'potassium',
    phosphorus: 'phosphorus',
  },
  /** What an amount of FODMAPs is a share of: '240% of the FODMAP limit'. */
  fodmapLimit: 'the FODMAP limit',
  /** An amount within a sentence: '640 mg of sodium'. */
  amount: ({ figure, nutrient }: { figure: string; nutrient: string }) => `${figure} of ${nutrient}`,
  blockedBy: {
    notReviewed: 'What it contains is not reviewed yet.',
    fact: ({ fact, requirement }: { fact: string; requirement: string }) =>
      `Contains ${fact}, which is not allowed under ${requirement}.`,
    over: ({ amount, requirement }: { amount: string; requirement: string }) =>
      `The meal has ${amount} a serve, more than ${requirement} allows.`,
    noFigure: ({ nutrient, requirement }: { nutrient: string; requirement: string }) =>
      `How much ${nutrient} it has is not known, which is not allowed under ${requirement}.`,
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
