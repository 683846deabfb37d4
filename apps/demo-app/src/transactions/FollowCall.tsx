import { useState } from 'react'
import { Call } from '../parts/Call.tsx'
import { Facts, Hex } from '../parts/Facts.tsx'
import { Field } from '../parts/Field.tsx'
import { sdk } from '../wallet/wallet.ts'
import { Following } from './Following.tsx'

/** @param sent - safeTxHash of the last transaction, which is followed immediately */
export function FollowCall({ sent }: { readonly sent: string }) {
  const [hash, setHash] = useState(sent)
  return (
    <div className="card wide">
      <Call
        title="Status of a transaction"
        code="sdk.txs.getBySafeTxHash(safeTxHash)"
        about="Owners may still have to sign and execute. The app repeats this call until the transaction has ended."
        action="Look it up"
        run={() => sdk.txs.getBySafeTxHash(hash)}
        show={({ txStatus, txHash }) => (
          <Facts facts={{ Status: txStatus, 'Hash on the chain': txHash ? <Hex>{txHash}</Hex> : 'not executed' }} />
        )}
      >
        <Field label="safeTxHash" value={hash} onChange={setHash} isCode />
      </Call>
      {sent !== '' && <Following safeTxHash={sent} />}
    </div>
  )
}
