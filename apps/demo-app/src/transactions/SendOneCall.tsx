import type { ChainInfo, SafeInfoExtended } from '@safe-global/safe-apps-sdk'
import { useState } from 'react'
import { parseUnits } from 'viem'
import { Call } from '../parts/Call.tsx'
import { Facts, Hex } from '../parts/Facts.tsx'
import { Field } from '../parts/Field.tsx'
import { sdk } from '../wallet/wallet.ts'

type Props = {
  readonly account: SafeInfoExtended
  readonly chain: ChainInfo
  readonly onSent: (safeTxHash: string) => void
}

export function SendOneCall({ account, chain, onSent }: Props) {
  const { symbol, decimals } = chain.nativeCurrency
  const [to, setTo] = useState(account.owners[0] ?? account.safeAddress)
  const [amount, setAmount] = useState('0.01')
  const [data, setData] = useState('0x')
  const [gas, setGas] = useState('')
  async function send() {
    const { safeTxHash } = await sdk.txs.send({
      txs: [{ to, value: parseUnits(amount, decimals).toString(), data }],
      ...(gas === '' ? {} : { params: { safeTxGas: Number(gas) } }),
    })
    onSent(safeTxHash)
    return { safeTxHash }
  }
  return (
    <Call
      title="Send one call"
      code="sdk.txs.send({ txs: [{ to, value, data }] })"
      about="A payment, or a call of a contract when there is data."
      action="Ask to send"
      run={send}
      show={({ safeTxHash }) => <Facts facts={{ safeTxHash: <Hex>{safeTxHash}</Hex> }} />}
    >
      <Field label="To" value={to} onChange={setTo} isCode />
      <div className="pair">
        <Field label={`Amount in ${symbol}`} value={amount} onChange={setAmount} />
        <Field label="safeTxGas, may be empty" value={gas} onChange={setGas} />
      </div>
      <Field label="Data" value={data} onChange={setData} isCode />
    </Call>
  )
}
