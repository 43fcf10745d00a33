import { css } from 'styled-components'
import { focusable, plainButton, screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { depth, line, media, motion, radius, size, space, target, weight } from '../styles/tokens'

/** `primary` is what to do next, once on a screen; `secondary` the others; `quiet` beside text; `danger` loses something. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** `large` for the one button of a form on a phone. */
export type ButtonSize = 'medium' | 'large'

/** The visual props of everything that looks like a button. */
export interface ButtonLook {
  $variant: ButtonVariant
  $size: ButtonSize
  $wide: boolean
}

const variants = {
  primary: css`
    background: ${color.accent};
    border-color: ${color.accent};
    color: ${color.onAccent};
    box-shadow: ${depth.low};
    --hover: ${color.accentHover};
    --hover-edge: ${color.accentHover};
  `,
  secondary: css`
    background: ${color.surfaceRaised};
    border-color: ${color.borderStrong};
    color: ${color.text};
    --hover: ${color.surfaceHover};
    --hover-edge: ${color.borderStrong};
  `,
  quiet: css`
    background: transparent;
    border-color: transparent;
    color: ${color.accent};
    --hover: ${color.surfaceHover};
    --hover-edge: transparent;
    --rest: transparent;
  `,
  danger: css`
    background: ${color.danger};
    border-color: ${color.danger};
    color: ${color.onDanger};
    --hover: ${color.dangerHover};
    --hover-edge: ${color.dangerHover};
  `,
}

/** The look of a button, for whichever element carries it. */
export const buttonLook = css<ButtonLook>`
  ${plainButton}
  ${focusable}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  max-width: 100%;
  min-height: ${({ $size }) => ($size === 'large' ? '3.25rem' : target)};
  padding: ${space[2]}
    ${({ $variant, $size }) => ($variant === 'quiet' ? space[3] : $size === 'large' ? space[6] : space[5])};
  border: ${line.hairline} solid;
  border-radius: ${radius.medium};
  font-size: ${size.body};
  font-weight: ${weight.strong};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition:
    background ${motion.quick},
    border-color ${motion.quick},
    transform ${motion.quick};
  user-select: none;
  touch-action: manipulation;
  ${({ $variant }) => variants[$variant]}

  ${media.hover} {
    &:hover:not([disabled], [aria-disabled='true']) {
      background: var(--hover);
      border-color: var(--hover-edge);
    }
  }

  &:active:not([disabled], [aria-disabled='true']) {
    transform: translateY(${space.px});
  }

  &[aria-disabled='true'] {
    cursor: progress;
  }

  &:is([disabled], [data-resting]) {
    background: var(--rest, ${color.surfaceSunken});
    border-color: var(--rest, ${color.border});
    color: ${color.textMuted};
    box-shadow: none;
    cursor: not-allowed;
  }

  & > svg {
    flex: none;
    width: 1.2em;
    height: 1.2em;
  }

  /* Nothing can be pressed on paper. */
  ${screenOnly}
`
