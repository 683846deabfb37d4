import type { Chain } from '@countersign/api'
import { type Address, errorText } from '@countersign/primitives'
import { AddressLabel, GroupedHex, KeyValueTable, ProvenanceMark, RichText, VerdictNote } from '@countersign/ui'
import type { AccountPlan } from '../../../data/creation/planAccount.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { createMessages as messages } from '../createMessages.ts'
import type { CreateDraft } from '../model/CreateDraft.ts'
import { worstOf } from '../../../signing/execution/FeeFields.tsx'
import { useCreationFee } from '../creation/useCreationFee.ts'
import type { PayingNetworks } from '../model/payingNetworks.ts'
import styles from './Create.module.css'
import { ExpectedAddress } from './ExpectedAddress.tsx'

type Props = {
  readonly draft: CreateDraft
  readonly paying: PayingNetworks
  readonly owners: readonly Address[]
  readonly plan: AccountPlan | undefined
  readonly failure: Error | null
  readonly payer: Address | null
  readonly isBusy: boolean
}

/** What the factory receives, on which networks, and the cost. */
export function ReviewFacts({ draft, paying, owners, plan, failure, payer, isBusy }: Props) {
  const { nameOf } = useNames()
  const { networks, first: chain, isSingle, isAllLater } = paying
  const { threshold } = draft
  return (
    <KeyValueTable
      framed
      rows={[
        {
          label: messages.networks,
          value: isSingle ? (
            chain.chainName
          ) : (
            <div className={styles.owners}>
              {networks.map(({ chain: one, isLater }) => (
                <span key={one.chainId}>
                  {(isLater ? messages.networkLater : messages.networkNow)({ chain: one.chainName })}
                </span>
              ))}
            </div>
          ),
        },
        {
          label: messages.address,
          value: plan ? (
            <>
              <GroupedHex value={plan.address} /> <ProvenanceMark source="chain" />
              <ExpectedAddress expected={draft.expected} computed={plan.address} />
            </>
          ) : (
            (failure?.message ?? messages.computing)
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
          value: plan ? messages.contractVersion({ version: plan.version, l2: plan.isL2 }) : '…',
        },
        ...(plan && draft.salt !== null ? [{ label: messages.salt, value: String(plan.saltNonce) }] : []),
        ...(draft.isBare ? [{ label: messages.handler, value: messages.handlerNone }] : []),
        ...(isAllLater ? [{ label: messages.cost, value: messages.costNone }] : []),
        ...networks
          .filter(({ isLater }) => !isLater)
          .map(({ chain: one }) => ({
            label: isSingle ? messages.cost : messages.costOn({ chain: one.chainName }),
            value: <Cost chain={one} plan={plan} payer={payer} isBusy={isBusy} />,
          })),
        ...(payer === null || isAllLater
          ? []
          : [
              {
                label: messages.paidBy,
                value: <AddressLabel address={payer} name={nameOf(payer, chain.chainId)?.name} form="inline" />,
              },
            ]),
      ]}
    />
  )
}

type CostProps = {
  readonly chain: Chain
  readonly plan: AccountPlan | undefined
  readonly payer: Address | null
  readonly isBusy: boolean
}

function Cost({ chain, plan, payer, isBusy }: CostProps) {
  const { quote, choice, write } = useCreationFee(chain, plan ?? null, payer, isBusy)
  if (payer === null) return messages.costLater
  if (quote.error) return messages.notEstimated({ reason: errorText(quote.error) })
  if (!quote.data) return messages.estimating
  const most = worstOf(choice?.plan ?? quote.data.suggested)
  const { balance } = quote.data.bounds
  return (
    <>
      <RichText text={messages.atMost} slots={{ amount: <b>{write(most)}</b> }} />
      {balance !== null && most > balance && (
        <VerdictNote verdict="caution" title={messages.tooPoor({ balance: write(balance) })} />
      )}
    </>
  )
}
