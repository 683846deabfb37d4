const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** `20 Nov 2026, 12:04 UTC`. @param at epoch milliseconds */
export function exactTime(at: number): string {
  return `${dayOf(at)} ${new Date(at).getUTCFullYear()}, ${timeOfDay(at)}`
}

/** `14:02 UTC`. @param at epoch milliseconds */
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
