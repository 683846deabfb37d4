import { AccountSection } from './account/AccountSection.tsx'
import { ChainSection } from './chain/ChainSection.tsx'
import { Header } from './Header.tsx'
import { MessageSection } from './messages/MessageSection.tsx'
import { NoWallet } from './NoWallet.tsx'
import { PeopleSection } from './people/PeopleSection.tsx'
import { TransactionSection } from './transactions/TransactionSection.tsx'
import { useWallet } from './wallet/useWallet.ts'

export function App() {
  const wallet = useWallet()
  if (wallet.kind === 'absent') return <NoWallet reason={wallet.reason} />
  if (wallet.kind === 'asking') return <p className="asking">Waiting for the wallet’s account</p>
  const { account, chain } = wallet
  return (
    <>
      <Header account={account} chain={chain} />
      <main className="page">
        <AccountSection chain={chain} />
        <TransactionSection account={account} chain={chain} />
        <MessageSection account={account} />
        <ChainSection account={account} />
        <PeopleSection />
      </main>
    </>
  )
}
