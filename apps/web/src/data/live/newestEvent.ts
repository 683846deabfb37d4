let id: number | null = null

/**
 * The newest event of the service before its first answers of this visit, null when it named none. A stream that begins after it needs no
 * answer to be asked for again.
 */
export const newestEvent = {
  get: (): number | null => id,
  note: (newest: number | null) => {
    id = newest
  },
}
