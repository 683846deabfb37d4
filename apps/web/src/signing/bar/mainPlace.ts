type Situation = {
  /** Dangers that are not overridden. */
  readonly dangers: number
  /** The act is one that dangers block. */
  readonly isBlockable: boolean
  /** The wallet may not do the act. */
  readonly isRefused: boolean
  /** The act gives the wallet's own signature or on-chain approval. */
  readonly isSigning: boolean
  readonly isStopped: boolean
  /** The wallet has signed, and the service has not accepted the signature. */
  readonly isUndelivered: boolean
  /** The user must compare the hashes with the device, and has not done so yet. */
  readonly mustCompare: boolean
}

/** What the bar shows instead of its main act, or the acts themselves. */
export type MainPlace = 'blocked' | 'refused' | 'stopped' | 'undelivered' | 'compare' | 'acts'

/** Returns the first obstacle, or the acts when there is none. */
export function mainPlace(situation: Situation): MainPlace {
  if (situation.isBlockable && situation.dangers > 0) return 'blocked'
  if (situation.isRefused) return 'refused'
  if (!situation.isSigning) return 'acts'
  if (situation.isStopped) return 'stopped'
  if (situation.isUndelivered) return 'undelivered'
  return situation.mustCompare ? 'compare' : 'acts'
}
