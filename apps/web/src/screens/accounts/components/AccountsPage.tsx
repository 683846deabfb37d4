import { PageHeader } from '@countersign/ui'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { scopeWords } from '../headline.ts'
import { useKnownAccounts } from '../useKnownAccounts.ts'
import { useNeedsYou } from '../useNeedsYou.ts'
import { AccountsSection } from './AccountsSection.tsx'
import { FirstRun, type FirstRunProps } from './FirstRun.tsx'

export function AccountsPage({ watch, onUseDemoOwner }: Pick<FirstRunProps, 'watch' | 'onUseDemoOwner'>) {
  const known = useKnownAccounts()
  const needs = useNeedsYou()
  const wallet = useWallet()
  useDocumentTitle('Accounts')
  if (known.accounts.length === 0 && wallet.address === null)
    return <FirstRun watch={watch} onUseDemoOwner={onUseDemoOwner} />
  const networks = new Set(known.accounts.map(({ chain }) => chain.chainId)).size
  return (
    <>
      <PageHeader
        title="Accounts"
        subtitle={`${scopeWords(known.accounts.length, networks)}: the accounts that your wallet owns, and those stored in this browser.`}
      />
      <AccountsSection watch={watch} known={known} needs={needs} />
    </>
  )
}
