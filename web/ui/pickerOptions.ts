/** One thing to pick. */
export interface PickerOption {
  value: string
  label: string
  /** Name of the illustration. */
  picture?: string | null
  /** A few words at the option's end. */
  note?: string
  /** Why it is found, below its name. */
  reason?: string
}

/** Options under one heading, such as a main ingredient. */
export interface PickerGroup {
  label: string
  picture?: string | null
  options: readonly PickerOption[]
}

/** An option as the list holds it: with its group's name, so that a search for the group finds it. */
export interface PickerItem extends PickerOption {
  search: string
}

/** A group as the list holds it. */
export interface PickerItemGroup {
  [key: string]: unknown
  label: string
  picture?: string | null
  items: PickerItem[]
}
