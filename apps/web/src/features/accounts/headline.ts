const WORDS = [
  'Nothing',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

/** "Three things need you". */
export function headline(count: number): string {
  const number = WORDS[count] ?? String(count)
  return count === 0 ? 'Nothing needs you' : count === 1 ? 'One thing needs you' : `${number} things need you`
}

/** "7 accounts on 5 networks". */
export function scopeWords(accounts: number, networks: number): string {
  const account = accounts === 1 ? '1 account' : `${accounts} accounts`
  return `${account} on ${networks === 1 ? '1 network' : `${networks} networks`}`
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** "3 days", "5 h", "less than an hour". */
export function waitedWords(sinceMs: number): string {
  const days = Math.floor(sinceMs / DAY_MS)
  if (days >= 1) return days === 1 ? '1 day' : `${days} days`
  const hours = Math.floor(sinceMs / HOUR_MS)
  return hours >= 1 ? `${hours} h` : 'less than an hour'
}
