interface Zone {
  target: string | string[]
  from: string | string[]
  message: string
}

export function serverZones(
  zone: (target: Zone['target'], from: Zone['from'], message: string) => Zone,
  folders: Record<'base' | 'features' | 'top', string[]>,
): Zone[]
