import type { Database } from '../../db/database/Database.ts'

/** The lease under which one of the processes on a database makes all deliveries. */
export type Lead = {
  /** Null while another process delivers; otherwise a number that is another one after the lease was lost in between. */
  hold(): Promise<number | null>
  /** Calls the listener when this process gets the lease, until the result is called. */
  subscribe(listener: () => void): () => void
}

export function createLead(db: Pick<Database, 'hold'>): Lead {
  const listeners = new Set<() => void>()
  let term = 0
  const onGranted = () => {
    term += 1
    for (const listener of listeners) listener()
  }
  return {
    hold: async () => ((await db.hold('deliveries', onGranted)) ? term : null),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
