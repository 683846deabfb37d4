import { HashSchema, HexSchema } from '@countersign/api'
import { type AskNode, parseHex, readText, readUint, RpcError } from '@countersign/chain-client/reads'
import type { Address, Hex } from '@countersign/primitives'
import { isVersionBelow } from '@countersign/safe/light'
import {
  attemptTimes,
  EXECUTED_BY_MODULE,
  executeAttempt,
  judgePastAttempt,
  type AnnouncedCall,
  type PastOutcome,
} from '@countersign/safe/recovery'
import * as z from 'zod/mini'
import { timeOfBlock } from './blocksAtTime.ts'
import type { Recovery } from './Recovery.ts'
import { attemptMessages as messages } from './attemptMessages.ts'

const TX_NONCE: Hex = '0xc66323e5'
const TX_COOLDOWN: Hex = '0xdcafac09'
const TX_EXPIRATION: Hex = '0x605df59c'
const VERSION: Hex = '0xffa1ad74'
/** Accounts of older versions emit nothing when a module acts for them. */
const FIRST_WITH_EVENTS = '1.1.0'

const Logs = z.array(z.object({ transactionHash: HashSchema }))
const Sent = z.object({ input: HexSchema })

/** An attempt that no longer waits. */
export type EndedAttempt = {
  readonly nonce: bigint
  /** Epoch seconds of its announcement. */
  readonly createdAt: bigint
  /** Its announced call and the block of the announcement. */
  readonly announced: { readonly call: AnnouncedCall; readonly block: bigint }
}

export type Outcome = {
  readonly outcome: PastOutcome
  /** Epoch seconds of the block in which it ended; null when unknown. */
  readonly endedAt: bigint | null
}

type Asked = {
  readonly recovery: Recovery
  readonly attempt: EndedAttempt
  /** All ended attempts whose calls are known, including this one. */
  readonly all: readonly EndedAttempt[]
}

/**
 * How an attempt ended: from the state of the block in which it stopped waiting, or, when the node stores no old states, from the events of
 * the account since the announcement.
 * @returns null when the node has neither, when the events do not identify one attempt, or when the account emits none
 */
export async function readOutcome(ask: AskNode, asked: Asked): Promise<Outcome | null> {
  const { target, account } = asked.recovery
  // The module acts for another contract, whose events say nothing about this account.
  if (target.toLowerCase() !== account.toLowerCase()) return null
  try {
    if (!(await emitsEvents(ask, account))) return null
    return await fromState(ask, asked).catch(() => fromEvents(ask, asked))
  } catch {
    return null
  }
}

async function fromState(ask: AskNode, { recovery, attempt: { nonce, createdAt, announced } }: Asked) {
  const { address: module, block: head } = recovery
  const readAt = async (data: Hex, block: bigint) =>
    readUint(parseHex(await ask('eth_call', [{ to: module, data }, toHex(block)])))
  const hasLeft = async (block: bigint) => (await readAt(TX_NONCE, block)) > nonce
  let [waits, left] = [announced.block, head]
  if (await hasLeft(waits)) throw new RpcError(messages.endedAtOnce)
  while (left - waits > 1n) {
    const middle = waits + (left - waits) / 2n
    if (await hasLeft(middle)) left = middle
    else waits = middle
  }
  const [before, after, cooldown, expiration, leftAt, executions] = await Promise.all([
    readAt(TX_NONCE, waits),
    readAt(TX_NONCE, left),
    readAt(TX_COOLDOWN, waits),
    readAt(TX_EXPIRATION, waits),
    timeOfBlock(ask, left),
    readExecutions(ask, recovery, left, left),
  ])
  // Several attempts ended in one block and some were executed. The events do not say which.
  if (executions.length > 0 && BigInt(executions.length) !== after - before) throw new RpcError(messages.severalEnded)
  const outcome = judgePastAttempt({
    times: attemptTimes(createdAt, { cooldown, expiration }),
    isExecuted: executions.length > 0,
    leftAt,
    isExact: true,
  })
  return { outcome, endedAt: leftAt }
}

async function fromEvents(ask: AskNode, { recovery, attempt, all }: Asked) {
  const hashes = await readExecutions(ask, recovery, attempt.announced.block, recovery.block)
  const sent = await Promise.all(hashes.map((hash) => ask('eth_getTransactionByHash', [hash])))
  const inputs = sent.map((one) => Sent.parse(one).input.toLowerCase())
  const dataOf = ({ announced }: EndedAttempt) =>
    executeAttempt(recovery.address, announced.call).data.slice(2).toLowerCase()
  const [own, known] = [dataOf(attempt), all.map(dataOf)]
  if (inputs.some((input) => !known.some((data) => input.includes(data)))) throw new RpcError(messages.unknownCall)
  const executions = inputs.filter((input) => input.includes(own)).length
  // The same call may have been announced more than once, and only some of these attempts executed.
  if (executions > 0 && executions !== known.filter((data) => data === own).length)
    throw new RpcError(messages.notIdentified)
  const outcome = judgePastAttempt({
    times: attemptTimes(attempt.createdAt, recovery),
    isExecuted: executions > 0,
    leftAt: recovery.blockTime,
    isExact: false,
  })
  return { outcome, endedAt: null }
}

/** Transactions in which the module executed a call for the account. */
async function readExecutions(ask: AskNode, { account, address }: Recovery, from: bigint, to: bigint): Promise<Hex[]> {
  const topics = [EXECUTED_BY_MODULE, `0x${address.slice(2).toLowerCase().padStart(64, '0')}`]
  const logs = await ask('eth_getLogs', [{ address: account, fromBlock: toHex(from), toBlock: toHex(to), topics }])
  return Logs.parse(logs).map(({ transactionHash }) => transactionHash)
}

async function emitsEvents(ask: AskNode, account: Address): Promise<boolean> {
  const version = readText(parseHex(await ask('eth_call', [{ to: account, data: VERSION }, 'latest'])))
  return !isVersionBelow(version.replace(/\+.*$/, ''), FIRST_WITH_EVENTS)
}

const toHex = (value: bigint): Hex => `0x${value.toString(16)}`
