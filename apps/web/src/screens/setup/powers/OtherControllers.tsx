import type { Controller } from '@countersign/safe/contracts'
import { ShortHex } from '@countersign/ui'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'

/** The addresses besides the account that can change a contract, one sentence each. */
export function OtherControllers({ others }: { others: readonly Controller[] }) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  return others.map(({ of, address, place }) => (
    <span key={`${of} ${address} ${place}`}>
      {nameOf(address, chainId)?.name} <ShortHex value={address} /> can{' '}
      {of === 'code' ? 'replace its code.' : 'change its rules.'}{' '}
    </span>
  ))
}
