import type { SafeState } from '@countersign/api'

/** The page's own finding about the version of an account: `unknown` when the code is not a published release. */
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

/** The service's statement about the version when it differs from the page's finding, as a sentence; null when both agree. */
export const versionDisagreement = (own: VersionState, told: SafeState['implementationVersionState']): string | null =>
  SAME[own] === told ? null : SAYS[told]
