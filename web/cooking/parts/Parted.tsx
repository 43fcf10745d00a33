import { Fragment } from 'react'
import { Stack } from '../../ui/Stack'
import PartHeading from './PartHeading'
import { type DividedProps, sectionsOf } from './sections'

/** A list of a recipe by the dishes of which it is made, each under its name (docs/product.md DISH-33). */
export default function Parted({ recipe, of, name, children }: DividedProps) {
  return (
    <Stack $gap={5}>
      {sectionsOf(recipe).map((section) => {
        const { part, [of]: range } = section
        const [from, to] = range
        return to > from ? (
          <Fragment key={part?.slug ?? ''}>
            <PartHeading part={part} name={name} ofSteps={of === 'steps'} />
            {children(from, to, part)}
          </Fragment>
        ) : null
      })}
    </Stack>
  )
}
