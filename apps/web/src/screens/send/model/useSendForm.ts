import type { Address } from '@countersign/primitives'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { nativeCoin } from '../../../data/chain-access/nativeCoin.ts'
import { hasFeature } from '../../../data/config/hasFeature.ts'
import { checkSafeTxGas } from '../../../parts/forms/checkSafeTxGas.ts'
import { useNonceChoice } from '../../../parts/forms/useNonceChoice.ts'
import { findLookalike } from '../../../data/names/lookalikes.ts'
import { useKnownAddresses } from '../../../data/names/useKnownAddresses.ts'
import { collectiblesQuery } from '../../../data/query/collectiblesQuery.ts'
import { useAddressBook } from '../../../data/storage/useAddressBook.ts'
import { useAccountTokens } from '../../../data/tokens/useAccountTokens.ts'
import { parseNfts } from '../../../data/url/nftsParam.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { checkCall, EMPTY_CALL, type CallForm } from './CallForm.ts'
import { checkNote } from './checkNote.ts'
import { checkRows } from './checkRows.ts'
import {
  assetsOf,
  emptyRow,
  isBlankRow,
  isSameAsset,
  NATIVE,
  rowsFor,
  rowsForNfts,
  rowsTo,
  type SendRow,
} from './SendRow.ts'
import { sendForms, type SendForm } from './sendForms.ts'
import { useHeldOnChain } from './useHeldOnChain.ts'

/** The asset and recipient that another page asked to send. */
export type Asked = {
  readonly token?: Address | undefined
  readonly tokenId?: string | undefined
  readonly nonce?: string | undefined
  readonly to?: Address | undefined
  /** Several NFTs for that recipient, as `printNfts` writes them. */
  readonly nfts?: string | undefined
}

/** The form state with everything that its validation needs. */
export function useSendForm(asked: Asked) {
  const { key, safe, chain, chainId } = useAccount()
  const { balances, trustOf } = useAccountTokens()
  const collectibles = useInfiniteQuery({ ...collectiblesQuery(key), enabled: hasFeature(chain, 'ERC721') })
  const entries = useAddressBook()
  const others = useKnownAddresses(chainId)
  const [form, update] = useState<SendForm>(() => startForm(sendForms.read(key), asked))
  useEffect(() => sendForms.write(key, form), [key, form])

  const nfts = collectibles.data
  const listed = useMemo(
    () => (balances.data ? assetsOf(chain, balances.data, nfts?.pages.flatMap(({ results }) => results) ?? []) : []),
    [chain, balances.data, nfts],
  )
  const assets = useHeldOnChain(chain, safe, listed, form.rows)
  const known = useMemo(() => [...entries, ...others], [entries, others])
  const native = assets.find((asset) => isSameAsset(asset, NATIVE))
  const nonceChoice = useNonceChoice(form.nonce)
  const gas = checkSafeTxGas(form.safeTxGas)
  const first = asked.token ? { token: asked.token, tokenId: asked.tokenId ?? null } : NATIVE
  return {
    form,
    assets,
    balances,
    trustOf,
    checked: checkRows(form.rows, {
      assets,
      safe,
      isLookalike: (address) => findLookalike(address, known) !== null,
    }),
    checkedCall: checkCall(form.call, {
      ...nativeCoin(chain),
      balance: native?.balance ?? null,
    }),
    ...nonceChoice,
    nonceChoice,
    noteProblem: checkNote(form.note),
    safeTxGas: gas.ok ? gas.gas : null,
    gasProblem: gas.ok ? null : gas.reason,
    /** The form without input. */
    blankForm: (): SendForm => startForm(null, asked),
    replace: (next: SendForm) => update(next),
    setNonce: (nonce: string | null) => update((current) => ({ ...current, nonce })),
    setNote: (note: string) => update((current) => ({ ...current, note })),
    setSafeTxGas: (safeTxGas: string) => update((current) => ({ ...current, safeTxGas })),
    setCall: (change: Partial<CallForm>) => update((current) => ({ ...current, call: { ...current.call, ...change } })),
    setRow: (id: string, change: Partial<SendRow>) =>
      update((current) => ({
        ...current,
        rows: current.rows.map((row) => (row.id === id ? { ...row, ...change } : row)),
      })),
    addRows: (rows: readonly SendRow[]) =>
      update((current) => ({ ...current, rows: [...current.rows.filter((row) => !isBlankRow(row)), ...rows] })),
    removeRow: (id: string) =>
      update((current) => ({
        ...current,
        rows: rowsFor(
          null,
          current.rows.filter((row) => row.id !== id),
        ),
      })),
    appendRow: () =>
      update((current) => {
        const last = current.rows.at(-1) ?? first
        // An NFT cannot be sent twice, so a new row starts with the coin.
        return { ...current, rows: [...current.rows, emptyRow(last.tokenId === null ? last : NATIVE)] }
      }),
  }
}

function startForm(kept: SendForm | null, { token, tokenId, nonce, to, nfts }: Asked): SendForm {
  const asked = token ? { token, tokenId: tokenId ?? null } : null
  const { rows = [], ...rest } = kept ?? { call: EMPTY_CALL, nonce: null, note: '', safeTxGas: '' }
  const several = nfts === undefined ? [] : parseNfts(nfts)
  if (several.length > 0) return { ...rest, rows: rowsForNfts(several, to, rows) }
  const shown = rowsFor(asked, rows)
  return { ...rest, rows: to ? rowsTo(to, shown) : shown, ...(nonce === undefined ? {} : { nonce }) }
}

export type SendFormApi = ReturnType<typeof useSendForm>
