import { type Address, isAddress } from '@countersign/primitives'
import { createFileRoute } from '@tanstack/react-router'
import { useOpenDraft } from '../../../data/drafts/draftStore.ts'
import { SendPage } from '../../../screens/send/SendPage.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'

type Search = { token?: Address; tokenId?: string; nonce?: string; to?: Address; mode?: 'call'; nfts?: string }

/**
 * `?token=`: the asset to send, with `tokenId` one NFT of it; the zero address is the native coin. `?nonce=`: the gap to fill. `?to=`: the recipient.
 * `?mode=call`: a contract call. `?nfts=`: several NFTs for that recipient.
 */
const validateSearch = ({ token, tokenId, nonce, to, mode, nfts }: Record<string, unknown>): Search => ({
  ...(typeof token === 'string' && isAddress(token) ? { token } : {}),
  ...(isWhole(tokenId) ? { tokenId: String(tokenId) } : {}),
  ...(isWhole(nonce) ? { nonce: String(nonce) } : {}),
  ...(typeof to === 'string' && isAddress(to) ? { to } : {}),
  ...(mode === 'call' ? { mode } : {}),
  ...(typeof nfts === 'string' && nfts !== '' ? { nfts } : {}),
})

const isWhole = (value: unknown): boolean =>
  typeof value === 'string' ? /^\d+$/.test(value) : typeof value === 'number' && Number.isSafeInteger(value)

export const Route = createFileRoute('/_app/safes/$safe/send')({ validateSearch, component: Send })

function Send() {
  const { mode = 'transfer', ...asked } = Route.useSearch()
  const { account } = useAccount()
  const openDraft = useOpenDraft()
  return (
    <SendPage
      key={[account, ...Object.values(asked)].join()}
      mode={mode}
      asked={asked}
      onDraft={(transaction, note, source, typed, saved) =>
        void openDraft({ transaction, note, source, typed: [...typed], ...(saved === null ? {} : { saved }) })
      }
    />
  )
}
