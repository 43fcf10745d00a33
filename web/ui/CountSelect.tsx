import { useMemo } from 'react'
import { Select, type SelectProps } from './Select'

/** Props of `CountSelect`: those of `Select` with numbers from `min` to `max` for options. */
export interface CountSelectProps extends Omit<SelectProps<number>, 'options' | 'compact' | 'placeholder'> {
  /** 0 unless told. */
  min?: number
  /** 10 unless told: meals and serves go from 0 to 10 (specification, section 5). */
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
