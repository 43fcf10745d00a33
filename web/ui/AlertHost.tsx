import { Toast } from '@base-ui/react/toast'
import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, type ComponentProps } from 'react'
import styled from 'styled-components'
import { plainButton, screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { depth, layer, line, motion, radius, size, space, target, weight } from '../styles/tokens'
import { ALERT_MS, receiveAlerts, type Alert, type AlertType } from './alerts'
import { messages } from './messages'
import { useClearOfFocus } from './useClearOfFocus'

const icons = { info: Info, warning: TriangleAlert, error: CircleAlert }

/**
 * Where alerts appear: the bottom centre, over the modes' bar and whatever floats above that, the newest lowest. Rendered
 * once, beside the router.
 */
export function AlertHost() {
  const clear = useClearOfFocus()
  return (
    <Toast.Provider timeout={ALERT_MS} limit={3}>
      <Toast.Portal>
        <Viewport ref={clear} aria-label={messages.alerts}>
          <Alerts />
        </Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Alerts() {
  const { toasts, add, close } = Toast.useToastManager<Pick<Alert, 'action'>>()
  useEffect(
    () =>
      receiveAlerts(({ type, message, more, action, topic = `${type} ${message}` }) => {
        add({
          id: topic,
          type,
          description: more ? <Lines lines={[message, more]} /> : message,
          timeout: ALERT_MS,
          data: { action },
        })
      }),
    [add],
  )
  return [...toasts].reverse().map((toast) => {
    const type = (toast.type ?? 'info') as AlertType
    const Icon = icons[type]
    const action = toast.data?.action
    return (
      <AlertRoot
        key={toast.id}
        toast={toast}
        swipeDirection={['down', 'left', 'right']}
        data-type={type}
        render={<AlertBox />}
      >
        <Icon aria-hidden="true" />
        {/* Words that come again stand in a new element, or else they would not be announced again. */}
        <Toast.Description key={toast.updateKey} render={<Message />} />
        {action ? (
          <Action
            type="button"
            onClick={() => {
              close(toast.id)
              action.onPress()
            }}
          >
            {action.label}
          </Action>
        ) : null}
        <Close type="button" aria-label={messages.closeAlert} onClick={() => close(toast.id)}>
          <X aria-hidden="true" />
        </Close>
      </AlertRoot>
    )
  })
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <Line key={line}>{line}</Line>)
}

/** The viewport is the live region that announces; an alert is no dialog and takes no tab stop. */
function AlertBox(props: ComponentProps<'div'>) {
  return <div {...props} role="group" aria-modal={undefined} tabIndex={-1} />
}

const Line = styled.span`
  display: block;
`

const Viewport = styled(Toast.Viewport)`
  ${screenOnly}
  position: fixed;
  inset-inline: ${space[3]};
  bottom: calc(var(--bar-height) + var(--float-height) + ${space[4]} + env(safe-area-inset-bottom));
  z-index: ${layer.alert};
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  pointer-events: none;
  outline: none;
`

const AlertRoot = styled(Toast.Root)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  max-width: min(36rem, 100%);
  padding-inline-start: ${space[4]};
  border-radius: ${radius.large};
  background: ${color.inverse};
  color: ${color.onInverse};
  box-shadow: ${depth.high};
  pointer-events: auto;
  transform: translate(var(--toast-swipe-movement-x), var(--toast-swipe-movement-y));
  transition:
    opacity ${motion.calm},
    transform ${motion.calm};

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }

  &[data-type='warning'],
  &[data-type='error'] {
    border: ${line.hairline} solid;
  }

  &[data-type='warning'] {
    background: ${color.warningSoft};
    color: ${color.onWarningSoft};
  }

  &[data-type='error'] {
    background: ${color.dangerSoft};
    color: ${color.onDangerSoft};
  }

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(${space[4]});
  }

  &[data-limited] {
    display: none;
  }

  & :focus-visible {
    outline-color: currentColor;
    outline-offset: -${space[1]};
  }
`

const Message = styled.p`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  padding-block: ${space[3]};
  font-size: ${size.body};
  font-weight: ${weight.medium};
  line-height: 1.35;
`

const Action = styled.button`
  ${plainButton}
  min-height: ${target};
  padding-inline: ${space[3]};
  font-weight: ${weight.bold};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  border-radius: ${radius.medium};

  [data-type='info'] > & {
    color: ${color.onInverseAccent};
  }
`

const Close = styled.button`
  ${plainButton}
  display: grid;
  place-items: center;
  flex: none;
  width: ${target};
  height: ${target};
  border-radius: ${radius.medium};

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`
