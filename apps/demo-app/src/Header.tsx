import type { ChainInfo, SafeInfoExtended } from '@safe-global/safe-apps-sdk'

const SECTIONS = [
  ['account', 'Account'],
  ['transactions', 'Transactions'],
  ['messages', 'Messages'],
  ['chain', 'Chain'],
  ['people', 'People'],
] as const

type Props = { readonly account: SafeInfoExtended; readonly chain: ChainInfo }

/** The account of the app, always visible. */
export const Header = ({ account, chain }: Props) => (
  <header className="header">
    <div className="bar">
      <img src="./icon.svg" alt="" width="28" height="28" />
      <h1>Demo app</h1>
      <p className="who">
        <span className="hex" title={account.safeAddress}>
          {short(account.safeAddress)}
        </span>
        <span>
          {chain.chainName}, {account.threshold} of {account.owners.length}
          {account.isReadOnly ? ', read only' : ''}
        </span>
      </p>
    </div>
    <nav aria-label="Sections">
      {SECTIONS.map(([id, name]) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  </header>
)

const short = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`
