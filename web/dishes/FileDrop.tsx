import { FileUp } from 'lucide-react'
import { useId, useState, type DragEvent } from 'react'
import styled from 'styled-components'
import { focusRing, visuallyHidden } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, media, motion, radius, size, space, target, weight } from '../styles/tokens'

export interface FileDropProps {
  /** What it asks for, and what may be dropped instead. */
  label: string
  hint: string
  /** The kinds of files that the device's own picker shows; without it all. */
  accept?: string
  /** Takes one; of several that are dropped the first. */
  onFile?: (file: File) => void
  /** Takes several. */
  onFiles?: (files: readonly File[]) => void
}

/** Takes files, chosen or dropped. */
export function FileDrop({ label, hint, accept, onFile, onFiles }: FileDropProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    give([...event.dataTransfer.files])
  }
  const give = (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    onFiles?.(files)
    onFile?.(file)
  }
  return (
    <Root
      htmlFor={id}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUp aria-hidden="true" />
      <span>
        <Main>{label}</Main>
        <Hint> {hint}</Hint>
      </span>
      <Input
        id={id}
        type="file"
        aria-label={label}
        accept={accept}
        multiple={onFiles !== undefined}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file may be chosen again after it was changed.
          event.target.value = ''
          give(files)
        }}
      />
    </Root>
  )
}

const Root = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${target};
  padding: ${space[3]} ${space[4]};
  border: ${line.strong} dashed ${color.borderStrong};
  border-radius: ${radius.medium};
  cursor: pointer;
  transition: background ${motion.quick};

  & > svg {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    color: ${color.accent};
  }

  &[data-over] {
    background: ${color.accentSoft};
  }

  &:has(input:focus-visible) {
    ${focusRing}
  }

  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
    }
  }
`

const Input = styled.input`
  ${visuallyHidden}
`

const Main = styled.span`
  font-weight: ${weight.strong};
  color: ${color.accent};
`

const Hint = styled.span`
  color: ${color.textMuted};
  font-size: ${size.small};
`
