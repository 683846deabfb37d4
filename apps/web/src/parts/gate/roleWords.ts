import type { Role } from './acts.ts'

/** A role with its article, as sentences about wallets need it. */
export const roleWords: Readonly<Record<Role, string>> = {
  owner: 'an owner',
  'parent-owner': 'an owner of an account that owns this one',
  proposer: 'a proposer',
  author: 'the wallet that proposed it',
  adder: 'the owner who added the proposer',
  'this-proposer': 'the proposer',
  beneficiary: 'the beneficiary of the limit',
  recoverer: 'a recoverer',
}

/** @example joinRoles(['owner', 'proposer']) // 'an owner or a proposer' */
export function joinRoles(roles: readonly Role[]): string {
  const words = roles.map((role) => roleWords[role])
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`
}
