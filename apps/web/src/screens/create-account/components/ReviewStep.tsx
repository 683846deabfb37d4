import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { BlockedButton, InfoNote, PageHeader, ThresholdRing, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQuery, queryOptions } from '@tanstack/react-query'
import type { Check } from '@countersign/safe/checks'
import { FeePanel } from '../../../signing/execution/FeePanel.tsx'
import { useCreationFee } from '../creation/useCreationFee.ts'
import { EnvironmentNotes } from '../../../signing/review/EnvironmentNotes.tsx'
import { openConnectDialog, useWallet } from '../../../data/wallet/walletStore.ts'
import type { ChosenNetwork, CreateDraft } from '../model/CreateDraft.ts'
import { compareExpected } from '../model/compareExpected.ts'
import { consequencesOf } from '../model/checkCreate.ts'
import { planQuery } from '../model/planQuery.ts'
import layout from '../../../parts/forms/NumberedRow.module.css'
import { useCreate } from '../creation/useCreate.ts'
import { type PayingNetworks, payingNetworks } from '../model/payingNetworks.ts'
import { ReviewFacts } from './ReviewFacts.tsx'
import { AsideFacts } from './AsideFacts.tsx'
import styles from './Create.module.css'
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
  readonly chosen: readonly ChosenNetwork[]
  readonly chains: readonly [Chain, ...Chain[]]
  readonly owners: readonly Address[]
  readonly onBack: () => void
  /** The account is stored; what was typed is no longer needed. */
  readonly onStored: () => void
}

/** Everything that the factory receives, and the cost. */
export function ReviewStep({ draft, chosen, chains, owners, onBack, onStored }: Props) {
  const [chain] = chains
  const paying = payingNetworks(chains, chosen)
  const { isSingle, isAllLater } = paying
  const wallet = useWallet()
  const payer = wallet.status === 'connected' ? wallet.address : null
  const { threshold } = draft
  const plan = useQuery(planQuery(chains, owners, threshold, draft))
  const names = useQuery(ownerNamesQuery(chain, owners))
  // For a bundled registry, the page ignores the one that the service names. A difference is shown and does not block.
  const isNameMoved = (names.data ?? []).some(
    ({ verdict, field }) => verdict === 'danger' && field !== 'ensRegistryAddress',
  )
  const { create, isBusy, error } = useCreate({
    draft,
    paying,
    owners,
    plan: plan.data,
    readAgain: async () => (await plan.refetch({ throwOnError: true })).data,
    onStored,
  })
  const fee = useCreationFee(chain, isSingle ? (plan.data ?? null) : null, payer, isBusy)
  const isOther = compareExpected(draft.expected, plan.data?.address) === 'other'
  const reason =
    (isOther ? messages.otherThanExpected : null) ??
    waitsFor({ isNameMoved, hasPlan: plan.data !== undefined, hasNames: names.data !== undefined }) ??
    fee.choice?.problem ??
    null

  return (
    <>
      <PageHeader title={messages.reviewOf({ name: draft.name.trim() })} subtitle={subtitleOf(paying)} />
      {chains.map((one) => (
        <EnvironmentNotes key={one.chainId} chain={one} />
      ))}
      <div className={styles.grid}>
        <div className={styles.facing}>
          <ReviewFacts {...{ draft, paying, owners, payer }} plan={plan.data} failure={plan.error} isBusy={isBusy} />
          {isSingle && plan.data && <CreationFee chain={chain} fee={fee} payer={payer} isBusy={isBusy} />}
          <Findings checks={[...(plan.data?.checks ?? []), ...(names.data ?? [])]} />
          {!isSingle && (
            <InfoNote title={messages.addressOn({ networks: chains.map(({ chainName }) => chainName) })}>
              {messages.ownersLater}
            </InfoNote>
          )}
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
            <CreateButton
              isConnected={payer !== null || isAllLater}
              label={isAllLater ? messages.keepLater : messages.create}
              {...{ reason, isBusy }}
              onCreate={create}
            />
          </div>
        </aside>
      </div>
    </>
  )
}

const subtitleOf = ({ isSingle, isAllLater }: PayingNetworks): string =>
  isSingle ? messages.reviewHelp : isAllLater ? messages.laterDetail : messages.reviewManyHelp

type CreationFeeProps = {
  readonly chain: Chain
  readonly fee: ReturnType<typeof useCreationFee>
  readonly payer: Address | null
  readonly isBusy: boolean
}

const CreationFee = ({ chain, fee: { name, quote, write }, payer, isBusy }: CreationFeeProps) =>
  payer !== null && <FeePanel key={name} {...{ chain, name, write, isBusy }} query={quote} />

type CreateButtonProps = {
  isConnected: boolean
  label: string
  /** Why it is not possible yet; null if it is. */
  reason: string | null
  isBusy: boolean
  onCreate: () => void
}

function CreateButton({ isConnected, label, reason, isBusy, onCreate }: CreateButtonProps) {
  if (!isConnected)
    return (
      <Button variant="filled" onClick={openConnectDialog}>
        {messages.connect}
      </Button>
    )
  return reason === null ? (
    <Button variant="filled" loading={isBusy} onClick={onCreate}>
      {label}
    </Button>
  ) : (
    <BlockedButton reason={reason}>{label}</BlockedButton>
  )
}

type Waits = { isNameMoved: boolean; hasPlan: boolean; hasNames: boolean }

function waitsFor({ isNameMoved, hasPlan, hasNames }: Waits): string | null {
  if (isNameMoved) return messages.nameMoved
  const missing = [hasPlan ? [] : [messages.addressOfAccount], hasNames ? [] : [messages.namesOfOwners]].flat()
  return missing.length > 0 ? messages.waits({ missing }) : null
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
