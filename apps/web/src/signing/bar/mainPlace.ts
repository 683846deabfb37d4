type Situation = {
  /** Dangers that are not overridden. */
  readonly dangers: number
  /** The act is one that dangers block. */
  readonly isBlockable: boolean
  /** The wallet may not do it. */
  readonly isRefused: boolean
  /** The act gives the wallet's own signature or approval. */
  readonly isSigning: boolean
  readonly isStopped: boolean
  /** The wallet has signed already, and the service has not accepted it. */
  readonly isUndelivered: boolean
  /** The device must be compared, and was not yet. */
  readonly mustCompare: boolean
}

/** What the bar shows in the place of its main act. */
export type MainPlace = 'blocked' | 'refused' | 'stopped' | 'undelivered' | 'compare' | 'acts'

/** The first obstacle is shown; without one, the acts. */
export function mainPlace(situation: Situation): MainPlace {
  if (situation.isBlockable && situation.dangers > 0) return 'blocked'
  if (situation.isRefused) return 'refused'
  if (!situation.isSigning) return 'acts'
  if (situation.isStopped) return 'stopped'
  if (situation.isUndelivered) return 'undelivered'
  return situation.mustCompare ? 'compare' : 'acts'
}
