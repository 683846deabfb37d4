import { type Address, type Hex, isSameAddress, type Verdict } from '@countersign/primitives'
import { judgeCode, nameOfCode, type CodeJudgement, type PublishedCode } from '../checks/calls/CodeBook.ts'
import type { ContractFacts, Controller } from './ContractFacts.ts'

/**
 * What is known of a contract with power over an account, in the words of a table.
 *
 * @example
 * const judged: JudgedContract = judgeContract(facts, { account, publishedAt })
 */
export type JudgedContract = {
  readonly verdict: Verdict
  readonly label:
    | 'Known code'
    | 'Known address'
    | 'Exchangeable'
    | 'Unknown code'
    | 'Other code'
    | 'No code'
    | 'Development code'
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
 * judgeContract(facts, { account, publishedAt: () => [] }).label // 'Unknown code'
 */
export function judgeContract(facts: ContractFacts, { account, publishedAt }: Context): JudgedContract {
  const { address, codeHash, run, controllers } = facts
  const others = controllers.filter((one) => !isSameAddress(one.address, account))
  const found = (at: Address, hash: Hex | null): CodeJudgement =>
    judgeCode(at, {
      find: publishedAt,
      codeHash: () => (hash === null ? { ok: false, reason: 'the address has no code' } : { ok: true, value: hash }),
    })
  if (run.kind === 'none')
    return { verdict: 'danger', label: 'No code', name: null, notes: ['There is no contract at this address.'], others }
  const direct = found(address, codeHash)
  const code = direct.kind === 'unknown' && 'target' in run ? found(run.target, run.targetHash) : direct
  const name = code.kind === 'unknown' ? null : nameOfCode(code.code)
  const notes = exchangeNotes(facts, others)
  switch (code.kind) {
    case 'unknown':
      return { verdict: 'danger', label: 'Unknown code', name, notes, others }
    case 'differs':
    case 'unread':
      return {
        verdict: 'danger',
        label: 'Other code',
        name: null,
        notes: [
          `${name ?? 'Another contract'} is published at this address, but the address has other code.`,
          ...notes,
        ],
        others,
      }
    case 'address-only':
      if (facts.isUnowned) return { verdict: 'danger', label: 'Exchangeable', name, notes, others }
      return others.length > 0 || run.kind === 'exchangeable'
        ? { verdict: 'caution', label: 'Exchangeable', name, notes, others }
        : { verdict: 'unchecked', label: 'Known address', name, notes, others }
    case 'published':
      if (code.code.lets !== undefined)
        return {
          verdict: 'danger',
          label: 'Development code',
          name,
          notes: [`A contract for trying on local chains: it ${code.code.lets}.`, ...notes],
          others,
        }
      if (facts.isUnowned) return { verdict: 'danger', label: 'Exchangeable', name, notes, others }
      return others.length > 0 || run.kind === 'exchangeable'
        ? { verdict: 'caution', label: 'Exchangeable', name, notes, others }
        : { verdict: 'verified', label: 'Known code', name, notes, others }
  }
}

function exchangeNotes({ run, isUnowned = false }: ContractFacts, others: readonly Controller[]): string[] {
  if (isUnowned) return ['It was never set up: the first caller of its setup controls it.']
  if (run.kind !== 'exchangeable') return []
  const isNamed = others.some((one) => one.of === 'code')
  const who = isNamed ? '' : ' Who can do that could not be read.'
  return [`${WAYS[run.proxy]}${who}`]
}

const PROXY = 'A proxy: its code can be exchanged for any other.'
const WAYS: Record<Extract<ContractFacts['run'], { kind: 'exchangeable' }>['proxy'], string> = {
  'EIP-1967': PROXY,
  'EIP-1822': PROXY,
  OpenZeppelin: PROXY,
  beacon: 'A proxy: the controller of its beacon can exchange its code for any other.',
  diamond: 'A proxy of several contracts: its code can be exchanged for any other.',
  Safe: 'An account itself: its owners can exchange its code.',
  'EIP-7702': 'A key that runs the code of a contract: its holder can exchange that code.',
  'EIP-1167': 'A minimal proxy.',
}
