import type { Chain } from '@countersign/api'
import { NativeSelect } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useOwnRpcUrls } from '../../data/rpc/ownRpcUrls.ts'
import { allRpcUrls } from '../../data/rpc/chainNodes.ts'
import { useWallet } from '../../data/wallet/walletStore.ts'
import { canSignOnly } from './canSignOnly.ts'
import { feeMessages as messages } from './feeMessages.ts'
import { nodeChoices, useNodeChoice } from './feeChoices.ts'
import styles from './FeePanel.module.css'

type Props = {
  readonly chain: Chain
  /** The name of the execution, see `feeChoices`. */ readonly name: string
  readonly isDisabled: boolean
}

/** The node that gets the transaction first. Only for wallets that can sign without sending. */
export function NodeChoice({ chain, name, isDisabled }: Props) {
  const wallet = useWallet()
  const own = useOwnRpcUrls()[chain.chainId] ?? []
  const chosen = useNodeChoice(name)
  const isPossible = canSignOnly(wallet)
  const options = allRpcUrls(chain).map((url) => {
    const host = URL.canParse(url) ? new URL(url).host : url
    return { value: url, label: own.includes(url) ? messages.fromYou({ host }) : messages.fromOperator({ host }) }
  })
  return (
    <div className={styles.node}>
      <NativeSelect
        label={messages.sendThrough}
        description={isPossible ? (chosen === null ? undefined : messages.signsOnly) : messages.signsAndSends}
        disabled={isDisabled || !isPossible}
        value={isPossible ? (chosen ?? '') : ''}
        data={[{ value: '', label: messages.byWallet }, ...options]}
        onChange={(event) => nodeChoices.set(name, event.currentTarget.value || null)}
      />
      {isPossible && (
        <Link to="/settings/networks" className="cs-link">
          {messages.addNode}
        </Link>
      )}
    </div>
  )
}
