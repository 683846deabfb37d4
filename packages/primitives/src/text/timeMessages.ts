import { defineMessages } from '../language/defineMessages.ts'
import { plural } from '../language/numberText.ts'

/** Dates, and distances in time. */
export const timeMessages = defineMessages('time', {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  dayOfMonth: ({ day, month }: { day: number; month: string }) => `${day} ${month}`,
  date: ({ day, month, year }: { day: number; month: string; year: number }) => `${day} ${month} ${year}`,
  dateAndTime: ({ date, time }: { date: string; time: string }) => `${date}, ${time}`,
  timeOfDay: ({ hours, minutes }: { hours: string; minutes: string }) => `${hours}:${minutes} UTC`,
  justNow: 'just now',
  secondsAgo: ({ count }: { count: number }) => `${count} s ago`,
  minutesAgo: ({ count }: { count: number }) => `${count} min ago`,
  hoursAgo: ({ count }: { count: number }) => `${count} h ago`,
  daysAgo: ({ count }: { count: number }) => plural(count, { one: 'yesterday', other: '# days ago' }),
  inSeconds: ({ count }: { count: number }) => `in ${count} s`,
  inMinutes: ({ count }: { count: number }) => `in ${count} min`,
  inHours: ({ count }: { count: number }) => `in ${count} h`,
  inDays: ({ count }: { count: number }) => plural(count, { one: 'tomorrow', other: 'in # days' }),
})
