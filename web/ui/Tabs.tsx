import { createContext, type MouseEvent, type ReactNode, useContext, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { focusable, screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { depth, layer, line, media, radius, size, space, target, weight } from '../styles/tokens'
import { idOf, tabAttributes } from './tabAttributes'

/** One tab. */
export interface TabOption<Value extends string> {
  value: Value
  label: string
  icon: ReactNode
  /** The address of what it shows. */
  to: string
}

export interface ModeTabsProps<Value extends string> {
  /** Names the landmark and the set for screen readers. */
  label: string
  tabs: readonly TabOption<Value>[]
  /** The tab that is chosen, or that the page belongs to; null for none. */
  value: Value | null
  /** Whether this page has the panels. On another page the tabs are links to the one that has. */
  hasPanels: boolean
  /** Called when another tab is chosen; never for the one whose panel is shown. A link leads there by itself. */
  onChange: (value: Value) => void
  /** Drawn into the HTML before it is known who asks: shown where the device knows a person (web/first/main.ts). */
  isGuess?: boolean
}

/** The tab that is chosen. */
const ChosenContext = createContext('')

/**
 * The modes of the planner on every page: a bar under the thumb on a narrow screen, a row within the header on a wide one.
 * Arrows, Home and End move between tabs; Enter and Space choose.
 *
 *     <ModeTabs label="Planner" tabs={modes} value={mode} hasPanels onChange={enterMode} />
 */
export function ModeTabs<Value extends string>(props: ModeTabsProps<Value>) {
  const { label, tabs, value, hasPanels, onChange, isGuess = false } = props
  const bar = useRef<HTMLDivElement>(null)
  const shown = useRef(value)
  useEffect(() => {
    const before = shown.current
    shown.current = value
    // A page that opens leaves the focus where it is.
    if (before === value || before === null || !hasPanels) return
    // A button in the panel that gives way led here, and would take the focus with it.
    const lost = document.activeElement === document.body || document.activeElement?.closest('[inert]')
    if (lost) bar.current?.querySelector<HTMLElement>('[data-active]')?.focus({ preventScroll: true })
  }, [value, hasPanels])

  const linkAttributes = (tab: Value) => ({
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      if (hasPanels) event.preventDefault()
      if (!hasPanels || tab !== value) onChange(tab)
    },
  })
  return (
    <Bar aria-label={label} data-bar={isGuess ? 'guess' : 'bottom'}>
      <Row ref={bar} role={hasPanels ? 'tablist' : undefined} aria-label={hasPanels ? label : undefined}>
        {tabs.map((tab) => {
          const chosen = tab.value === value
          return (
            <Tab
              key={tab.value}
              to={tab.to}
              data-active={chosen || undefined}
              {...linkAttributes(tab.value)}
              {...(hasPanels ? tabAttributes(tab.value, chosen) : { 'aria-current': chosen || undefined })}
            >
              {tab.icon}
              <span>{tab.label}</span>
            </Tab>
          )
        })}
      </Row>
    </Bar>
  )
}

/** Names the tab that is chosen for the panels within. */
export function TabPanels({ value, children }: { value: string; children: ReactNode }) {
  return <ChosenContext value={value}>{children}</ChosenContext>
}

/** What a tab shows; it is taken out of the page while another tab is chosen. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  if (useContext(ChosenContext) !== value) return null
  return (
    <div role="tabpanel" id={`${idOf(value)}-panel`} aria-labelledby={idOf(value)}>
      {children}
    </div>
  )
}

/** A phone that is held upright: there the bar is under the thumb. */
const thumb = `${media.narrow} and (min-height: 27.01rem)`

const Bar = styled.nav`
  ${screenOnly}
  min-width: 0;

  :root:not([data-person]) &[data-bar='guess'] {
    display: none;
  }

  ${thumb} {
    position: fixed;
    inset-inline: 0;
    inset-block-end: 0;
    z-index: ${layer.bar};
    padding: ${space[1]} ${space[2]} calc(${space[1]} + env(safe-area-inset-bottom));
    background: ${color.surfaceRaised};
    border-top: ${line.hairline} solid ${color.border};
    box-shadow: ${depth.medium};
  }

  /* A low, narrow window: in the page, with a row for itself. */
  ${media.phone} {
    ${media.short} {
      order: 1;
      width: 100%;
    }
  }
`

const Row = styled.div`
  display: flex;
  gap: ${space[1]};

  /* Large text on a phone, where the row is in the page: two lines of words. */
  @media (max-width: 16em) {
    ${media.short} {
      display: grid;
      grid-template-columns: 1fr 1fr;

      & svg {
        display: none;
      }
    }
  }
`

const Tab = styled(Link)`
  ${focusable}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${target};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.round};
  color: ${color.textMuted};
  font-weight: ${weight.strong};
  text-decoration: none;
  white-space: nowrap;
  touch-action: manipulation;

  & > svg {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
  }

  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }

  &[data-active],
  [data-bar='guess'] &[data-early] {
    background: ${color.stateSoft};
    color: ${color.onStateSoft};
    box-shadow: inset 0 0 0 ${line.strong} ${color.stateMark};

    & > svg {
      color: ${color.state};
    }
  }

  ${media.narrow} {
    padding-inline: ${space[2]};
  }

  ${media.phone} {
    flex: 1 1 auto;
  }

  ${thumb} {
    flex: 1 1 0;
    flex-direction: column;
    gap: ${space.half};
    min-height: 3.5rem;
    padding: 0;
    border-radius: ${radius.medium};
    font-size: ${size.tiny};

    & > svg {
      padding: ${space.half} ${space[4]};
      box-sizing: content-box;
      border-radius: ${radius.round};
    }

    &[data-active],
    [data-bar='guess'] &[data-early] {
      background: none;
      color: ${color.text};
      box-shadow: none;

      & > svg {
        background: ${color.stateSoft};
        box-shadow: inset 0 0 0 ${line.strong} ${color.stateMark};
      }
    }
  }

  @media (forced-colors: active) {
    &[data-active],
    &[data-active] > svg {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
      box-shadow: none;
    }
  }
`
