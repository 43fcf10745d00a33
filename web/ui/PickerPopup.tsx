import { Combobox } from '@base-ui/react/combobox'
import { Search, X } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { layer, line, media, size, space, target, weight } from '../styles/tokens'
import { aboveKeyboard } from './aboveKeyboard'
import type { PickerItem, PickerItemGroup } from './pickerOptions'
import { IconButton } from './IconButton'
import { messages } from './messages'
import { Picture } from './Picture'
import { PickerOptionLine } from './PickerOptionLine'
import { optionsPopup } from './popupLook'
import type { OpenedBy } from './useFirstOpening'

/** The widths at which an open picker fills the screen: a phone's, or all below the wide layout. */
export type PickerFills = 'phone' | 'narrow'

interface PickerPopupProps {
  label: string
  searchLabel: string
  emptyText: ReactNode
  tools: ReactNode
  /** Said below the list; an empty element where there is nothing to say. */
  note: ReactNode
  fills: PickerFills
  /** What opened it the first time. */
  openedBy: OpenedBy
  /** For the button that closes it where it fills the screen. */
  onClose: () => void
}

/** The open picker: a search box over the groups. A touch doesn't bring up the keyboard until the box is tapped. */
export const PickerPopup = memo(function PickerPopup(props: PickerPopupProps) {
  const { label, searchLabel, emptyText, tools, note, fills, openedBy, onClose } = props
  return (
    <Combobox.Portal>
      <Positioner ref={aboveKeyboard} $fills={fills} sideOffset={4} align="start" collisionPadding={8}>
        <Popup $fills={fills} aria-label={label} initialFocus={(kind: string | null) => (kind || openedBy) !== 'touch'}>
          <SearchLine>
            <Search aria-hidden="true" />
            <SearchInput placeholder={searchLabel} aria-label={searchLabel} enterKeyHint="done" />
            <Close $fills={fills} label={messages.close} icon={<X />} onClick={onClose} />
          </SearchLine>
          {tools}
          <Combobox.Empty>
            <Empty>{emptyText}</Empty>
          </Combobox.Empty>
          <List aria-label={label}>
            {(group: PickerItemGroup) => (
              <Combobox.Group key={group.label} items={group.items}>
                <GroupLabel>
                  {group.picture ? <Picture name={group.picture} size="tiny" /> : null}
                  {group.label}
                </GroupLabel>
                <Combobox.Collection>
                  {(item: PickerItem) => <PickerOptionLine key={item.value} item={item} />}
                </Combobox.Collection>
              </Combobox.Group>
            )}
          </List>
          {note ? <Foot role="status">{note}</Foot> : null}
        </Popup>
      </Positioner>
    </Combobox.Portal>
  )
})

interface Filling {
  $fills: PickerFills
}

/* Where it fills the screen, it does so wherever its field is, and as far as a keyboard leaves it. */
const Positioner = styled(Combobox.Positioner)<Filling>`
  z-index: ${layer.popup};

  ${({ $fills }) => media[$fills]} {
    && {
      position: fixed !important;
      inset: var(--seen-top, 0) 0 auto !important;
      width: auto !important;
      height: var(--seen-height, 100dvh) !important;
      transform: none !important;
    }
  }
`

const Close = styled(IconButton)<Filling>`
  display: none;

  ${({ $fills }) => media[$fills]} {
    display: inline-grid;
  }
`

const Popup = styled(Combobox.Popup)<Filling>`
  ${optionsPopup}
  display: flex;
  flex-direction: column;
  width: max(var(--anchor-width), 21rem);
  max-width: var(--available-width);
  max-height: min(30rem, var(--available-height));
  overflow: hidden;

  ${({ $fills }) => media[$fills]} {
    width: 100%;
    max-width: none;
    height: 100%;
    max-height: none;
    border: 0;
    border-radius: 0;
  }
`

const SearchLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-inline: ${space[4]} ${space[2]};
  border-bottom: ${line.hairline} solid ${color.border};
  color: ${color.textMuted};

  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }

  &:focus-within {
    box-shadow: inset 0 -${line.strong} 0 ${color.focus};
  }
`

const SearchInput = styled(Combobox.Input)`
  flex: 1;
  min-width: 0;
  min-height: ${target};
  border: 0;
  background: none;
  color: ${color.text};
  font: inherit;
  font-size: max(1rem, ${size.body});

  &:focus-visible {
    outline: none;
  }

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
`

const List = styled(Combobox.List)`
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 ${space[1]} ${space[1]};
  scroll-padding-block: ${space[10]} ${space[2]};

  &:empty {
    padding: 0;
  }
`

const GroupLabel = styled(Combobox.GroupLabel)`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[3]} ${space[3]} ${space[1]};
  background: ${color.surfaceRaised};
  color: ${color.textMuted};
  font-size: ${size.small};
  font-weight: ${weight.strong};

  &::first-letter {
    text-transform: uppercase;
  }
`

/* It has its height before its words have come, so that the list stays, and goes when an empty element says that none do. */
const Foot = styled.div`
  flex: none;
  min-height: calc(3 * ${size.small} + 2 * ${space[2]});
  padding: ${space[2]} ${space[4]};
  border-top: ${line.hairline} solid ${color.border};
  color: ${color.textMuted};
  font-size: ${size.small};

  &:has(> :empty) {
    display: none;
  }

  ${media.short} {
    display: none;
  }
`

const Empty = styled.div`
  padding: ${space[6]} ${space[4]};
  text-align: center;
  color: ${color.textMuted};
`
