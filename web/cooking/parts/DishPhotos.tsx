import { photoPath } from '../../../schema/photoPath'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import styled from 'styled-components'
import { focusable, plainButton, screenOnly } from '../../styles/mixins'
import { radius, space } from '../../styles/tokens'
import { MealPlate } from '../../ui/MealPlate'
import { platePath } from '../../ui/platePath'
import { Text } from '../../ui/Text'
import type { MealInstructionsFragment } from '../operations.generated'
import { messages } from './messages'

/** What has photos. */
export type Photographed = Pick<MealInstructionsFragment, 'name' | 'plate' | 'photos'>

const PhotoDialog = lazy(() => import('./PhotoDialog'))

/**
 * The picture of an own dish, which is its first photo unless something is swapped, the words beside it, and below them the
 * other photos. Each is a button that shows it large.
 */
export default function DishPhotos({ recipe, children }: { recipe: Photographed; children: ReactNode }) {
  const { name, plate, photos } = recipe
  const [shown, setShown] = useState<number | null>(null)
  const of = photos.length
  const isPlate = platePath(plate) === pathOf(photos[0]?.id)
  const button = (index: number, size: number) => (
    <Enlarge
      type="button"
      aria-label={messages.enlarge({ number: index + 1, of })}
      aria-haspopup="dialog"
      onClick={() => setShown(index)}
    >
      <MealPlate src={pathOf(photos[index]?.id)} alt="" size={size} eager={index === 0} />
    </Enlarge>
  )
  return (
    <>
      {isPlate ? button(0, 72) : <MealPlate src={plate} alt="" size={72} eager />}
      {children}
      {isPlate && of === 1 ? null : (
        <Further>
          <Strip role="list" aria-label={messages.photos}>
            {photos.map(({ id }, index) => (isPlate && index === 0 ? null : <li key={id}>{button(index, 56)}</li>))}
          </Strip>
          {isPlate ? null : (
            <Text $muted $size="small">
              {messages.withoutSwaps}
            </Text>
          )}
        </Further>
      )}
      {shown === null ? null : (
        <Suspense>
          <PhotoDialog name={name} photos={photos} start={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  )
}

const pathOf = (id: string | undefined): string | null => (id === undefined ? null : photoPath(id, 'plate'))

const Enlarge = styled.button`
  ${plainButton}
  ${focusable}
  display: block;
  border-radius: ${radius.large};
  cursor: zoom-in;
`

const Further = styled.div`
  ${screenOnly}
  flex-basis: 100%;
  min-width: 0;
`

/* One line, so that the first step stays near. */
const Strip = styled.ul`
  display: flex;
  gap: ${space[2]};
  margin: -${space[1]};
  padding: ${space[1]};
  overflow-x: auto;
  list-style: none;
`
