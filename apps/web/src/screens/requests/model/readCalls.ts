import { MAX_SAFE_TX_GAS, transactionsSchema, type AppTransaction } from '@countersign/app-bridge'
import type { Address } from '@countersign/primitives'
import * as z from 'zod/mini'
import { isOwn } from './readSigning.ts'
import { refusals, refuse } from './requestErrors.ts'

const Fields = z.looseObject({ data: z.optional(z.unknown()), input: z.optional(z.unknown()) })
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
export function readTransaction(
  params: readonly unknown[],
  safe: Address,
): { calls: AppTransaction[]; safeTxGas?: bigint } {
  const [transaction] = params
  const from: unknown =
    typeof transaction === 'object' && transaction !== null ? Reflect.get(transaction, 'from') : undefined
  // no message: an answer to a program
  if (from !== undefined && !isOwn(from, safe)) return refuse(refusals.invalid('The address is invalid'))
  const gas = readGas(transaction)
  return { calls: readCalls([transaction], 'params'), ...(gas === null ? {} : { safeTxGas: gas }) }
}

/**
 * `wallet_sendCalls` (EIP-5792).
 * @param chainId decimal chain id of the account
 */
export function readSendCalls(
  params: readonly unknown[],
  safe: Address,
  chainId: string,
): { calls: AppTransaction[]; isOldForm: boolean } {
  const parsed = SendCalls.safeParse(params[0])
  // no message: an answer to a program
  if (!parsed.success) return refuse(refusals.invalid('wallet_sendCalls takes an object with calls.'))
  const { calls, from, version = '1.0', capabilities = {} } = parsed.data
  // no message: an answer to a program
  if (from !== undefined && !isOwn(from, safe)) return refuse(refusals.invalid('The address is invalid'))
  const asked = parsed.data.chainId
  if (asked !== undefined && chainIdOf(asked) !== chainId)
    return refuse(refusals.wrongChain(chainIdOf(asked) ?? asked, chainId))
  for (const all of [capabilities, ...calls.map((call) => call.capabilities ?? {})]) refuseRequired(all)
  return { calls: readCalls(calls, 'calls'), isOldForm: version.startsWith('1') }
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

/** The rules for the calls of embedded apps hold here too. `input` is an older name of `data`. */
function readCalls(calls: readonly unknown[], at: string): AppTransaction[] {
  const named = calls.map((call) => {
    const { data: fields } = Fields.safeParse(call)
    return fields === undefined ? call : { ...fields, data: fields.data ?? fields.input }
  })
  const parsed = transactionsSchema(at).safeParse(named)
  // no message: an answer to a program
  return parsed.success ? parsed.data : refuse(refusals.invalid(parsed.error.issues[0]?.message ?? 'Invalid calls'))
}
