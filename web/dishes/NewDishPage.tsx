import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { usePageTitle } from '../product/usePageTitle'
import { space } from '../styles/tokens'
import { Page } from '../ui/Page'
import { BringIn } from './BringIn'
import { DishEditor } from './DishEditor'
import type { DishForm } from './dishForm'
import { messages } from './messages'
import type { RecipeSource } from './SourceNote'

/** Brings a recipe in: first it is read, then it is corrected and saved, and the next one may follow. */
export default function NewDishPage() {
  const [text, setText] = useState('')
  const [source, setSource] = useState<RecipeSource | null>(null)
  const [pictures, setPictures] = useState<readonly File[] | null>(null)
  /** The picture that is to be the photo of the dish. */
  const [photo, setPhoto] = useState<File | null>(null)
  const [form, setForm] = useState<DishForm | null>(null)
  const top = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const url = source?.url
  const start = useMemo(() => form && (url ? { ...form, urlDetails: form.urlDetails || url } : form), [form, url])
  const photos = useMemo(() => (photo ? [photo] : []), [photo])
  const title = form ? messages.check : messages.bringIn
  usePageTitle(title)

  // Each of the two views begins at its top and takes the focus, as a page does.
  const turn = (next: DishForm | null) => {
    flushSync(() => setForm(next))
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView?.()
  }

  /** The next recipe is pasted where the last one was. */
  const another = () => {
    setText('')
    setSource(null)
    setPhoto(null)
    turn(null)
    box.current?.focus({ preventScroll: true })
  }

  return (
    <Half ref={top} role="group" aria-label={title} tabIndex={-1}>
      {start ? (
        <Page>
          <DishEditor
            title={title}
            intro={messages.checkHelp}
            start={start}
            id={null}
            pictures={photos}
            onBack={() => turn(null)}
            onAnother={another}
          />
        </Page>
      ) : (
        <Page width={pictures === null ? 'wideForm' : 'page'}>
          <BringIn
            text={text}
            onText={setText}
            source={source}
            onSource={setSource}
            pictures={pictures}
            onPictures={setPictures}
            onPhoto={setPhoto}
            onRead={turn}
            box={box}
          />
        </Page>
      )}
    </Half>
  )
}

const Half = styled.div`
  scroll-margin-block-start: calc(2 * ${space[16]});

  &:focus {
    outline: none;
  }
`
