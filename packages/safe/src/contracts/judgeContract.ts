import { type Address, type Hex, isSameAddress, type Verdict } from '@countersign/primitives'
import { judgeCode, nameOfCode, type CodeJudgement, type PublishedCode } from '../checks/calls/CodeBook.ts'
import type { ContractFacts, Controller } from './ContractFacts.ts'
import { contractMessages as messages } from './contractMessages.ts'

/**
 * What is known of a contract with power over an account, in the words of a table.
 *
 * @example
 * const judged: JudgedContract = judgeContract(facts, { account, publishedAt })
 */
export type JudgedContract = {
  readonly verdict: Verdict
  /** What is known of its code. */
  readonly kind:
    | 'known-code'
    | 'known-address'
    | 'exchangeable'
    | 'unknown-code'
    | 'other-code'
    | 'no-code'
    | 'development-code'
  /** The name of the published contract; null if it is not published. */
  readonly name: string | null
  /** The consequences, as sentences; may be empty. */
  readonly notes: readonly string[]
  /** The addresses, other than the account, that can change it. */
  readonly others: readonly Controller[]
}

type Context = {
  /** Whose module, guard or handler it is. */
  readonly account: Address
  /** The contracts published at an address. */
  publishedAt(address: Address): readonly PublishedCode[]
}

/**
 * Compares the code at an address with the code published for it, or for the contract that a minimal proxy runs, and
 * names the addresses that can exchange it. Unknown code stays unknown, whatever controls it.
 *
 * @param facts of the module, guard or handler
 * @example
 * judgeContract(facts, { account, publishedAt: () => [] }).kind // 'unknown-code'
 */
export function judgeContract(facts: ContractFacts, { account, publishedAt }: Context): JudgedContract {
  const { address, codeHash, run, controllers } = facts
  const others = controllers.filter((one) => !isSameAddress(one.address, account))
  const found = (at: Address, hash: Hex | null): CodeJudgement =>
    judgeCode(at, {
      find: publishedAt,
      codeHash: () => (hash === null ? { ok: false, reason: messages.noCode } : { ok: true, value: hash }),
    })
  if (run.kind === 'none')
    return { verdict: 'danger', kind: 'no-code', name: null, notes: [messages.noContract], others }
  const direct = found(address, codeHash)
  const code = direct.kind === 'unknown' && 'target' in run ? found(run.target, run.targetHash) : direct
  const name = code.kind === 'unknown' ? null : nameOfCode(code.code)
  const notes = exchangeNotes(facts, others)
  switch (code.kind) {
    case 'unknown':
      return { verdict: 'danger', kind: 'unknown-code', name, notes, others }
    case 'differs':
    case 'unread':
      return {
        verdict: 'danger',
        kind: 'other-code',
        name: null,
        notes: [name === null ? messages.otherPublished : messages.publishedHere(name), ...notes],
        others,
      }
    case 'address-only':
      if (facts.isUnowned) return { verdict: 'danger', kind: 'exchangeable', name, notes, others }
      return others.length > 0 || run.kind === 'exchangeable'
        ? { verdict: 'caution', kind: 'exchangeable', name, notes, others }
        : { verdict: 'unchecked', kind: 'known-address', name, notes, others }
    case 'published':
      if (code.code.lets !== undefined)
        return {
          verdict: 'danger',
          kind: 'development-code',
          name,
          notes: [messages.forTrying(code.code.lets), ...notes],
          others,
        }
      if (facts.isUnowned) return { verdict: 'danger', kind: 'exchangeable', name, notes, others }
      return others.length > 0 || run.kind === 'exchangeable'
        ? { verdict: 'caution', kind: 'exchangeable', name, notes, others }
        : { verdict: 'verified', kind: 'known-code', name, notes, others }
  }
}

function exchangeNotes({ run, isUnowned = false }: ContractFacts, others: readonly Controller[]): string[] {
  if (isUnowned) return [messages.neverSetUp]
  if (run.kind !== 'exchangeable') return []
  const isNamed = others.some((one) => one.of === 'code')
  const way = messages[WAYS[run.proxy]]
  return [isNamed ? way : `${way} ${messages.byUnknown}`]
}

type Way = 'proxy' | 'beacon' | 'diamond' | 'account' | 'key' | 'minimal'
const WAYS: Record<Extract<ContractFacts['run'], { kind: 'exchangeable' }>['proxy'], Way> = {
  'EIP-1967': 'proxy',
  'EIP-1822': 'proxy',
  OpenZeppelin: 'proxy',
  beacon: 'beacon',
  diamond: 'diamond',
  Safe: 'account',
  'EIP-7702': 'key',
  'EIP-1167': 'minimal',
}
