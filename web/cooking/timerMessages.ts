import { defineMessages } from '../../schema/text/defineMessages'

/** The texts of timers, apart from those of recipes, which pages have at first. */
export const timerMessages = defineMessages({
  timers: 'Timers',
  timeIsUp: "Time's up",
  done: ({ label, meal }: { label: string; meal: string }) => `Time's up: ${label} for ${meal}`,
  name: ({ label, step, meal }: { label: string; step: number; meal: string }) => `${label}, step ${step} of ${meal}`,
  place: ({ step, meal }: { step: number; meal: string }) => `Step ${step} · ${meal}`,
  startTimer: 'Start timer:',
  pauseTimer: ({ label }: { label: string }) => `Pause timer: ${label},`,
  resumeTimer: ({ label }: { label: string }) => `Resume timer: ${label},`,
  oneMoreMinute: ({ timer }: { timer: string }) => `One more minute: ${timer}`,
  pause: ({ timer }: { timer: string }) => `Pause: ${timer}`,
  resume: ({ timer }: { timer: string }) => `Resume: ${timer}`,
  stop: ({ timer }: { timer: string }) => `Stop: ${timer}`,
  dismiss: ({ timer }: { timer: string }) => `Dismiss: ${timer}`,

  hereAlone: ({ reason }: { reason: string }) => `On this device alone: ${reason}`,
  notShared: 'A timer is on this device alone',
})
