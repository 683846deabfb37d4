import { MAX_SAFE_TX_GAS } from '@countersign/app-bridge'
import { type Address, checksumAddress, type Hex, isAddress } from '@countersign/primitives'
import * as z from 'zod/mini'
import { isOwn } from './readSigning.ts'
import { refusals, refuse } from './requestErrors.ts'

export type AppCall = { readonly to: Address; readonly value: bigint; readonly data: Hex }

const Fields = z.object({
  to: z.optional(z.nullable(z.string())),
  value: z.optional(z.nullable(z.union([z.string(), z.number(), z.bigint()]))),
  data: z.optional(z.nullable(z.string())),
  /** An older name of `data`. */
  input: z.optional(z.nullable(z.string())),
})
const Gas = z.object({ gas: z.optional(z.nullable(z.union([z.string(), z.number()]))) })
const SendCalls = z.object({
  version: z.optional(z.string()),
  chainId: z.optional(z.string()),
  from: z.optional(z.string()),
  calls: z.array(z.looseObject({ capabilities: z.optional(z.record(z.string(), z.unknown())) })),
  capabilities: z.optional(z.record(z.string(), z.unknown())),
})

/**
 * `eth_sendTransaction`. Besides the call, only `gas` is used, as safeTxGas, like for an embedded app. A value that is
 * not a gas limit is ignored, and the account uses its own estimate.
 */
export function readTransaction(params: readonly unknown[], safe: Address): { call: AppCall; safeTxGas?: bigint } {
  const [transaction] = params
  const from: unknown =
    typeof transaction === 'object' && transaction !== null ? Reflect.get(transaction, 'from') : undefined
  // no message: an answer to a program
  if (from !== undefined && !isOwn(from, safe)) return refuse(refusals.invalid('The address is invalid'))
  const gas = readGas(transaction)
  // no message: an answer to a program
  return { call: readCall(transaction, 'The transaction'), ...(gas === null ? {} : { safeTxGas: gas }) }
}

/**
 * `wallet_sendCalls` (EIP-5792).
 * @param chainId decimal chain id of the account
 */
export function readSendCalls(
  params: readonly unknown[],
  safe: Address,
  chainId: string,
): { calls: AppCall[]; isOldForm: boolean } {
  const parsed = SendCalls.safeParse(params[0])
  // no message: an answer to a program
  if (!parsed.success) return refuse(refusals.invalid('wallet_sendCalls takes an object with calls.'))
  const { calls, from, version = '1.0', capabilities = {} } = parsed.data
  // no message: an answer to a program
  if (from !== undefined && !isOwn(from, safe)) return refuse(refusals.invalid('The address is invalid'))
  const asked = parsed.data.chainId
  if (asked !== undefined && chainIdOf(asked) !== chainId)
    return refuse(refusals.wrongChain(chainIdOf(asked) ?? asked, chainId))
  // no message: an answer to a program
  if (calls.length === 0) return refuse(refusals.invalid('No transactions were passed'))
  for (const all of [capabilities, ...calls.map((call) => call.capabilities ?? {})]) refuseRequired(all)
  return { calls: calls.map((call, index) => readCall(call, `Call ${index + 1}`)), isOldForm: version.startsWith('1') }
}

/** Parses hex or decimal text to decimal; null for other text. */
export function chainIdOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null
  return typeof value === 'string' && /^(0x[0-9a-f]+|\d+)$/i.test(value) ? BigInt(value).toString() : null
}

/** The account is always atomic. Other capabilities may only be requested as optional. */
function refuseRequired(capabilities: Readonly<Record<string, unknown>>): void {
  for (const [name, wanted] of Object.entries(capabilities)) {
    const isOptional = typeof wanted === 'object' && wanted !== null && Reflect.get(wanted, 'optional') === true
    if (name !== 'atomic' && !isOptional) refuse(refusals.unsupportedCapability(name))
  }
}

function readGas(transaction: unknown): bigint | null {
  const { gas } = Gas.safeParse(transaction).data ?? {}
  const isWhole =
    typeof gas === 'number' ? Number.isSafeInteger(gas) && gas >= 0 : /^(0x[0-9a-f]+|\d+)$/i.test(gas ?? '')
  if (gas === undefined || gas === null || !isWhole) return null
  const limit = BigInt(gas)
  return limit <= MAX_SAFE_TX_GAS ? limit : null
}

function readCall(value: unknown, what: string): AppCall {
  const parsed = Fields.safeParse(value)
  // no message: an answer to a program
  if (!parsed.success) return refuse(refusals.invalid(`${what} cannot be read.`))
  const { to, value: amount, data, input } = parsed.data
  if (to === undefined || to === null || to === '')
    // no message: an answer to a program
    return refuse(refusals.invalid(`${what} names no recipient. Creating a contract is not possible this way.`))
  // no message: an answer to a program
  if (!isAddress(to)) return refuse(refusals.invalid(`${what} has an invalid recipient: ${to}`))
  const bytes = data ?? input ?? '0x'
  // no message: an answer to a program
  if (!/^(0x([0-9a-f]{2})*)?$/i.test(bytes)) return refuse(refusals.invalid(`${what} has data that is not hex.`))
  return {
    to: checksumAddress(to),
    value: readAmount(amount ?? 0, what),
    data: bytes === '' ? '0x' : `0x${bytes.slice(2)}`,
  }
}

function readAmount(value: string | number | bigint, what: string): bigint {
  const isWhole =
    typeof value === 'number'
      ? Number.isSafeInteger(value) && value >= 0
      : typeof value === 'bigint'
        ? value >= 0n
        : /^(0x[0-9a-f]*|\d*)$/i.test(value)
  // no message: an answer to a program
  if (!isWhole) return refuse(refusals.invalid(`${what} has a value that is not a whole number: ${value}`))
  return value === '' || value === '0x' ? 0n : BigInt(value)
}
