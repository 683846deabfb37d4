import { isSameAddress, ZERO_ADDRESS } from '@countersign/safe'
import type { SimulationResult } from '../result/SimulationResult.ts'
import { TOPIC } from '../result/tokenEvents.ts'
import type { DeclaredEffects } from './DeclaredEffects.ts'
import type { EffectVerdict } from './EffectVerdict.ts'
import { verdictOf } from './verdictOf.ts'

const MOVEMENTS = new Set<string>([TOPIC.transfer, TOPIC.transferSingle, TOPIC.transferBatch])

/** S16: what the selector promises must happen, and a plain transfer must do nothing beside it. */
export function judgeIntent(result: SimulationResult, declared: DeclaredEffects): EffectVerdict[] {
  if (!result.success || result.innerSuccess !== true) return []
  const empty = declared.transfers.filter(
    ({ to, operation }) =>
      operation === 1 ||
      !result.logs.some(({ address, topics }) => isSameAddress(address, to) && MOVEMENTS.has(topics[0] ?? '')),
  )
  const verdicts = empty.map(({ to, operation }) =>
    verdictOf(
      'intent',
      operation === 1 ? 'danger' : 'caution',
      'A “transfer” that moves nothing',
      operation === 1
        ? `The method is called like a token’s transfer, but it is code of ${to} run as the account itself. Do not sign it.`
        : `The method is called like a token’s transfer, but ${to} moved no token in the simulation.`,
    ),
  )
  const extra = unnamedLosses(result, declared)
  if (extra.length > 0)
    verdicts.push(
      verdictOf(
        'intent',
        'danger',
        'More leaves the account than it says',
        `The account also loses ${extra.join(' and ')}, which no call of this transaction names. Do not sign it.`,
      ),
    )
  if (verdicts.length > 0) return verdicts
  return declared.transfers.length === 0
    ? []
    : [
        verdictOf(
          'intent',
          'verified',
          'The transfers happen',
          'Every token named by a transfer moves in the simulation.',
        ),
      ]
}

/** Only where every call is a plain one: a swap may well take a token its calldata does not name. */
function unnamedLosses({ deltas }: SimulationResult, declared: DeclaredEffects): string[] {
  const leaves = declared.calls.filter(({ container }) => container === null)
  const isPlain = (call: (typeof leaves)[number]) =>
    call.operation === 0 &&
    (call.data === '0x' || declared.transfers.includes(call) || isSameAddress(call.to, call.caller))
  if (declared.hasRefund || !leaves.every(isPlain)) return []
  const tokens = declared.transfers.map(({ to }) => to)
  const sent = declared.calls
    .filter(({ caller, operation }) => operation === 0 && isSameAddress(caller, declared.safe))
    .reduce((sum, { value }) => sum + value, 0n)
  return deltas
    .filter(({ owner, amount }) => isSameAddress(owner, declared.safe) && amount < 0n)
    .flatMap((delta) => {
      const token = delta.kind === 'native' ? ZERO_ADDRESS : delta.token
      if (delta.kind === 'native') return -delta.amount > sent ? [`${-delta.amount - sent} wei`] : []
      return tokens.some((named) => isSameAddress(named, token)) ? [] : [`${-delta.amount} of ${token}`]
    })
}
