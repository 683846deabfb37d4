import { type Address, formatAccountAddress, isSameAddress, shortenAddress } from '@countersign/primitives'
import { AddressLabel, CountersignRing, VerdictBadge } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { Level, Levels } from './Levels.ts'
import styles from './Levels.module.css'
import { isComplete } from './stepsOf.ts'
import { levelMessages as messages } from './levelMessages.ts'

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
    depth === 1 ? messages.executes : isYours ? messages.yours : messages.ownerOf({ account: name(above ?? account) })
  const accounts = owners.filter((owner) => belowOf(levels, level, owner) !== undefined || isAbove(level, owner)).length
  return (
    <div className={styles.place}>
      <h3>
        {messages.level({ level: depth })} <span>{title}</span>
      </h3>
      <section
        className={styles.box}
        data-yours={isYours || undefined}
        aria-label={messages.levelOf({ level: depth, account: name(account) })}
      >
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
          {messages.mustConfirm({ threshold, owners: owners.length, accounts })} <Missing level={level} />{' '}
          {isSameAddress(account, page) ? (
            messages.here
          ) : (
            <Link
              className="cs-link"
              to={agreement ? '/safes/$safe/transactions/$id' : '/safes/$safe/queue'}
              params={{
                safe: formatAccountAddress({ shortName: chain.shortName, address: account }),
                id: agreement?.hash ?? '',
              }}
            >
              {agreement ? messages.openTransaction({ number: agreement.nonce.toString() }) : messages.openQueue}
            </Link>
          )}
        </footer>
      </section>
    </div>
  )
}

function Missing({ level }: { level: Level }) {
  const { threshold, agreement, unknown, path } = level
  if (unknown !== null) return messages.unknown({ reason: unknown })
  if (agreement === null) return path.length === 1 ? null : messages.noneYet
  const missing = threshold - agreement.signed.length
  return missing > 0 ? messages.missing(missing) : messages.complete
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
        name={isYou ? messages.you : nameOf(owner, chainId)?.name}
        shape={below || isCircle ? 'account' : 'person'}
        size={24}
      />
      {hasAgreed ? <VerdictBadge verdict="verified" label={messages.confirmed} quiet /> : <span>{words()}</span>}
    </li>
  )

  function words(): string {
    if (isComplete(level)) return messages.notNeeded
    if (isCircle) return messages.circle
    if (below)
      return below.agreement
        ? messages.waitsCounted({
            signed: Math.min(below.agreement.signed.length, below.threshold),
            threshold: below.threshold,
            level: below.path.length,
          })
        : messages.waitsFor({ level: below.path.length })
    return levels.otherContracts.has(owner.toLowerCase())
      ? messages.noAccount
      : isYou
        ? messages.yourTurn
        : messages.waiting
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
