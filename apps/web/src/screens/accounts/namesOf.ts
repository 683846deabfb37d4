import { inboxMessages as messages } from './inboxMessages.ts'

const MOST_NAMED = 5

/** "Demo treasury, Demo operations and 12 more". */
export const namesOf = (names: readonly string[]): string =>
  messages.namesAndMore({ names: names.slice(0, MOST_NAMED), more: Math.max(0, names.length - MOST_NAMED) })
