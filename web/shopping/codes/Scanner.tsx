import { Dialog } from '@base-ui/react/dialog'
import { Flashlight, FlashlightOff, X } from 'lucide-react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { IconButton } from '../../ui/IconButton'
import { messages as uiMessages } from '../../ui/messages'
import { ErrorState } from '../../ui/StateMessage'
import { Text } from '../../ui/Text'
import { useReturnFocus } from '../../ui/useReturnFocus'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { AskWhat } from './AskWhat'
import { Frame, Head, Panel, Screen, Scrim, Title, Video, View } from './look'
import { messages } from './messages'
import { ScanResult } from './ScanResult'
import { type Camera, useCamera } from './useCamera'
import { useCodesInView } from './useCodesInView'
import { type ScansOptions, useScans } from './useScans'

export interface ScannerProps extends ScansOptions {
  onLeave: () => void
}

/** The camera, over the whole screen of a phone, and what becomes of the codes that it sees (docs/product.md SHOP-66). */
export function Scanner({ onLeave, ...options }: ScannerProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const wayBack = useReturnFocus(true)
  const scans = useScans(options)
  const [several, setSeveral] = useState(false)
  const { scan, askAgain } = scans
  const isAsking = scan !== null && scan.said === null
  const said = several ? messages.several : (scan?.said ?? messages.hint)
  return (
    <Dialog.Root
      open
      disablePointerDismissal
      onOpenChange={(open) => {
        if (open) return
        if (isAsking) scans.skip()
        else onLeave()
      }}
    >
      <Dialog.Portal>
        <Scrim />
        <Screen initialFocus={title} finalFocus={wayBack} data-asking={isAsking || undefined}>
          <Picture title={title} reading={!isAsking} onCode={scans.take} onSeveral={setSeveral} onLeave={onLeave}>
            {isAsking ? (
              <AskWhat key={scan.code} code={scan.code} entries={options.entries} scans={scans} />
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
