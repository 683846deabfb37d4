import type { Controller } from '@countersign/safe/contracts'
import { RichText, ShortHex } from '@countersign/ui'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { powerMessages } from './powerMessages.ts'

/** The addresses besides the account that can change a contract, one sentence each. */
export function OtherControllers({ others }: { others: readonly Controller[] }) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  const sentences = { code: powerMessages.canReplaceCode, rules: powerMessages.canChangeRules }
  return others.map(({ of, address, place }) => (
    <span key={`${of} ${address} ${place}`}>
      {nameOf(address, chainId)?.name}{' '}
      <RichText text={sentences[of]} slots={{ address: <ShortHex value={address} /> }} />{' '}
    </span>
  ))
}
