import { useMemo } from 'react'
import { Select, type SelectProps } from './Select'

/** The options are the whole numbers from `min` to `max`. */
export interface CountSelectProps extends Omit<SelectProps<number>, 'options' | 'compact' | 'placeholder'> {
  /** 0 by default. */
  min?: number
  /** 10 by default (docs/product.md UI-12). */
  max?: number
}

/**
 * A small number: meals of a category, serves of a meal.
 *
 *     <CountSelect label="Serves of Porridge" hideLabel value={serves} onChange={setServes} />
 */
export function CountSelect({ min = 0, max = 10, ...rest }: CountSelectProps) {
  const options = useMemo(
    () => Array.from({ length: max - min + 1 }, (_, step) => ({ value: min + step, label: String(min + step) })),
    [min, max],
  )
  return <Select {...rest} options={options} compact />
}
