import {
  type Address,
  displayUnits,
  inputUnits,
  isSameAddress,
  NATIVE_DECIMALS,
  parseUnits,
  ZERO_ADDRESS,
} from '@countersign/primitives'
import { type Asset, type AssetKey, isSameAsset, nameOfAsset, type SendRow } from './SendRow.ts'
import { sendProblemMessages as messages } from './sendProblemMessages.ts'
import type { TypedAmount } from '@countersign/safe/checks'
import type { SendForm } from './sendForms.ts'
import type { SendMode } from './SendMode.ts'

export type RowProblems = {
  readonly recipient: string | null
  readonly amount: string | null
  /** The recipient resembles a known address, and the owner has not confirmed it. */
  readonly isLookalike: boolean
  /** The amount is more than the account holds. */
  readonly isShort: boolean
}
export type Total = { readonly asset: Asset; readonly sum: bigint; readonly short: bigint }
export type Payment = AssetKey & {
  readonly recipient: Address
  readonly amount: bigint
  /** From the service; the contract is read before the draft is made. */
  readonly isCounted?: boolean
}
export type CheckedRows = {
  /** In the order of the rows. */
  readonly problems: readonly RowProblems[]
  readonly totals: readonly Total[]
  /** The payments of all rows; null if a row has a problem. */
  readonly payments: readonly Payment[] | null
}

type Context = {
  readonly assets: readonly Asset[]
  readonly safe: Address
  /** Whether the address is similar to a known one, but different. */
  readonly isLookalike: (address: Address) => boolean
}

/**
 * Validates the whole form. Amounts of one token add up over the rows; the row that exceeds the balance shows by how
 * much.
 */
export function checkRows(rows: readonly SendRow[], context: Context): CheckedRows {
  const sums = new Map<string, bigint>()
  const judged = rows.map((row) => {
    const asset = context.assets.find((candidate) => isSameAsset(candidate, row))
    const amount = asset ? checkAmount(row, asset, sums) : { problem: messages.chooseToken, value: null }
    return {
      row,
      recipient: checkRecipient(row, context),
      amount,
      counted: asset?.isCounted ? { isCounted: true } : {},
    }
  })
  const problems = judged.map(({ row, recipient, amount }) => ({
    recipient,
    amount: amount.problem,
    isLookalike: isLookalikeOpen(row, context.isLookalike),
    isShort: amount.isShort === true,
  }))
  const payments = judged.flatMap(({ row, recipient, amount, counted }) =>
    recipient === null && amount.problem === null && row.address !== null && amount.value !== null
      ? [{ token: row.token, tokenId: row.tokenId, recipient: row.address, amount: amount.value, ...counted }]
      : [],
  )
  const totals = [...sums].flatMap(([name, sum]): Total[] => {
    const asset = context.assets.find((candidate) => nameOfAsset(candidate) === name)
    return asset ? [{ asset, sum, short: sum > asset.balance ? sum - asset.balance : 0n }] : []
  })
  return { problems, totals, payments: rows.length > 0 && payments.length === rows.length ? payments : null }
}

function checkRecipient(row: SendRow, { safe, isLookalike }: Context): string | null {
  if (row.recipient.trim() === '') return messages.enterRecipient
  // The field itself explains text that is not an address.
  if (row.address === null) return messages.noAddress
  if (isSameAddress(row.address, ZERO_ADDRESS)) return messages.zeroAddress
  if (isSameAddress(row.address, safe)) return messages.itself
  return isLookalikeOpen(row, isLookalike) ? messages.lookalike : null
}

const isLookalikeOpen = ({ address, isLookalikeMeant }: SendRow, isLookalike: Context['isLookalike']): boolean =>
  address !== null && !isLookalikeMeant && isLookalike(address)

function checkAmount(
  row: SendRow,
  asset: Asset,
  sums: Map<string, bigint>,
): { problem: string | null; value: bigint | null; isShort?: boolean } {
  const parsed = parseUnits(row.amount, asset.decimals, asset.symbol)
  if (!parsed.ok) return { problem: parsed.reason, value: null }
  if (parsed.value === 0n) return { problem: messages.aboveZero, value: null }
  const sum = (sums.get(nameOfAsset(asset)) ?? 0n) + parsed.value
  sums.set(nameOfAsset(asset), sum)
  if (asset.tokenId !== null && !asset.isCounted)
    return { problem: sum > 1n ? messages.usedTwice({ symbol: asset.symbol }) : null, value: parsed.value }
  return {
    problem: sum > asset.balance ? messages.tooMuch({ missing: exact(sum - asset.balance, asset) }) : null,
    value: parsed.value,
    isShort: sum > asset.balance,
  }
}

export const exact = (value: bigint, { decimals }: Pick<Asset, 'decimals'>): string =>
  displayUnits(value, decimals, { minFraction: Math.min(2, decimals), group: true })

/** The amount of a token that the other rows leave for this row. */
export function mostFor(row: SendRow, rows: readonly SendRow[], asset: Asset): string {
  const others = rows
    .filter((other) => other.id !== row.id && isSameAsset(other, asset))
    .map(({ amount }) => parseUnits(amount, asset.decimals))
    .reduce((sum, parsed) => (parsed.ok ? sum + parsed.value : sum), 0n)
  return inputUnits(others > asset.balance ? 0n : asset.balance - others, asset.decimals)
}

/** The second argument of `transfer(address,uint256)`. */
const TRANSFERRED = 1
/** The fourth of `safeTransferFrom(address,address,uint256,uint256,bytes)` of ERC-1155. */
const COUNTED = 3

/** The typed amounts, each with its place in the draft that this form makes. */
export function typedAmounts(
  mode: SendMode,
  { rows, call }: Pick<SendForm, 'rows' | 'call'>,
  assets: readonly Asset[],
): TypedAmount[] {
  if (mode === 'call')
    return call.value.trim() === ''
      ? []
      : [{ text: call.value, token: null, decimals: NATIVE_DECIMALS, call: null, place: 'value' }]
  return rows.flatMap((row, index): TypedAmount[] => {
    const asset = assets.find((candidate) => isSameAsset(candidate, row))
    // An ERC-721 token is sent as a whole: its amount is not typed.
    if (asset === undefined || (row.tokenId !== null && !asset.isCounted)) return []
    const isNative = isSameAddress(row.token, ZERO_ADDRESS)
    return [
      {
        text: row.amount,
        token: isNative ? null : row.token,
        decimals: asset.decimals,
        call: rows.length === 1 ? null : index,
        place: isNative ? 'value' : row.tokenId === null ? TRANSFERRED : COUNTED,
      },
    ]
  })
}
