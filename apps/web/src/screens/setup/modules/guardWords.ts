import { moduleMessages } from './moduleMessages.ts'

export type GuardName = 'guard' | 'moduleGuard'

type Words = {
  readonly term: string
  /** Text for an account without this guard. */
  readonly none: string
  readonly does: string
  /** The first contract version that supports it. */
  readonly since: string
  readonly set: string
  readonly change: string
  readonly remove: string
  /** Said about the current guard as the new one. */
  readonly already: string
  /** The first contract version that requires the answer by ERC-165. */
  readonly asksSince: string
  readonly title: string
  readonly subtitle: string
  /** Shown before an address is chosen. */
  readonly caution: string
  readonly cautionText: string
}

/** The words of a kind of guard. */
export const guardWords = (kind: GuardName): Words => (kind === 'guard' ? transactionGuard() : moduleGuard())

const transactionGuard = (): Words => ({
  term: moduleMessages.transactionGuard,
  none: moduleMessages.noGuard,
  does: moduleMessages.guardDoes,
  since: '1.3.0',
  set: moduleMessages.setGuard,
  change: moduleMessages.changeGuard,
  remove: moduleMessages.removeGuard,
  already: moduleMessages.alreadyGuard,
  asksSince: '1.4.1',
  title: moduleMessages.setGuardTitle,
  subtitle: moduleMessages.setGuardSubtitle,
  caution: moduleMessages.guardCaution,
  cautionText: moduleMessages.guardCautionText,
})

const moduleGuard = (): Words => ({
  term: moduleMessages.moduleGuard,
  none: moduleMessages.noModuleGuard,
  does: moduleMessages.moduleGuardDoes,
  since: '1.5.0',
  set: moduleMessages.setModuleGuard,
  change: moduleMessages.changeModuleGuard,
  remove: moduleMessages.removeModuleGuard,
  already: moduleMessages.alreadyModuleGuard,
  asksSince: '1.5.0',
  title: moduleMessages.setModuleGuard,
  subtitle: moduleMessages.setModuleGuardSubtitle,
  caution: moduleMessages.moduleGuardCaution,
  cautionText: moduleMessages.moduleGuardCautionText,
})
