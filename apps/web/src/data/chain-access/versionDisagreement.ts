import type { SafeState } from '@countersign/api'
import { chainAccessMessages as messages } from './chainAccessMessages.ts'

/** The page's own finding about the version of an account: `unknown` when the code is not a published release. */
export type VersionState = 'outdated' | 'current' | 'unknown'

const SAME: Readonly<Record<VersionState, SafeState['implementationVersionState']>> = {
  outdated: 'OUTDATED',
  current: 'UP_TO_DATE',
  unknown: 'UNKNOWN',
}

/** The service's statement about the version when it differs from the page's finding, as a sentence; null when both agree. */
export const versionDisagreement = (
  own: VersionState,
  reported: SafeState['implementationVersionState'],
): string | null => (SAME[own] === reported ? null : messages[reported])
