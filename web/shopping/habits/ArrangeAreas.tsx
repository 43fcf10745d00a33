import { ArrowDown, ArrowUp, GripVertical, RotateCcw } from 'lucide-react'
import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { AREAS, type Area } from '../../../schema/areas'
import { areaTitle } from '../../plan/areas'
import { color } from '../../styles/themes'
import { depth, line, motion, radius, size, space, target, weight } from '../../styles/tokens'
import { AreaPicture } from '../../ui/AreaPicture'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { IconButton } from '../../ui/IconButton'
import { List } from '../../ui/List'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { messages } from './messages'
import { moveWithin } from './moveWithin'
import { useRowDrag } from './useRowDrag'

export interface ArrangeAreasProps {
  order: readonly Area[]
  /** Name of the store; null where none is chosen. */
  storeName: string | null
  /** Called once with the order, null for the usual one, and undefined where nothing was changed. */
  onClose: (order: readonly Area[] | null | undefined) => void
}

/** The areas of a shop in a list that is arranged by dragging or with a button each way (docs/product.md SHOP-46). */
export default function ArrangeAreas({ order, storeName, onClose }: ArrangeAreasProps) {
  const [areas, setAreas] = useState(order)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<HTMLElement | null>(null)
  const isUsual = areas.every((area, index) => area === AREAS[index])

  const move = (from: number, to: number) => {
    const next = moveWithin(areas, from, to)
    const area = areas[from]
    if (next === areas || area === undefined) return
    setAreas(next)
    setSaid(messages.place({ area: areaTitle(area), place: next.indexOf(area) + 1, of: next.length }))
  }
  const { held, grab, listHandlers } = useRowDrag(list, move)

  // A row that changes places takes the focus of its button along.
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [areas])

  const close = () => {
    const isSame = areas.every((area, index) => area === order[index])
    onClose(isSame ? undefined : isUsual ? null : areas)
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={storeName === null ? messages.arrangeTitle : messages.arrangeAt({ store: storeName })}
      description={messages.arrangeHint}
      actions={
        <>
          <Button
            variant="quiet"
            icon={<RotateCcw aria-hidden="true" />}
            disabled={isUsual}
            onClick={() => {
              setAreas(AREAS)
              setSaid(messages.isUsual)
            }}
          >
            {messages.usual}
          </Button>
          <Button onClick={close}>{messages.done}</Button>
        </>
      }
    >
      <List ref={list} aria-label={messages.areas} {...listHandlers}>
        {areas.map((area, index) => (
          <AreaRow
            key={area}
            name={areaTitle(area)}
            picture={<AreaPicture area={area} />}
            isHeld={held === index}
            isFirst={index === 0}
            isLast={index === areas.length - 1}
            onGrab={grab(index)}
            onStep={(by, button) => {
              pressed.current = button
              move(index, index + by)
            }}
          />
        ))}
      </List>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Dialog>
  )
}

interface AreaRowProps {
  name: string
  picture: ReactNode
  isHeld: boolean
  isFirst: boolean
  isLast: boolean
  onGrab: (event: PointerEvent) => void
  /** Gets 1 for down and -1 for up, with the button that was pressed. */
  onStep: (by: number, button: HTMLElement) => void
}

function AreaRow({ name, picture, isHeld, isFirst, isLast, onGrab, onStep }: AreaRowProps) {
  return (
    <Row data-held={isHeld || undefined}>
      <Handle title={messages.drag({ area: name })} onPointerDown={onGrab}>
        <GripVertical aria-hidden="true" />
      </Handle>
      {picture}
      <Name>{name}</Name>
      <IconButton
        label={messages.up({ area: name })}
        icon={<ArrowUp />}
        resting={isFirst}
        onClick={({ currentTarget }) => onStep(-1, currentTarget)}
      />
      <IconButton
        label={messages.down({ area: name })}
        icon={<ArrowDown />}
        resting={isLast}
        onClick={({ currentTarget }) => onStep(1, currentTarget)}
      />
    </Row>
  )
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-inline: -${space[2]};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  transition: box-shadow ${motion.quick};

  & + & {
    border-top: ${line.hairline} solid ${color.border};
  }

  &[data-held] {
    background: ${color.accentSoft};
    color: ${color.onAccentSoft};
    box-shadow: ${depth.medium};
  }
`

const Handle = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${target};
  height: ${target};
  color: ${color.textMuted};
  cursor: grab;
  touch-action: none;

  [data-held] & {
    color: inherit;
    cursor: grabbing;
  }
`

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: break-word;
  padding-inline-start: ${space[1]};
  font-size: ${size.body};
  font-weight: ${weight.medium};
`
