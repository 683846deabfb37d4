import type { Controller } from '@countersign/safe/contracts'
import { ShortHex } from '@countersign/ui'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'

/** Who else than the account can change a contract, in one sentence for each. */
export function OtherControllers({ others }: { others: readonly Controller[] }) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  return others.map(({ of, address, place }) => (
    <span key={`${of} ${address} ${place}`}>
      {nameOf(address, chainId)?.name} <ShortHex value={address} /> can{' '}
      {of === 'code' ? 'exchange its code for any other.' : 'change its rules.'}{' '}
    </span>
  ))
}
