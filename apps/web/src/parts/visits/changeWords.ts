import { findAllowanceModule, findContractByAddress } from '@countersign/chains'
import type { Address } from '@countersign/primitives'
import type { SettingsDifference } from '@countersign/safe/light'
import { visitMessages as messages } from './visitMessages.ts'

/** One difference as a sentence without its full stop. @param nameOf the name of an address, or the address shortened */
export function changeWords(difference: SettingsDifference, nameOf: (address: Address) => string): string {
  switch (difference.type) {
    case 'owner-added':
      return messages.ownerAdded(nameOf(difference.address))
    case 'owner-removed':
      return messages.ownerRemoved(nameOf(difference.address))
    case 'threshold':
      return messages.threshold(difference)
    case 'module-added': {
      const limits = findAllowanceModule(difference.address)
      return limits ? messages.limitsAdded(limits.version) : messages.moduleAdded(nameOf(difference.address))
    }
    case 'module-removed': {
      const limits = findAllowanceModule(difference.address)
      return limits ? messages.limitsRemoved(limits.version) : messages.moduleRemoved(nameOf(difference.address))
    }
    case 'guard':
      return replaced(messages.guard, difference, nameOf)
    case 'moduleGuard':
      return replaced(messages.moduleGuard, difference, nameOf)
    case 'fallbackHandler':
      return replaced(messages.handler, difference, (address) => publishedName(address) ?? nameOf(address))
    case 'masterCopy': {
      if (difference.after === null) return messages.runsNothing
      const published = publishedName(difference.after)
      return published === null ? messages.runsCodeAt(nameOf(difference.after)) : messages.runs(published)
    }
  }
}

function replaced(
  what: string,
  { before, after }: { readonly before: Address | null; readonly after: Address | null },
  nameOf: (address: Address) => string,
): string {
  if (after === null) return messages.removed(what)
  const name = nameOf(after)
  return before === null ? messages.set({ what, name }) : messages.replaced({ what, name })
}

function publishedName(address: Address): string | null {
  const [published] = findContractByAddress(address)
  return published ? `${published.name} ${published.version}` : null
}
