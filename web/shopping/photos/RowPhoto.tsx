import { PencilLine, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import styled from 'styled-components'
import { photoPath } from '../../../schema/photoPath'
import { focusable, plainButton, screenOnly } from '../../styles/mixins'
import { radius, target } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { MealPlate } from '../../ui/MealPlate'
import type { Entry } from '../entries'
import { tinyRow } from '../rowWidths'
import { messages } from './messages'
import type { PhotoSheetProps } from './PhotoSheet'
import { useProductPhoto } from './photosOfProducts'

const PhotoSheet = lazy(() => import('./PhotoSheet'))

/** Beside a row: the photo of its product, small, which a press shows large; nothing without one (docs/product.md SHOP-69). */
export function RowPhoto({ entry }: { entry: Entry }) {
  const { product, photo } = useProductPhoto(entry)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {photo === null ? null : (
        <Thumb
          type="button"
          aria-haspopup="dialog"
          aria-label={messages.show({ name: entry.name })}
          onClick={() => setOpen(true)}
        >
          <MealPlate src={photoPath(photo, 'plate')} alt="" size={36} />
        </Thumb>
      )}
      {isOpen ? <LateSheet name={entry.name} product={product} photo={photo} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** In an opened row: a button that leads to its photo, or to adding one. */
export function PhotoButton({ entry }: { entry: Entry }) {
  const { product, photo } = useProductPhoto(entry)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        icon={photo === null ? <Plus aria-hidden="true" /> : <PencilLine aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-label={messages.button({ name: entry.name, isNew: photo === null })}
        onClick={() => setOpen(true)}
      >
        {photo === null ? messages.add : messages.change}
      </Button>
      {isOpen ? <LateSheet name={entry.name} product={product} photo={photo} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

const LateSheet = (props: PhotoSheetProps) => (
  <Suspense>
    <PhotoSheet {...props} />
  </Suspense>
)

const Thumb = styled.button`
  ${plainButton}
  ${focusable}
  ${screenOnly}
  display: grid;
  place-items: center;
  flex: none;
  width: ${target};
  border-radius: ${radius.medium};
  cursor: zoom-in;

  [data-ticked] & > * {
    opacity: 0.45;
  }

  ${tinyRow} {
    display: none;
  }
`
