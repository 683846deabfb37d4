import { isAddress, type Address } from '@countersign/safe/light'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { draftStore } from '../../../features/review/draftStore.ts'
import { SendPage } from '../../../features/send/SendPage.tsx'
import { useAccount } from '../../../shared/url/useAccount.ts'

/** `?token=`: an asset's page asks to send this one; the zero address is the native coin. `?nonce=`: fill this gap. */
const validateSearch = (search: Record<string, unknown>): { token?: Address; nonce?: string } => {
  const { token, nonce } = search
  return {
    ...(typeof token === 'string' && isAddress(token) ? { token } : {}),
    ...(typeof nonce === 'string' && /^\d+$/.test(nonce) ? { nonce } : {}),
  }
}

export const Route = createFileRoute('/_app/safes/$safe/send')({ validateSearch, component: Send })

function Send() {
  const { token } = Route.useSearch()
  const { chainId, safe, account } = useAccount()
  const navigate = useNavigate()
  return (
    <SendPage
      key={`${account}${token ?? ''}`}
      token={token}
      onDraft={(transaction, note) => {
        const draft = draftStore.save({ chainId, safe, transaction, note, source: 'transfer' })
        void navigate({ to: '/safes/$safe/review', params: { safe: account }, search: { draft } })
      }}
    />
  )
}
