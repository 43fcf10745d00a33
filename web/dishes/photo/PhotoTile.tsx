import { photoPath } from '../../../schema/photoPath'
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { space } from '../../styles/tokens'
import { IconButton } from '../../ui/IconButton'
import { MealPlate } from '../../ui/MealPlate'
import { messages } from './messages'

/** Width of a tile: its three buttons. */
const SIZE = 132

export interface PhotoTileProps {
  /** What the dish is called. */
  name: string
  /** Its id. */
  photo: string
  /** From 1. */
  number: number
  of: number
  /** Gets 1 for back and -1 for forward, with the button that was pressed. */
  onStep: (by: number, button: HTMLElement) => void
  onRemove: () => void
}

/** One photo of a dish, with its place among the others. */
export function PhotoTile({ name, photo, number, of, onStep, onRemove }: PhotoTileProps) {
  return (
    <Tile>
      <MealPlate src={photoPath(photo, 'plate')} alt={messages.alt({ name, number, of })} size={SIZE} eager />
      <Tools>
        {of === 1 ? null : (
          <>
            <IconButton
              label={messages.earlier({ number })}
              icon={<ArrowLeft />}
              resting={number === 1}
              onClick={({ currentTarget }) => onStep(-1, currentTarget)}
            />
            <IconButton
              label={messages.later({ number })}
              icon={<ArrowRight />}
              resting={number === of}
              onClick={({ currentTarget }) => onStep(1, currentTarget)}
            />
          </>
        )}
        <IconButton label={messages.remove({ number, of })} icon={<Trash2 />} onClick={onRemove} />
      </Tools>
    </Tile>
  )
}

const Tile = styled.li`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[1]};
`

const Tools = styled.div`
  display: flex;
`
