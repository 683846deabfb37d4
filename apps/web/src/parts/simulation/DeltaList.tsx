import type { TokenApproval, AssetDelta, SimulationResult } from '@countersign/simulation'
import { AddressLabel } from '@countersign/ui'
import { type Address, isSameAddress } from '@countersign/primitives'
import { MAX_UINT256, nftPart, tokenAmountText, type ViewContext } from '@countersign/describe/transaction'
import styles from './Simulation.module.css'

type Props = { readonly result: SimulationResult; readonly context: ViewContext }

/** Gains and losses by owner, this account first; then token tokenApprovals. */
export function DeltaList({ result: { deltas, tokenApprovals }, context }: Props) {
  const owners = [...new Map(deltas.map(({ owner }) => [owner.toLowerCase(), owner])).values()].toSorted(
    (first, second) => Number(isSameAddress(second, context.safe)) - Number(isSameAddress(first, context.safe)),
  )
  return (
    <ul className={`cs-panel ${styles.list}`} aria-label="Who gains and loses">
      {owners.length + tokenApprovals.length === 0 && <li>No token and no coin would move.</li>}
      {owners.map((owner) => (
        <li key={owner} className={styles.row}>
          <Party address={owner} context={context} />
          <span className={styles.amounts}>
            {deltas
              .filter((delta) => isSameAddress(delta.owner, owner))
              .map((delta) => (
                <b key={deltaText(delta, context)} className={delta.amount < 0n ? styles.loss : undefined}>
                  {deltaText(delta, context)}
                </b>
              ))}
          </span>
        </li>
      ))}
      {tokenApprovals.map((approval) => (
        <li key={[approval.token, approval.owner, approval.spender, approval.kind].join()} className={styles.row}>
          <Party address={approval.spender} context={context} />
          <span className={styles.amounts}>
            <b>{tokenApprovalText(approval, context)}</b>
            <small>
              allowance, from{' '}
              {context.nameOf(approval.owner) ??
                (isSameAddress(approval.owner, context.safe) ? context.accountName : approval.owner)}
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Party({ address, context }: { address: Address; context: ViewContext }) {
  const isSelf = isSameAddress(address, context.safe)
  const name = isSelf ? context.accountName : (context.nameOf(address) ?? undefined)
  return <AddressLabel address={address} name={name} size={24} shape={isSelf ? 'account' : 'person'} />
}

function deltaText(delta: AssetDelta, context: ViewContext): string {
  const sign = delta.amount < 0n ? '−' : '+'
  const size = delta.amount < 0n ? -delta.amount : delta.amount
  if (delta.kind === 'native') return `${sign}${tokenAmountText(null, size, context)}`
  if (delta.kind === 'erc20') return `${sign}${tokenAmountText(delta.token, size, context)}`
  const nft = nftPart(delta.token, delta.tokenId, context).text
  return delta.kind === 'erc721' ? `${sign}${nft}` : `${sign}${size} of ${nft}`
}

function tokenApprovalText(approval: TokenApproval, context: ViewContext): string {
  if (approval.kind === 'all')
    return `${approval.approved ? 'May take every' : 'May take no'} ${context.tokenOf(approval.token)?.symbol ?? approval.token}`
  if (approval.kind === 'erc721') return `May take ${nftPart(approval.token, approval.tokenId, context).text}`
  if (approval.amount === 0n) return `May take no ${context.tokenOf(approval.token)?.symbol ?? approval.token}`
  return approval.amount === MAX_UINT256
    ? `Everything, no limit, of ${context.tokenOf(approval.token)?.symbol ?? approval.token}`
    : `up to ${tokenAmountText(approval.token, approval.amount, context)}`
}
