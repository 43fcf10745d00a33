import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import styled from 'styled-components'
import { focusable, plainButton, screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { depth, layer, line, media, motion, radius, size, space, target, weight } from '../styles/tokens'
import { alerts } from './alerts'

/** One tab. */
export interface TabOption<Value extends string> {
  value: Value
  label: string
  icon: ReactNode
}

export interface ModeTabsProps<Value extends string> {
  /** Names the set for screen readers. */
  label: string
  tabs: readonly TabOption<Value>[]
  value: Value
  /** Called when another tab is chosen; never for the one that is already chosen. */
  onChange: (value: Value) => void
  /** One `TabPanel` for each tab. */
  children: ReactNode
}

/** The tab that is chosen, and the names of tabs and panels for each other. */
const TabsContext = createContext({ chosen: '', id: '' })

/**
 * The modes of a page: a bar under the thumb on a narrow screen, a row at the top on a wide one. Arrows, Home and End move
 * between the tabs; Enter and Space choose.
 *
 *     <ModeTabs label="Planner" tabs={modes} value={mode} onChange={enterMode}>
 *       <TabPanel value="plan">…</TabPanel>
 *     </ModeTabs>
 */
export function ModeTabs<Value extends string>({ label, tabs, value, onChange, children }: ModeTabsProps<Value>) {
  const bar = useRef<HTMLDivElement>(null)
  const id = useId()
  useEndOfModeAlerts(value)
  const shown = useRef(value)
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    // A button in the panel that gives way led here, and would take the focus with it.
    const lost = document.activeElement === document.body || document.activeElement?.closest('[inert]')
    if (lost) bar.current?.querySelector<HTMLElement>('[data-active]')?.focus({ preventScroll: true })
  }, [value])
  return (
    <div>
      <Bar ref={bar} role="tablist" aria-label={label} data-bar="bottom">
        {tabs.map((tab) => {
          const chosen = tab.value === value
          return (
            <Tab
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={chosen}
              aria-controls={chosen ? `${id}-${tab.value}-panel` : undefined}
              data-active={chosen || undefined}
              tabIndex={chosen ? 0 : -1}
              onClick={() => (chosen ? undefined : onChange(tab.value))}
              onKeyDown={moveFocus}
            >
              {tab.icon}
              {tab.label}
            </Tab>
          )
        })}
      </Bar>
      <TabsContext value={{ chosen: value, id }}>{children}</TabsContext>
    </div>
  )
}

/** What a tab shows; it is taken out of the page while another tab is chosen. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  const { chosen, id } = useContext(TabsContext)
  if (chosen !== value) return null
  return (
    <Panel role="tabpanel" id={`${id}-${value}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0}>
      {children}
    </Panel>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[]
  const from = tabs.indexOf(event.currentTarget)
  const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: -1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  tabs.at(to % tabs.length)?.focus()
}

/** Ends the alerts about a mode when it is left; before the effects of the next mode, which may show its own. */
function useEndOfModeAlerts(mode: string): void {
  const left = useRef(mode)
  useLayoutEffect(() => {
    if (left.current !== mode) alerts.endMode()
    left.current = mode
  }, [mode])
}

const Panel = styled.div`
  &:focus-visible {
    outline-offset: ${space[2]};
    border-radius: ${radius.small};
  }
`

const Bar = styled.div`
  ${screenOnly}
  display: flex;

  ${media.narrow} {
    position: fixed;
    inset-inline: 0;
    inset-block-end: 0;
    z-index: ${layer.bar};
    padding: ${space[1]} ${space[2]} calc(${space[1]} + env(safe-area-inset-bottom));
    background: ${color.surfaceRaised};
    border-top: ${line.hairline} solid ${color.border};
    box-shadow: ${depth.medium};

    ${media.short} {
      position: static;
      margin-block-end: ${space[4]};
      border: ${line.hairline} solid ${color.border};
      border-radius: ${radius.large};
      box-shadow: none;
    }
  }

  ${media.wide} {
    gap: ${space[1]};
    width: fit-content;
    padding: ${space[1]};
    border-radius: ${radius.round};
    background: ${color.surfaceSunken};
    margin-block-end: ${space[8]};
  }
`

const Tab = styled.button`
  ${plainButton}
  ${focusable}
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: ${target};
  font-weight: ${weight.strong};
  color: ${color.textMuted};
  transition:
    background ${motion.quick},
    color ${motion.quick};
  touch-action: manipulation;

  & > svg {
    width: 1.375rem;
    height: 1.375rem;
  }

  ${media.narrow} {
    flex: 1;
    flex-direction: column;
    gap: ${space.half};
    min-height: 3.5rem;
    border-radius: ${radius.medium};
    font-size: ${size.tiny};

    & > svg {
      padding: ${space.half} ${space[4]};
      box-sizing: content-box;
      border-radius: ${radius.round};
      transition: background ${motion.quick};
    }

    &[data-active] {
      color: ${color.onAccentSoft};

      & > svg {
        background: ${color.accentSoft};
      }
    }
  }

  ${media.wide} {
    gap: ${space[2]};
    padding: ${space[2]} ${space[5]};
    border-radius: ${radius.round};

    &[data-active] {
      background: ${color.surfaceRaised};
      color: ${color.accent};
      box-shadow: ${depth.low};
    }

    &:hover:not([data-active]) {
      color: ${color.text};
    }
  }
`
