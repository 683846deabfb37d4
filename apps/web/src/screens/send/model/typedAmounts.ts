import { isSameAddress, NATIVE_DECIMALS, ZERO_ADDRESS } from '@countersign/primitives'
import type { TypedAmount } from '@countersign/safe/checks'
import type { SendForm } from './sendForms.ts'
import { isSameAsset, type Asset } from './SendRow.ts'
import type { SendMode } from './SendMode.ts'

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
