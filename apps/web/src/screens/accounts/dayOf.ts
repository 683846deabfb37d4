const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** "20 Nov", in UTC. @param at epoch milliseconds */
export const dayOf = (at: number): string => DAY.format(at)
