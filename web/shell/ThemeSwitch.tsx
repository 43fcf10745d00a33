import { Moon, Sun, SunMoon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { chooseTheme, followSystemTheme, readThemeChoice, type ThemeChoice } from '../styles/themeChoice'
import { IconButton } from '../ui/IconButton'
import { messages } from './messages'
import { useIsTakingOver } from './useIsTakingOver'

interface Step {
  next: ThemeChoice
  icon: typeof Sun
  textKey: 'themeSystem' | 'themeLight' | 'themeDark'
}

const steps: Record<ThemeChoice, Step> = {
  system: { next: 'light', icon: SunMoon, textKey: 'themeSystem' },
  light: { next: 'dark', icon: Sun, textKey: 'themeLight' },
  dark: { next: 'system', icon: Moon, textKey: 'themeDark' },
}

/** Cycles through the themes: the device's, light, dark (docs/product.md DEV-8). */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState<ThemeChoice | null>(null)
  const isTakingOver = useIsTakingOver()
  const choice = chosen ?? (isTakingOver ? 'system' : readThemeChoice())
  useEffect(followSystemTheme, [])
  const { next, icon: Icon, textKey } = steps[choice]
  const choose = () => {
    chooseTheme(next)
    setChosen(next)
  }
  return <IconButton label={messages[textKey]} icon={<Icon />} onClick={choose} />
}
