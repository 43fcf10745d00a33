import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { useId, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { focusable, screenOnly, visuallyHidden } from '../styles/mixins'
import { color } from '../styles/themes'
import { depth, media, motion, radius, size, space, target, weight } from '../styles/tokens'

/** One of the ways. */
export interface Segment<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
}

export interface SegmentedControlProps<Value extends string> {
  label: string
  /** The label is for screen readers only unless this is false. */
  hideLabel?: boolean
  options: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Icons only, with the labels for screen readers. */
  iconsOnly?: boolean
  /** Shares its container's width. */
  wide?: boolean
}

/**
 * Two to four ways of looking at the same thing, all in sight.
 *
 *     <SegmentedControl label="Steps" options={[{ value: 'one', label: 'One step' }, { value: 'all', label: 'All' }]}
 *       value={view} onChange={setView} />
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, hideLabel = true, options, value, onChange, iconsOnly = false, wide = false } = props
  const id = useId()
  return (
    <Root>
      <Label id={id} $hidden={hideLabel}>
        {label}
      </Label>
      <Group aria-labelledby={id} value={value} $wide={wide} onValueChange={(next) => onChange(next as Value)}>
        {options.map((option) => (
          <Choice
            key={option.value}
            value={option.value}
            nativeButton
            render={<button type="button" />}
            aria-label={iconsOnly ? option.label : undefined}
            title={iconsOnly ? option.label : undefined}
          >
            {option.icon}
            {iconsOnly ? null : option.label}
          </Choice>
        ))}
      </Group>
    </Root>
  )
}

const Root = styled.div`
  ${screenOnly}
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
`

const Label = styled.span<{ $hidden: boolean }>`
  font-size: ${size.small};
  font-weight: ${weight.strong};
  ${({ $hidden }) =>
    $hidden &&
    css`
      ${visuallyHidden}
    `}
`

const Group = styled(RadioGroup)<{ $wide: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half};
  width: ${({ $wide }) => ($wide ? '100%' : 'fit-content')};
  max-width: 100%;
  padding: ${space[1]};
  border-radius: ${radius.large};
  background: ${color.surfaceSunken};
`

const Choice = styled(Radio.Root)`
  ${focusable}
  appearance: none;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  flex: 1;
  min-width: ${target};
  min-height: ${target};
  padding: ${space[1]} ${space[3]};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  color: ${color.textMuted};
  font: inherit;
  font-weight: ${weight.strong};
  white-space: nowrap;
  cursor: pointer;
  transition:
    background ${motion.quick},
    color ${motion.quick};

  & > svg {
    width: 1.25rem;
    height: 1.25rem;
  }

  &[data-checked] {
    background: ${color.surfaceRaised};
    color: ${color.accent};
    box-shadow: ${depth.low};
  }

  ${media.hover} {
    &:hover:not([data-checked]) {
      color: ${color.text};
    }
  }
`
