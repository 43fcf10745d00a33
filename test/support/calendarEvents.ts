import ICAL from 'ical.js'

/** The events of a calendar as another program reads them, in the order of their times; days are those of Sydney. */
export function calendarEvents(text: string): { day: string; summary: string; description: string }[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .map(({ startDate, summary, description }) => ({ day: startDate.toString().slice(0, 10), summary, description }))
    .sort((one, other) => one.day.localeCompare(other.day))
}
