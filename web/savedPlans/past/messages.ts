import { defineMessages } from '../../../schema/text/defineMessages'

/** The texts of the past weeks. */
export const messages = defineMessages({
  title: 'Past weeks',
  intro: 'What you ate, from the plans that ‘Next week’ ended.',
  loadFailed: 'Could not load your past weeks',
  fromTo: ({ first, last }: { first: string; last: string }) => `${first} to ${last}`,
  until: ({ day }: { day: string }) => `Until ${day}`,
  again: 'Plan it again',
  againOf: ({ name }: { name: string }) => `Plan it again: ${name}`,
  saveAs: 'Save under a name',
  eaten: 'What you ate',
})
