import type { SafeInfoExtended } from '@safe-global/safe-apps-sdk'
import { useState } from 'react'
import { Call } from '../parts/Call.tsx'
import { Field } from '../parts/Field.tsx'
import { sdk } from '../wallet/wallet.ts'
import { NONCE_CALL } from './readAll.ts'

/** The most useful of the reads, with a call that the user can edit. */
export function CustomRead({ account }: { readonly account: SafeInfoExtended }) {
  const [to, setTo] = useState(account.safeAddress)
  const [data, setData] = useState<string>(NONCE_CALL)
  return (
    <Call
      title="Call a contract"
      code="sdk.eth.call([{ to, data }])"
      about="A call without effect on the chain. The example reads the nonce of the account."
      action="Call"
      run={() => sdk.eth.call([{ to, data }])}
    >
      <Field label="Contract" value={to} onChange={setTo} isCode />
      <Field label="Data of the call" value={data} onChange={setData} isCode />
    </Call>
  )
}
