import { type Address, checksumAddress, type Hex, wordReader, ZERO_ADDRESS } from '@countersign/primitives'
import { decodeAbiParameters, parseAbiParameters } from 'viem'
import type { ChainLog } from './ChainLog.ts'
import { readAddress, readCall, readExecution } from '../calls/readExecution.ts'
import type { SafeLog, SafeLogParameters } from './SafeLog.ts'
import { type SafeLogName, safeLogNames } from './safeTopics.ts'

const SETUP = parseAbiParameters('address[] owners, uint256 threshold, address initializer, address fallbackHandler')
const CREATION = parseAbiParameters('address singleton, bytes initializer, uint256 saltNonce')

type Decoder<Name extends SafeLogName> = (
  words: LogWords,
  log: ChainLog,
) => SafeLogParameters[Name] & { safe?: Address }

const orNull = (address: Address) => (address === ZERO_ADDRESS ? null : address)
/**
 * The maximum of nonces and thresholds. No account reaches it, and the database columns hold no more, so a log with a
 * larger number does not come from an account. @throws RangeError
 */
const MOST = 2_000_000_000n
function toCount(value: bigint): number {
  if (value > MOST) throw new RangeError(`${value} is too large for a nonce or a threshold.`)
  return Number(value)
}
/** @throws RangeError when the log is shorter than its event */
function required<Value>(value: Value | null): Value {
  if (value === null) throw new RangeError('The log is shorter than its event.')
  return value
}
const execution = (words: LogWords) => ({ hash: words.hash(0), payment: words.uint(1) })
const moduleOnly = (words: LogWords) => ({ module: words.address(0) })

function creationL2(words: LogWords, { address, data }: ChainLog) {
  const [singleton, initializer, saltNonce] = decodeAbiParameters(CREATION, data)
  return { safe: words.address(0), factory: checksumAddress(address), singleton, initializer, saltNonce }
}

/** One topic can have two layouts (parameters became indexed in 1.4.1). `logWords` reads both. */
const decoders: { [Name in SafeLogName]: Decoder<Name> } = {
  legacyProxyCreation: (words, log) => ({
    safe: words.address(0),
    factory: checksumAddress(log.address),
    singleton: null,
  }),
  proxyCreation: (words, log) => ({
    safe: words.address(0),
    factory: checksumAddress(log.address),
    singleton: words.address(1),
  }),
  proxyCreationL2: creationL2,
  chainSpecificProxyCreationL2: creationL2,
  safeSetup(words, { data }) {
    const [owners, threshold, , handler] = decodeAbiParameters(SETUP, data)
    return {
      initiator: words.address(0),
      owners: [...owners],
      threshold: toCount(threshold),
      fallbackHandler: orNull(handler),
    }
  },
  safeMultiSigTransaction(_words, { data }) {
    const extra = wordReader(wordReader(data).bytes(320) ?? '0x')
    const { nonce, threshold } = { nonce: extra.uint(0), threshold: extra.uint(64) }
    return {
      ...required(readExecution(data)),
      nonce: BigInt(toCount(required(nonce))),
      threshold: toCount(required(threshold)),
    }
  },
  safeModuleTransaction: (_words, { data }) => ({
    module: required(readAddress(data, 0)),
    ...required(readCall(data, 32)),
  }),
  executionSuccess: execution,
  executionFailure: execution,
  executionFailed: (words) => ({ hash: words.hash(0) }),
  executionFromModuleSuccess: moduleOnly,
  executionFromModuleFailure: moduleOnly,
  approveHash: (words) => ({ hash: words.hash(0), owner: words.address(1) }),
  signMsg: (words) => ({ hash: words.hash(0) }),
  addedOwner: (words) => ({ owner: words.address(0) }),
  removedOwner: (words) => ({ owner: words.address(0) }),
  changedThreshold: (words) => ({ threshold: toCount(words.uint(0)) }),
  enabledModule: moduleOnly,
  disabledModule: moduleOnly,
  safeReceived: (words) => ({ sender: words.address(0), value: words.uint(1) }),
  changedFallbackHandler: (words) => ({ handler: orNull(words.address(0)) }),
  changedGuard: (words) => ({ guard: orNull(words.address(0)) }),
  changedModuleGuard: (words) => ({ moduleGuard: orNull(words.address(0)) }),
  changedMasterCopy: (words) => ({ singleton: words.address(0) }),
}

/**
 * The event in a log. Null for another topic, and for a log with the right topic and the wrong layout: any contract
 * can emit any log.
 *
 * @example
 * decodeSafeLog(log)?.name // 'executionSuccess'
 */
export function decodeSafeLog(log: ChainLog): SafeLog | null {
  const name = safeLogNames.get(log.topics[0] ?? '')
  if (!name) return null
  try {
    const { blockNumber, transactionHash, logIndex } = log
    const position = { name, blockNumber, transactionHash, logIndex, safe: checksumAddress(log.address) }
    // The table's type connects each name with its parameters, but TypeScript cannot infer that through a lookup.
    return { ...position, ...decoders[name](logWords(log), log) } as SafeLog
  } catch {
    return null
  }
}

/**
 * Reads the parameters of a log in which each parameter is one word, in order. Indexed parameters come first.
 *
 * @example
 * const words: LogWords = logWords(log)
 */
type LogWords = {
  address(position: number): Address
  hash(position: number): Hex
  uint(position: number): bigint
}

/**
 * Slices the words directly, because a general decoder is a hundred times slower.
 *
 * @throws RangeError, from its methods, if the log is shorter than its event
 */
function logWords(log: ChainLog): LogWords {
  const word = (position: number): string => {
    const found = wordOf(log, position)
    if (found === null) throw new RangeError(`The log has no parameter ${position}.`)
    return found
  }
  return {
    address: (position) => checksumAddress(`0x${word(position).slice(24)}`),
    hash: (position) => `0x${word(position)}`,
    uint: (position) => BigInt(`0x${word(position)}`),
  }
}

/**
 * The 64 hex digits of one parameter; null if the log is shorter.
 *
 * @example
 * wordOf(log, 0)
 */
export function wordOf({ topics, data }: ChainLog, position: number): string | null {
  const indexed = topics.length - 1
  const topic = topics[position + 1]
  if (position < indexed && topic) return topic.slice(2)
  const from = 2 + (position - indexed) * 64
  return data.length < from + 64 ? null : data.slice(from, from + 64)
}
