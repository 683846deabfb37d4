import * as z from 'zod/mini'

const Hex = z.string().check(z.regex(/^0x[0-9a-fA-F]*$/))
const Quantity = z.string().check(z.regex(/^0x[0-9a-fA-F]+$/))
const Hash = z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/))
const Block = z.nullable(
  z.looseObject({ hash: z.nullable(Hash), parentHash: Hash, number: z.nullable(Quantity), timestamp: Quantity }),
)
const Mined = { blockHash: z.nullish(Hash), blockNumber: z.nullish(Quantity) }

/** What an answer must look like before anything believes it. Methods that are not here are checked where they are used. */
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
    z.looseObject({ transactionHash: Hash, blockHash: Hash, blockNumber: Quantity, transactionIndex: Quantity }),
  ),
  eth_getLogs: z.array(z.looseObject({ address: Hex, topics: z.array(Hash), data: Hex, ...Mined })),
}

/** Null when the answer has the form its method promises, else what is wrong with it. */
export function findMisfit(method: string, answer: unknown): string | null {
  const schema = ANSWERS[method]
  if (!schema) return null
  const { error } = z.safeParse(schema, answer)
  return error ? `${method}: ${error.issues[0]?.path.join('.') || 'the answer'} is not what the method promises` : null
}
