import { countKeys, type OwnerGraph, type OwnerNode, type Ownership } from '@countersign/safe/checks'
import { type Address, isSameAddress, shortenAddress, uniqueAddresses } from '@countersign/primitives'
import { GroupedHex, Icon, Identicon, SectionHeading, ShortHex } from '@countersign/ui'
import { clsx } from 'clsx'
import { useMemo, type ReactNode } from 'react'
import { KeysTable } from '../../../parts/owners/KeysTable.tsx'
import styles from '../../../parts/owners/Owners.module.css'
import { useNames } from '../../../data/names/useNames.ts'
import layout from '../../../parts/layout/ReviewLayout.module.css'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import type { Review } from '../model/Review.ts'
import { reviewOwnersMessages as messages } from './reviewOwnersMessages.ts'

type Props = {
  /** Null for the open account. */
  readonly account: Address | null
  /** Where the values come from. */
  readonly mark: ReactNode
  readonly before: Ownership
  readonly after: Ownership
  readonly graph: OwnerGraph
  readonly newOwners: Review['newOwners']
  readonly children: ReactNode
}

/** Owners before and after, and what the change means for keys. */
export function OwnerChange({ account, mark, before, after, graph, newOwners, children }: Props) {
  const { safe, chainId } = useAccount()
  const { nameOf } = useNames()
  const root = account ?? safe
  const [keysBefore, keysAfter] = useMemo(
    () =>
      [before, after].map((ownership) =>
        countKeys(root, new Map([...graph, [root.toLowerCase(), { kind: 'account', ...ownership } as const]])),
      ),
    [root, before, after, graph],
  )
  const title =
    account === null
      ? messages.owners
      : messages.ownersOf({ account: nameOf(account, chainId)?.name ?? shortenAddress(account) })
  const owners = uniqueAddresses([...before.owners, ...after.owners])
  const isIn = ({ owners: all }: Ownership, owner: Address) => all.some((one) => isSameAddress(one, owner))
  return (
    <>
      <section className={layout.section}>
        <SectionHeading title={title} action={mark} />
        <div className={clsx('cs-panel', styles.frame)}>
          <table className={styles.table}>
            <caption className="cs-visually-hidden">{messages.caption({ title })}</caption>
            <thead>
              <tr>
                <th scope="col">{messages.owner}</th>
                <th scope="col">{messages.before}</th>
                <th scope="col">{messages.after}</th>
              </tr>
            </thead>
            <tbody>
              {owners.map((owner) => {
                const [was, is] = [isIn(before, owner), isIn(after, owner)]
                return (
                  <tr key={owner} className={clsx(was && !is && styles.leaves, !was && is && styles.comes)}>
                    <th scope="row">
                      <Owner
                        owner={owner}
                        node={graph.get(owner.toLowerCase())}
                        isNew={!was}
                        isFull={was !== is}
                        isProven={newOwners.some((one) => one.proof !== null && isSameAddress(one.owner, owner))}
                      />
                    </th>
                    <td>
                      <State isOwner={was} />
                    </td>
                    <td>
                      <State isOwner={is} />
                    </td>
                  </tr>
                )
              })}
              <tr className={styles.total}>
                <th scope="row">{messages.needed}</th>
                <td>{messages.neededOf({ threshold: before.threshold, owners: before.owners.length })}</td>
                <td>{messages.neededOf({ threshold: after.threshold, owners: after.owners.length })}</td>
              </tr>
            </tbody>
          </table>
        </div>
      </section>
      <section className={layout.section}>
        <SectionHeading title={messages.meaning} />
        <KeysTable before={keysBefore ?? null} after={keysAfter ?? null} />
      </section>
      {children && <div className={layout.section}>{children}</div>}
    </>
  )
}

type OwnerProps = {
  readonly owner: Address
  readonly node: OwnerNode | undefined
  readonly isNew: boolean
  /** Shows the complete address for added and removed owners. */
  readonly isFull: boolean
  readonly isProven: boolean
}

function Owner({ owner, node, isNew, isFull, isProven }: OwnerProps) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  const wallet = useWallet()
  const name = nameOf(owner, chainId)?.name
  const isYou = wallet.address !== null && isSameAddress(owner, wallet.address)
  const words = [
    ...(isYou ? [messages.you] : []),
    ...kindWords(node),
    ...(isNew ? [isProven ? messages.newProved : messages.new] : []),
  ]
  return (
    <span className={styles.owner}>
      <Identicon address={owner} shape={node?.kind === 'account' ? 'account' : 'person'} />
      <span>
        {(name !== undefined || !isFull) && <b>{name ?? <ShortHex value={owner} />}</b>}
        {isFull && <GroupedHex value={owner} className={styles.full} />}
        <small>
          {!isFull && name !== undefined && <ShortHex value={owner} />} {words.join(', ')}
        </small>
      </span>
    </span>
  )
}

function kindWords(node: OwnerNode | undefined): string[] {
  switch (node?.kind) {
    case 'account':
      return [messages.sharedAccount({ threshold: node.threshold, owners: node.owners.length })]
    case 'contract':
      return [node.signer === 'never' ? messages.cannotSign : messages.acceptsAny]
    case 'key':
      return node.delegate === undefined ? [] : [messages.runsCode]
    default:
      return [messages.notRead]
  }
}

const State = ({ isOwner }: { isOwner: boolean }) => (
  <span className={styles.state} data-off={isOwner ? undefined : true}>
    {isOwner ? <Icon name="check" size={16} /> : <span aria-hidden>–</span>}
    {isOwner ? messages.owner : messages.notAnOwner}
  </span>
)
