import { Icon, ShortHex, toasts, TokenCoin } from '@countersign/ui'
import { ActionIcon } from '@mantine/core'
import { shortenAddress } from '@countersign/primitives'
import { useQuery } from '@tanstack/react-query'
import { removeOwnToken, restoreOwnTokens, useOwnTokens } from '../../data/chain-only/ownTokens.ts'
import { ownTokensQuery } from '../../data/tokens/ownTokensQuery.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { addTokenMessages as messages } from './addTokenMessages.ts'
import styles from './AddTokenDialog.module.css'

/** The tokens that the user added on this network. Each can be removed. */
export function OwnTokenList() {
  const { chain, chainId, safe } = useAccount()
  const own = useOwnTokens(chainId)
  const { data } = useQuery(ownTokensQuery(chain, safe, own))
  if (own.length === 0) return null
  const remove = (address: (typeof own)[number], symbol: string) => {
    removeOwnToken(chainId, address)
    toasts.show({
      kind: 'info',
      title: messages.removed({ symbol }),
      action: { label: messages.undo, onClick: () => restoreOwnTokens(chainId, own) },
    })
  }
  return (
    <section className={styles.list} aria-label={messages.listTitle({ chain: chain.chainName })}>
      <h3>{messages.listTitle({ chain: chain.chainName })}</h3>
      <ul>
        {own.map((address) => {
          const read = data?.find((one) => one.address === address)?.read
          const symbol = read?.kind === 'token' && read.symbol !== '' ? read.symbol : shortenAddress(address)
          return (
            <li key={address}>
              <TokenCoin symbol={symbol} size={24} />
              <span className={styles.words}>
                <b>{symbol}</b>
                <small>
                  {read?.kind === 'token' ? `${read.name} ` : ''}
                  <ShortHex value={address} />
                </small>
              </span>
              <ActionIcon
                aria-label={messages.removeNamed({ symbol })}
                title={messages.remove}
                onClick={() => remove(address, symbol)}
              >
                <Icon name="trash" size={16} />
              </ActionIcon>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
