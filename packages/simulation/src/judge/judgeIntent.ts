import { type Address, isSameAddress, listText } from '@countersign/primitives'
import { readMovement, readMovements, type Movement } from '../result/readMovements.ts'
import type { SimulationResult } from '../values/SimulationResult.ts'
import { TOPIC } from '../values/tokenEvents.ts'
import { compareMoves } from './compareMoves.ts'
import type { DeclaredEffects } from './DeclaredEffects.ts'
import type { EffectVerdict } from './EffectVerdict.ts'
import { promisedMoves, type PromisedMove } from './promisedMoves.ts'
import type { UnitOf } from './UnitOf.ts'
import { unnamedLosses } from './unnamedLosses.ts'
import { verdictOf } from './verdictOf.ts'
import { intentMessages as messages } from './intentMessages.ts'

/**
 * S16: a transfer that the selector declares must happen, with the declared amount and recipient, and a plain
 * transfer must have no other effect.
 */
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
    verdicts.push(verdictOf('intent', 'danger', messages.moreLeaves, messages.alsoLoses(listText(extra))))
  if (verdicts.length > 0) return verdicts
  return declared.transfers.length === 0
    ? []
    : [verdictOf('intent', 'verified', messages.transfersHappen, messages.allReceive)]
}

/**
 * `transferFrom` uses the same parameter for an amount and for the id of a collectible. The token's event shows which
 * it is.
 */
function asCollectible(move: PromisedMove, moved: readonly Movement[]): PromisedMove {
  const isCollectible =
    move.tokenId === null &&
    moved.some(({ asset }) => asset.kind === 'erc721' && isSameAddress(asset.token, move.token))
  return isCollectible ? { ...move, tokenId: move.amount, amount: 1n } : move
}

const asAccount = (to: Address): EffectVerdict =>
  verdictOf('intent', 'danger', messages.movesNothing, messages.runsAsAccount(to))

const notRead = (token: Address): EffectVerdict =>
  verdictOf('intent', 'unchecked', messages.notCompared, messages.notReadable(token))
