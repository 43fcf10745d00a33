import { Menu } from '@base-ui/react/menu'
import type { ReactElement } from 'react'
import styled from 'styled-components'
import { popupSurface } from '../styles/mixins'
import { color } from '../styles/themes'
import { depth, layer, line, motion, radius, size, space, target, weight } from '../styles/tokens'
import type { MenuItem } from './menuItem'
import { useOpensAtOnce } from './useOpensAtOnce'

export interface MenuControlProps {
  items: readonly MenuItem[]
  /** The closed button. */
  button: ReactElement
}

/** What a `MenuButton` is from when it is first opened on. It begins open. */
export function MenuControl({ items, button }: MenuControlProps) {
  const { open, onOpenChange, trigger } = useOpensAtOnce()
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange}>
      <Menu.Trigger ref={trigger} render={button} />
      <Menu.Portal>
        <Positioner sideOffset={4} align="end" collisionPadding={12}>
          <Popup>
            {items.map(({ label, hint, icon, resting = false, onPress }) => (
              <Item key={label} disabled={resting} onClick={onPress}>
                {icon}
                <span>
                  <Label>{label}</Label>
                  {hint ? <Hint>{hint}</Hint> : null}
                </span>
              </Item>
            ))}
          </Popup>
        </Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

const Positioner = styled(Menu.Positioner)`
  z-index: ${layer.popup};
`

const Popup = styled(Menu.Popup)`
  ${popupSurface}
  width: max-content;
  max-width: min(22rem, var(--available-width));
  max-height: var(--available-height);
  overflow-y: auto;
  padding: ${space[2]};
  box-shadow: ${depth.high};
  outline: none;
  transition: opacity ${motion.quick};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`

const Item = styled(Menu.Item)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${target};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.medium};
  line-height: 1.25;
  cursor: pointer;
  outline: none;
  user-select: none;

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }

  &[data-highlighted] {
    background: ${color.surfaceHover};
    box-shadow: inset ${line.strong} 0 ${color.focus};
  }

  &[data-disabled] {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`

const Label = styled.span`
  display: block;
  font-weight: ${weight.medium};
`

const Hint = styled.span`
  display: block;
  font-size: ${size.tiny};
  color: ${color.textMuted};
`
