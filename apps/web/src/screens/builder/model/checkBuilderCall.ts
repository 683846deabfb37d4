import {
  type Address,
  type Hex,
  isSameAddress,
  parseAddressInput,
  parseUnits,
  ZERO_ADDRESS,
} from '@countersign/primitives'
import { parseBytes } from '../../../parts/forms/parseBytes.ts'
import type { BuilderCall } from './BuilderCall.ts'
import { calldataOf, encodeWords, TooManyWordsError, type Word } from './encodeWords.ts'
import { takesCoin, type Method } from './Method.ts'
import { parseFields, type Encodable, type FieldProblem } from './parseFields.ts'
import { transferMethod } from './transferMethod.ts'
import { callInputMessages as messages } from './callInputMessages.ts'

export type Coin = { readonly symbol: string; readonly decimals: number }
export type BuilderNetwork = {
  readonly shortName: string
  readonly coin: Coin
  readonly tokenOf: (address: Address) => { readonly symbol: string; readonly decimals: number } | null
}

export type Problem = {
  /** The id of the element to focus. */
  readonly target: string
  readonly label: string
  readonly reason: string
}

export type CheckedCall = {
  readonly problems: readonly Problem[]
  /** Null while the call has problems. */
  readonly call: { readonly to: Address; readonly value: bigint; readonly data: Hex } | null
  /** The method that encodes the bytes; null for raw bytes, and for sending only the coin. */
  readonly method: Method | null
  readonly words: readonly Word[]
  readonly to: Address | null
}

export const fieldTarget = (path: readonly number[]): string => `call-field-${path.join('-')}`

export function checkBuilderCall(call: BuilderCall, network: BuilderNetwork): CheckedCall {
  if (call.mode === 'transfer') return checkTransfer(call, network)
  const problems: Problem[] = []
  const to = addressOf(call, network.shortName)
  if (to === null)
    problems.push({
      target: 'call-contract',
      label: messages.contract,
      reason: call.contract.trim() === '' ? messages.enterContract : messages.enterAddressOrName,
    })
  else if (isSameAddress(to, ZERO_ADDRESS))
    problems.push({ target: 'call-contract', label: messages.contract, reason: messages.zeroContract })

  const method = call.mode === 'raw' ? null : call.method
  const mayPay = method === null || takesCoin(method)
  const value = mayPay ? valueOf(call.value, network.coin) : 0n
  if (typeof value === 'string') problems.push({ target: 'call-value', label: messages.value, reason: value })

  const made =
    call.mode === 'raw' || method?.kind === 'fallback' ? rawData(call, value === 0n) : methodData(method, call, network)
  problems.push(...made.problems)
  const isSound = problems.length === 0 && to !== null && made.data !== null && typeof value === 'bigint'
  return {
    problems,
    call: isSound ? { to, value, data: made.data } : null,
    method: method,
    words: made.words,
    to,
  }
}

type Made = { readonly data: Hex | null; readonly words: readonly Word[]; readonly problems: readonly Problem[] }

function methodData(method: Method | null, call: BuilderCall, network: BuilderNetwork): Made {
  if (method === null)
    return {
      data: null,
      words: [],
      problems: [{ target: 'call-method', label: messages.method, reason: messages.chooseMethod }],
    }
  if (method.kind === 'receive') return { data: '0x', words: [], problems: [] }
  const { values, problems } = parseFields(method.inputs, call.fields, network)
  const words = wordsOf(method, values)
  if (words instanceof TooManyWordsError)
    return {
      data: null,
      words: [],
      problems: [{ target: 'call-method', label: messages.method, reason: words.message }],
    }
  return { data: problems.length > 0 ? null : calldataOf(method, words), words, problems: problems.map(toProblem) }
}

function wordsOf({ inputs }: Method, values: readonly Encodable[]): Word[] | TooManyWordsError {
  try {
    return encodeWords(inputs, values)
  } catch (error) {
    if (error instanceof TooManyWordsError) return error
    throw error
  }
}

const toProblem = ({ path, label, reason }: FieldProblem): Problem => ({ target: fieldTarget(path), label, reason })

function rawData({ data }: BuilderCall, isFree: boolean): Made {
  const parsed = parseBytes(data)
  // Empty calldata is allowed if it is written as 0x.
  const nothing = data.trim() === '' && isFree
  const reason = !parsed.ok ? parsed.reason : nothing ? messages.enterCalldata : null
  return {
    data: reason === null && parsed.ok ? parsed.data : null,
    words: [],
    problems: reason === null ? [] : [{ target: 'call-data', label: messages.calldata, reason }],
  }
}

function checkTransfer(call: BuilderCall, network: BuilderNetwork): CheckedCall {
  const { coin, tokenOf, shortName } = network
  const recipient = addressOf(call, shortName)
  const unit = call.token === null ? coin : tokenOf(call.token)
  const problems: Problem[] = []
  if (recipient === null)
    problems.push({ target: 'call-contract', label: messages.recipient, reason: messages.enterRecipient })
  if (unit === null) problems.push({ target: 'call-token', label: messages.token, reason: messages.chooseToken })
  const amount = unit === null ? messages.chooseTokenFirst : valueOf(call.amount, unit)
  if (typeof amount === 'string') problems.push({ target: 'call-amount', label: messages.amount, reason: amount })
  else if (amount === 0n) problems.push({ target: 'call-amount', label: messages.amount, reason: messages.enterAmount })
  const sound = problems.length === 0 && recipient !== null && typeof amount === 'bigint' ? { recipient, amount } : null
  if (call.token === null) {
    const made = sound && { to: sound.recipient, value: sound.amount, data: '0x' as const }
    return { problems, call: made, method: null, words: [], to: recipient }
  }
  const words = encodeWords(transferMethod.inputs, [recipient, typeof amount === 'bigint' ? amount : null])
  const data = sound && calldataOf(transferMethod, words)
  return { problems, call: data && { to: call.token, value: 0n, data }, method: transferMethod, words, to: call.token }
}

function addressOf({ contract, address }: BuilderCall, shortName: string): Address | null {
  const parsed = parseAddressInput(contract, { shortName })
  return parsed.ok ? parsed.address : contract.trim() === '' || contract.trim().startsWith('0x') ? null : address
}

function valueOf(text: string, { symbol, decimals }: Coin): bigint | string {
  if (text.trim() === '') return 0n
  const parsed = parseUnits(text, decimals, symbol)
  return parsed.ok ? parsed.value : parsed.reason
}
