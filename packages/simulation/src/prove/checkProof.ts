import { type Address, isSameAddress } from '@countersign/primitives'
import type { AccountState, Check } from '@countersign/safe/checks'
import type { AccountProof, ProvenAccount } from './AccountProof.ts'
import { checkProofMessages as messages } from './checkProofMessages.ts'

/**
 * Compares the account as read with the account as proven. A proof that was not possible is not checked, with its reason.
 *
 * @param proof null where fewer than two independent nodes are known: then there is no check
 * @example
 * checkProof(null, state) // []
 */
export function checkProof(proof: AccountProof | null, state: AccountState): Check[] {
  const id = 'node'
  const field = 'proof'
  if (proof === null) return []
  if (proof.provenance === 'chain')
    return [{ id, field, verdict: 'unchecked', title: messages.proven, reason: proof.reason }]
  const { block, agreeing, account } = proof
  const nodes = agreeing.map((url) => new URL(url).host)
  const differs = differences(state, account)
  // A block may have been added between the two reads.
  const [first] = differs
  return first !== undefined && block.number === state.block
    ? [
        {
          id,
          field,
          verdict: 'danger',
          title: messages.contradicts,
          reason: messages.contradictsDetail({ field: first, block: block.number, nodes }),
        },
      ]
    : [
        {
          id,
          field,
          verdict: first === undefined ? 'verified' : 'unchecked',
          title: first === undefined ? messages.proven : messages.changedDuring,
          reason: messages.provenDetail({ hash: block.hash, nodes }),
        },
      ]
}

function differences(state: AccountState, account: ProvenAccount): string[] {
  const none = (address: Address | null) => address ?? '0x'
  const fields: [string, string, string][] = [
    [messages.owners, sorted(state.owners), sorted(account.owners)],
    [messages.threshold, String(state.threshold), String(account.threshold)],
    [messages.nonce, String(state.nonce), String(account.nonce)],
    [messages.modules, sorted(state.modules), sorted(account.modules)],
    [messages.guard, none(state.guard), none(account.guard)],
    [messages.moduleGuard, none(state.moduleGuard), none(account.moduleGuard)],
    [messages.fallbackHandler, none(state.fallbackHandler), none(account.fallbackHandler)],
  ]
  const found = fields.filter(([, read, proved]) => read.toLowerCase() !== proved.toLowerCase()).map(([name]) => name)
  return isSameAddress(state.masterCopy, account.singleton) ? found : [...found, messages.code]
}

const sorted = (addresses: readonly Address[]): string =>
  addresses
    .map((address) => address.toLowerCase())
    .toSorted()
    .join()
