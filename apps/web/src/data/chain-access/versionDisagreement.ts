import type { SafeState } from '@countersign/api'

/** What the page itself found out about the version of an account: `unknown` where the code is no published release. */
export type VersionState = 'outdated' | 'current' | 'unknown'

const SAYS = {
  OUTDATED: 'The service says that the version is outdated.',
  UP_TO_DATE: 'The service says that the version is up to date.',
  UNKNOWN: 'The service does not know this contract.',
} as const

const SAME: Readonly<Record<VersionState, SafeState['implementationVersionState']>> = {
  outdated: 'OUTDATED',
  current: 'UP_TO_DATE',
  unknown: 'UNKNOWN',
}

/** What the service says of the version where the page found something else, as a sentence; null where both agree. */
export const versionDisagreement = (own: VersionState, told: SafeState['implementationVersionState']): string | null =>
  SAME[own] === told ? null : SAYS[told]
