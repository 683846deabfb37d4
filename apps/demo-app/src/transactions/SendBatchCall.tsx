import type { SafeInfoExtended, TokenBalance } from '@safe-global/safe-apps-sdk'
import { useEffect, useState } from 'react'
import { Call } from '../parts/Call.tsx'
import { Facts, Hex } from '../parts/Facts.tsx'
import { Choice, Field } from '../parts/Field.tsx'
import { sdk } from '../wallet/wallet.ts'
import { tokenBatch } from './tokenBatch.ts'

type Props = { readonly account: SafeInfoExtended; readonly onSent: (safeTxHash: string) => void }

export function SendBatchCall({ account, onSent }: Props) {
  const tokens = useTokens()
  const [chosen, setChosen] = useState('')
  const [recipient, setRecipient] = useState(account.owners[0] ?? account.safeAddress)
  const [amount, setAmount] = useState('1')
  const token = tokens.find(({ tokenInfo }) => tokenInfo.address === chosen) ?? tokens[0]

  async function send() {
    if (!token) throw new Error('The account holds no ERC-20 token, so there is nothing to batch.')
    const { address, decimals } = token.tokenInfo
    const txs = tokenBatch({ token: address, decimals: decimals ?? 18, recipient, amount })
    const { safeTxHash } = await sdk.txs.send({ txs })
    onSent(safeTxHash)
    return { safeTxHash, calls: txs.length }
  }

  return (
    <Call
      title="Send a batch"
      code="sdk.txs.send({ txs: [approve, transfer, approve] })"
      about="Three calls of a token in one transaction, all or none: approve the amount for the recipient, send the amount, and revoke the approval."
      action="Ask to send the batch"
      run={send}
      show={({ safeTxHash, calls }) => <Facts facts={{ Calls: calls, safeTxHash: <Hex>{safeTxHash}</Hex> }} />}
    >
      <div className="pair">
        <Choice
          label="Token"
          value={token?.tokenInfo.address ?? ''}
          onChange={setChosen}
          options={
            token
              ? tokens.map(({ tokenInfo }) => [tokenInfo.address, `${tokenInfo.symbol}, ${tokenInfo.name}`])
              : [['', 'No ERC-20 token here']]
          }
        />
        <Field label="Amount" value={amount} onChange={setAmount} />
      </div>
      <Field label="Recipient" value={recipient} onChange={setRecipient} isCode />
    </Call>
  )
}

function useTokens(): readonly TokenBalance[] {
  const [tokens, setTokens] = useState<readonly TokenBalance[]>([])
  useEffect(() => {
    void sdk.safe.experimental_getBalances().then(
      ({ items }) => setTokens(items.filter(({ tokenInfo }) => String(tokenInfo.type) === 'ERC20')),
      // The card of the balances shows their error; without tokens there is nothing to choose here.
      () => undefined,
    )
  }, [])
  return tokens
}
