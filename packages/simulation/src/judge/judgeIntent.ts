import { type Address, isSameAddress } from '@countersign/primitives'
import { readMovement, readMovements, type Movement } from '../result/readMovements.ts'
import type { SimulationResult } from '../values/SimulationResult.ts'
import { TOPIC } from '../result/tokenEvents.ts'
import { compareMoves } from './compareMoves.ts'
import type { DeclaredEffects } from './DeclaredEffects.ts'
import type { EffectVerdict } from './EffectVerdict.ts'
import { promisedMoves, type PromisedMove } from './promisedMoves.ts'
import type { UnitOf } from './UnitOf.ts'
import { unnamedLosses } from './unnamedLosses.ts'
import { verdictOf } from './verdictOf.ts'

/** S16: what the selector promises must happen, as much and to whom it says, and a plain transfer must do nothing beside it. */
export function judgeIntent(result: SimulationResult, declared: DeclaredEffects, unitOf: UnitOf): EffectVerdict[] {
  if (!result.success || result.innerSuccess !== true) return []
  const moved = readMovements(result.logs)
  const calls = declared.transfers.filter(({ operation }) => operation === 0)
  const read = calls.map((call) => ({ call, moves: promisedMoves(call) }))
  const promised = read.flatMap(({ moves }) => moves ?? []).map((move) => asCollectible(move, moved))
  const isOpaque = (token: Address) =>
    result.logs.some(
      (log) => isSameAddress(log.address, token) && log.topics[0] === TOPIC.transfer && readMovement(log).length === 0,
    )
  const verdicts = [
    ...declared.transfers.filter(({ operation }) => operation === 1).map(({ to }) => asAccount(to)),
    ...compareMoves(promised, moved, isOpaque, unitOf),
    ...read.filter(({ moves }) => moves === null).map(({ call }) => notRead(call.to)),
  ]
  const extra = unnamedLosses(result, declared, promised, unitOf)
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
          'In the simulation every token goes to whom the calls name, as much as they say.',
        ),
      ]
}

/** `transferFrom` names an amount or a collectible by the same word; the token's event says which. */
function asCollectible(move: PromisedMove, moved: readonly Movement[]): PromisedMove {
  const isCollectible =
    move.tokenId === null &&
    moved.some(({ asset }) => asset.kind === 'erc721' && isSameAddress(asset.token, move.token))
  return isCollectible ? { ...move, tokenId: move.amount, amount: 1n } : move
}

const asAccount = (to: Address): EffectVerdict =>
  verdictOf(
    'intent',
    'danger',
    'A “transfer” that moves nothing',
    `The method is called like a token’s transfer, but it is code of ${to} run as the account itself. Do not sign it.`,
  )

const notRead = (token: Address): EffectVerdict =>
  verdictOf(
    'intent',
    'unchecked',
    'A transfer that was not compared',
    `The parameters of a transfer of ${token} cannot be read.`,
  )
