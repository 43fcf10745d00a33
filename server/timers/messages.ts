import { defineMessages } from '../../schema/text/defineMessages'
import { TIMER_LIMITS } from './limits'

const { timers, acts, timer } = TIMER_LIMITS

/** What is wrong with acts on kitchen timers. */
export const messages = defineMessages({
  none: 'Name at least one timer.',
  tooManyActs: () => `A call names at most ${acts} timers.`,
  tooMany: () => `A household has at most ${timers} timers at once. Stop one first.`,
  blank: 'Give this a text.',
  tooLong: ({ most }: { most: number }) => `This has at most ${most} characters.`,
  noSuchStep: () => `A step is a number from 1 to ${timer.step}.`,
  noSuchTime: 'A timer is of 1 millisecond to 48 hours.',
  endMissing: 'Say when a timer ends that runs: at most 48 hours from now.',
  remainderMissing: 'Say how many milliseconds are left of a timer that is paused, at most 48 hours.',
})
