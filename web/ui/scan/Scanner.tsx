import { Dialog } from '@base-ui/react/dialog'
import { Flashlight, FlashlightOff, X } from 'lucide-react'
import { Fragment, type ReactNode, type RefObject, useRef, useState } from 'react'
import { IconButton } from '../IconButton'
import { messages as uiMessages } from '../messages'
import { ErrorState } from '../StateMessage'
import { Text } from '../Text'
import { useReturnFocus } from '../useReturnFocus'
import { VisuallyHidden } from '../VisuallyHidden'
import { Frame, Head, Panel, Screen, Scrim, Title, Video, View } from './look'
import { messages } from './messages'
import type { ScanSteps } from './scan'
import { ScanResult } from './ScanResult'
import { type Camera, useCamera } from './useCamera'
import { useCodesInView } from './useCodesInView'

export interface ScannerProps {
  steps: ScanSteps
  /** Asks what a code is. */
  ask: (code: string) => ReactNode
  onLeave: () => void
}

/** The camera, over the whole screen of a phone, and what becomes of the codes that it sees (docs/product.md SHOP-66). */
export function Scanner({ steps, ask, onLeave }: ScannerProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const wayBack = useReturnFocus(true)
  const [several, setSeveral] = useState(false)
  const { scan, take, askAgain, skip } = steps
  const isAsking = scan !== null && scan.said === null
  const said = several ? messages.several : (scan?.said ?? messages.hint)
  return (
    <Dialog.Root
      open
      disablePointerDismissal
      onOpenChange={(open) => {
        if (open) return
        if (isAsking) skip()
        else onLeave()
      }}
    >
      <Dialog.Portal>
        <Scrim />
        <Screen initialFocus={title} finalFocus={wayBack} data-asking={isAsking || undefined}>
          <Picture title={title} reading={!isAsking} onCode={take} onSeveral={setSeveral} onLeave={onLeave}>
            {isAsking ? (
              <Fragment key={scan.code}>{ask(scan.code)}</Fragment>
            ) : scan && !several ? (
              <ScanResult scan={scan} onAskAgain={askAgain} />
            ) : (
              <Text $muted>{said}</Text>
            )}
          </Picture>
          <VisuallyHidden role="status">{isAsking ? '' : said}</VisuallyHidden>
        </Screen>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const problemOf = (state: Camera['state']) => (state === 'open' || state === 'waiting' ? null : state)

interface PictureProps {
  title: RefObject<HTMLHeadingElement | null>
  reading: boolean
  onCode: (code: string) => void
  onSeveral: (several: boolean) => void
  onLeave: () => void
  /** Below what the camera shows. */
  children: ReactNode
}

/** What the camera shows, or why it shows nothing. It is rendered in the dialog, where its element is when it begins. */
function Picture({ title, reading, onCode, onSeveral, onLeave, children }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null)
  const camera = useCamera(video)
  const [isUnreadable, setUnreadable] = useState(false)
  const isOpen = camera.state === 'open'
  useCodesInView(video, reading && isOpen, { onCode, onSeveral, onFail: () => setUnreadable(true) })
  const problem = isUnreadable ? 'unreadable' : problemOf(camera.state)
  return (
    <>
      <Head>
        <Title ref={title} tabIndex={-1}>
          {messages.title}
        </Title>
        <Light camera={camera} />
        <IconButton label={uiMessages.close} icon={<X />} onClick={onLeave} />
      </Head>
      <View>
        <Video ref={video} muted playsInline aria-hidden="true" hidden={!isOpen || problem !== null} />
        {problem === null && isOpen ? <Frame /> : null}
        {problem === null && !isOpen ? <Text $muted>{messages.waiting}</Text> : null}
        {problem === null ? null : (
          <ErrorState
            title={messages.problems[problem].title}
            onRetry={() => {
              setUnreadable(false)
              camera.again()
            }}
          >
            {messages.problems[problem].help}
          </ErrorState>
        )}
      </View>
      {problem === null ? <Panel>{children}</Panel> : null}
    </>
  )
}

function Light({ camera: { isLit, light } }: { camera: Camera }) {
  if (isLit === null) return null
  return (
    <IconButton
      label={isLit ? messages.lightOff : messages.lightOn}
      icon={isLit ? <FlashlightOff /> : <Flashlight />}
      onClick={() => light(!isLit)}
    />
  )
}
