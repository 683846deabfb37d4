import type { ChainInfo, SafeBalances } from '@safe-global/safe-apps-sdk'
import { formatUnits } from 'viem'

type Props = { readonly balances: SafeBalances; readonly currency: string; readonly chain: ChainInfo }

export function Balances({ balances, currency, chain }: Props) {
  const code = currency.toUpperCase()
  return (
    <table className="table">
      <caption>
        Total {balances.fiatTotal} {code}
      </caption>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Amount</th>
          <th scope="col">{code}</th>
        </tr>
      </thead>
      <tbody>
        {balances.items.map(({ tokenInfo, balance, fiatBalance }) => (
          <tr key={tokenInfo.address}>
            <th scope="row">{tokenInfo.symbol}</th>
            <td>{formatUnits(BigInt(balance), tokenInfo.decimals ?? chain.nativeCurrency.decimals)}</td>
            <td>{fiatBalance}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
