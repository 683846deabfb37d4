const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * A moment with its date and time.
 *
 * @param at epoch milliseconds
 * @example
 * exactTime(1_795_176_240_000) // '20 Nov 2026, 12:04 UTC'
 */
export function exactTime(at: number): string {
  return `${dayOf(at)} ${new Date(at).getUTCFullYear()}, ${timeOfDay(at)}`
}

/**
 * The time of day alone.
 *
 * @param at epoch milliseconds
 * @example
 * timeOfDay(1_795_176_240_000) // '12:04 UTC'
 */
export function timeOfDay(at: number): string {
  const date = new Date(at)
  return `${two(date.getUTCHours())}:${two(date.getUTCMinutes())} UTC`
}

/**
 * Distance in words: "2 h ago", "in 5 min", "yesterday", "3 days ago"; from a week on the date in UTC, with the year
 * when it is another one.
 *
 * @param at epoch milliseconds
 * @param now epoch milliseconds
 * @example
 * relativeTime(1_795_176_240_000, 1_795_183_440_000) // '2 h ago'
 */
export function relativeTime(at: number, now: number): string {
  const distance = Math.abs(now - at)
  const ahead = at > now
  if (distance < 10_000) return 'just now'
  if (distance < day) {
    const amount =
      distance < minute
        ? `${Math.floor(distance / 1000)} s`
        : distance < hour
          ? `${Math.floor(distance / minute)} min`
          : `${Math.floor(distance / hour)} h`
    return ahead ? `in ${amount}` : `${amount} ago`
  }
  const days = Math.floor(distance / day)
  if (days === 1) return ahead ? 'tomorrow' : 'yesterday'
  if (days < 7) return ahead ? `in ${days} days` : `${days} days ago`
  const years = [at, now].map((time) => new Date(time).getUTCFullYear())
  return years[0] === years[1] ? dayOf(at) : `${dayOf(at)} ${years[0]}`
}

function dayOf(at: number): string {
  const date = new Date(at)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`
}

function two(value: number): string {
  return value.toString().padStart(2, '0')
}
