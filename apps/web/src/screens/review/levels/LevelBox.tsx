import { type Address, formatAccountAddress, isSameAddress, shortenAddress } from '@countersign/primitives'
import { AddressLabel, CountersignRing, VerdictBadge } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { Level, Levels } from './Levels.ts'
import styles from './Levels.module.css'
import { isComplete } from './stepsOf.ts'

type Props = {
  readonly level: Level
  readonly levels: Levels
  readonly wallet: Address | null
  /** The connected wallet acts through this account. */
  readonly isOnPath: boolean
  /** The connected wallet is an owner of this account. */
  readonly isYours: boolean
}

/** One account: its owners, their confirmations, and how many are missing. */
export function LevelBox({ level, levels, wallet, isOnPath, isYours }: Props) {
  const { chain, chainId, safe: page } = useAccount()
  const { nameOf } = useNames()
  const name = (address: Address) => nameOf(address, chainId)?.name ?? shortenAddress(address)
  const { account, path, owners, threshold, agreement } = level
  const depth = path.length
  const above = path.at(-2)
  const signed = Math.min(agreement?.signed.length ?? 0, threshold)
  const title =
    depth === 1
      ? 'the account that executes'
      : isYours
        ? 'the owner you sign for'
        : `an owner of ${name(above ?? account)}`
  const accounts = owners.filter((owner) => belowOf(levels, level, owner) !== undefined || isAbove(level, owner)).length
  return (
    <div className={styles.place}>
      <h3>
        Level {depth} <span>{title}</span>
      </h3>
      <section className={styles.box} data-yours={isYours || undefined} aria-label={`Level ${depth}, ${name(account)}`}>
        <header>
          <AddressLabel address={account} name={nameOf(account, chainId)?.name} shape="account" size={32} />
          <CountersignRing
            required={threshold}
            signed={signed}
            state={isComplete(level) ? 'ready' : 'open'}
            size={44}
          />
        </header>
        <ul>
          {owners.map((owner) => (
            <OwnerRow key={owner} {...{ owner, level, levels, wallet, isOnPath }} />
          ))}
        </ul>
        <footer>
          {threshold} of {owners.length} {owners.length === 1 ? 'owner' : 'owners'} must confirm
          {accounts === 0
            ? ''
            : accounts === 1
              ? ', one of them is an account'
              : `, ${accounts} of them are accounts`}.{' '}
          <Missing level={level} />{' '}
          {isSameAddress(account, page) ? (
            'This transaction is on this page.'
          ) : (
            <Link
              className="cs-link"
              to={agreement ? '/safes/$safe/transactions/$id' : '/safes/$safe/queue'}
              params={{
                safe: formatAccountAddress({ shortName: chain.shortName, address: account }),
                id: agreement?.hash ?? '',
              }}
            >
              {agreement ? `Open nonce ${agreement.nonce}` : 'Open its queue'}
            </Link>
          )}
        </footer>
      </section>
    </div>
  )
}

function Missing({ level }: { level: Level }) {
  const { threshold, agreement, unknown, path } = level
  if (unknown !== null) return `The page does not know whether an approval is queued there: ${unknown}.`
  if (agreement === null) return path.length === 1 ? null : 'No approval has been proposed there yet.'
  const missing = threshold - agreement.signed.length
  return missing > 0 ? `${missing} missing.` : 'Nothing is missing: any wallet can execute it when its nonce is due.'
}

type RowProps = Pick<Props, 'level' | 'levels' | 'wallet' | 'isOnPath'> & { readonly owner: Address }

function OwnerRow({ owner, level, levels, wallet, isOnPath }: RowProps) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  const hasAgreed = level.agreement?.signed.some((one) => isSameAddress(one, owner)) ?? false
  const below = belowOf(levels, level, owner)
  const isCircle = isAbove(level, owner)
  const isYou = wallet !== null && isSameAddress(owner, wallet)
  return (
    <li data-via={(isOnPath && below && !hasAgreed) || undefined}>
      <AddressLabel
        address={owner}
        name={isYou ? 'You' : nameOf(owner, chainId)?.name}
        shape={below || isCircle ? 'account' : 'person'}
        size={24}
      />
      {hasAgreed ? <VerdictBadge verdict="verified" label="Confirmed" quiet /> : <span>{words()}</span>}
    </li>
  )

  function words(): string {
    if (isComplete(level)) return 'not needed'
    if (isCircle) return 'is already above: it cannot confirm here first'
    if (below)
      return below.agreement
        ? `${Math.min(below.agreement.signed.length, below.threshold)} of ${below.threshold}, waits for level ${below.path.length}`
        : `waits for level ${below.path.length}`
    return levels.otherContracts.has(owner.toLowerCase())
      ? 'does not respond as an account'
      : isYou
        ? 'your turn'
        : 'waiting'
  }
}

/** The level directly below, whose account is this owner. */
const belowOf = ({ levels }: Levels, { path }: Level, owner: Address): Level | undefined =>
  levels.find(
    (other) =>
      other.path.length === path.length + 1 &&
      isSameAddress(other.account, owner) &&
      path.every((address, index) => isSameAddress(address, other.path[index] ?? '0x')),
  )

const isAbove = ({ path }: Level, owner: Address): boolean => path.some((address) => isSameAddress(address, owner))
