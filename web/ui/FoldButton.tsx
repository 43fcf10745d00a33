import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { focusable, plainButton } from '../styles/mixins'
import { color } from '../styles/themes'
import { media, motion, radius, space, target } from '../styles/tokens'

/** Other attributes go to the `<button>`. */
export interface FoldButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-expanded' | 'aria-controls'> {
  open: boolean
  /** Id of what it opens, which stays on the page and is hidden while it is closed. */
  controls: string
}

/**
 * The words of a row that open what stands below it, with an arrow at their end that turns.
 *
 *     <FoldButton open={open} controls={id} onClick={() => setOpen(!open)}>carrots</FoldButton>
 *     <div id={id} hidden={!open}>…</div>
 */
export function FoldButton({ open, controls, children, ...rest }: FoldButtonProps) {
  return (
    <Root type="button" {...rest} aria-expanded={open} aria-controls={controls}>
      {children}
      <ChevronDown aria-hidden="true" />
    </Root>
  )
}

const Root = styled.button`
  ${plainButton}
  ${focusable}
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  min-height: ${target};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  text-align: start;

  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${color.textMuted};
    transition: transform ${motion.quick};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }

  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
    }
  }

  ${media.print} {
    min-height: 0;
    padding-block: ${space.half};
    padding-inline-end: 0;
    background: none;

    & > svg {
      display: none;
    }
  }
`
