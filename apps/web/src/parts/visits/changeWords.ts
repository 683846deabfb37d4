import { findAllowanceModule, findContractByAddress } from '@countersign/chains'
import type { Address } from '@countersign/primitives'
import type { SettingsDifference } from '@countersign/safe/light'

/** One difference as a sentence without its full stop. @param nameOf the name of an address, or the address shortened */
export function changeWords(difference: SettingsDifference, nameOf: (address: Address) => string): string {
  switch (difference.type) {
    case 'owner-added':
      return `${nameOf(difference.address)} became an owner`
    case 'owner-removed':
      return `${nameOf(difference.address)} is no longer an owner`
    case 'threshold':
      return `Signatures needed went from ${difference.before} to ${difference.after}`
    case 'module-added':
      return `${moduleName(difference.address, nameOf)} may act without signatures`
    case 'module-removed':
      return `${moduleName(difference.address, nameOf)} may no longer act without signatures`
    case 'guard':
      return replaced('The transaction guard', difference, nameOf)
    case 'moduleGuard':
      return replaced('The guard of modules', difference, nameOf)
    case 'fallbackHandler':
      return replaced('The fallback handler', difference, (address) => publishedName(address) ?? nameOf(address))
    case 'masterCopy':
      return `The account runs ${difference.after === null ? 'no code' : (publishedName(difference.after) ?? `the code at ${nameOf(difference.after)}`)} now`
  }
}

const moduleName = (address: Address, nameOf: (address: Address) => string): string => {
  const limits = findAllowanceModule(address)
  return limits ? `The spending-limit module ${limits.version}` : `The module ${nameOf(address)}`
}

function replaced(
  what: string,
  { before, after }: { readonly before: Address | null; readonly after: Address | null },
  nameOf: (address: Address) => string,
): string {
  if (after === null) return `${what} was removed`
  return before === null ? `${what} was set to ${nameOf(after)}` : `${what} was changed to ${nameOf(after)}`
}

function publishedName(address: Address): string | null {
  const [published] = findContractByAddress(address)
  return published ? `${published.name} ${published.version}` : null
}
