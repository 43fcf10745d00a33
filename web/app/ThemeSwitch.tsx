import { Moon, Sun, SunMoon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { chooseTheme, followSystemTheme, readThemeChoice, type ThemeChoice } from '../styles/themeChoice'
import { IconButton } from '../ui/IconButton'

const steps: Record<ThemeChoice, { next: ThemeChoice; icon: typeof Sun; label: string }> = {
  system: { next: 'light', icon: SunMoon, label: "Theme: your device's. Switch to light" },
  light: { next: 'dark', icon: Sun, label: 'Theme: light. Switch to dark' },
  dark: { next: 'system', icon: Moon, label: "Theme: dark. Switch to your device's" },
}

/** Goes round the themes: the device's, light, dark. The choice stays on the device. */
export function ThemeSwitch() {
  const [choice, setChoice] = useState(readThemeChoice)
  useEffect(followSystemTheme, [])
  const { next, icon: Icon, label } = steps[choice]
  const choose = () => {
    chooseTheme(next)
    setChoice(next)
  }
  return <IconButton label={label} icon={<Icon />} onClick={choose} />
}
