import { ListPlus, Save } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { space } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { Columns, Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { AboutCard } from './AboutCard'
import type { DishForm } from './dishForm'
import { LeaveDialog } from './LeaveDialog'
import { LinesCard } from './LinesCard'
import { messages } from './messages'
import { useDishTagsQuery } from './operations.generated'
import { PhotosOfDish } from './photo/PhotosOfDish'
import { useSetPhotos } from './photo/useSetPhotos'
import { PlateOfDish } from './PlateOfDish'
import { StepsField } from './StepsField'
import { useSaveDish } from './useSaveDish'
import { useUnsavedWork } from './useUnsavedWork'

export interface DishEditorProps {
  title: string
  intro: string
  /** The form as it is at first. */
  start: DishForm
  /** Id of a stored dish; null for a new one. */
  id: string | null
  /** Its plate, where it has one. */
  plate?: string
  /** Ids of its photos, as they are at first. */
  photos?: readonly string[]
  /** The pictures that came with the recipe of a new dish. */
  pictures?: readonly File[]
  /** Goes back to the text that was read. */
  onBack?: () => void
  /** Goes on with the next recipe once this one is saved. */
  onAnother?: () => void
  /** More actions beside saving. */
  actions?: ReactNode
}

const NONE: readonly string[] = []
const NO_PICTURES: readonly File[] = []

/** Edits a dish: its facts, its ingredient lines and its steps. */
export function DishEditor({
  title,
  intro,
  start,
  id,
  plate,
  photos = NONE,
  pictures = NO_PICTURES,
  onBack,
  onAnother,
  actions,
}: DishEditorProps) {
  const [form, setForm] = useState(start)
  const isTyped = form !== start
  const unsaved = useUnsavedWork(isTyped || (id === null && form.lines.length > 0))
  const { save, saving, problems } = useSaveDish(id, unsaved.letGo)
  const setPhotos = useSetPhotos()
  const [sendingPhotos, setSendingPhotos] = useState(false)
  const busy = saving || sendingPhotos
  const { data } = useDishTagsQuery({})
  const top = useRef<HTMLDivElement>(null)
  const several = Object.keys(problems).length

  /** A stored dish has its photos at once; a new one once it is saved. */
  const givePhotos = async (next: readonly string[]) => {
    if (id !== null) return setPhotos(id, next)
    setForm((now) => ({ ...now, photos: next }))
    return null
  }

  useEffect(() => {
    // Every refusal is a new object, so that the focus moves even if the number of problems stays.
    if (Object.keys(problems).length > 0) top.current?.focus()
  }, [problems])

  return (
    <Stack $gap={5}>
      <Stack $gap={1}>
        <Heading level={1}>{title}</Heading>
        <Text $muted>{intro}</Text>
      </Stack>
      <PhotosOfDish name={form.name} start={photos} first={pictures} onPhotos={givePhotos} onSending={setSendingPhotos}>
        {id !== null && plate ? (
          <PlateOfDish
            id={id}
            plate={plate}
            chosen={form.plateForm}
            onChoose={(plateForm) => setForm((now) => ({ ...now, plateForm }))}
          />
        ) : null}
      </PhotosOfDish>
      <Problem ref={top} tabIndex={-1} hidden={several === 0}>
        <Banner tone="error">{several === 0 ? null : (problems[''] ?? messages.toCorrect({ count: several }))}</Banner>
      </Problem>
      <Columns $gap={5}>
        <Stack $gap={5}>
          <AboutCard form={form} setForm={setForm} problems={problems} tagChoices={data?.dishes.tagChoices ?? NONE} />
        </Stack>
        <Stack $gap={5}>
          <LinesCard id={id} form={form} setForm={setForm} problems={problems} />
          <StepsField steps={form.steps} setForm={setForm} problems={problems} />
        </Stack>
      </Columns>
      <Foot role="group" aria-label={messages.dish}>
        <Button variant="primary" icon={<Save aria-hidden="true" />} busy={busy} onClick={() => save(form)}>
          {messages.save}
        </Button>
        {onAnother ? (
          <Button icon={<ListPlus aria-hidden="true" />} busy={busy} onClick={() => save(form, onAnother)}>
            {messages.saveAndAnother}
          </Button>
        ) : null}
        <ButtonLink to="/dishes" variant="quiet">
          {messages.cancel}
        </ButtonLink>
        {onBack ? (
          <Button variant="quiet" onClick={() => (isTyped ? unsaved.ask(onBack) : onBack())}>
            {messages.backToText}
          </Button>
        ) : null}
        {actions}
      </Foot>
      <LeaveDialog question={unsaved.question} />
    </Stack>
  )
}

const Problem = styled.div`
  &:focus {
    outline: none;
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`
