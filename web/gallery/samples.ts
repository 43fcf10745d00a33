import type { PickerGroup } from '../ui/GroupedPicker'

const mains: [string, string][] = [
  ['avocado', 'avocado'],
  ['beans', 'beans'],
  ['beef', 'cut-of-meat'],
  ['broccoli', 'broccoli'],
  ['carrot', 'carrot'],
  ['cheese', 'cheese-wedge'],
  ['chicken', 'poultry-leg'],
  ['corn', 'ear-of-corn'],
  ['egg', 'egg'],
  ['eggplant', 'eggplant'],
  ['fish', 'fish'],
  ['mushroom', 'mushroom'],
  ['porridge', 'bowl-with-spoon'],
  ['potato', 'potato'],
  ['prawn', 'shrimp'],
  ['pumpkin', 'pumpkin'],
  ['rice', 'cooked-rice'],
  ['spinach', 'leafy-green'],
  ['sweet potato', 'roasted-sweet-potato'],
  ['tomato', 'tomato'],
]

const dishes = [
  'Roast %',
  'Smoky % and lime tacos',
  '% soup with crusty bread',
  'Thai green % curry with bamboo and basil',
  '% salad',
  'One-pan % bake',
  '% fritters',
  'Charred % with herbed couscous',
  '% pie',
  'Quick % noodles',
  '% stew',
  'Grilled % wraps',
]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 240 meals in 20 groups: as many as the picker must be quick with. */
export const mealGroups: PickerGroup[] = mains.map(([name, picture]) => ({
  label: capital(name),
  picture,
  options: dishes.map((dish, index) => ({
    value: `${name}-${index}`,
    label: capital(dish.replace('%', name)),
    picture,
  })),
}))
