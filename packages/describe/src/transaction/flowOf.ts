import { isAllowanceModule } from '@countersign/chains'
import type { TransactionDetails } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import type { CallMeaning } from './CallMeaning.ts'
import type { CallNode } from './callTreeOf.ts'
import type { LimitCall } from './LimitCall.ts'
import { flowOfAsset } from './recordedFlows.ts'

/** One line of "What leaves the account". */
export type Flow = {
  /** `out`: it leaves. `may`: another address may take it. `all`: another address gets full control. */
  readonly kind: 'out' | 'may' | 'all'
  /** Null for the native currency and for control over the account itself. */
  readonly token: Address | null
  /** In the smallest units; null where there is no limit. */
  readonly amount: bigint | null
  readonly tokenId: bigint | null
  readonly to: Address
  readonly calls: readonly string[]
  /** For a spending limit: the minutes until the amount can be spent again; zero for never. */
  readonly resetMinutes?: number
}

/**
 * The amounts that leave the account with these calls, in order. Payments of one token to one recipient are summed.
 *
 * @example
 * flowOf(callTreeOf(payment, viewFixture, null).nodes)
 * // [{ kind: 'out', token: null, amount: 10n ** 18n, tokenId: null, to: people.kestrel, calls: ['1'] }]
 */
export function flowOf(nodes: readonly CallNode[]): Flow[] {
  const flows = new Map<string, Flow>()
  for (const node of nodes) {
    // Calls inside another account's transaction move that account's funds.
    const inside = flowOf(node.children.filter(({ isOwn }) => isOwn))
    for (const flow of node.meaning.kind === 'batch' ? inside : [...flowsOfNode(node), ...inside]) {
      const key = [flow.kind, flow.token, flow.to, flow.tokenId].join()
      const known = flows.get(key)
      flows.set(key, known ? add(known, flow) : flow)
    }
  }
  return [...flows.values()]
}

const add = (first: Flow, second: Flow): Flow => ({
  ...first,
  ...(second.resetMinutes === undefined ? {} : { resetMinutes: second.resetMinutes }),
  // A second allowance replaces the first.
  amount:
    first.kind === 'may'
      ? second.amount
      : first.amount === null || second.amount === null
        ? null
        : first.amount + second.amount,
  calls: [...first.calls, ...second.calls],
})

function flowsOfNode({ meaning, call, number }: CallNode): Flow[] {
  const calls = [number]
  const native: Flow[] =
    call.value > 0n && call.operation === 0
      ? [{ kind: 'out', token: null, amount: call.value, tokenId: null, to: call.to, calls }]
      : []
  return [...native, ...flowsOfMeaning(meaning, call.to, calls)]
}

function flowsOfMeaning(meaning: CallMeaning, target: Address, calls: readonly string[]): Flow[] {
  switch (meaning.kind) {
    case 'payment':
      return meaning.from === null && meaning.token !== null
        ? [{ kind: 'out', token: meaning.token, amount: meaning.amount, tokenId: null, to: meaning.to, calls }]
        : []
    case 'nft':
      return itemFlows({ ...meaning, items: [{ tokenId: meaning.tokenId, amount: meaning.amount ?? 1n }] }, calls)
    case 'nfts':
      return itemFlows(meaning, calls)
    case 'allowance': {
      const amount = meaning.unlimited ? null : meaning.amount
      return meaning.amount === 0n
        ? []
        : [{ kind: 'may', token: meaning.token, amount, tokenId: null, to: meaning.spender, calls }]
    }
    case 'nftApproval':
      return singleFlows(meaning, calls)
    case 'operator':
      return meaning.approved
        ? [{ kind: 'may', token: meaning.token, amount: null, tokenId: null, to: meaning.operator, calls }]
        : []
    case 'limit':
      return limitFlows(meaning.limit, calls)
    case 'settings':
      // The AllowanceModule pays only within the limits, which have their own lines.
      return meaning.change.type === 'ENABLE_MODULE' && !isAllowanceModule(meaning.change.module)
        ? [{ kind: 'all', token: null, amount: null, tokenId: null, to: meaning.change.module, calls }]
        : []
    case 'delegatecall':
      return [{ kind: 'all', token: null, amount: null, tokenId: null, to: target, calls }]
    default:
      return []
  }
}

const singleFlows = (
  { token, spender, tokenId }: Extract<CallMeaning, { kind: 'nftApproval' }>,
  calls: readonly string[],
): Flow[] => (spender === null ? [] : [{ kind: 'may', token, amount: 1n, tokenId, to: spender, calls }])

type Items = Omit<Extract<CallMeaning, { kind: 'nfts' }>, 'kind'>

const itemFlows = ({ token, from, to, items }: Items, calls: readonly string[]): Flow[] =>
  from === null ? items.map(({ tokenId, amount }) => ({ kind: 'out', token, amount, tokenId, to, calls })) : []

function limitFlows(limit: LimitCall, calls: readonly string[]): Flow[] {
  if (limit.act === 'set' && limit.amount > 0n)
    return [
      {
        kind: 'may',
        token: limit.token,
        amount: limit.amount,
        tokenId: null,
        to: limit.delegate,
        calls,
        resetMinutes: limit.resetMinutes,
      },
    ]
  if (limit.act === 'spend' && limit.account === null)
    return [{ kind: 'out', token: limit.token, amount: limit.amount, tokenId: null, to: limit.to, calls }]
  return []
}

/**
 * The same for a plain outgoing transfer, which has no calls.
 *
 * @param details a transfer without bytes, which the service derived from an event
 * @example
 * flowOfTransfer(details)[0] // { kind: 'out', token: null, amount: 10n ** 18n, to: people.kestrel, … }
 */
export function flowOfTransfer({ txInfo }: TransactionDetails): Flow[] {
  if (txInfo.type !== 'Transfer' || txInfo.direction === 'INCOMING') return []
  return [flowOfAsset(txInfo.transferInfo, txInfo.recipient.value)]
}
