import { describeNonce, type Address } from '@countersign/safe/light'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { findLookalike } from '../../shared/names/lookalikes.ts'
import { useKnownAddresses } from '../../shared/names/useKnownAddresses.ts'
import { balancesQuery } from '../../shared/query/balancesQuery.ts'
import { noncesQuery } from '../../shared/query/noncesQuery.ts'
import { queueQuery } from '../../shared/query/queueQuery.ts'
import { useAddressBook } from '../../shared/storage/addressBook.ts'
import { useCurrency } from '../../shared/storage/currency.ts'
import { useAccount } from '../../shared/url/useAccount.ts'
import { checkNonceText, checkNote } from './model/checkNote.ts'
import { checkRows } from './model/checkRows.ts'
import { assetsOf, emptyRow, type SendRow } from './model/SendRow.ts'
import { readSendForm, writeSendForm, type SendForm } from './sendFormStore.ts'

/** The form with everything it is judged by. */
export function useSendForm(firstToken: Address | undefined) {
  const { key, safe, chainId } = useAccount()
  const [currency] = useCurrency()
  const balances = useQuery(balancesQuery(key, currency))
  const nonces = useQuery(noncesQuery(key))
  const queue = useInfiniteQuery(queueQuery(key))
  const entries = useAddressBook()
  const others = useKnownAddresses(chainId)
  const [form, setForm] = useState<SendForm>(
    () => readSendForm(key) ?? { rows: [emptyRow(firstToken)], nonce: null, note: '' },
  )
  useEffect(() => writeSendForm(key, form), [key, form])

  const assets = useMemo(() => (balances.data ? assetsOf(balances.data) : []), [balances.data])
  const known = useMemo(() => [...entries, ...others], [entries, others])
  const checked = checkRows(form.rows, {
    assets,
    safe,
    isLookalike: (address) => findLookalike(address, known) !== null,
  })

  const suggested = nonces.data ? String(nonces.data.recommendedNonce) : null
  const nonceText = form.nonce ?? suggested ?? ''
  const parsedNonce = checkNonceText(nonceText)
  const queuedNonces = (queue.data?.pages ?? [])
    .flatMap(({ results }) => results)
    .flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.executionInfo] : []))
    .flatMap((info) => (info?.type === 'MULTISIG' ? [BigInt(info.nonce)] : []))
  const nonceJudged =
    parsedNonce.ok && nonces.data
      ? describeNonce({ nonce: parsedNonce.nonce, currentNonce: BigInt(nonces.data.currentNonce), queuedNonces })
      : null

  const update = (change: (form: SendForm) => SendForm) => setForm(change)
  return {
    form,
    assets,
    balances,
    checked,
    currency,
    suggested,
    nonceText,
    nonce: parsedNonce.ok && nonceJudged?.kind !== 'used' ? parsedNonce.nonce : null,
    nonceProblem: parsedNonce.ok
      ? nonceJudged?.kind === 'used'
        ? nonceJudged.reason
        : null
      : form.nonce === null
        ? null
        : parsedNonce.reason,
    nonceRemark: nonceJudged && nonceJudged.kind !== 'used' ? nonceJudged : null,
    noteProblem: checkNote(form.note),
    setNonce: (nonce: string | null) => update((current) => ({ ...current, nonce })),
    setNote: (note: string) => update((current) => ({ ...current, note })),
    setRow: (id: string, change: Partial<SendRow>) =>
      update((current) => ({
        ...current,
        rows: current.rows.map((row) => (row.id === id ? { ...row, ...change } : row)),
      })),
    addRows: (rows: readonly SendRow[]) =>
      update((current) => ({
        ...current,
        rows: [...current.rows.filter(({ recipient, amount }) => recipient !== '' || amount !== ''), ...rows],
      })),
    removeRow: (id: string) =>
      update((current) => {
        const rows = current.rows.filter((row) => row.id !== id)
        return { ...current, rows: rows.length === 0 ? [emptyRow(firstToken)] : rows }
      }),
    appendRow: () =>
      update((current) => ({
        ...current,
        rows: [...current.rows, emptyRow(current.rows.at(-1)?.token ?? firstToken)],
      })),
  }
}

export type SendFormApi = ReturnType<typeof useSendForm>
