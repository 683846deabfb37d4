import * as z from 'zod/mini'

const HEX = /^0x[0-9a-fA-F]*$/
const HASH = /^0x[0-9a-fA-F]{64}$/
const QUANTITY = /^0x[0-9a-fA-F]+$/
const Hex = z.string().check(z.regex(HEX))
const Quantity = z.string().check(z.regex(QUANTITY))
const Hash = z.string().check(z.regex(HASH))
const Block = z.nullable(
  z.looseObject({ hash: z.nullable(Hash), parentHash: Hash, number: z.nullable(Quantity), timestamp: Quantity }),
)
const Mined = { blockHash: z.nullish(Hash), blockNumber: z.nullish(Quantity) }

const isText = (value: unknown, form: RegExp) => typeof value === 'string' && form.test(value)
const isNothing = (value: unknown) => value === null || value === undefined

/** `{ address, topics, data, blockHash, blockNumber }`. Hand-written, because one answer may contain a hundred thousand logs. */
function isLog(log: unknown): boolean {
  if (typeof log !== 'object' || log === null) return false
  if (!('address' in log && 'topics' in log && 'data' in log)) return false
  const { address, topics, data } = log
  const blockHash = 'blockHash' in log ? log.blockHash : null
  const blockNumber = 'blockNumber' in log ? log.blockNumber : null
  if (!isText(address, HEX) || !isText(data, HEX) || !Array.isArray(topics)) return false
  if (!topics.every((topic) => isText(topic, HASH))) return false
  return (isNothing(blockHash) || isText(blockHash, HASH)) && (isNothing(blockNumber) || isText(blockNumber, QUANTITY))
}

/** The form of an answer that callers rely on. Methods that are not listed here are checked by their callers. */
const ANSWERS: Readonly<Record<string, z.ZodMiniType>> = {
  eth_chainId: Quantity,
  eth_blockNumber: Quantity,
  eth_gasPrice: Quantity,
  eth_getBalance: Quantity,
  eth_getCode: Hex,
  eth_getStorageAt: Hex,
  eth_call: Hex,
  eth_getBlockByNumber: Block,
  eth_getBlockByHash: Block,
  eth_getTransactionByHash: z.nullable(z.looseObject({ hash: Hash, from: Hex, input: Hex, ...Mined })),
  eth_getTransactionReceipt: z.nullable(
    z.looseObject({
      transactionHash: Hash,
      blockHash: Hash,
      blockNumber: Quantity,
      transactionIndex: Quantity,
      logs: z.array(z.custom(isLog)),
    }),
  ),
  eth_getLogs: z.array(z.custom(isLog)),
}

/** Null when the answer has the form of its method, otherwise what is wrong. */
export function findMisfit(method: string, answer: unknown): string | null {
  const schema = ANSWERS[method]
  if (!schema) return null
  const { error } = z.safeParse(schema, answer)
  return error ? `${method}: ${error.issues[0]?.path.join('.') || 'the answer'} is not what the method promises` : null
}
