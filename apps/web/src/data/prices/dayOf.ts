/** "2026-11-21", in UTC. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
