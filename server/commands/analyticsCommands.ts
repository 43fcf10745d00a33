import { EVENTS_KEPT } from '../analytics/forgetOldEvents'
import { reportUsage } from '../analytics/reportUsage'
import { type AdminCommand, exactly } from './AdminCommand'
import { printTable } from './printTable'
import { readOptions, readWhole } from './readOptions'

const DAY = 24 * 60 * 60 * 1000

export const analyticsCommands: AdminCommand[] = [
  {
    name: 'analytics report',
    usage: '[--days 30]',
    describe: 'Counts usage events by day (in Sydney), event and mode',
    run: async (tools, args) => {
      const { values, positionals } = readOptions(args, { days: { type: 'string', default: '30' } })
      exactly(positionals, 0)
      const days = readWhole(values.days, 'days', 1, EVENTS_KEPT / DAY)
      const lines = await reportUsage(tools.services, days)
      const rows = lines.map(({ day, type, mode, events, people }) => [
        day,
        type.toLowerCase(),
        mode ?? '',
        String(events),
        String(people),
      ])
      printTable(tools, ['day', 'event', 'mode', 'events', 'people'], rows)
      tools.out(
        `events: ${lines.reduce((sum, { events }) => sum + events, 0)} in ${days === 1 ? '1 day' : `${days} days`}`,
      )
    },
  },
]
