import { defineTranslation } from '../language/defineMessages.ts'
import { plural } from '../language/numberText.ts'
import type { timeMessages } from './timeMessages.ts'

export const timeMessagesDe = defineTranslation<typeof timeMessages>('time', {
  months: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
  dayOfMonth: ({ day, month }) => `${day}. ${month}`,
  date: ({ day, month, year }) => `${day}. ${month} ${year}`,
  dateAndTime: ({ date, time }) => `${date}, ${time}`,
  timeOfDay: ({ hours, minutes }) => `${hours}:${minutes} UTC`,
  justNow: 'gerade eben',
  secondsAgo: ({ count }) => `vor ${count} s`,
  minutesAgo: ({ count }) => `vor ${count} min`,
  hoursAgo: ({ count }) => `vor ${count} h`,
  daysAgo: ({ count }) => plural(count, { one: 'gestern', other: 'vor # Tagen' }),
  inSeconds: ({ count }) => `in ${count} s`,
  inMinutes: ({ count }) => `in ${count} min`,
  inHours: ({ count }) => `in ${count} h`,
  inDays: ({ count }) => plural(count, { one: 'morgen', other: 'in # Tagen' }),
})
