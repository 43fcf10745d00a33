import { foldText } from '../catalogue/foldText'

/** The name of a dish as names are compared: without regard to capitals and accents. */
export const dishNameKey = (name: string): string => (foldText(name) || name.toLowerCase()).slice(0, 190)
