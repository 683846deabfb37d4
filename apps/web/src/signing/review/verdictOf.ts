import { blockingChecks, type Check } from '@countersign/safe/checks'
import { joinAlike, type FindingRow } from './joinAlike.ts'
import type { Override } from './overrideStore.ts'

type Input = {
  /** Worst first. */
  readonly checks: readonly Check[]
  readonly overrides: readonly Override[]
  /** A check that can find a danger is still running. */
  readonly isRunning: boolean
  /** The user has accepted the findings about the account itself. */
  readonly isAccepted: boolean
  /** Whether the reader can make a check run that could not. */
  readonly canRun: (check: Check) => boolean
}

/** The checks, grouped by what they ask of the reader. Every check is in exactly one group. */
export type GroupedVerdict = {
  readonly tone: 'fine' | 'caution' | 'danger' | 'checking'
  readonly blocking: number
  readonly dangers: readonly Check[]
  /** One row for all with the same title; those with a remedy come first. */
  readonly cautions: readonly FindingRow[]
  /** Could not run, and the reader can change that. */
  readonly runnable: readonly Check[]
  /** Could not run, and the reader cannot change it here. */
  readonly unrun: readonly Check[]
  /** Cautions about the account itself that were accepted. */
  readonly accepted: readonly Check[]
  readonly passed: readonly Check[]
}

/** Nothing is dropped: what is not a problem is folded, and each check counts in the head. */
export function verdictOf({ checks, overrides, isRunning, isAccepted, canRun }: Input): GroupedVerdict {
  const of = (verdict: Check['verdict']) => checks.filter((check) => check.verdict === verdict)
  const isFolded = ({ standing }: Check) => isAccepted && standing !== undefined
  const dangers = of('danger')
  const cautions = joinAlike(of('caution').filter((check) => !isFolded(check)))
  const unchecked = of('unchecked')
  const blocking = blockingChecks(checks, overrides).length
  return {
    tone: dangers.length > 0 ? 'danger' : isRunning ? 'checking' : cautions.length > 0 ? 'caution' : 'fine',
    blocking,
    dangers,
    cautions,
    runnable: unchecked.filter(canRun),
    unrun: unchecked.filter((check) => !canRun(check)),
    accepted: of('caution').filter(isFolded),
    passed: of('verified'),
  }
}
