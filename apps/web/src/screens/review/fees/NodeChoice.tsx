import { NativeSelect } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useOwnRpcUrls } from '../../../data/rpc/ownRpcUrls.ts'
import { allRpcUrls } from '../../../data/rpc/rpcRequest.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { canSignOnly } from '../../../signing/execution/canSignOnly.ts'
import { feeMessages as messages } from '../../../signing/execution/feeMessages.ts'
import { nodeChoices, useNodeChoice } from '../../../signing/execution/feeChoices.ts'
import styles from './NetworkFee.module.css'

type Props = { /** Of the execution. */ readonly name: string; readonly isDisabled: boolean }

/** The node that gets the transaction first. Only for wallets that can sign without sending. */
export function NodeChoice({ name, isDisabled }: Props) {
  const { chain, chainId } = useAccount()
  const wallet = useWallet()
  const own = useOwnRpcUrls()[chainId] ?? []
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
