import type { Chain } from '@countersign/api'
import { type Address, errorText } from '@countersign/primitives'
import {
  AddressLabel,
  BlockedButton,
  GroupedHex,
  KeyValueTable,
  PageHeader,
  ProvenanceMark,
  RichText,
  ThresholdRing,
  VerdictNote,
} from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQuery, queryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { Check } from '@countersign/safe/checks'
import { useFeeWords } from '../../../parts/transaction/effects/useFeeWords.ts'
import { callQuoteQuery } from '../../../signing/execution/callQuoteQuery.ts'
import { type FeeChoice, useFeeChoice } from '../../../signing/execution/feeChoices.ts'
import { worstOf } from '../../../signing/execution/FeeFields.tsx'
import { FeePanel } from '../../../signing/execution/FeePanel.tsx'
import type { FeeQuote } from '../../../signing/execution/readFeeQuote.ts'
import type { AccountPlan } from '../../../data/creation/planAccount.ts'
import { nameOfCreation } from '../creation/nameOfCreation.ts'
import { EnvironmentNotes } from '../../../signing/review/EnvironmentNotes.tsx'
import { openConnectDialog, useWallet } from '../../../data/wallet/walletStore.ts'
import type { CreateDraft } from '../model/CreateDraft.ts'
import { consequencesOf } from '../model/checkCreate.ts'
import { planQuery } from '../model/planQuery.ts'
import layout from '../../../parts/forms/NumberedRow.module.css'
import { AsideFacts } from './AsideFacts.tsx'
import styles from './Create.module.css'
import { useNames } from '../../../data/names/useNames.ts'
import { createMessages as messages } from '../createMessages.ts'

/** Resolves the typed names of the owners again. */
const ownerNamesQuery = (chain: Chain, owners: readonly Address[]) =>
  queryOptions({
    queryKey: ['owner-names', chain.chainId, chain.ensRegistryAddress, ...owners],
    queryFn: async () => {
      const { readNames } = await import('../../../data/names/readNames.ts')
      return readNames(chain, owners)
    },
    staleTime: 5_000,
    meta: { persist: false },
  })

type Props = {
  readonly draft: CreateDraft
  readonly chain: Chain
  readonly owners: readonly Address[]
  readonly onBack: () => void
}

/** Everything that the factory receives, and the cost. */
export function ReviewStep({ draft, chain, owners, onBack }: Props) {
  const wallet = useWallet()
  const { nameOf } = useNames()
  const payer = wallet.status === 'connected' ? wallet.address : null
  const { threshold } = draft
  const plan = useQuery(planQuery(chain, owners, threshold))
  const names = useQuery(ownerNamesQuery(chain, owners))
  // For a bundled registry, the page ignores the one that the service names. A difference is shown and does not block.
  const isNameMoved = (names.data ?? []).some(
    ({ verdict, field }) => verdict === 'danger' && field !== 'ensRegistryAddress',
  )
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { fee, quote, write, choice } = useCreationFee(chain, plan.data ?? null, payer, isBusy)

  const create = async () => {
    setBusy(true)
    setError(null)
    try {
      // The address must still be unused: another transaction may have created it since.
      const fresh = (await plan.refetch({ throwOnError: true })).data
      if (!fresh) throw new Error(messages.noAddress)
      if (fresh.address !== plan.data?.address) throw new Error(messages.addressTaken({ address: fresh.address }))
      const { startCreation } = await import('../creation/startCreation.ts')
      const named = owners.map((address, index) => ({ address, name: draft.owners[index]?.name.trim() ?? '' }))
      await startCreation({ chain, plan: fresh, name: draft.name.trim(), owners: named, threshold })
    } catch (cause) {
      setError(errorText(cause))
    } finally {
      setBusy(false)
    }
  }

  const reason = isNameMoved
    ? messages.nameMoved
    : (waitsFor({ hasPlan: plan.data !== undefined, hasNames: names.data !== undefined }) ?? choice?.problem ?? null)

  return (
    <>
      <PageHeader title={messages.reviewOf({ name: draft.name.trim() })} subtitle={messages.reviewHelp} />
      <EnvironmentNotes chain={chain} />
      <div className={styles.grid}>
        <div className={styles.facing}>
          <KeyValueTable
            framed
            rows={[
              { label: messages.network, value: chain.chainName },
              {
                label: messages.address,
                value: plan.data ? (
                  <>
                    <GroupedHex value={plan.data.address} /> <ProvenanceMark source="chain" />
                  </>
                ) : plan.isError ? (
                  plan.error.message
                ) : (
                  messages.computing
                ),
              },
              {
                label: messages.owners,
                value: (
                  <div className={styles.owners}>
                    {owners.map((address, index) => (
                      <AddressLabel
                        key={address}
                        address={address}
                        name={draft.owners[index]?.name || nameOf(address, chain.chainId)?.name}
                        form="full"
                      />
                    ))}
                  </div>
                ),
              },
              { label: messages.needed, value: messages.ofOwners({ count: threshold, owners: owners.length }) },
              {
                label: messages.contract,
                value: plan.data ? messages.contractVersion({ version: plan.data.version, l2: plan.data.isL2 }) : '…',
              },
              { label: messages.cost, value: <Cost {...{ quote, choice, write }} isConnected={payer !== null} /> },
              ...(payer === null
                ? []
                : [
                    {
                      label: messages.paidBy,
                      value: <AddressLabel address={payer} name={nameOf(payer, chain.chainId)?.name} form="inline" />,
                    },
                  ]),
            ]}
          />
          {payer !== null && plan.data && <FeePanel key={fee} {...{ chain, write, isBusy }} name={fee} query={quote} />}
          <Findings checks={[...(plan.data?.checks ?? []), ...(names.data ?? [])]} />
          {error && <VerdictNote verdict="danger" title={error} announce />}
        </div>
        <aside className={layout.aside}>
          <section className="cs-panel">
            <div className={styles.signers}>
              <ThresholdRing threshold={threshold} owners={owners.length} size={92} label="" />
              <b>{messages.signaturesOf({ count: threshold, owners: owners.length })}</b>
            </div>
            <AsideFacts facts={consequencesOf(threshold, owners.length)} />
          </section>
          <div className={styles.buttons}>
            <Button variant="subtle" onClick={onBack} disabled={isBusy}>
              {messages.back}
            </Button>
            <CreateButton isConnected={payer !== null} {...{ reason, isBusy }} onCreate={() => void create()} />
          </div>
        </aside>
      </div>
    </>
  )
}

type CreateButtonProps = {
  isConnected: boolean
  /** Why it is not possible yet; null if it is. */
  reason: string | null
  isBusy: boolean
  onCreate: () => void
}

function CreateButton({ isConnected, reason, isBusy, onCreate }: CreateButtonProps) {
  if (!isConnected)
    return (
      <Button variant="filled" onClick={openConnectDialog}>
        {messages.connect}
      </Button>
    )
  return reason === null ? (
    <Button variant="filled" loading={isBusy} onClick={onCreate}>
      {messages.create}
    </Button>
  ) : (
    <BlockedButton reason={reason}>{messages.create}</BlockedButton>
  )
}

function waitsFor({ hasPlan, hasNames }: { hasPlan: boolean; hasNames: boolean }): string | null {
  const missing = [hasPlan ? [] : [messages.addressOfAccount], hasNames ? [] : [messages.namesOfOwners]].flat()
  return missing.length > 0 ? messages.waits({ missing }) : null
}

/** The fee of the creation, as the page shows it and the wallet receives it. */
function useCreationFee(chain: Chain, plan: AccountPlan | null, payer: Address | null, isBusy: boolean) {
  const fee = nameOfCreation(chain.chainId, plan?.address ?? null)
  const quote = useQuery(
    callQuoteQuery({
      chain,
      name: fee,
      build: plan && (() => ({ to: plan.factory, data: plan.data })),
      sender: payer,
      isHeld: isBusy,
    }),
  )
  return { fee, quote, write: useFeeWords(chain), choice: useFeeChoice(fee) }
}

type CostProps = {
  quote: Pick<UseQueryResult<FeeQuote | null>, 'data' | 'error'>
  choice: FeeChoice | null
  write: (wei: bigint) => string
  isConnected: boolean
}

function Cost({ quote: { data, error }, choice, write, isConnected }: CostProps) {
  if (!isConnected) return messages.costLater
  if (error) return messages.notEstimated({ reason: errorText(error) })
  if (!data) return messages.estimating
  const most = worstOf(choice?.plan ?? data.suggested)
  const { balance } = data.bounds
  return (
    <>
      <RichText text={messages.atMost} slots={{ amount: <b>{write(most)}</b> }} />
      {balance !== null && most > balance && (
        <VerdictNote verdict="caution" title={messages.tooPoor({ balance: write(balance) })} />
      )}
    </>
  )
}

/** Findings about the contract and the typed names of owners; what is verified needs no text. */
function Findings({ checks }: { checks: readonly Check[] }) {
  return checks
    .filter(({ verdict }) => verdict !== 'verified')
    .map(({ verdict, field, title, reason }) => (
      <VerdictNote key={field} verdict={verdict} title={title}>
        {reason}
      </VerdictNote>
    ))
}
