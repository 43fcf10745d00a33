import { css } from 'styled-components'
import { popupSurface } from '../styles/mixins'
import { color } from '../styles/themes'
import { depth, media, motion, radius, space, target, weight } from '../styles/tokens'

/** The box that options appear in. */
export const optionsPopup = css`
  ${popupSurface}
  box-shadow: ${depth.high};
  transform-origin: var(--transform-origin);
  transition:
    opacity ${motion.quick},
    transform ${motion.quick};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: scale(0.98);
  }
`

/** One option of a list. */
export const optionLook = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${target};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.medium};
  cursor: pointer;
  user-select: none;
  outline: none;

  ${media.hover} {
    min-height: 2.5rem;
  }

  &[data-highlighted] {
    background: ${color.accentSoft};
    color: ${color.onAccentSoft};
  }

  &[data-selected] {
    font-weight: ${weight.strong};
  }

  &[data-disabled] {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`
