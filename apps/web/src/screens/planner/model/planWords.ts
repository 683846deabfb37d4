import type { Address } from '@countersign/primitives'
import type { SettingsDifference } from '@countersign/safe/light'
import type { LeftOut, PlannedSetup, TargetDifference } from '@countersign/safe/plan'
import { planWordMessages as messages } from '../planWordMessages.ts'

type NameOf = (address: Address) => string

/** What the transactions of an account change, in a few words each: pairs of owners count as replacements. */
export function plannedWords(planned: Extract<PlannedSetup, { kind: 'planned' }>): string[] {
  const count = (type: SettingsDifference['type']) => planned.differences.filter((one) => one.type === type).length
  const [added, removed] = [count('owner-added'), count('owner-removed')]
  const replaced = Math.min(added, removed)
  const threshold = planned.differences.find((one) => one.type === 'threshold')
  return [
    ...some(replaced, messages.replaced),
    ...some(added - replaced, messages.ownersAdded),
    ...some(removed - replaced, messages.ownersRemoved),
    ...(threshold?.type === 'threshold' ? [messages.threshold(threshold)] : []),
    ...some(count('module-added'), messages.modulesAdded),
    ...some(count('module-removed'), messages.modulesRemoved),
    ...some(count('fallbackHandler'), () => messages.handler),
    ...(planned.upgrade === null ? [] : [messages.upgraded({ version: planned.upgrade.to.version })]),
  ]
}

const some = (count: number, words: (count: number) => string): string[] => (count > 0 ? [words(count)] : [])

/** A change of an account, or a difference between two targets, as a clause. */
export function differenceWords(difference: TargetDifference, nameOf: NameOf): string {
  switch (difference.type) {
    case 'owner-added':
      return messages.ownerAdded({ owner: nameOf(difference.address) })
    case 'owner-removed':
      return messages.ownerRemoved({ owner: nameOf(difference.address) })
    case 'threshold':
      return messages.threshold(difference)
    case 'module-added':
      return messages.moduleAdded({ module: nameOf(difference.address) })
    case 'module-removed':
      return messages.moduleRemoved({ module: nameOf(difference.address) })
    case 'fallbackHandler':
      return messages.handler
    case 'masterCopy':
      return messages.masterCopy
    case 'guard':
    case 'moduleGuard':
      return messages.guard
    case 'scope':
      return messages.scopeSet({ part: messages[difference.part] })
    case 'version':
      return messages.version({ before: versionWords(difference.before), after: versionWords(difference.after) })
  }
}

const versionWords = (version: string): string => (version === 'keep' ? messages.keepVersion : version)

export function leftOutWords(one: LeftOut, nameOf: NameOf): string {
  switch (one.part) {
    case 'module':
      return messages.noModule({ module: nameOf(one.address) })
    case 'fallbackHandler':
      return messages.noHandlerThere({ handler: nameOf(one.address) })
    case 'modules':
      return messages.modulesUnread
    case 'version':
      if (one.why === 'refused') return messages.versionRefused(one)
      return { newer: messages.newer, unread: messages.versionUnread, 'not-deployed': messages.notDeployed }[one.why]
  }
}
