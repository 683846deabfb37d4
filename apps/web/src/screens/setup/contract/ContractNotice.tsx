import { VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { AccountSetup } from '../model/accountSetup.ts'
import { contractNews } from './contractNews.ts'
import type { ContractStanding } from './useContractStanding.ts'

/** Above the facts, if the contract is outdated, or if no release is known for it. */
export function ContractNotice({ setup, standing }: { setup: AccountSetup; standing: ContractStanding }) {
  const { account } = useAccount()
  const { code, release, recommended, isOutdated } = standing
  const link = (words: string) => (
    <Button
      size="xs"
      renderRoot={(props) => <Link {...props} to="/safes/$safe/setup/upgrade" params={{ safe: account }} />}
    >
      {words}
    </Button>
  )
  if (code === 'differs')
    return (
      <VerdictNote verdict="danger" title="The contract is not the published one">
        The address is that of {release?.name} {release?.version}, but its code differs from the published code. Compare
        with another node before you sign anything.
      </VerdictNote>
    )
  if (code === 'unknown')
    return (
      <VerdictNote
        verdict="caution"
        title="The contract is not a published release"
        aside={link('See what you can do')}
      >
        The page does not know this code. It may move funds without signatures of the owners, or refuse their
        signatures.
      </VerdictNote>
    )
  const version = release?.version ?? setup.version
  if (!isOutdated || version === null || recommended === null) return null
  const news = contractNews(version, recommended)
  return (
    <VerdictNote verdict="caution" title={`Contract ${version} is outdated`} aside={link('See upgrade')}>
      {['The account can still be used.', ...news, 'Owners, coins and address do not change with an upgrade.'].join(
        ' ',
      )}
    </VerdictNote>
  )
}
